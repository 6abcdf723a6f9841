import Scenes

/// The cells that constraints tie to both ends of their content on an axis, so that they say how large
/// the cell is to be; others have the size that their container gives.
struct DeterminedCells {
  /// By axis.
  private var cells: [Set<ViewIndex>] = Axis.allCases.map { _ in [] }

  /// Looks at each constraint once.
  init(_ scene: Scene) {
    for constraint in scene.constraints {
      add(constraint.first, constraint.firstAttribute, constraint.second, in: scene)
      if let second = constraint.second {
        add(
          second, constraint.secondAttribute ?? constraint.firstAttribute, constraint.first,
          in: scene)
      }
    }
  }

  func contains(_ cell: ViewIndex, _ axis: Axis) -> Bool { cells[axis.rawValue].contains(cell) }

  private mutating func add(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ other: LayoutItem?, in scene: Scene
  ) {
    let axis: Axis
    switch attribute {
    // A length of the content's own, or an end that something inside is tied to.
    case .height: axis = .vertical
    case .width: axis = .horizontal
    case .bottom, .bottomMargin:
      guard other != nil else { return }
      axis = .vertical
    case .right, .rightMargin, .trailing, .trailingMargin:
      guard other != nil else { return }
      axis = .horizontal
    default: return
    }
    let index = scene.view(of: item)
    let view = scene.views[index]
    switch view.kind {
    case .tableViewCell, .collectionViewCell: cells[axis.rawValue].insert(index)
    default:
      guard view.isCellContent, let cell = view.parent else { return }
      cells[axis.rawValue].insert(cell)
    }
  }
}

extension View {
  /// Whether the view is what a cell's own subviews are in.
  var isCellContent: Bool {
    kind == .tableViewCellContentView || kind == .collectionViewCellContentView
      || element?.key == "contentView"
  }
}
