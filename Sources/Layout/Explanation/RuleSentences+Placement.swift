import ConstraintSolver
import Localization
import Scenes
import Traits

/// What views are placed by that no constraints place: autoresizing masks and containers.
extension RuleSentences {
  func placementSentence(_ index: ViewIndex, _ row: LinearSystem.ConstraintIndex) -> Sentence {
    let view = scene.views[index]
    let parent = view.parent ?? .root
    let name = name(index).capitalizedFirst
    let figure = figure(row)
    if index == scene.addedTopBar || index == scene.addedBottomBar {
      return Sentence(
        text: localized(
          "%1$s is a bar that the scene's container adds, with the container's %2$s", name,
          figure.words), views: [index, parent])
    }
    if view.kind.isPlacedByContainer || view.isCellContent {
      return placedSentence(index, in: parent, row)
    }
    // Translators: A clause at the end of a sentence, as is the next one.
    let cause =
      view.isFixedFrame
      ? localized("as it has no constraints of its own") : localized("by its autoresizing mask")
    let stored = view.storedFrame?[figure].text()
    let length = FrameFigure.length(on: figure.axis)
    guard follows(row, LayoutVariable(parent, length)) else {
      let text =
        stored.map {
          localized(
            "%1$s keeps the %2$s that it has in the document, %3$s, %4$s", name, figure.words, $0,
            cause)
        }
        ?? localized(
          "%1$s keeps the %2$s that it has in the document %3$s", name, figure.words, cause)
      return Sentence(text: text, views: [index])
    }
    let (inner, outer) = (self.name(index, as: .reference), self.name(parent, as: .reference))
    var text = localized(
      "The %1$s of %2$s follows the %3$s of %4$s %5$s", figure.words, inner, length.words, outer,
      cause)
    if let stored, let whole = scene.views[parent].storedFrame?[length] {
      text = localized("%1$s (in the document %2$s of %3$s)", text, stored, whole.text())
    }
    return Sentence(text: text, views: [index, parent])
  }

  private func placedSentence(
    _ index: ViewIndex, in parent: ViewIndex, _ row: LinearSystem.ConstraintIndex
  ) -> Sentence {
    let text = localized(
      "%1$s gets its %2$s from %3$s, which places it", name(index).capitalizedFirst,
      figure(row).words, name(parent, as: .reference))
    return Sentence(text: text + difference(index, row), views: [index, parent])
  }

  /// By how much a view is less than the one that places it, as a clause: a cell's content beside an accessory
  /// or above a separator, a cell in an inset group.
  private func difference(_ index: ViewIndex, _ row: LinearSystem.ConstraintIndex) -> String {
    let figure = figure(row)
    guard figure.isLength, let parent = scene.views[index].parent,
      follows(row, LayoutVariable(parent, figure))
    else { return "" }
    let less = equations.system.linear.constant(of: row)
    return less > 0.005 ? localized(", %1$s less than its own", less.pointsInWords) : ""
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
      return Sentence(text: sentence(name, height, table: parent), views: [index, parent])
    }
    if scene.views[parent].isCellContent, let cell = scene.views[parent].parent {
      return Sentence(
        text: localized(
          "%1$s gets its %2$s from the style of %3$s", name, figure.words,
          self.name(cell, as: .reference)),
        views: [index, cell])
    }
    return placedSentence(index, in: parent, row)
  }

  private func sentence(_ row: String, _ height: TableRows.Height, table: ViewIndex) -> String {
    switch height {
    case .fitting: return localized("%1$s is as high as its content needs", row)
    case .fixed(let length, let source):
      let (points, table) = (length.pointsInWords, name(table, as: .reference))
      return switch source {
      case .cell: localized("%1$s has a row height of its own, %2$s", row, points)
      case .table: localized("%1$s has the row height of %2$s, %3$s", row, table, points)
      case .standard:
        localized(
          "%1$s has the height of rows whose content doesn't say how high it is, %2$s", row, points)
      case .style: localized("%1$s has the automatic height of its style, %2$s", row, points)
      case .document:
        localized("%1$s is as high in %2$s as in the document, %3$s", row, table, points)
      }
    }
  }
}
