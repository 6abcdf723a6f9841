import Traits
import UIKitMetrics

extension Scene {
  /// Whether the tabs around its controller are at the top of the window.
  package var hasTabsAtTop: Bool {
    bars.bottom == .tabBar && platform.hasTabsAtTop(Platform.BarPlace(environment))
  }
}

extension SimulatedBars.Tabs {
  /// The most tabs that a bar shows: five where it is compact, and else eight. The fifth or eighth is
  /// "More" where there are others. Source for five: UITabBarController's documentation (its More
  /// navigation controller); eight is general knowledge.
  package static func limit(_ traits: TraitCollection) -> Int {
    traits.horizontalSizeClass == .regular && traits.userInterfaceIdiom == .pad
      ? Int(FixedMetric.regularTabLimit) : Int(FixedMetric.tabLimit)
  }

  /// What of them a bar shows: the tabs that don't fit are behind "More".
  package func fitted(to traits: TraitCollection) -> SimulatedBars.Tabs {
    let limit = Self.limit(traits)
    guard controllers.count > limit else { return self }
    return SimulatedBars.Tabs(
      controllers: Array(controllers.prefix(limit - 1)),
      selected: selected.map { min($0, limit - 1) },
      hasMore: true)
  }
}
