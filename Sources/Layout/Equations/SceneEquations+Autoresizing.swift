import ConstraintSolver
import Scenes
import Traits
import UIKitMetrics

extension SceneEquations {
  /// Places a view by its stored frame and its autoresizing mask.
  ///
  /// The stored frame of such a view is the author's input, as a constraint's constant is: no
  /// constraint positions it. Views with `fixedFrame` are those to which Interface Builder itself adds
  /// constraints from their stored frames when it builds the document.
  mutating func place(_ index: ViewIndex) {
    let view = scene.views[index]
    guard let parent = view.parent else { return }
    if let row = cells.rows[index] { return place(row, in: parent) }
    if let item = cells.items[index] { return place(item, index, in: parent) }
    if scene.views[parent].isCellContent, placeInStyle(index, in: parent) { return }
    if view.isCellContent,
      view.storedFrame == nil || scene.views[parent].storedFrame == nil
        || fillsCellWhateverItsFrame(view)
    {
      return fill(index, parent)
    }
    if scene.views[parent].kind == .visualEffectView, view.element?.key == "contentView" {
      fill(index, parent)
      return
    }
    let outsets = sizing.alignmentOutsets[index]
    // A bar's frame is computed for this canvas: nothing in it changes.
    let isBar = index == scene.addedTopBar || index == scene.addedBottomBar
    let reference = isBar ? nil : designedFrame(of: parent) ?? addedBar(parent)
    let mask = isBarItem(index) ? barItemMask(index) : mask(of: view)
    let computed = barFrame(index) ?? barItemFrames[index]
    // Bars lay the views of their items out with Auto Layout, and what an item's view is held to by constraints of its
    // own counts over the size that it has in the document. Source: WWDC 2017, session 204, "Updating Your App for
    // iOS 11"; Interface Builder marks such views as misplaced in 8 of 8 places of two public projects.
    let priority = isBarItem(index) ? Self.barItemSizePriority : LinearSystem.requiredPriority
    var frame = computed ?? view.storedFrame ?? fallbackFrame(of: view, in: reference)
    if let reference { fitContent(&frame, of: index, in: parent, reference) }
    if isMirroredContent(index, in: parent), let reference {
      frame.x = reference.width - frame.maxX
    }
    let clear = contentInsets(of: index, in: parent)
    frame.x += clear.left
    frame.width -= clear.left + clear.right
    addPlacement(
      of: index, in: parent, .horizontal,
      lengths: [frame.x, frame.width, (reference?.width ?? 0) - frame.maxX],
      flexible: [mask.flexibleMinX, mask.widthSizable, mask.flexibleMaxX],
      reference: reference?.width, outsets: (outsets.left, outsets.right), priority: priority)
    addPlacement(
      of: index, in: parent, .vertical,
      lengths: [frame.y, frame.height, (reference?.height ?? 0) - frame.maxY],
      flexible: [mask.flexibleMinY, mask.heightSizable, mask.flexibleMaxY],
      reference: reference?.height, outsets: (outsets.top, outsets.bottom), priority: priority)
  }

  /// Of the size that the document has for the view of a bar's item: any constraint that has to hold counts over it,
  /// and it over all that need not.
  private static let barItemSizePriority = 999.0

  /// Contents of visual effect views, and of cells without frames that could be theirs, are as large as
  /// what of these is theirs, whichever of them is constrained.
  private mutating func fill(_ index: ViewIndex, _ parent: ViewIndex) {
    var clear = contentInsets(of: index, in: parent)
    clear.bottom += scene.separatorHeight(of: parent)
    // Accessories are at the trailing edge.
    if scene.views[parent].isRightToLeft {
      clear.left += accessoryWidth(of: parent) ?? 0
    } else {
      clear.right += accessoryWidth(of: parent) ?? 0
    }
    for axis in Axis.allCases {
      let view = system.span(index, axis)
      let container =
        axis == .horizontal
        ? system.span(parent, axis).inset(min: clear.left, max: clear.right)
        : system.span(parent, axis).inset(min: clear.top, max: clear.bottom)
      system.add(view.min, .equal, container.min, origin: .autoresizing(view: index))
      system.add(view.extent, .equal, container.extent, origin: .autoresizing(view: index))
    }
  }

  /// Whether a content view has a frame that isn't its cell's. Collection views' cells lay their contents out
  /// in all of them, whatever the document has; tables' do so on a device, where a frame that is higher than
  /// the cell, lower by more than a separator, wider, or narrower without an accessory is none of that cell's.
  private func fillsCellWhateverItsFrame(_ content: View) -> Bool {
    guard let cell = content.parent.map({ scene.views[$0] }) else { return false }
    if cell.kind == .collectionViewCell { return content.isCellContent }
    guard content.kind == .tableViewCellContentView else { return false }
    if scene.platform.hasStoredFrames {
      return scene.controller == nil && scene.platform.xibCellsHaveStaleContents
    }
    guard let own = content.storedFrame, let outer = cell.storedFrame else { return false }
    let isNarrow = own.width < outer.width && TableViewCell(cell).accessory == nil
    return !(0...1).contains(outer.height - own.height) || own.width > outer.width || isNarrow
  }

  /// What a view's frame and mask refer to: its superview's frame on the document's own canvas.
  private func designedFrame(of superview: ViewIndex) -> Rect? {
    let view = scene.views[superview]
    guard fillsCellWhateverItsFrame(view), let cell = view.parent,
      var frame = scene.views[cell].storedFrame
    else { return view.storedFrame }
    frame.height -= scene.separatorHeight(of: cell)
    frame.width -= accessoryWidth(of: cell) ?? 0
    return frame
  }

  /// Cells are as wide as their table, and contents as large as their cell, whatever is written.
  private func mask(of view: View) -> AutoresizingMask {
    var mask = view.autoresizing
    let key = view.element?.key
    switch view.kind {
    case .tableViewCell: mask.widthSizable = true
    case .tableViewCellContentView, .collectionViewCellContentView:
      mask.widthSizable = true
      mask.heightSizable = true
    default:
      if key == "tableHeaderView" || key == "tableFooterView" { mask.widthSizable = true }
      if key == "contentView" || key == "backgroundView" {
        mask.widthSizable = true
        mask.heightSizable = true
      }
    }
    return mask
  }

  /// What of a cell's width its content keeps clear of at the sides.
  private func contentInsets(of index: ViewIndex, in parent: ViewIndex) -> EdgeInsets {
    guard scene.views[index].kind == .tableViewCellContentView,
      scene.views[parent].kind == .tableViewCell, let table = scene.views[parent].parent
    else { return .zero }
    // On the canvas the document's frames have the rest already.
    if scene.platform.hasStoredFrames { return groupInset(of: parent, in: table) }
    // Source: UITableView.insetsContentViewsToSafeArea, on by default. The cells of inset groups keep
    // clear of it themselves.
    let isInset =
      TableView(scene.views[table]).insetsContentToSafeArea
      && TableView(scene.views[table]).style != .insetGrouped
    let sides = isInset ? insets.safeArea[table] : .zero
    let change = accessoryChange(of: parent, in: table)
    let isMirrored = scene.views[parent].isRightToLeft
    return EdgeInsets(
      top: 0, left: sides.left + (isMirrored ? change : 0), bottom: 0,
      right: sides.right + (isMirrored ? 0 : change))
  }

  /// Whether it is the content of a cell that runs from right to left, whose accessory the document has at
  /// the right. Other views without constraints stay where their frames and masks put them.
  private func isMirroredContent(_ index: ViewIndex, in parent: ViewIndex) -> Bool {
    let cell = scene.views[parent]
    // Where the document itself forces right to left, the frames of its canvas are mirrored already.
    return scene.views[index].kind == .tableViewCellContentView && cell.isRightToLeft
      && !cell.forcesRightToLeft
  }

  /// What the document's own accessories take of the cells of inset groups is stored with them: 18.33 or 30.33
  /// for chevrons. Those of code take the more common, which is that of a margin of 20 in all widths (19 of 22).
  private func accessoryWidth(of cell: ViewIndex) -> Double? {
    let properties = TableViewCell(scene.views[cell])
    guard let accessory = properties.accessory else { return nil }
    let isInset = scene.views[cell].parent.map { TableView(scene.views[$0]).style } == .insetGrouped
    if isInset, properties.hasWrittenAccessory { return nil }
    return scene.platform.accessoryWidth(
      accessory.rawValue,
      margin: isInset
        ? FixedMetric.wideInsetGroupMargin
        : scene.platform.insetGroupMargin(forWidth: scene.environment.size.width))
  }

  /// Gives a cell's content what UIKit gives it on a device, in the cell as the document has it: all but the
  /// separator's height and the accessory's width.
  private func fitContent(
    _ frame: inout Rect, of index: ViewIndex, in cell: ViewIndex, _ designed: Rect
  ) {
    guard !scene.platform.hasStoredFrames, scene.views[index].kind == .tableViewCellContentView,
      scene.views[cell].kind == .tableViewCell
    else { return }
    frame.y = 0
    frame.height = designed.height - scene.separatorHeight(of: cell)
    if let accessory = accessoryWidth(of: cell) {
      frame.x = 0
      frame.width = designed.width - accessory
    }
  }

  /// How much wider an accessory's part of the cell is here than in the document.
  private func accessoryChange(of cell: ViewIndex, in table: ViewIndex) -> Double {
    guard TableViewCell(scene.views[cell]).accessory != nil, scene.platform.accessoriesFollowMargin,
      accessoryWidth(of: cell) == nil,
      TableView(scene.views[table]).style != .insetGrouped,
      let stored = scene.views[table].storedFrame
    else { return 0 }
    let designed = scene.platform.insetGroupMargin(forWidth: stored.width)
    return scene.platform.insetGroupMargin(forWidth: scene.environment.size.width) - designed
  }

  /// Cells of inset groups are stored as wide as their table where Interface Builder had not laid the
  /// groups out (27 of 37 cells of Xcode 16, in one document, and none of 63 others); what is in them has
  /// been, at the groups' width (9 of 9 trailing margins).
  private func groupInset(of cell: ViewIndex, in table: ViewIndex) -> EdgeInsets {
    guard TableView(scene.views[table]).style == .insetGrouped,
      let cell = scene.views[cell].storedFrame,
      let table = scene.views[table].storedFrame, cell.width == table.width
    else { return .zero }
    let inset = scene.platform.insetGroupMargin(forWidth: table.width)
    return EdgeInsets(top: 0, left: 0, bottom: 0, right: 2 * inset)
  }

  /// A bar that a container adds, on the canvas that the document was designed on.
  private func addedBar(_ index: ViewIndex) -> Rect? {
    guard index == scene.addedTopBar || index == scene.addedBottomBar else { return nil }
    return scene.root.storedFrame.map { Rect(x: 0, y: 0, width: $0.width, height: 0) }
  }

  private func barFrame(_ index: ViewIndex) -> Rect? {
    if index == scene.addedTopBar, let bar = scene.bars.top {
      return geometry.frame(ofTopBar: bar, in: scene)
    }
    if index == scene.addedBottomBar, let bar = scene.bars.bottom {
      return geometry.frame(ofBottomBar: bar, in: scene)
    }
    return nil
  }

  /// Xcode 8 left out frames that it could compute: contents fill what they are the content of.
  private func fallbackFrame(of view: View, in reference: Rect?) -> Rect {
    guard let reference, view.kind.isPlacedByContainer || view.element?.key == "contentView" else {
      return .zero
    }
    return Rect(x: 0, y: 0, width: reference.width, height: reference.height)
  }

  /// Each flexible part of the superview's length takes its share of the change in that length, in
  /// proportion to the parts' stored lengths. Source: reference/semantics.md, section 11.
  /// - Parameters:
  ///   - lengths: Stored distance before the view, its length, and the distance after it, in points.
  ///   - reference: The superview's stored length; nil where it is not known, so that nothing changes.
  ///   - priority: Of the view's length.
  private mutating func addPlacement(
    of index: ViewIndex, in parent: ViewIndex, _ axis: Axis, lengths: [Double], flexible: [Bool],
    reference: Double?, outsets: (min: Double, max: Double), priority: Double
  ) {
    var shares = [0.0, 0.0, 0.0]
    if let reference, reference > 0 {
      let flexibleLengths = zip(lengths, flexible).map { $1 ? $0 : 0 }
      let total = flexibleLengths.reduce(0, +)
      let count = Double(flexible.filter { $0 }.count)
      if total > 0 {
        shares = flexibleLengths.map { $0 / total }
      } else if count > 0 {
        shares = flexible.map { $0 ? 1 / count : 0 }
      }
    }
    let base = reference ?? 0
    let view = system.span(index, axis)
    let container = system.span(parent, axis)
    // view.min = parent.min + before + share · (parent.length − reference)
    system.add(
      LinearAnchor(
        .init(view.origin, 1), .init(container.length, -shares[0]),
        constant: -lengths[0] - outsets.min + shares[0] * base),
      .equal, container.min, origin: .autoresizing(view: index))
    system.add(
      view.extent, .equal, container.extent, multiplier: shares[1],
      constant: lengths[1] - outsets.min - outsets.max - shares[1] * base, priority: priority,
      origin: .autoresizing(view: index))
  }
}
