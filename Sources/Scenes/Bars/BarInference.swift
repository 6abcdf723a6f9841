import InterfaceBuilder
import Languages
import Traits
import UIKitMetrics

/// Works out the bars of a document's controllers by following the segues that lead to them, as
/// Interface Builder does for "inferred" metrics.
package struct BarInference {
  /// What was asked for before, so that a long chain of segues is followed once.
  private var known: [Element: NavigationContext] = [:]
  /// The tabs of each tab bar controller, which all of their scenes share.
  private let tabs: [Element: TabList]
  /// What shows details by presenting them, for want of a split view.
  private let detailPresenters: Set<Element>
  private let graph: SegueGraph
  private let platform: Platform
  private let language: SystemLanguage

  init(_ graph: SegueGraph, on platform: Platform, in language: SystemLanguage) {
    tabs = graph.controllers.reduce(into: [:]) { tabs, controller in
      guard controller.name == "tabBarController" else { return }
      tabs[controller] = TabList(graph.related(controller, by: "viewControllers"))
    }
    let hasDetails = graph.edges.contains { $0.passage == .showDetail }
    detailPresenters = hasDetails ? graph.controllersInNoSplitView() : []
    self.graph = graph
    self.platform = platform
    self.language = language
  }

  /// A controller's bars, and what pushes others onto it.
  private struct NavigationContext {
    var bars = SimulatedBars()
    /// The nearest navigation controller around it, whether or not its bar is shown.
    var stack: Element?
    /// Whether there are tabs between the stack and the controller.
    var isInTabs = false

    /// Whether it tells more than that the controller is on a screen, which it may cover.
    var tellsMore: Bool { bars.isSheet || bars.isEmbedded || stack != nil }

    /// The same for a controller deeper in the stack. Where that is around the tabs, rather than inside
    /// one, the controller is pushed over the tab bar, and what is below is the stack's own.
    /// Source: UIKit's documentation of UIViewController.show(_:sender:), which a tab bar controller leaves
    /// to the containers around it, carries the rule; Interface Builder infers it so in the one document
    /// that has such scenes (5 of 5 end where there is no tab bar).
    func pushed(
      onto controller: Element, from source: Element, in language: SystemLanguage
    ) -> NavigationContext {
      var place = self
      if isInTabs, let stack { place.bars.replaceTabBar(byToolbarOf: stack) }
      place.isInTabs = false
      place.bars.push(controller)
      place.bars.top?.backTitle = SimulatedBars.Top.backTitle(to: source, in: language)
      return place
    }
  }

  /// What is known of a controller while the bars of another one are worked out.
  private struct Visit {
    let number: Int
    /// The number of the first controller that is still on the way, and that this one's bars would
    /// depend on as well; its own number where there is none.
    var earliest: Int
    /// Nil while it is on the way.
    var place: NavigationContext?
  }

  /// Segues are followed back to where their chains begin, and bars handed on from there. Where a chain
  /// comes back to a controller on the way, that one has but its own bars, and what depends on it holds
  /// for this question only.
  package mutating func bars(of controller: Element) -> SimulatedBars {
    var visits: [Element: Visit] = [:]
    var way = [controller]
    while let at = way.last {
      guard known[at] == nil, visits[at]?.place == nil else {
        way.removeLast()
        continue
      }
      let sources = graph.inferringSegues(to: at).filter(\.handsOnBars).map(\.source)
      guard var visit = visits[at] else {
        visits[at] = Visit(number: visits.count, earliest: visits.count)
        way += sources.filter { known[$0] == nil && visits[$0] == nil }
        continue
      }
      way.removeLast()
      let place = inferred(for: at) { known[$0] ?? visits[$0]?.place ?? ownPlace(of: $0) }
      visit.place = place
      visit.earliest = sources.reduce(visit.number) { earliest, source in
        known[source] == nil ? min(earliest, visits[source]?.earliest ?? earliest) : earliest
      }
      visits[at] = visit
      if visit.earliest == visit.number { known[at] = place }
    }
    return known[controller]?.bars ?? SimulatedBars()
  }

  private func ownPlace(of controller: Element) -> NavigationContext {
    var place = NavigationContext()
    place.bars.apply(SimulatedMetrics(of: controller))
    return place
  }

  private func inferred(for controller: Element, handedOn: (Element) -> NavigationContext)
    -> NavigationContext
  {
    var best = NavigationContext()
    for candidate in graph.inferringSegues(to: controller) {
      guard let place = place(through: candidate, to: controller, handedOn) else { continue }
      if place.tellsMore || place.bars.coversScreen && !best.tellsMore { best = place }
      if place.bars.top != nil || place.bars.bottom != nil {
        best = place
        break
      }
    }
    let metrics = SimulatedMetrics(of: controller)
    best.bars.apply(metrics)
    // What its author looks at as a page sheet is one, whatever leads to it. Source: Xcode's simulated sizes.
    if metrics.isPageSheet, platform.hasCards { best.bars.isSheet = true }
    return best
  }

  private func place(
    through incoming: SegueGraph.Edge, to controller: Element,
    _ handedOn: (Element) -> NavigationContext
  ) -> NavigationContext? {
    let source = incoming.source
    switch incoming.passage {
    case .containment:
      var place = handedOn(source)
      if source.name == "navigationController" {
        place.stack = source
        place.bars.isInNavigationController = true
        place.isInTabs = false
        place.bars.top = SimulatedBars.Top(of: source, over: [controller])
        place.bars.addToolbar(of: source)
      } else if source.name == "tabBarController" {
        place.isInTabs = true
        place.bars.addTabBar(of: source, showing: tabs[source]?.tabs(leadingTo: controller))
      }
      return place
    case .show, .push:
      let place = handedOn(source)
      // Shown without a navigation controller, a controller is presented.
      guard place.stack != nil || place.bars.top != nil else {
        return incoming.passage == .show
          ? presented(controller, by: incoming.segue) : NavigationContext()
      }
      return place.pushed(onto: controller, from: source, in: language)
    case .presentation: return presented(controller, by: incoming.segue)
    case .showDetail:
      // Only split view controllers implement it; without one the controller is presented. Source:
      // reference/semantics.md, section 5. MINED: such views have a sheet's size (rule show-detail-sheet), and
      // the 5 whose places tell have no navigation bar above them.
      return detailPresenters.contains(source) ? presented(controller, by: incoming.segue) : nil
    case .popover:
      // On a phone a popover is a sheet.
      let isSheet = platform.hasCards
      return NavigationContext(bars: SimulatedBars(isSheet: isSheet, isEmbedded: !isSheet))
    case .embedding: return NavigationContext(bars: SimulatedBars(isEmbedded: true))
    case nil: return nil
    }
  }

  /// The segue's style goes before the controller's own. Source: Apple's Customizing the Behavior of
  /// Segue-Based Presentations.
  private func presented(_ controller: Element, by segue: SegueElement) -> NavigationContext {
    let style = segue.modalPresentationStyle ?? controller["modalPresentationStyle"]
    return NavigationContext(
      bars: SimulatedBars(isSheet: isSheet(style), coversScreen: style == "fullScreen"))
  }

  /// Presentation styles that leave nothing visible above the presented controller.
  private static let fullStyles: Set = [
    "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom",
  ]

  /// Whether a modal presentation leaves what presents the controller visible above it.
  private func isSheet(_ style: String?) -> Bool {
    platform.hasCards && !(style.map(Self.fullStyles.contains) ?? false)
  }
}

/// What a tab bar controller holds.
private struct TabList {
  private let controllers: [Element]
  private let places: [Element: Int]

  init(_ controllers: [Element]) {
    self.controllers = controllers
    places = Dictionary(zip(controllers, 0...), uniquingKeysWith: { first, _ in first })
  }

  func tabs(leadingTo controller: Element) -> SimulatedBars.Tabs {
    SimulatedBars.Tabs(controllers: controllers, selected: places[controller])
  }
}
