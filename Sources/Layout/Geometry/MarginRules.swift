import Scenes
import Traits
import UIKitMetrics

/// A view's layout margins before its superview's are preserved.
struct MarginRules {
  let scene: Scene
  let rootWidth: Double

  /// The width in points of text that reads well.
  /// Source: reference/devices.json, readable_content_width, of the standard text size. It grows with that
  /// (reference/engine-and-conventions.md, section C); that it holds as many letters then is chosen.
  private var readableWidth: Double { FixedMetric.readableWidth * scene.typography.bodyScale }

  /// - Parameter width: The view's, in points; 0 before it is known.
  func margins(of index: ViewIndex, width: Double, safeArea: EdgeInsets) -> EdgeInsets {
    let view = scene.views[index]
    var margins = view.writtenMargins ?? standard(index)
    // A cell's are its table's.
    if index == .root, view.kind != .tableViewCell,
      scene.controller != nil || scene.platform.xibRootsHaveRootMargins,
      scene.viewController.respectsMinimumMargins
    {
      let least = scene.platform.rootMargin(forWidth: rootWidth)
      margins.left = max(margins.left, least)
      margins.right = max(margins.right, least)
    }
    if scene.platform.marginsFollowSafeArea, view.insetsMarginsFromSafeArea {
      margins = margins + safeArea
    }
    if view.followsReadableWidth, scene.platform.has(.readableWidth) {
      let side = (width - readableWidth) / 2
      margins.left = max(margins.left, side)
      margins.right = max(margins.right, side)
    }
    return margins
  }

  /// Eight points on each side; a root view has none above and below.
  /// Source: reference/semantics.md, section 10.
  private func standard(_ index: ViewIndex) -> EdgeInsets {
    let kind = scene.views[index].kind
    if kind == .tableViewCellContentView { return cellContent(of: scene.views[index].parent) }
    if kind == .tableViewCell { return cellContent(of: index) }
    let margin = FixedMetric.layoutMargin
    // A stack view has none of its own: 10 views of 6 documents, of 4 repositories, agree with that alone.
    if kind == .stackView { return .zero }
    if index == .root, scene.controller != nil || scene.platform.xibRootsHaveRootMargins {
      return EdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    }
    return EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }

  /// Cells have the table's margins, but 8 beside an accessory.
  private func cellContent(of index: ViewIndex?) -> EdgeInsets {
    let cell = index.map { scene.views[$0] }
    let platform = scene.platform
    guard platform.cellsHaveTableMargins else {
      let content = cell?.children.first.map { scene.views[$0] }
      let preserves = [cell, content].allSatisfy {
        $0?.preservesSuperviewMargins == true
      }
      return platform.ownCellMargins(preserving: preserves)
    }
    let environment = scene.environment
    let side = max(
      scene.readableMargin(ofTable: cell?.parent),
      platform.cellMargin(
        Platform.CellPlace(
          screen: environment.size, hasHomeIndicator: environment.safeArea.bottom > 0,
          xibCell: scene.controller == nil ? cell?.storedFrame?.width ?? rootWidth : nil,
          isInRootTable: scene.controller != nil && cell?.parent == .root)))
    // The separator's pixel, above which contents end, is part of the margin (11 of 11).
    let separator = index.map(scene.separatorHeight) ?? 0
    let trailing =
      cell.flatMap { TableViewCell($0).accessory } != nil
      ? FixedMetric.layoutMargin : side
    let isMirrored = cell?.isRightToLeft == true
    return EdgeInsets(
      top: platform.cellEndMargin, left: isMirrored ? trailing : side,
      bottom: platform.cellEndMargin - separator, right: isMirrored ? side : trailing)
  }
}
