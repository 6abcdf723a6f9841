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
      bars.top != nil && !edges.reachesUnder(bars.top?.isTranslucent ?? true, edges.top)
    let isAboveBottom =
      bars.bottom != nil && !edges.reachesUnder(bars.isBottomTranslucent, edges.bottom)

    topBarsEnd = top
    showsStatusBar =
      scene.controller != nil && environment.statusBarHeight > 0 && bars.hasStatusBar
      && !Self.isSheet(scene) && !bars.isEmbedded && !Self.coversNoScreen(scene)
      && !(Self.isOnlyStatusBarAtTop(of: scene) && Self.hidesStatusBar(scene))
    bottomHidden = isAboveBottom ? bottom : 0

    // On its own canvas a root view has the size that its author gave it.
    let stored =
      scene.isAsDesigned || !scene.fillsScreen
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
        bars.isSheet || scene.generation >= .xcode14 || stored.width > environment.size.width
      let below =
        isOwnScreen && !isAboveBottom && !isBelowTop
        ? 0
        : max(stored.y > 0 ? -.infinity : 0, environment.size.height - originY - stored.height)
      safeArea = EdgeInsets(
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
    let height = Self.height(of: bar, in: scene)
    return Rect(
      x: 0, y: topBarsEnd - topOrigin - height, width: root.width, height: height)
  }

  func frame(ofBottomBar bar: SimulatedBars.Bottom, in scene: Scene) -> Rect {
    let height = Self.height(of: bar, in: scene.environment)
    let end = root.height + (safeArea.bottom > 0 ? 0 : bottomHidden)
    return Rect(
      x: 0, y: end - Self.homeIndicator(of: scene) - height, width: root.width, height: height)
  }

  /// Whether the root view is a sheet's, and has room to be one.
  private static func isSheet(_ scene: Scene) -> Bool {
    scene.bars.isSheet && compactForm(of: scene) != .fullScreen
  }

  /// What becomes of a sheet that a screen shows alone; nil on Interface Builder's canvas and where
  /// something around it says how large it is.
  private static func compactForm(of scene: Scene) -> CompactSheet? {
    guard scene.bars.isSheet, !scene.isAsDesigned, !scene.environment.isPartOfWindow else {
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
    if let bar = bars.top { top += height(of: bar, in: scene) }
    return top
  }

  /// Whether nothing of the screen's safe area above and below reaches the canvas of a controller that a
  /// segue presents full screen. MINED in Xcode 14.3 and 15, on upright phones: nothing does at the top in
  /// 5 of 5 documents of as many repositories, with a Dynamic Island or a home button, and in a sixth, with a
  /// notch, a navigation bar begins there; nor at the bottom in 4 of 4 with a home indicator. In Xcode 12 and
  /// 13 all of it does (2 of 2). Xcode 16 and later are taken to be so, too: sheets on their canvases have
  /// nothing of it. Other styles, and pads and phones on their side, are unseen.
  private static func coversNoScreen(_ scene: Scene) -> Bool {
    scene.isAsDesigned && scene.bars.coversScreen && scene.generation >= .xcode14
  }

  /// Whether Interface Builder gives a sheet the status bar's height above, as to a view at the screen's
  /// top, unless a navigation bar is there. So it does where the safe area reaches below the status bar,
  /// which is on canvases with a Dynamic Island. MINED: 2 of 2 sheets there with views at that edge,
  /// while none of 10 on other canvases without a home button, which are of Xcode 11 to 13.
  private static func beginsAtScreenTop(_ scene: Scene) -> Bool {
    let environment = scene.environment
    return scene.isAsDesigned && scene.bars.isSheet
      && environment.safeArea.top > environment.statusBarHeight
  }

  /// Whether the screen's safe area begins below the status bar because of that alone.
  private static func isOnlyStatusBarAtTop(of scene: Scene) -> Bool {
    scene.environment.safeArea.bottom == 0
      || scene.environment.traits.userInterfaceIdiom == .pad
  }

  /// Whether Interface Builder's canvas has no status bar on a device whose screen has nothing else at
  /// the top: one with a home button, or a pad. MINED: none from Xcode 11 to 14.2 (0 of 1 on a pad
  /// without a home button; with a home button, 0 of 5 scenes of 14.2), but on all of 8 scenes of 14.3,
  /// which are of one repository, and of 16 of later ones; before, none on views of a free size that are
  /// lower than a phone (480 points: 20 of 20 up to 409.5, while 8 of 8 from 496 on have it).
  private static func hidesStatusBar(_ scene: Scene) -> Bool {
    guard scene.isAsDesigned else { return false }
    if scene.generation >= .xcode11 && scene.generation < .xcode14point3 { return true }
    guard let stored = scene.root.storedFrame, stored.height > 0 else { return false }
    return stored.height < 480 && stored.height != scene.environment.size.height
  }

  /// What a bar at the bottom and the home indicator take, in points.
  private static func bottomBars(of scene: Scene) -> Double {
    guard !scene.bars.isEmbedded else { return 0 }
    return homeIndicator(of: scene)
      + (scene.bars.bottom.map { height(of: $0, in: scene.environment) } ?? 0)
  }

  /// Points: what the home indicator takes at the bottom. MINED: since Xcode 14 nothing in a sheet on its
  /// canvas (5 of 5 documents, 3 of them with a Dynamic Island), while up to Xcode 13 its whole height
  /// (7 of 7 documents of 4 repositories). The five are upright phones; no sheet since Xcode 14 was seen on
  /// a pad, where UIKit's own end above the indicator, too, nor in landscape, where it is unknown.
  private static func homeIndicator(of scene: Scene) -> Double {
    let isSheetWithout = scene.isAsDesigned && scene.bars.isSheet && scene.generation >= .xcode14
    return isSheetWithout || coversNoScreen(scene)
      ? 0 : scene.environment.safeArea.bottom * screenCount(scene)
  }

  /// How often Interface Builder counts the screen's safe area: twice above and below since Xcode 16.3,
  /// on canvases of upright phones without a home button, and its bars begin beyond that. MINED: 47 of 48
  /// edges of views in 14 documents of 12 repositories, but neither of a sheet's 2 nor any of 14 on
  /// screens with a home button. Low views have it twice as well, a controller's and a xib's (1 document
  /// each); of views in container views, and of those that stand beside a controller's, nothing is known.
  private static func screenCount(_ scene: Scene) -> Double {
    let isDoubled =
      scene.isAsDesigned && scene.generation >= .xcode16point3 && !scene.bars.isSheet
      && !isOnlyStatusBarAtTop(of: scene) && !isLowPhone(scene.environment) && isOnCanvas(scene)
    return isDoubled ? 2 : 1
  }

  /// Whether the root view is a controller's outside container views, or a xib's with a status bar.
  private static func isOnCanvas(_ scene: Scene) -> Bool {
    scene.controller == nil ? scene.bars != .none : !scene.bars.isEmbedded
  }

  /// Points. Source: devices.json, `bars`, for every one of these.
  static func height(of bar: SimulatedBars.Top, in scene: Scene) -> Double {
    var height = barHeight(in: scene)
    if bar.hasPrompt { height += 30 }
    height += max(0, largeTitleRoom(of: bar, in: scene) - bar.largeTitleCollapse)
    return height
  }

  /// Points that a large title takes below the bar's other content, before anything is scrolled.
  static func largeTitleRoom(of bar: SimulatedBars.Top, in scene: Scene) -> Double {
    guard bar.hasLargeTitle, !isLowPhone(scene.environment), !isTitleScrolledAway(scene) else {
      return 0
    }
    return largeTitleHeight(of: bar, in: scene)
  }

  /// Points. Some canvases of Xcode 14 have larger titles, or of Xcode 13 smaller ones; only the
  /// container's bar, as it was laid out, tells. MINED: contents begin below a bar as high as its own in
  /// 3 of 3 documents in which that is 104.33 or 104.5, 5 scenes, pushed ones included. Before Xcode 26,
  /// whose bars are higher: what is stored there may be what an older Xcode has left.
  private static func largeTitleHeight(of bar: SimulatedBars.Top, in scene: Scene) -> Double {
    let usual = 52.0
    guard scene.isAsDesigned, scene.generation < .xcode26,
      let stored = bar.element?.rectangle("frame")?.height
    else { return usual }
    let height = stored - barHeight(in: scene)
    return abs(height - usual) < 12 ? height : usual
  }

  /// Whether large titles are as small on the canvas as they are where content has been scrolled: so they
  /// are over a root view whose first subview is a table or a collection view. MINED: 4 of 4 of these
  /// begin 44 below the status bar (Xcode 12 to 14), while 2 of 2 plain scroll views are below the large
  /// title (Xcode 10 and 13), and so is a label first in a root view (1 of 1).
  private static func isTitleScrolledAway(_ scene: Scene) -> Bool {
    guard scene.isAsDesigned, let first = scene.root.children.first else { return false }
    let kind = scene.views[first].kind
    return kind == .tableView || kind == .collectionView
  }

  /// Whether this is a phone in landscape, where large titles are no larger than others.
  /// Source: openradar 32707795 ("the title switches from large to normal").
  private static func isLowPhone(_ environment: Traits.Environment) -> Bool {
    environment.traits.userInterfaceIdiom == .phone
      && environment.traits.verticalSizeClass == .compact
  }

  private static func barHeight(in scene: Scene) -> Double {
    let environment = scene.environment
    // Sheets that are cards are of iOS 13 and Xcode 11; 56 is MINED from Xcode 11 to 16.
    if isSheet(scene), environment.system ?? .cards >= .cards { return 56 }
    switch environment.traits.userInterfaceIdiom {
    case .pad:
      let isTall = environment.system.map { $0 >= .tallPadBars } ?? (scene.generation >= .xcode10)
      return isTall ? 50 : 44
    // Large phones have as much in landscape as upright (MINED: 1 of 1, a Plus; microsoft/fluentui-apple
    // 1727 names 32 for small ones only).
    case .phone where isLowPhone(environment):
      return environment.traits.horizontalSizeClass == .regular ? 44 : 32
    case .phone:
      let isTall =
        environment.system.map { $0 >= .tallPhoneBars }
        ?? (scene.isAsDesigned && scene.generation >= .xcode26)
      return isTall ? 54 : 44
    case nil: return 44
    }
  }

  /// Points, without the home indicator's area below it. Source: devices.json, `bars`.
  static func height(of bar: SimulatedBars.Bottom, in environment: Traits.Environment) -> Double {
    let isPad = environment.traits.userInterfaceIdiom == .pad
    let isShort = isLowPhone(environment)
    switch bar {
    case .tabBar:
      if isShort { return 32 }
      // From iOS 18 on it is at the top of a pad's window, which isn't known here.
      guard isPad, let system = environment.system else { return 49 }
      return system >= .tallPadBars && system < .topTabBars ? 50 : 49
    case .toolbar:
      if isShort { return 32 }
      if isPad, let system = environment.system { return system >= .tallPadBars ? 50 : 44 }
      return toolbarHeight(in: environment)
    }
  }

  /// Points: a toolbar's height in documents, taller where the screen has a home indicator. MINED: 49 on
  /// every such canvas of a phone and 50 on that of a pad (1 of 1), while on pads with a home button 4 of
  /// 4 are 44.
  static func toolbarHeight(in environment: Traits.Environment) -> Double {
    guard environment.safeArea.bottom > 0 else { return 44 }
    return environment.traits.userInterfaceIdiom == .pad ? 50 : 49
  }
}

extension SystemVersion {
  /// Sheets are cards.
  fileprivate static let cards = SystemVersion(13)
  /// Bars of pads are 50 high.
  fileprivate static let tallPadBars = SystemVersion(12)
  /// Tab bars of pads are at the top.
  fileprivate static let topTabBars = SystemVersion(18)
  /// Navigation bars of phones are 54 high.
  fileprivate static let tallPhoneBars = SystemVersion(26)
}

/// Under which of its bars a controller's view reaches: under translucent ones, unless it says
/// otherwise, and under opaque ones only if it says so.
/// Source: UIViewController.edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars.
private struct ExtendedEdges {
  var top = true
  var bottom = true
  let includesOpaqueBars: Bool

  init(_ scene: Scene) {
    includesOpaqueBars = scene.controller?["extendedLayoutIncludesOpaqueBars"] == "YES"
    guard let edges = scene.controller?.child("extendedEdge", key: "edgesForExtendedLayout") else {
      return
    }
    top = edges["top"] == "YES"
    bottom = edges["bottom"] == "YES"
  }

  func reachesUnder(_ isTranslucent: Bool, _ extends: Bool) -> Bool {
    extends && (isTranslucent || includesOpaqueBars)
  }
}
