import InterfaceBuilder
import Scenes
import Traits

/// Views that appear and disappear.
extension Simulation {
  /// The orders in which UIKit calls the controllers that go (A) and come (B).
  enum AppearanceOrder {
    /// A will disappear, B will appear, A did disappear, B did appear.
    /// Source: logs at readke.com/c/0Z41505102021 and shuzhiduo.com/A/kvJ3jnGwzg.
    case push
    /// A will disappear, B will appear, B did appear, A did disappear.
    /// Source: the latter log, of presenting and dismissing.
    case presentation
    /// Until iOS 17: B will appear, A will disappear, A did disappear, B did appear. Source: the
    /// log at pgzxc.github.io/posts/efa3afd7.
    /// From iOS 18 on: B will appear, A will disappear, B did appear, A did disappear. Source:
    /// react-native-screens, the scenario of its test of tabs' events, for iOS 18.6 and 26.2.
    case tab
  }

  /// Makes a change and calls the controllers that it brings on screen or takes off.
  mutating func exchange<Failure>(
    _ order: AppearanceOrder, _ change: (inout Simulation) throws(Failure) -> Void
  ) throws(Failure) {
    try exchange(order, appearingFrom: visibleControllers, change)
  }

  mutating func exchange<Failure>(
    _ order: AppearanceOrder, appearingFrom before: [ControllerID],
    _ change: (inout Simulation) throws(Failure) -> Void
  ) throws(Failure) {
    try change(&self)
    propagate()
    let phases = appearancePhases(before: before)
    outcome.events += phases.load
    switch order {
    case .push:
      outcome.events +=
        phases.willDisappear + phases.willAppear + phases.didDisappear + phases.didAppear
    case .presentation:
      outcome.events +=
        phases.willDisappear + phases.willAppear + phases.didAppear + phases.didDisappear
    case .tab:
      outcome.events += phases.willAppear + phases.willDisappear
      outcome.events +=
        screen.platform.animatesTabs
        ? phases.didAppear + phases.didDisappear : phases.didDisappear + phases.didAppear
    }
  }

  struct AppearancePhases {
    var load: [Event] = []
    var willDisappear: [Event] = []
    var willAppear: [Event] = []
    var didDisappear: [Event] = []
    var didAppear: [Event] = []
  }

  /// The calls for the controllers that were on screen and aren't, and the other way round. A parent
  /// is called before its children. Source: the article at jianshu.com/p/ad86ca978747.
  mutating func appearancePhases(before: [ControllerID]) -> AppearancePhases {
    var phases = AppearancePhases()
    let known = Set(before)
    let arriving = visibleControllers.filter { !known.contains($0) }
    let arrivingSet = Set(arriving)
    let roots = arriving.filter { id in
      controllers[id]?.parent.map { !arrivingSet.contains($0) } ?? true
    }
    for id in roots {
      phases.load += capture { $0.loadView(id) }
    }
    for id in roots {
      phases.willAppear += capture { $0.willAppear(id, known) }
    }
    if screen.platform.callbacks.tellsFirstTraits {
      // With those in container views, which loading has brought.
      let all = visibleControllers.filter { !known.contains($0) }
      phases.willAppear += capture { $0.tellFirstTraits(all) }
    }
    let after = visibleControllers
    let staying = Set(after)
    for id in before where !staying.contains(id) {
      phases.willDisappear.append(Event(.init(.viewController, id.name), .viewWillDisappear))
      phases.didDisappear.append(Event(.init(.viewController, id.name), .viewDidDisappear))
    }
    phases.didAppear = after.filter { !known.contains($0) }
      .map { Event(.init(.viewController, $0.name), .viewDidAppear) }
    return phases
  }

  private mutating func willAppear(_ id: ControllerID, _ known: Set<ControllerID>) {
    loadView(id)
    log(id, .viewWillAppear)
    clearSelection(id)
    // A controller that covers the child may be presented already.
    for child in controllers[id]?.shownChildren ?? []
    where controllers[child]?.presented?.removesPresenter != true && !known.contains(child) {
      willAppear(child, known)
    }
  }

  /// Loads a controller's view, once. Container views embed their controllers while it is loaded:
  /// their views are loaded before `viewDidLoad` of the controller around them. A split view that
  /// is loaded in compact width collapses. (That order is general knowledge; no source was found.)
  mutating func loadView(_ id: ControllerID) {
    guard let controller = controllers[id], !controller.isViewLoaded else { return }
    controllers[id]?.isViewLoaded = true
    if let element = controller.element, case .plain = controller.content {
      embed(element, in: id)
    }
    log(id, .viewDidLoad)
    if controller.kind == .split { settleSplit(id) }
    // A container of the app's own is taken to add its child's view in viewDidLoad, as is usual.
    if case .overriding(let child) = controller.content { loadView(child) }
  }

  private mutating func embed(_ element: Element, in id: ControllerID) {
    guard let controller = controllers[id], let graph = graph(of: id) else { return }
    let ancestors = Set(parents(from: id).compactMap { self.element(of: $0) })
    for edge in graph.segues(from: element) where edge.segue.kind == "embed" {
      guard let target = edge.segue.destination.flatMap({ graph.controller(id: $0) }) else {
        continue
      }
      guard !ancestors.contains(target) else {
        note(.recursiveContainment, id)
        continue
      }
      guard controllers.count < Self.mostControllers else { return note(.manyControllers, id) }
      let child = instantiate(target, in: controller.storyboard)
      controllers[child]?.parent = id
      if case .plain(let embedded)? = controllers[id]?.content {
        controllers[id]?.content = .plain(embedded: embedded + [child])
      }
      controllers[id].map { handDown(to: child, from: $0) }
      log(id, .prepareForSegue(segue: edge.name, destination: child))
      pass(passed(by: edge, from: id), to: child)
      loadView(child)
    }
  }
}

extension SegueGraph.Edge {
  /// The segue's identifier, or its id where it has none.
  var name: String { segue.identifier ?? id ?? "segue:\(segue.element.line)" }
}
