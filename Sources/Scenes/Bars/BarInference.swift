import InterfaceBuilder

/// Works out the bars of a document's controllers by following the segues that lead to them, as
/// Interface Builder does for "inferred" metrics.
struct BarInference {
  /// What was asked for before, so that a long chain of segues is followed once.
  private var known: [Element: SimulatedBars] = [:]
  /// The tabs of each tab bar controller, which all of their scenes share.
  private let tabs: [Element: TabList]
  private let hasSplitView: Bool
  private let graph: SegueGraph
  private let generation: Generation

  init(_ graph: SegueGraph, _ generation: Generation) {
    tabs = graph.controllers.reduce(into: [:]) { tabs, controller in
      guard controller.name == "tabBarController" else { return }
      tabs[controller] = TabList(graph.related(controller, by: "viewControllers"))
    }
    hasSplitView = graph.controllers.contains { $0.name == "splitViewController" }
    self.graph = graph
    self.generation = generation
  }

  /// What is known of a controller while the bars of another one are worked out.
  private struct Visit {
    let number: Int
    /// The number of the first controller that is still on the way, and that this one's bars would
    /// depend on as well; its own number where there is none.
    var earliest: Int
    /// Nil while it is on the way.
    var bars: SimulatedBars?
  }

  /// Segues are followed back to where their chains begin, and bars handed on from there. Where a chain
  /// comes back to a controller on the way, that one has but its own bars, and what depends on it holds
  /// for this question only.
  mutating func bars(of controller: Element) -> SimulatedBars {
    var visits: [Element: Visit] = [:]
    var way = [controller]
    while let at = way.last {
      guard known[at] == nil, visits[at]?.bars == nil else {
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
      let bars = inferred(for: at) { known[$0] ?? visits[$0]?.bars ?? ownBars(of: $0) }
      visit.bars = bars
      visit.earliest = sources.reduce(visit.number) { earliest, source in
        known[source] == nil ? min(earliest, visits[source]?.earliest ?? earliest) : earliest
      }
      visits[at] = visit
      if visit.earliest == visit.number { known[at] = bars }
    }
    return known[controller] ?? SimulatedBars()
  }

  private func ownBars(of controller: Element) -> SimulatedBars {
    var bars = SimulatedBars()
    bars.apply(SimulatedMetrics(of: controller))
    return bars
  }

  private func inferred(
    for controller: Element, handedOn: (Element) -> SimulatedBars
  ) -> SimulatedBars {
    var best = SimulatedBars()
    for candidate in graph.inferringSegues(to: controller) {
      guard let bars = bars(through: candidate, to: controller, handedOn) else { continue }
      if bars.isSheet || bars.isEmbedded { best = bars }
      if bars.top != nil || bars.bottom != nil {
        best = bars
        break
      }
    }
    best.apply(SimulatedMetrics(of: controller))
    return best
  }

  private func bars(
    through incoming: SegueGraph.Edge, to controller: Element,
    _ handedOn: (Element) -> SimulatedBars
  ) -> SimulatedBars? {
    let source = incoming.source
    switch incoming.passage {
    case .containment:
      var bars = handedOn(source)
      if source.name == "navigationController" {
        bars.top = SimulatedBars.Top(of: source, over: [controller])
        bars.isTabBarInStack = false
        bars.addToolbar(of: source)
      } else if source.name == "tabBarController" {
        bars.addTabBar(of: source, showing: tabs[source]?.tabs(leadingTo: controller))
        bars.isTabBarInStack = bars.top != nil
      }
      return bars
    case .show, .push:
      let bars = handedOn(source)
      // Shown without a navigation controller, a controller is presented.
      guard bars.top != nil else {
        return SimulatedBars(
          isSheet: incoming.passage == .show && isSheet(controller, presentedBy: incoming.segue))
      }
      return bars.pushed(onto: controller)
    case .presentation:
      return SimulatedBars(isSheet: isSheet(controller, presentedBy: incoming.segue))
    case .showDetail:
      // Only split view controllers implement it; without one the controller is presented. Source:
      // reference/semantics.md, section 5. MINED: since Xcode 11 both of 2 such views have a sheet's size,
      // in 2 repositories, and the 5 whose places tell have no navigation bar above them.
      guard !hasSplitView else { return nil }
      return SimulatedBars(isSheet: isSheet(controller, presentedBy: incoming.segue))
    case .popover:
      // On a phone a popover is a sheet.
      return generation >= .xcode11
        ? SimulatedBars(isSheet: true) : SimulatedBars(isEmbedded: true)
    case .embedding: return SimulatedBars(isEmbedded: true)
    case nil: return nil
    }
  }

  /// Presentation styles that leave nothing visible above the presented controller.
  private static let fullStyles: Set = [
    "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom",
  ]

  /// Whether a modal presentation of the controller leaves what presents it visible above it.
  private func isSheet(_ controller: Element, presentedBy segue: SegueElement) -> Bool {
    let style = controller["modalPresentationStyle"] ?? segue.modalPresentationStyle
    return generation >= .xcode11 && !(style.map(Self.fullStyles.contains) ?? false)
  }
}

extension SegueGraph.Edge {
  /// How a controller comes to be shown, as far as its bars depend on it.
  fileprivate enum Passage {
    case containment, show, showDetail, push, presentation, popover, embedding
  }

  fileprivate var passage: Passage? {
    switch segue.kind {
    case "relationship": .containment
    case "show": .show
    case "showDetail": .showDetail
    case "push": .push
    case "presentation", "modal": .presentation
    case "popover", "popoverPresentation": .popover
    case "embed": .embedding
    default: nil
    }
  }

  /// Whether the destination's bars depend on those of the source.
  fileprivate var handsOnBars: Bool {
    switch passage {
    case .containment, .show, .push: true
    case .showDetail, .presentation, .popover, .embedding, nil: false
    }
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
