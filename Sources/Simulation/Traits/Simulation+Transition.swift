import Companion
import Traits

/// Transitions of the window to other traits or another size.
extension Simulation {
  /// Goes on on another screen, with the calls in UIKit's order: those that will change, parents
  /// before children, first all traits and then all sizes; then those that changed, from the screen
  /// inwards; animations; completion. Without a change of traits only the sizes are told.
  /// Source: semantics.md, section 7. Where collapsing is among them has no source. Views are told
  /// after their controller, each after its superview, and before the controllers inside: they get
  /// their traits from the controller's view.
  mutating func transition(to screen: SimulatedScreen) {
    let before = self
    let visibleBefore = visibleControllers
    let settling = adopt(screen)
    guard screen.platform.callbacks.transition == .traitsAndSizes else {
      outcome.events += settling
      return rotate(since: before)
    }

    // What will change.
    let told = before.subtree(before.root).filter { id in
      before.controllers[id]?.isViewLoaded == true && controllers[id] != nil
    }
    let changes = traitChanges(since: before, in: told)
    outcome.events += changes.filter { $0.identity.isController }.map { change in
      Event(change.identity, .willTransitionToTraits(from: change.from, to: change.to))
    }
    let sizes = sizeChanges(since: before, in: told)
    outcome.events += sizes
    if !Set(told).subtracting(visibleBefore).isEmpty, !(changes.isEmpty && sizes.isEmpty) {
      note(.offScreenTransitions)
    }
    outcome.events += settling
    if !settling.isEmpty { note(.collapseDuringTransition) }
    logAdaptations(since: before)

    // What changed, with what controllers do then.
    let animations = calledAnimations(told, withTraits: changes, withSizes: sizes)
    var exchanges = constraintExchanges(since: before, in: told)
    let later = animations.filter {
      $0.animation.exchangesConstraints || $0.animation.completion?.exchangesConstraints == true
    }
    let exchangedLater = Set(later.map(\.controller))
    logTraitChanges(changes) { simulation, id in
      guard !exchangedLater.contains(id) else { return }
      simulation.outcome.events += exchanges.removeValue(forKey: id) ?? []
    }
    // Without other traits a controller updates its constraints when it is laid out.
    for id in told where !exchangedLater.contains(id) { outcome.events += exchanges[id] ?? [] }

    // What appears and disappears for it, while the animations run.
    let phases = appearancePhases(before: visibleBefore)
    outcome.events += phases.load + phases.willDisappear + phases.willAppear
    guard !(changes.isEmpty && sizes.isEmpty && settling.isEmpty) else {
      outcome.events += phases.didDisappear + phases.didAppear
      return
    }
    outcome.events.append(Event(.init(.window), .animateAlongside(name: nil)))
    for (id, name, animation) in animations {
      log(id, .animateAlongside(name: name))
      alongside.append(Alongside(controller: id, changes: animation.changes))
      if animation.exchangesConstraints {
        outcome.events += exchanges.removeValue(forKey: id) ?? []
      }
    }
    outcome.events += phases.didDisappear + phases.didAppear
    outcome.events.append(Event(.init(.window), .transitionCompletion(name: nil)))
    complete(animations, exchanges, since: before)
  }

  /// Sets the size and traits of the window and all controllers to those of another screen.
  /// - Returns: The events of split views that expand or collapse.
  private mutating func adopt(_ screen: SimulatedScreen) -> [Event] {
    if screen.windowSize != self.screen.windowSize {
      resized.formUnion(subtree(root).filter { controllers[$0]?.isViewLoaded == true })
    }
    self.screen = screen
    propagate()
    let settling = capture { simulation in
      for id in simulation.subtree(simulation.root)
      where simulation.controllers[id]?.isViewLoaded == true {
        simulation.settleSplit(id)
      }
    }
    propagate()
    noteScreen()
    return settling
  }

  /// Adds the notes to the user about this screen, and about the part of it that the window has.
  mutating func noteScreen() {
    if screen.platform.isBeyondWhatIsKnown { note(.newestSystem) }
    switch screen.window {
    case .free: note(.windowClasses)
    case .multitasking(.slideOver):
      if screen.platform.slideOverFloats { note(.slideOverHeight) }
    case .multitasking(.oneHalf) where screen.device?.isUnfolded == true: note(.halvesInside)
    case .multitasking:
      if screen.platform.tilesWindows { note(.windowTiles) }
    case .fullScreen: break
    }
  }

  /// The animations that controllers declare for the callbacks that they get, with their names.
  private func calledAnimations(
    _ told: [ControllerID], withTraits changes: [TraitChange], withSizes sizes: [Event]
  ) -> [(controller: ControllerID, name: String, animation: AlongsideAnimation)] {
    let declared = declared(\.animations).enumerated()
    return told.flatMap { id in
      let identity = TraitEnvironment.Identity(.viewController, id.name)
      return declared.filter { _, animation in
        let isCalled =
          switch animation.transition {
          case .traits: changes.contains { $0.identity == identity }
          case .size: sizes.contains { $0.environment == identity }
          }
        return isCalled && isNamed(animation.controller, id) && holds(animation.condition, for: id)
      }.map { (id, "animations[\($0.offset)]", $0.element) }
    }
  }

  /// By controller: the exchanges of its declared constraints that the transition brings.
  func constraintExchanges(
    since before: Simulation, in told: [ControllerID]
  ) -> [ControllerID: [Event]] {
    var exchanges: [ControllerID: [Event]] = [:]
    for id in told {
      // A scene follows the companion file of its own storyboard.
      for (index, group) in (scenes(of: id).companion?.constraints ?? []).enumerated()
      where isScene(group.scope, of: id) {
        let former = group.exchanges.list.firstIndex { before.holds($0.condition, for: id) }
        let chosen = group.exchanges.list.firstIndex { holds($0.condition, for: id) }
        guard former != chosen else { continue }
        exchanges[id, default: []].append(
          Event(
            .init(.viewController, id.name),
            .exchangeConstraints(group: "constraints[\(index)]", alternative: chosen)))
      }
    }
    return exchanges
  }

  /// - Parameter then: what a controller does in its callback.
  private mutating func logTraitChanges(
    _ changes: [TraitChange], then: (inout Simulation, ControllerID) -> Void
  ) {
    for change in changes {
      let kind = Event.Kind.traitCollectionDidChange(from: change.from, to: change.to)
      outcome.events.append(Event(change.identity, kind))
      guard change.identity.kind == .viewController, let id = change.identity.id else { continue }
      then(&self, ControllerID(id))
      guard recordsViews else { continue }
      outcome.events += installedViews(of: ControllerID(id)).map {
        Event(.init(.view, $0), kind)
      }
    }
  }

  private struct TraitChange {
    let identity: TraitEnvironment.Identity
    let from: TraitCollection
    let to: TraitCollection
  }

  /// The environments whose traits differ, from the screen inwards.
  private func traitChanges(
    since before: Simulation, in told: [ControllerID]
  ) -> [TraitChange] {
    var changes: [TraitChange] = []
    func compare(
      _ identity: TraitEnvironment.Identity, _ from: TraitCollection, _ to: TraitCollection
    ) {
      if from != to { changes.append(TraitChange(identity: identity, from: from, to: to)) }
    }
    compare(.init(.screen), before.screen.environment.traits, screen.environment.traits)
    compare(.init(.window), before.window.traits, window.traits)
    for id in told {
      if let old = before.presentation(of: id), let new = presentation(of: id) {
        compare(
          .init(.presentationController, id.name), old.environment.traits, new.environment.traits)
      }
      if let old = before.controllers[id], let new = controllers[id] {
        compare(
          .init(.viewController, id.name), old.environment.traits, new.environment.traits)
      }
    }
    return changes
  }

  /// A controller in a container view is told when the controller around it is: its new size is up
  /// to layout. A presentation controller, which is a content container as well, is told of the size of what it
  /// presents in, before the controller that it presents. Source: the documentation of UIContentContainer.
  private func sizeChanges(since before: Simulation, in told: [ControllerID]) -> [Event] {
    var resized: Set<ControllerID> = []
    var events: [Event] = []
    for id in told {
      guard let old = before.controllers[id], let new = controllers[id] else { continue }
      if let from = before.presentationSize(of: id), let to = presentationSize(of: id), from != to {
        events.append(
          Event(
            .init(.presentationController, id.name),
            .viewWillTransitionToSize(from: from, to: to)))
      }
      let isInside = new.size == nil && old.parent.map(resized.contains) == true
      guard old.size != new.size || isInside else { continue }
      resized.insert(id)
      events.append(
        Event(
          .init(.viewController, id.name), .viewWillTransitionToSize(from: old.size, to: new.size)))
    }
    return events
  }

  /// The size of what a controller is presented in: the window, or the controller that defines the context.
  private func presentationSize(of id: ControllerID) -> Size? {
    guard let presentation = presentation(of: id) else { return nil }
    guard presentation.form.usesContext else { return screen.windowSize }
    return controllers[id]?.presenter.flatMap { controllers[$0]?.size }
  }

  private mutating func logAdaptations(since before: Simulation) {
    for id in subtree(root) {
      guard let old = before.presentation(of: id), let new = presentation(of: id) else { continue }
      noteForm(new)
      guard old.form != new.form else { continue }
      outcome.events.append(
        Event(
          .init(.presentationController, id.name),
          .adaptPresentation(from: old.form, to: new.form)))
    }
  }

  /// How a controller is presented.
  func presentation(of id: ControllerID) -> Presentation? {
    controllers[id]?.presenter.flatMap { controllers[$0]?.presented }
  }
}

extension TraitEnvironment.Identity {
  /// Only controllers are told before traits change: view controllers, and presentation controllers,
  /// which are content containers as well. Source: semantics.md, section 7.
  fileprivate var isController: Bool { kind == .viewController || kind == .presentationController }
}
