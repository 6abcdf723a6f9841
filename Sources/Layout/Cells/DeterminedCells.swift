import Scenes

/// The cells that constraints tie to both ends of their content on an axis, so that they say how large
/// the cell is to be; others have the size that their container gives.
struct DeterminedCells {
  /// By axis: cells with a length of their own, and those with something tied to the end of their content, or to its
  /// beginning or middle.
  private var sized: [Set<ViewIndex>] = Axis.allCases.map { _ in [] }
  private var ended: [Set<ViewIndex>] = Axis.allCases.map { _ in [] }
  private var begun: [Set<ViewIndex>] = Axis.allCases.map { _ in [] }
  /// By axis: what required constraints keep within the beginning of a cell's content, and what has its middle.
  private var within: [Set<Tie>] = Axis.allCases.map { _ in [] }
  private var centered: [Set<Tie>] = Axis.allCases.map { _ in [] }

  private struct Tie: Hashable {
    let cell: ViewIndex
    let item: LayoutItem
  }

  /// Looks at each constraint once.
  init(_ scene: Scene) {
    for constraint in scene.constraints {
      add(constraint.first, constraint.firstAttribute, constraint.second, in: scene)
      if let second = constraint.second {
        add(
          second, constraint.secondAttribute ?? constraint.firstAttribute, constraint.first,
          in: scene)
        addTie(constraint, second, in: scene)
      }
    }
    addCentered()
  }

  func contains(_ cell: ViewIndex, _ axis: Axis) -> Bool {
    sized[axis.rawValue].contains(cell)
      || ended[axis.rawValue].contains(cell) && begun[axis.rawValue].contains(cell)
  }

  private mutating func add(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ other: LayoutItem?, in scene: Scene
  ) {
    guard let cell = Self.cell(of: item, in: scene) else { return }
    switch attribute {
    case .height: sized[Axis.vertical.rawValue].insert(cell)
    case .width: sized[Axis.horizontal.rawValue].insert(cell)
    case _ where other == nil: return
    case .bottom, .bottomMargin: ended[Axis.vertical.rawValue].insert(cell)
    case .right, .rightMargin, .trailing, .trailingMargin:
      ended[Axis.horizontal.rawValue].insert(cell)
    default: begun[(attribute.isHorizontal ? Axis.horizontal : .vertical).rawValue].insert(cell)
    }
  }

  /// What is in the middle, and no less than so far from the beginning, is as far from the end: of the least size in
  /// which that holds the content says how large it is. Source: the documentation of
  /// `UIView.systemLayoutSizeFitting(_:)`, “the optimal size of the view based on its current constraints”.
  private mutating func addCentered() {
    for axis in Axis.allCases.map(\.rawValue) {
      let cells = within[axis].intersection(centered[axis]).map(\.cell)
      begun[axis].formUnion(cells)
      ended[axis].formUnion(cells)
    }
  }

  private mutating func addTie(_ constraint: Constraint, _ second: LayoutItem, in scene: Scene) {
    guard constraint.priority >= 1000, constraint.firstAttribute == constraint.secondAttribute
    else {
      return
    }
    let tie: Tie
    let outwards: LayoutRelation
    if let cell = Self.cell(of: second, in: scene) {
      (tie, outwards) = (Tie(cell: cell, item: constraint.first), .lessThanOrEqual)
    } else if let cell = Self.cell(of: constraint.first, in: scene) {
      (tie, outwards) = (Tie(cell: cell, item: second), .greaterThanOrEqual)
    } else {
      return
    }
    let axis = (constraint.firstAttribute.isHorizontal ? Axis.horizontal : .vertical).rawValue
    switch constraint.firstAttribute {
    case .centerX, .centerY:
      if constraint.relation == .equal { centered[axis].insert(tie) }
    case .top, .leading, .left:
      if constraint.relation != outwards { within[axis].insert(tie) }
    default: break
    }
  }

  /// The cell that an item is, or is the content of.
  private static func cell(of item: LayoutItem, in scene: Scene) -> ViewIndex? {
    let index = scene.view(of: item)
    let view = scene.views[index]
    switch view.kind {
    case .tableViewCell, .collectionViewCell: return index
    default: return view.isCellContent ? view.parent : nil
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
