import Scenes
import Traits

/// Where a controller's root view lies on its canvas, and what of it the bars leave free.
///
/// Heights are those of Interface Builder's canvas, by device and generation.
/// Source: reference/devices.json, "bars" and "ib_page_sheet_canvas"; MINED where that says so.
struct CanvasGeometry {
  /// The root view's frame on the canvas, in points.
  let root: Rect
  /// The canvas's size, in points.
  let canvas: Size
  /// The root view's safe area, in points.
  let safeArea: EdgeInsets

  init(_ scene: Scene) {
    let environment = scene.environment
    let bars = scene.bars
    let stored = scene.isAsDesigned || scene.controller == nil ? scene.root.storedFrame : nil
    var screen = environment.size
    if bars.isSheet && scene.isAsDesigned, let stored { screen = stored.size }

    var top = bars.isSheet || bars.isEmbedded ? 0 : environment.safeArea.top
    if !bars.hasStatusBar && environment.safeArea.bottom == 0 { top = 0 }
    if let bar = bars.top { top += Self.height(of: bar, in: scene) }
    var bottom = bars.isEmbedded ? 0 : environment.safeArea.bottom
    if let bar = bars.bottom { bottom += Self.height(of: bar, in: environment) }

    // A controller without its own stored size fills the screen, less the opaque bars.
    let isUnderTop = bars.top?.isTranslucent ?? true || scene.extendsUnderOpaqueBars
    let originY = isUnderTop || !scene.extends(under: \.top) ? 0 : top
    var frame = Rect(x: 0, y: originY, width: screen.width, height: screen.height - originY)
    if bars.bottom != nil && !bars.isBottomTranslucent { frame.height -= bottom }
    if let stored, stored.width > 0, stored.height > 0 {
      frame = stored
      if scene.controller == nil { frame.x = 0 }
    }
    root = frame
    canvas = Size(
      width: max(stored == nil ? screen.width : frame.width, 0),
      height: max(stored == nil ? screen.height : frame.maxY, 0))
    let hidden =
      bars.top != nil && bars.top?.isTranslucent == false && !scene.extendsUnderOpaqueBars
    safeArea = EdgeInsets(
      top: hidden ? 0 : max(0, top - max(0, frame.y)), left: environment.safeArea.left,
      bottom: bars.bottom != nil && !bars.isBottomTranslucent ? 0 : bottom,
      right: environment.safeArea.right)
  }

  /// Points.
  static func height(of bar: SimulatedBars.Top, in scene: Scene) -> Double {
    let environment = scene.environment
    var height =
      if scene.bars.isSheet {
        // MINED: 56 in sheets of Xcode 11 to 16.
        56.0
      } else if environment.traits.userInterfaceIdiom == .pad && scene.generation >= .xcode10 {
        50.0
      } else if environment.traits.userInterfaceIdiom == .phone
        && environment.traits.verticalSizeClass == .compact
      {
        32.0
      } else {
        44.0
      }
    if bar.hasPrompt { height += 30 }
    if bar.hasLargeTitle { height += 52 }
    return height
  }

  /// Points, without the home indicator's area below it.
  static func height(of bar: SimulatedBars.Bottom, in environment: Traits.Environment) -> Double {
    let isShort =
      environment.traits.userInterfaceIdiom == .phone
      && environment.traits.verticalSizeClass == .compact
    switch bar {
    case .tabBar: return isShort ? 32 : 49
    case .toolbar:
      if isShort { return 32 }
      return environment.safeArea.bottom > 0 ? 49 : 44
    }
  }
}

extension Scene {
  fileprivate var extendsUnderOpaqueBars: Bool {
    controller?["extendedLayoutIncludesOpaqueBars"] == "YES"
  }

  /// Whether the controller's view reaches under its bars at an edge, as by default.
  fileprivate func extends(under edge: KeyPath<ExtendedEdges, Bool>) -> Bool {
    ExtendedEdges(self)[keyPath: edge]
  }
}

/// A controller's `edgesForExtendedLayout`.
private struct ExtendedEdges {
  var top = true
  var bottom = true

  init(_ scene: Scene) {
    guard let edges = scene.controller?.child("extendedEdge", key: "edgesForExtendedLayout") else {
      return
    }
    top = edges["top"] == "YES"
    bottom = edges["bottom"] == "YES"
  }
}
