import Traits
import UIKitMetrics

/// Bars that stand at the camera's edge: items below one another, each on a circle of its own, and tabs together on one
/// capsule. Lengths are points; they are those of bars of glass that lie, as nobody has published others.
extension BarLayout {
  var standingItems: [Rect] {
    let side = FixedMetric.platterHeight
    let isTabBar = look.kind == .tabBar
    let gap = isTabBar ? 0 : FixedMetric.platterGap
    var y = isTabBar ? FixedMetric.tabLensInset : 0
    return items.map { item in
      // A fixed space has the least that there is between two items.
      let length = item.space == nil ? side : item.space == .fixed ? gap : 0
      defer { y += length + (item.space == nil ? gap : 0) }
      return Rect(x: bounds.midX - side / 2, y: y, width: side, height: length)
    }
  }

  var standingPlatters: [Platter] {
    let frames = zip(items, standingItems).filter { $0.0.space == nil }
    if look.kind == .tabBar {
      guard let first = frames.first?.1, let last = frames.last?.1 else { return [] }
      let inset = FixedMetric.tabLensInset
      return [
        Platter(
          frame: Rect(
            x: first.x - inset, y: first.y - inset, width: first.width + 2 * inset,
            height: last.maxY - first.y + 2 * inset))
      ]
    }
    return frames.map { item, frame in
      Platter(frame: frame, isProminent: item.isProminent == true && item.isEnabled != false)
    }
  }
}
