import ConstraintSolver
import Scenes
import Traits

/// What views are placed by that no constraints place: autoresizing masks and containers.
extension RuleSentences {
  func placementSentence(_ index: ViewIndex, _ row: LinearSystem.ConstraintIndex) -> Sentence {
    let view = scene.views[index]
    let parent = view.parent ?? .root
    let name = name(index)
    let figure = figure(row)
    if index == scene.addedTopBar || index == scene.addedBottomBar {
      return Sentence(
        text: "\(name.capitalizedFirst) is a bar that the scene's container adds, with the "
          + "container's \(figure.name)", views: [index, parent])
    }
    if view.kind.isPlacedByContainer || view.isCellContent {
      return Sentence(
        text: "\(name.capitalizedFirst) gets its \(figure.name) from \(self.name(parent)), which "
          + "places it\(difference(index, row))", views: [index, parent])
    }
    let cause =
      view.isFixedFrame
      ? "as it has no constraints of its own" : "by its autoresizing mask"
    let stored = view.storedFrame?[figure].text()
    let length = FrameFigure.length(on: figure.axis)
    guard follows(row, LayoutVariable(parent, length)) else {
      let value = stored.map { ", \($0)," } ?? ""
      return Sentence(
        text: "\(name.capitalizedFirst) keeps the \(figure.name) that it has in the "
          + "document\(value) \(cause)", views: [index])
    }
    var text =
      "The \(figure.name) of \(name) follows the \(length.name) of \(self.name(parent)) \(cause)"
    if let stored, let whole = scene.views[parent].storedFrame?[length] {
      text += " (in the document \(stored) of \(whole.text()))"
    }
    return Sentence(text: text, views: [index, parent])
  }

  /// By how much a view is less than the one that places it, as a clause: a cell's content beside an accessory
  /// or above a separator, a cell in an inset group.
  private func difference(_ index: ViewIndex, _ row: LinearSystem.ConstraintIndex) -> String {
    let figure = figure(row)
    guard figure.isLength, let parent = scene.views[index].parent,
      follows(row, LayoutVariable(parent, figure))
    else { return "" }
    let less = equations.system.linear.constant(of: row)
    return less > 0.005 ? ", \(less.pointsInWords) less than its own" : ""
  }

  /// Whether a row makes a view's figure depend on another variable.
  private func follows(_ row: LinearSystem.ConstraintIndex, _ other: LayoutVariable) -> Bool {
    equations.system.linear.terms(of: row).contains {
      $0.variable == other.number && $0.coefficient != 0
    }
  }

  /// What a table, a collection view or a cell's own style says.
  func containerSentence(_ index: ViewIndex, _ row: LinearSystem.ConstraintIndex) -> Sentence {
    let view = scene.views[index]
    let parent = view.parent ?? .root
    let name = name(index).capitalizedFirst
    let figure = figure(row)
    if figure == .height, let height = equations.cells.rows[index]?.height {
      return Sentence(text: "\(name) \(words(height, table: parent))", views: [index, parent])
    }
    if scene.views[parent].isCellContent, let cell = scene.views[parent].parent {
      return Sentence(
        text: "\(name) gets its \(figure.name) from the style of \(self.name(cell))",
        views: [index, cell])
    }
    return Sentence(
      text: "\(name) gets its \(figure.name) from \(self.name(parent)), which places it"
        + difference(index, row), views: [index, parent])
  }

  private func words(_ height: TableRows.Height, table: ViewIndex) -> String {
    switch height {
    case .fitting: "is as high as its content needs"
    case .fixed(let points, let source):
      switch source {
      case .cell: "has a row height of its own, \(points.pointsInWords)"
      case .table: "has the row height of \(name(table)), \(points.pointsInWords)"
      case .standard:
        "has the height of rows whose content doesn't say how high it is, \(points.pointsInWords)"
      case .style: "has the automatic height of its style, \(points.pointsInWords)"
      case .document:
        "is as high in \(name(table)) as in the document, \(points.pointsInWords)"
      }
    }
  }
}
