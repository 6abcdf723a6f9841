import InterfaceBuilder

/// Works out the bars of a document's controllers by following the segues that lead to them, as
/// Interface Builder does for "inferred" metrics.
struct BarInference {
  /// What was asked for before, so that a long chain of segues is followed once.
  private var known: [Element: SimulatedBars] = [:]
  /// The tabs of each tab bar controller, which all of their scenes share.
  private let tabs: [Element: TabList]
  private let graph: SegueGraph
  private let generation: Generation

  init(_ graph: SegueGraph, _ generation: Generation) {
    tabs = graph.controllers.reduce(into: [:]) { tabs, controller in
      guard controller.name == "tabBarController" else { return }
      tabs[controller] = TabList(graph.related(controller, by: "viewControllers"))
    }
    self.graph = graph
    self.generation = generation
  }

  mutating func bars(of controller: Element) -> SimulatedBars {
    var visited: Set<Element> = []
    let bars = bars(of: controller, visited: &visited)
    known[controller] = bars
    return bars
  }

  private func bars(of controller: Element, visited: inout Set<Element>) -> SimulatedBars {
    if let bars = known[controller] { return bars }
    var bars = inferred(for: controller, visited: &visited)
    bars.apply(SimulatedMetrics(of: controller))
    return bars
  }

  private func inferred(for controller: Element, visited: inout Set<Element>) -> SimulatedBars {
    guard visited.insert(controller).inserted else { return SimulatedBars() }
    var best = SimulatedBars()
    for candidate in graph.inferringSegues(to: controller) {
      guard let bars = bars(through: candidate, to: controller, visited: &visited) else { continue }
      if bars.top != nil || bars.bottom != nil { return bars }
      if bars.isSheet || bars.isEmbedded { best = bars }
    }
    return best
  }

  private func bars(
    through incoming: SegueGraph.Edge, to controller: Element, visited: inout Set<Element>
  ) -> SimulatedBars? {
    let source = incoming.source
    switch incoming.segue.kind {
    case "relationship":
      var bars = bars(of: source, visited: &visited)
      if source.name == "navigationController" {
        bars.top = SimulatedBars.Top(of: source, over: controller)
        if source["toolbarHidden"] == "NO", bars.bottom == nil {
          bars.bottom = .toolbar
          bars.bottomElement = source.child("toolbar", key: "toolbar")
        }
      } else if source.name == "tabBarController" {
        bars.bottom = .tabBar
        bars.bottomElement = source.child("tabBar", key: "tabBar")
        bars.isBottomTranslucent = bars.bottomElement?["translucent"] != "NO"
        bars.tabs = tabs[source]?.tabs(leadingTo: controller)
      }
      return bars
    case "show", "push":
      let bars = bars(of: source, visited: &visited)
      // Shown without a navigation controller, a controller is presented.
      guard bars.top != nil else {
        return SimulatedBars(isSheet: generation >= .xcode11 && incoming.segue.kind == "show")
      }
      return bars.pushed(onto: controller)
    case "presentation", "modal":
      let style = controller["modalPresentationStyle"] ?? incoming.segue.modalPresentationStyle
      let full = ["fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom"]
      let isFull = style.map(full.contains) ?? false
      return SimulatedBars(isSheet: generation >= .xcode11 && !isFull)
    case "popover", "popoverPresentation":
      // On a phone a popover is a sheet.
      return generation >= .xcode11
        ? SimulatedBars(isSheet: true) : SimulatedBars(isEmbedded: true)
    case "embed":
      return SimulatedBars(isEmbedded: true)
    default:
      return nil
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
