import InterfaceBuilder
import Scenes

/// Finding controllers.
extension Simulation {
  func element(of id: ControllerID) -> Element? { controllers[id]?.element }

  func graph(of id: ControllerID) -> SegueGraph? {
    controllers[id].flatMap { storyboards[$0.storyboard]?.graph }
  }

  /// A controller with everything in and over it, each after what holds it.
  func subtree(_ id: ControllerID) -> [ControllerID] {
    walk(from: id) { $0.children + ($0.presented.map { [$0.controller] } ?? []) }
  }

  /// A controller with its children, without what is presented over them.
  func family(_ id: ControllerID) -> [ControllerID] {
    walk(from: id, into: \.children)
  }

  /// The controllers whose views are on screen in and over a controller, each after what holds it.
  func visible(from id: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    func add(_ id: ControllerID) {
      guard let controller = controllers[id] else { return }
      if controller.presented?.removesPresenter != true {
        result.append(id)
        controller.shownChildren.forEach(add)
      }
      if let presented = controller.presented { add(presented.controller) }
    }
    add(id)
    return result
  }

  /// A controller and what it leads to, each after what led to it; those that are gone are left out.
  private func walk(
    from id: ControllerID, into next: (Controller) -> [ControllerID]
  ) -> [ControllerID] {
    var result: [ControllerID] = []
    func add(_ id: ControllerID) {
      guard let controller = controllers[id] else { return }
      result.append(id)
      next(controller).forEach(add)
    }
    add(id)
    return result
  }

  /// The controllers on screen, the front ones last.
  var visibleControllers: [ControllerID] { visible(from: root) }

  /// The controller and its parents, without presenters.
  func parents(from id: ControllerID) -> [ControllerID] {
    var chain: [ControllerID] = []
    var current: ControllerID? = id
    while let at = current {
      chain.append(at)
      current = controllers[at]?.parent
    }
    return chain
  }

  /// The controllers around a controller whose bars input can reach: its parents, and around a context
  /// that it covers those of its presenter.
  func reachable(from id: ControllerID) -> [ControllerID] {
    let chain = parents(from: id)
    guard let outermost = chain.last, let presentation = presentation(of: outermost),
      presentation.form.usesContext, let presenter = controllers[outermost]?.presenter
    else { return chain }
    return chain + reachable(from: presenter)
  }

  /// The outermost container of a controller.
  func outermost(_ id: ControllerID) -> ControllerID { parents(from: id).last ?? id }

  /// The presentation that is in front: the last one that is presented over another.
  var frontPresentation: Presentation? {
    var front: Presentation?
    var base = root
    while let next = visiblePresentation(in: base) {
      front = next
      base = next.controller
    }
    return front
  }

  private func visiblePresentation(in id: ControllerID) -> Presentation? {
    guard let controller = controllers[id] else { return nil }
    return controller.presented
      ?? controller.shownChildren.reversed().lazy.compactMap(visiblePresentation).first
  }

  /// The controller that input goes to: in front, and innermost.
  package var keyController: ControllerID {
    var key = frontPresentation?.controller ?? root
    while let child = controllers[key]?.shownChildren.last { key = child }
    return key
  }

  /// The nearest container of a kind around a controller, itself included.
  func nearest(_ kind: Controller.Kind, from id: ControllerID) -> ControllerID? {
    parents(from: id).first { controllers[$0]?.kind == kind }
  }

  /// The container of a kind whose bar or columns input can reach: around the key controller, or else
  /// beside it.
  func container(_ kind: Controller.Kind) -> ControllerID? {
    let chain = reachable(from: keyController)
    let beside = chain.last.map { visible(from: $0) } ?? []
    return (chain + beside).first { controllers[$0]?.kind == kind }
  }

  mutating func updateNavigation(
    _ id: ControllerID, _ change: (inout [ControllerID]) -> Void
  ) {
    guard case .navigation(var stack)? = controllers[id]?.content else { return }
    change(&stack)
    controllers[id]?.content = .navigation(stack: stack)
    for child in stack { controllers[child]?.parent = id }
  }

  func navigationStack(_ id: ControllerID) -> [ControllerID] {
    guard case .navigation(let stack)? = controllers[id]?.content else { return [] }
    return stack
  }

  mutating func updateSplit(_ id: ControllerID, _ change: (inout SplitState) -> Void) {
    guard case .split(var split)? = controllers[id]?.content else { return }
    change(&split)
    controllers[id]?.content = .split(split)
    for child in split.children { controllers[child]?.parent = id }
  }

  func split(_ id: ControllerID) -> SplitState? {
    guard case .split(let split)? = controllers[id]?.content else { return nil }
    return split
  }

  mutating func updateTabs(_ id: ControllerID, _ change: (inout TabBarState) -> Void) {
    guard case .tabBar(var tabs)? = controllers[id]?.content else { return }
    change(&tabs)
    controllers[id]?.content = .tabBar(tabs)
  }

  func tabs(_ id: ControllerID) -> TabBarState? {
    guard case .tabBar(let tabs)? = controllers[id]?.content else { return nil }
    return tabs
  }

  /// Forgets a controller with everything in and over it.
  mutating func discard(_ id: ControllerID) {
    for gone in everything(in: id) { controllers[gone] = nil }
  }

  /// Like the subtree, with what containers keep back.
  func everything(in id: ControllerID) -> [ControllerID] {
    walk(from: id) { controller in
      var held = controller.children
      switch controller.content {
      case .split(let split):
        held += split.columns.values.filter { controllers[$0]?.parent == controller.id }
        held += [split.preserved].compactMap { $0 } + split.keptByDelegate
      case .tabBar(let tabs): held += tabs.tabs
      default: break
      }
      if let presented = controller.presented { held.append(presented.controller) }
      var known: Set<ControllerID> = []
      return held.filter { known.insert($0).inserted }
    }
  }
}
