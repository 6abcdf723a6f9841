import Scenes
import Traits
import UIKitMetrics

/// Where the bars of containers are that stand at the camera's edge, in the root view's coordinates, in points: below
/// the status bar the navigation bar, below that the toolbar; the tab bar ends where the home indicator's area begins.
/// What there is no room for is in a menu, the tabs last.
///
/// Source of the order: Apple's tech talk 111462, by the accounts of d-date/iphone-duo-skill and
/// guitaripod/claudeconfig. How far apart the items are nobody has published; they are as those that lie.
struct StandingBars {
  let top: Rect
  let bottom: Rect

  init(_ scene: Scene, in root: Rect, below: Double) {
    let environment = scene.environment
    let (left, right) = (environment.safeArea.left, environment.safeArea.right)
    let strip = Rect(
      x: left > right ? 0 : root.width - right, y: 0, width: max(left, right), height: root.height)
    // A card begins below the screen's top, but its bars don't begin higher than its own.
    let start = max(0, (environment.statusColumn?.height ?? 0) - root.y)
    let end = max(start, root.height - below)
    let isTabBar = scene.bars.bottom == .tabBar
    let tabs =
      isTabBar && scene.standsBottomBar
      ? FixedMetric.platterHeight * Double(scene.standingBottomPlaces)
        + 2 * FixedMetric.tabLensInset : 0
    let wanted =
      Self.length(ofItems: scene.standingTopPlaces)
      + Double(scene.standingTopSpaces) * FixedMetric.platterGap
    let topEnd = scene.standsTopBar ? min(start + wanted, max(start, end - tabs)) : start
    top = strip.part(from: start, to: topEnd)
    let gap = topEnd > start ? FixedMetric.platterGap : 0
    bottom =
      isTabBar
      ? strip.part(from: max(start, end - tabs), to: end)
      : strip.part(from: min(topEnd + gap, end), to: end)
  }

  private static func length(ofItems count: Int) -> Double {
    count == 0
      ? 0
      : Double(count) * FixedMetric.platterHeight + Double(count - 1) * FixedMetric.platterGap
  }
}

extension Rect {
  fileprivate func part(from start: Double, to end: Double) -> Rect {
    Rect(x: x, y: start, width: width, height: max(0, end - start))
  }
}
