import Scenes
import Traits

/// A view's layout margins before its superview's are preserved.
struct MarginRules {
  let scene: Scene
  let rootWidth: Double

  /// The width in points of text that reads well.
  /// Source: reference/devices.json, readable_content_width, of the standard text size. It grows with that
  /// (reference/engine-and-conventions.md, section C); that it holds as many letters then is chosen.
  private var readableWidth: Double { 672 * scene.typography.bodyScale }

  /// - Parameter width: The view's, in points; 0 before it is known.
  func margins(of index: Int, width: Double, safeArea: EdgeInsets) -> EdgeInsets {
    let view = scene.views[index]
    var margins = written(view) ?? standard(index)
    // A cell's are its table's.
    if index == 0, view.kind != .tableViewCell,
      scene.controller != nil || scene.generation >= .xcode8,
      scene.controller?["viewRespectsSystemMinimumLayoutMargins"] != "NO"
    {
      let least =
        scene.generation < .xcode7
        ? 16
        : RootMargin.minimum(
          forWidth: rootWidth,
          onCanvasBeforeXcode16: scene.isAsDesigned && scene.generation < .xcode16)
      margins.left = max(margins.left, least)
      margins.right = max(margins.right, least)
    }
    // Since iOS 11 margins lie inside the safe area.
    if scene.generation >= .xcode9, view.flag("insetsLayoutMarginsFromSafeArea") ?? true {
      margins = margins + safeArea
    }
    if view.flag("layoutMarginsFollowReadableWidth") ?? false {
      let side = (width - readableWidth) / 2
      margins.left = max(margins.left, side)
      margins.right = max(margins.right, side)
    }
    return margins
  }

  /// The margins that the document gives.
  private func written(_ view: View) -> EdgeInsets? {
    if let element = view.value("directionalLayoutMargins") {
      return view.insets(
        top: element.number("top") ?? 8, leading: element.number("leading") ?? 8,
        bottom: element.number("bottom") ?? 8, trailing: element.number("trailing") ?? 8)
    }
    guard let element = view.value("layoutMargins") else { return nil }
    return EdgeInsets(
      top: element.number("top") ?? 8, left: element.number("left") ?? 8,
      bottom: element.number("bottom") ?? 8, right: element.number("right") ?? 8)
  }

  /// Eight points on each side; a root view has none above and below. Since Xcode 8 Interface Builder
  /// shows a xib's view as a controller's too (MINED: constraints to the margins of xibs' views).
  /// Source: reference/semantics.md, section 10.
  private func standard(_ index: Int) -> EdgeInsets {
    let kind = scene.views[index].kind
    if kind == .tableViewCellContentView { return cellContent(of: scene.views[index].parent) }
    if kind == .tableViewCell { return cellContent(of: index) }
    // A stack view has none of its own (1 of 1).
    if kind == .stackView { return .zero }
    if index == 0, scene.controller != nil || scene.generation >= .xcode8 {
      return EdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    }
    return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// Cells have the table's margins. MINED from constraints to the margins of content views: 8 up to
  /// Xcode 8; since then 11 above and below, and at the sides 16, or 20 on screens of 390 points and
  /// more (in xibs up to Xcode 16.2: cells as wide), whatever the content's own width; 8 beside an
  /// accessory. Since Xcode 26 15 above and below: 19 of 27 constraints (15 of 20 in one repository, 4 of
  /// 7 in two others), 3 more within 1 point; two rows of one document have 11 above.
  private func cellContent(of index: Int?) -> EdgeInsets {
    let cell = index.map { scene.views[$0] }
    guard scene.generation >= .xcode9 else {
      // Cells and contents that preserve their superview's margins have the table's (4 of 4).
      let content = cell?.children.first.map { scene.views[$0] }
      let preserves = [cell, content].allSatisfy {
        $0?.flag("preservesSuperviewLayoutMargins") == true
      }
      let side = preserves ? Self.separatorInset : 8
      return EdgeInsets(top: 8, left: side, bottom: 8, right: side)
    }
    // From Xcode 16.3 on the canvas of 390 has 16 (4 of 4 documents; 23504 has 20) and that of 393 still
    // 20, xibs' cells of any width included (cells of 414 on 390, of 413 and 339 on 393: 4 of 4
    // documents of 2 repositories).
    let isLater = scene.isAsDesigned && scene.generation >= .xcode16point3
    let width =
      scene.controller == nil && !isLater
      ? cell?.storedFrame?.width ?? rootWidth : scene.environment.size.width
    let isWide = width >= (isLater ? 391 : 390)
    let side = hasSeparatorMargin(cell) ? Self.separatorInset : isWide ? 20 : 16
    // The separator's pixel, above which contents end up to Xcode 10, is part of the margin (11 of 11).
    let separator = index.map(scene.separatorHeight) ?? 0
    let hasAccessory = cell?.accessoryType != nil
    let ends = scene.hasSystem26Metrics ? 15.0 : 11
    let trailing = hasAccessory ? 8 : side
    let isMirrored = cell?.isRightToLeft == true
    return EdgeInsets(
      top: ends, left: isMirrored ? trailing : side, bottom: ends - separator,
      right: isMirrored ? side : trailing)
  }

  /// Points from a table's edge to its separators, which are margins where no controller's are.
  private static let separatorInset = 15.0

  /// Whether no controller gives the cell margins: in tables that are not a controller's own view
  /// (MINED: 8 of 8, Xcode 10), and in Xcode 11's xibs (51 of 51); with Xcode 11 only on canvases with a
  /// home button (xibs, and 1 of 1 tables).
  private func hasSeparatorMargin(_ cell: View?) -> Bool {
    switch scene.generation {
    case ..<(.xcode11): scene.controller != nil && cell?.parent != 0
    case ..<(.xcode12):
      (scene.controller == nil || cell?.parent != 0) && scene.environment.safeArea.bottom == 0
    default: false
    }
  }
}
