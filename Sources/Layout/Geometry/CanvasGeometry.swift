import Scenes
import Traits
import UIKitMetrics

/// Where a controller's root view lies on its canvas, and what of it the bars leave free.
///
/// Source: reference/devices.json, "ib_page_sheet_canvas"; MINED where that says so.
struct CanvasGeometry {
  /// The root view's frame on the canvas, in points.
  let root: Rect
  /// The canvas's size, in points.
  let canvas: Size
  /// The root view's safe area, in points.
  let safeArea: EdgeInsets
  /// Whether the status bar is over the root view.
  let showsStatusBar: Bool
  /// Points from the screen's top to the card that the root view is shown in; nil where there is none.
  let cardTop: Double?
  /// Where the bars at the top end and where the root view begins, in the screen's coordinates.
  private let topBarsEnd: Double
  private let topOrigin: Double
  /// What bars at the bottom take below the root view's end, in points.
  private let bottomHidden: Double

  init(_ scene: Scene) {
    let environment = scene.environment
    let bars = scene.bars
    let top = Self.topBars(of: scene)
    let bottom = Self.bottomBars(of: scene)
    let edges = ExtendedEdges(scene)
    let isBelowTop =
      bars.top != nil && !scene.standsTopBar
      && !edges.reachesUnder(bars.top?.isTranslucent ?? true, edges.top)
    let isAboveBottom =
      Self.barAtBottom(of: scene) != nil
      && !edges.reachesUnder(bars.isBottomTranslucent, edges.bottom)

    topBarsEnd = top
    showsStatusBar =
      Self.isControllersView(scene) && environment.statusBarHeight > 0 && bars.hasStatusBar
      && !Self.isSheet(scene) && !bars.isEmbedded && !Self.coversNoScreen(scene)
      && !(Self.isOnlyStatusBarAtTop(of: scene) && Self.hidesStatusBar(scene))
    bottomHidden = isAboveBottom ? bottom : 0

    // On its own canvas a root view has the size that its author gave it.
    let stored =
      scene.platform.hasStoredFrames || !scene.fillsScreen
      ? scene.root.storedFrame.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } : nil
    if let stored {
      let originY = isBelowTop && stored.y == 0 ? top : stored.y
      topOrigin = originY
      root = Rect(x: 0, y: stored.y, width: stored.width, height: stored.height)
      canvas = Size(width: stored.width, height: stored.maxY)
      cardTop = nil
      // What reaches beyond the screen, or is not on it at all, keeps the bottom's whole area; so do
      // views wider than the screen (MINED: 8 of 8 xibs, while 7 of 7 narrower ones have none).
      let isOwnScreen =
        bars.isSheet || scene.platform.shortRootsKeepClearOfBottom
        || stored.width > environment.size.width
      let below =
        isOwnScreen && !isAboveBottom && !isBelowTop
        ? 0
        : max(stored.y > 0 ? -.infinity : 0, environment.size.height - originY - stored.height)
      // Where code puts it on a device isn't known, and nothing of the screen's edges is in it.
      let isAnywhere =
        !scene.platform.hasStoredFrames && bars.top == nil && Self.barAtBottom(of: scene) == nil
      safeArea =
        isAnywhere
        ? .zero
        : EdgeInsets(
          top: max(0, top - originY), left: environment.safeArea.left,
          bottom: max(0, bottom - below), right: environment.safeArea.right)
    } else {
      let size = environment.size
      let originY = isBelowTop ? top : 0
      topOrigin = originY
      cardTop = Self.compactForm(of: scene) == .card ? CardPlacement.top(in: environment) : nil
      let startY = originY + (cardTop ?? 0)
      let endY = size.height - (isAboveBottom ? bottom : 0)
      root = Rect(x: 0, y: startY, width: size.width, height: max(0, endY - startY))
      canvas = size
      safeArea = EdgeInsets(
        top: isBelowTop ? 0 : top, left: environment.safeArea.left,
        bottom: isAboveBottom ? 0 : bottom, right: environment.safeArea.right)
    }
  }

  /// Where the bars that a container adds lie, in the root view's coordinates, in points.
  func frame(ofTopBar bar: SimulatedBars.Top, in scene: Scene) -> Rect {
    if scene.standsTopBar { return standing(in: scene).top }
    let height = Self.height(of: bar, in: scene)
    return besideCamera(
      Rect(x: 0, y: topBarsEnd - topOrigin - height, width: root.width, height: height), in: scene)
  }

  private func standing(in scene: Scene) -> StandingBars {
    StandingBars(scene, in: root, below: Self.homeIndicator(of: scene))
  }

  /// A bar that lies where others stand leaves the camera's edge to them.
  private func besideCamera(_ frame: Rect, in scene: Scene) -> Rect {
    guard scene.environment.statusColumn != nil else { return frame }
    return frame.inset(
      by: EdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right))
  }

  /// The frame of a toolbar or tab bar, also of a tab bar at the top, in the root view's coordinates, in points.
  func frame(ofBottomBar bar: SimulatedBars.Bottom, in scene: Scene) -> Rect {
    if scene.hasTabsAtTop { return frameOfTabsAtTop(in: scene) }
    if scene.standsBottomBar { return standing(in: scene).bottom }
    let height = Self.height(of: bar, in: scene)
    let end = root.height + (safeArea.bottom > 0 ? 0 : bottomHidden)
    return besideCamera(
      Rect(
        x: 0, y: end - Self.homeIndicator(of: scene) - height, width: root.width, height: height),
      in: scene)
  }

  /// The frame of a tab bar at the top: in the row of the navigation bar's buttons, or alone where there is no such
  /// bar.
  private func frameOfTabsAtTop(in scene: Scene) -> Rect {
    let platform = scene.platform
    let height = FixedMetric.topTabBarHeight
    let top: Double
    if let bar = scene.bars.top {
      let row = frame(ofTopBar: bar, in: scene).y + (bar.hasPrompt ? platform[.promptHeight] : 0)
      top = row + platform.topTabBarOffset(inRow: Self.barHeight(in: scene))
    } else {
      top = topBarsEnd - topOrigin - height - FixedMetric.topTabBarGap
    }
    return Rect(x: 0, y: top, width: root.width, height: height)
  }

  /// The bar at the bottom; nil where its tabs are at the top.
  private static func barAtBottom(of scene: Scene) -> SimulatedBars.Bottom? {
    scene.hasTabsAtTop || scene.standsBottomBar ? nil : scene.bars.bottom
  }

  /// Whether the root view is a sheet's, and has room to be one.
  private static func isSheet(_ scene: Scene) -> Bool {
    scene.bars.isSheet && compactForm(of: scene) != .fullScreen
  }

  /// What becomes of a sheet that a screen shows alone; nil on Interface Builder's canvas and where
  /// something around it says how large it is.
  private static func compactForm(of scene: Scene) -> CompactSheet? {
    guard scene.bars.isSheet, scene.platform.placesCards, !scene.environment.isPartOfWindow else {
      return nil
    }
    return CardPlacement.form(on: scene.environment)
  }

  /// What the status bar and the navigation bar take at the top, in points.
  private static func topBars(of scene: Scene) -> Double {
    let bars = scene.bars
    let standsInNoScreen = bars.isEmbedded && !bars.hasStatusBar || coversNoScreen(scene)
    let isBelowStatusBar = isSheet(scene) && (bars.top != nil || !beginsAtScreenTop(scene))
    var top =
      isBelowStatusBar || standsInNoScreen ? 0 : scene.environment.safeArea.top * screenCount(scene)
    if isOnlyStatusBarAtTop(of: scene) && (!bars.hasStatusBar || hidesStatusBar(scene)) { top = 0 }
    if let bar = bars.top, !scene.standsTopBar {
      if !isSheet(scene), !standsInNoScreen, !scene.environment.isPartOfWindow {
        top = max(top, scene.platform.navigationBarLeastTop(scene.barPlace))
      }
      // Tabs at the top are in its row. Source: uikit-15-26.md, section 2.
      top += height(of: bar, in: scene)
    } else if scene.hasTabsAtTop {
      top += FixedMetric.topTabBarHeight + FixedMetric.topTabBarGap
    }
    return top
  }

  /// Whether a controller that covers the screen has nothing of its safe area above and below.
  private static func coversNoScreen(_ scene: Scene) -> Bool {
    scene.bars.coversScreen && scene.platform.coveringScenesHaveNoScreen
  }

  /// Whether a sheet begins where the screen does, though it isn't there.
  private static func beginsAtScreenTop(_ scene: Scene) -> Bool {
    let environment = scene.environment
    return scene.bars.isSheet && scene.platform.sheetsBeginBelowIsland
      && environment.safeArea.top > environment.statusBarHeight
  }

  /// Whether the screen's safe area begins below the status bar because of that alone.
  private static func isOnlyStatusBarAtTop(of scene: Scene) -> Bool {
    scene.environment.safeArea.bottom == 0
      || scene.environment.traits.userInterfaceIdiom == .pad
  }

  /// Whether the root view is a controller's: in a xib, on devices, the `view` of the file's owner, which then
  /// fills the screen. Source: UIViewController's `loadView()`, which takes the view that this outlet has in
  /// the controller's xib.
  private static func isControllersView(_ scene: Scene) -> Bool {
    scene.controller != nil
      || !scene.platform.hasStoredFrames && scene.fillsScreen && scene.isViewOfFilesOwner
  }

  /// Whether there is no status bar on a screen that has nothing else at the top.
  private static func hidesStatusBar(_ scene: Scene) -> Bool {
    let height = scene.root.storedFrame?.height
    return scene.platform.hidesStatusBar(
      freeHeight: height == scene.environment.size.height ? nil : height)
  }

  /// What a bar at the bottom and the home indicator take, in points.
  private static func bottomBars(of scene: Scene) -> Double {
    guard !scene.bars.isEmbedded else { return 0 }
    return homeIndicator(of: scene)
      + (barAtBottom(of: scene).map { height(of: $0, in: scene) } ?? 0)
  }

  /// Points: what the home indicator takes at the bottom.
  private static func homeIndicator(of scene: Scene) -> Double {
    let isSheetWithout = scene.bars.isSheet && scene.platform.sheetsHaveNoHomeIndicator
    return isSheetWithout || coversNoScreen(scene)
      ? 0 : scene.environment.safeArea.bottom * screenCount(scene)
  }

  /// The number of times that the screen's safe area is counted above and below: 2 on canvases that double it, else
  /// 1.
  private static func screenCount(_ scene: Scene) -> Double {
    let isDoubled =
      scene.platform.doublesScreen && !scene.bars.isSheet && !isOnlyStatusBarAtTop(of: scene)
      && !scene.barPlace.isLowPhone && isOnCanvas(scene)
    return isDoubled ? 2 : 1
  }

  /// Whether the root view is a controller's outside container views, or a xib's with a status bar.
  private static func isOnCanvas(_ scene: Scene) -> Bool {
    scene.controller == nil ? scene.bars != .none : !scene.bars.isEmbedded
  }

  /// Points.
  static func height(of bar: SimulatedBars.Top, in scene: Scene) -> Double {
    if scene.standsTopBar { return 0 }
    var height = barHeight(in: scene)
    if bar.hasPrompt { height += scene.platform[.promptHeight] }
    height += max(0, largeTitleRoom(of: bar, in: scene) - bar.largeTitleCollapse)
    return height
  }

  /// Points that a large title takes below the bar's other content, before anything is scrolled. A phone in
  /// landscape has titles no larger than others.
  /// Source: openradar 32707795 ("the title switches from large to normal").
  static func largeTitleRoom(of bar: SimulatedBars.Top, in scene: Scene) -> Double {
    guard bar.hasLargeTitle, !scene.standsTopBar, !scene.barPlace.isLowPhone,
      !isTitleScrolledAway(scene)
    else {
      return 0
    }
    return largeTitleHeight(of: bar, in: scene)
  }

  /// Points.
  private static func largeTitleHeight(of bar: SimulatedBars.Top, in scene: Scene) -> Double {
    let usual = scene.typography.largeTitleHeight
    guard scene.platform.largeTitlesFollowStoredBars,
      let stored = NavigationBar(bar.element).storedHeight
    else { return usual }
    let height = stored - barHeight(in: scene)
    return abs(height - usual) < FixedMetric.largeTitleTolerance ? height : usual
  }

  private static func isTitleScrolledAway(_ scene: Scene) -> Bool {
    guard scene.platform.titlesOverListsAreScrolledAway, let first = scene.root.children.first
    else { return false }
    let kind = scene.views[first].kind
    return kind == .tableView || kind == .collectionView
  }

  private static func barHeight(in scene: Scene) -> Double {
    isSheet(scene)
      ? scene.platform.sheetBarHeight(scene.barPlace)
      : scene.platform.navigationBarHeight(scene.barPlace)
  }

  /// Points, without the home indicator's area below it.
  static func height(of bar: SimulatedBars.Bottom, in scene: Scene) -> Double {
    switch bar {
    case .tabBar: scene.platform.tabBarHeight(scene.barPlace)
    case .toolbar: scene.platform.toolbarHeight(scene.barPlace)
    }
  }
}

extension Scene {
  /// The place of the scene's bars on the screen.
  fileprivate var barPlace: Platform.BarPlace { Platform.BarPlace(environment) }
}

/// Under which of its bars a controller's view reaches: under translucent ones, unless it says
/// otherwise, and under opaque ones only if it says so.
/// Source: UIViewController.edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars.
private struct ExtendedEdges {
  let top: Bool
  let bottom: Bool
  let includesOpaqueBars: Bool

  init(_ scene: Scene) {
    let controller = scene.viewController
    top = controller.extendsUnderTop
    bottom = controller.extendsUnderBottom
    includesOpaqueBars = controller.extendsUnderOpaqueBars
  }

  func reachesUnder(_ isTranslucent: Bool, _ extends: Bool) -> Bool {
    extends && (isTranslucent || includesOpaqueBars)
  }
}
