import Scenes
import Traits

/// The items of a collection view with a flow layout, and what its document says about them.
struct CollectionItems {
  /// An item that isn't made, but takes room.
  struct Hidden: Hashable {
    /// Which kind of rows it is, and where among all.
    let group: Int
    let place: Int
    /// In the collection view's coordinates, in points.
    let frame: Rect
  }

  private let collection: ViewIndex
  private let sizing: IntrinsicSizing
  private let layout: FlowLayoutElement
  private let flow: FlowLayout
  /// The cells of each section.
  private let sections: [[ViewIndex]]
  /// The sections that the companion file or code declares.
  private let declared: [ListSection]
  private let isSelfSizing: Bool

  /// Nil where the layout is the app's own.
  init?(of collection: ViewIndex, sizing: IntrinsicSizing) {
    let scene = sizing.scene
    let view = scene.views[collection]
    guard let layout = CollectionView(view).flowLayout else { return nil }
    self.collection = collection
    self.sizing = sizing
    self.layout = layout
    declared = scene.sections(of: collection)
    sections =
      declared.isEmpty
      ? [view.children.filter { scene.views[$0].kind == .collectionViewCell }]
      : declared.map(\.cells)
    isSelfSizing = layout.isSelfSizing
    flow = FlowLayout(
      axis: layout.isHorizontal ? .horizontal : .vertical, lineSpacing: layout.lineSpacing,
      itemSpacing: layout.itemSpacing, sectionInsets: layout.sectionInset,
      header: layout.headerSize, footer: layout.footerSize)
  }

  /// The items' frames by view.
  ///
  /// In a collection view from right to left everything is mirrored: a line's first item is at the right,
  /// and what scrolls sideways begins at its right end. Source: Stack Overflow 54087393 ("For RTL, the
  /// UICollectionViewFlowLayout works fine by default … if every cell has the same size"); the coordinates stay,
  /// as `flipsHorizontallyInOppositeLayoutDirection` is false: CruGlobal's godtools-swift,
  /// PageNavigationCollectionViewCenteredLayout ("the contentOffset wouldn't start at 0 and would instead start
  /// at the end"). In iOS 9 the last item was seen first (openradar 25698641), which is left out. That sections'
  /// insets are mirrored with the rest, and that items which don't fill what scrolls sideways stand at the
  /// right, is chosen.
  ///
  /// - Parameter frames: By view, from the round before.
  func place(
    frames: PerView<Rect>, insets: ViewInsets, determined: DeterminedCells
  ) -> (items: [ViewIndex: CellLayout.Item], hidden: [Hidden]) {
    let scene = sizing.scene
    var flow = flow
    flow.sectionInsets = flow.sectionInsets + reference(insets)
    let bounds = Size(
      width: frames[collection].width.settled, height: frames[collection].height.settled)
    // Headers and footers in the order of their sections.
    let bars = ["sectionHeaderView", "sectionFooterView"].map { key in
      scene.views[collection].children.filter { scene.views[$0].element?.key == key }
    }
    var items: [ViewIndex: CellLayout.Item] = [:]
    var hidden: [Hidden] = []
    var start = 0.0
    for (number, cells) in sections.enumerated() {
      let fits = cells.map { cell in
        Axis.allCases.map { isSelfSizing && determined.contains(cell, $0) }
      }
      let sizes = zip(cells, fits).map { cell, fits in
        let written = layout.itemSize(of: scene.views[cell])
        return Size(
          width: fits[0] ? sizing.grid.nearest(frames[cell].width) : written.width,
          height: fits[1] ? sizing.grid.nearest(frames[cell].height) : written.height)
      }
      let (before, after) =
        declared.indices.contains(number)
        ? (declared[number].before, declared[number].after) : ([], [])
      let placed = flow.frames(
        of: Self.sizes(of: before) + sizes + Self.sizes(of: after), in: bounds, from: start)
      start = placed.end
      let first = before.reduce(0) { $0 + $1.count }
      for (place, cell) in cells.enumerated() {
        items[cell] = CellLayout.Item(
          frame: placed.items[first + place], fitsWidth: fits[place][0],
          fitsHeight: fits[place][1])
      }
      hidden += Self.hidden(before, at: placed.items.prefix(first))
      hidden += Self.hidden(after, at: placed.items.dropFirst(first + cells.count))
      for (views, frame) in zip(bars, [placed.header, placed.footer])
      where views.indices.contains(number) {
        items[views[number]] = CellLayout.Item(frame: frame, fitsWidth: false, fitsHeight: false)
      }
    }
    guard scene.views[collection].isRightToLeft else { return (items, hidden) }
    let width = flow.axis == .horizontal ? max(start, bounds.width) : bounds.width
    return (
      items.mapValues { $0.mirrored(in: width) }, hidden.map { $0.mirrored(in: width) }
    )
  }

  private static func sizes(of rows: [HiddenRows]) -> [Size] {
    rows.flatMap { Array(repeating: $0.size, count: $0.count) }
  }

  private static func hidden(_ rows: [HiddenRows], at frames: ArraySlice<Rect>) -> [Hidden] {
    zip(rows.flatMap { rows in (0..<rows.count).map { (rows.group, rows.place + $0) } }, frames)
      .map { Hidden(group: $0.0, place: $0.1, frame: $1) }
  }

  /// Whether the document stores another size for a cell than the layout gives it, which Interface Builder would
  /// replace as it opens the document. MINED: where cells don't size themselves it stores what the layout says for
  /// all but one of them, whose content has that size (rule flow-items).
  static func areElsewhere(_ collection: ViewIndex, in scene: Scene) -> Bool {
    let view = scene.views[collection]
    guard let layout = CollectionView(view).flowLayout, !layout.isSelfSizing else { return false }
    return view.children.lazy.map { scene.views[$0] }.contains { cell in
      guard cell.kind == .collectionViewCell, let stored = cell.storedFrame?.size else {
        return false
      }
      let size = layout.itemSize(of: cell)
      return abs(stored.width - size.width) > 0.01 || abs(stored.height - size.height) > 0.01
    }
  }

  /// What the section's insets are measured from.
  /// Source: UICollectionViewFlowLayout.sectionInsetReference.
  private func reference(_ insets: ViewInsets) -> EdgeInsets {
    var inner: EdgeInsets
    switch layout.insetReference {
    case .safeArea: inner = insets.safeArea[collection]
    case .layoutMargins: inner = insets.margins[collection]
    case .contentInset: return .zero
    }
    // Along the scrolling direction the collection view's content inset keeps clear already.
    if flow.axis == .vertical {
      (inner.top, inner.bottom) = (0, 0)
    } else {
      (inner.left, inner.right) = (0, 0)
    }
    // It is mirrored with the items, but stays where it is on the screen.
    if sizing.scene.views[collection].isRightToLeft { swap(&inner.left, &inner.right) }
    return inner
  }
}

extension FlowLayoutElement {
  /// A cell's own size goes before the layout's.
  fileprivate func itemSize(of cell: View) -> Size {
    CollectionViewCell(cell).customSize ?? itemSize
  }
}

extension CellLayout.Item {
  fileprivate func mirrored(in width: Double) -> Self {
    CellLayout.Item(
      frame: frame.mirrored(in: width), fitsWidth: fitsWidth, fitsHeight: fitsHeight)
  }
}

extension CollectionItems.Hidden {
  fileprivate func mirrored(in width: Double) -> Self {
    CollectionItems.Hidden(group: group, place: place, frame: frame.mirrored(in: width))
  }
}

extension Rect {
  /// The rectangle that is as far from the right end of a width as this one is from its left.
  fileprivate func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: y, width: self.width, height: height)
  }
}
