import InterfaceBuilder

/// The bars around a controller's view: those its simulated metrics name, or, where these are
/// inferred, those that its containers add.
package struct SimulatedBars: Hashable, Sendable {
  /// A navigation bar at the top.
  package struct Top: Hashable, Sendable {
    package var isTranslucent = true
    package var hasPrompt = false
    package var hasLargeTitle = false
    /// The container's bar; nil where only simulated metrics name one.
    package var element: Element?
    /// The controller whose navigation item the bar shows, where it is not the scene's own but a
    /// container's in between.
    package var itemOwner: Element?
    /// A title that code sets; nil leaves it to the navigation item.
    package var title: String?
    /// The title of the back button; nil where there is nothing to go back to.
    package var backTitle: String?

    package init(
      isTranslucent: Bool = true, hasPrompt: Bool = false, hasLargeTitle: Bool = false,
      element: Element? = nil
    ) {
      self.isTranslucent = isTranslucent
      self.hasPrompt = hasPrompt
      self.hasLargeTitle = hasLargeTitle
      self.element = element
    }
  }

  /// What a tab bar shows.
  package struct Tabs: Hashable, Sendable {
    /// The tab bar items of the controllers that have a tab.
    package var items: [Element]
    /// The tab that leads to the controller.
    package var selected: Int?
    /// Whether the last tab is "More".
    package var hasMore = false

    package init(items: [Element], selected: Int?, hasMore: Bool = false) {
      self.items = items
      self.selected = selected
      self.hasMore = hasMore
    }
  }

  package enum Bottom: Hashable, Sendable {
    case tabBar
    case toolbar
  }

  package var hasStatusBar = true
  package var top: Top?
  package var bottom: Bottom?
  package var isBottomTranslucent = true
  /// The container's tab bar or toolbar; nil where only simulated metrics name one.
  package var bottomElement: Element?
  /// What the tab bar shows; nil where nothing says what.
  package var tabs: Tabs?
  /// Whether the controller is shown as a sheet over another one (documents of Xcode 11 and later).
  package var isSheet = false
  /// Whether the controller fills a container view of another scene, or a popover.
  package var isEmbedded = false

  package static let none = SimulatedBars(hasStatusBar: false)

  package init(hasStatusBar: Bool = true, isSheet: Bool = false, isEmbedded: Bool = false) {
    self.hasStatusBar = hasStatusBar
    self.isSheet = isSheet
    self.isEmbedded = isEmbedded
  }

  /// Replaces what is inferred by what the metrics say.
  mutating func apply(_ metrics: SimulatedMetrics) {
    switch metrics.statusBar {
    case .inferred: break
    case .none: hasStatusBar = false
    case .simulated(let bar): hasStatusBar = bar["statusBarStyle"] != "none"
    }
    switch metrics.topBar {
    case .inferred: break
    case .simulated(let bar) where bar.name == "simulatedNavigationBarMetrics":
      top = Top(
        isTranslucent: bar["translucent"] != "NO", hasPrompt: bar["prompted"] == "YES",
        hasLargeTitle: bar["largeTitles"] == "YES")
    case .none, .simulated: top = nil
    }
    switch metrics.bottomBar {
    case .inferred: break
    case .none: bottom = nil
    case .simulated(let bar):
      isBottomTranslucent = bar["translucent"] != "NO"
      switch bar.name {
      case "simulatedTabBarMetrics": bottom = .tabBar
      case "simulatedToolbarMetrics": bottom = .toolbar
      default: bottom = nil
      }
    }
  }

  /// The same bars without what a controller deeper in a navigation stack hides.
  func pushed(onto controller: Element) -> SimulatedBars {
    var bars = self
    if controller["hidesBottomBarWhenPushed"] == "YES" { bars.bottom = nil }
    return bars
  }
}

/// Works out the bars of a document's controllers by following the segues that lead to them, as
/// Interface Builder does for "inferred" metrics.
struct BarInference {
  private struct Incoming {
    let segue: SegueElement
    let source: Element
  }

  /// What was asked for before, so that a long chain of segues is followed once.
  private var known: [Element: SimulatedBars] = [:]
  private let document: Document
  private let generation: Generation
  /// Segues by the id of the controller that they lead to, in document order.
  private var incoming: [String: [Incoming]] = [:]
  private let controllers: [String: Element]

  init(document: Document, generation: Generation, controllers: [Element]) {
    self.document = document
    self.generation = generation
    self.controllers = Dictionary(
      controllers.compactMap { controller in controller.id.map { ($0, controller) } },
      uniquingKeysWith: { first, _ in first })
    for controller in controllers {
      for element in controller.subtree where element.name == "segue" && element["kind"] != nil {
        let segue = SegueElement(element)
        guard let destination = segue.destination else { continue }
        incoming[destination, default: []].append(Incoming(segue: segue, source: controller))
      }
    }
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
    let candidates = incoming[controller.id ?? ""] ?? []
    var best = SimulatedBars()
    for candidate in candidates {
      guard let bars = bars(through: candidate, to: controller, visited: &visited) else { continue }
      if bars.top != nil || bars.bottom != nil { return bars }
      if bars.isSheet || bars.isEmbedded { best = bars }
    }
    return best
  }

  private func bars(
    through incoming: Incoming, to controller: Element, visited: inout Set<Element>
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
        bars.tabs = tabs(of: source, leadingTo: controller)
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

  private func tabs(of container: Element, leadingTo controller: Element) -> SimulatedBars.Tabs? {
    let roots = container.segues.filter { $0.relationship == "viewControllers" }
      .compactMap(\.destination)
    let items = roots.compactMap { controllers[$0]?.child("tabBarItem", key: "tabBarItem") }
    guard !items.isEmpty else { return nil }
    return SimulatedBars.Tabs(
      items: items,
      selected: items.count == roots.count ? roots.firstIndex { $0 == controller.id } : nil)
  }
}

extension SimulatedBars.Top {
  /// The bar of a navigation controller over one of its controllers; nil where it is hidden.
  package init?(of navigationController: Element, over controller: Element?) {
    guard navigationController["navigationBarHidden"] != "YES" else { return nil }
    let bar = navigationController.child("navigationBar", key: "navigationBar")
    let item = controller?.child("navigationItem", key: "navigationItem")
    self.init(
      isTranslucent: bar?["translucent"] != "NO", hasPrompt: item?["prompt"] != nil,
      hasLargeTitle: bar?["largeTitles"] == "YES" && item?["largeTitleDisplayMode"] != "never",
      element: bar)
  }
}
