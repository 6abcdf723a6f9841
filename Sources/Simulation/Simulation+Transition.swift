import Companion
import Traits

/// Transitions of the window to other traits or another size.
extension Simulation {
  /// Goes on on another screen, with the calls in UIKit's order: those that will change, parents
  /// before children, first all traits and then all sizes; then those that changed, from the screen
  /// inwards; animations; completion. Without a change of traits only the sizes are told.
  /// Source: semantics.md, section 7. Where collapsing is among them has no source.
  mutating func transition(to screen: SimulatedScreen) {
    let before = self
    let visibleBefore = visibleControllers
    self.screen = screen
    propagate()
    let settling = capture { simulation in
      for id in simulation.subtree(simulation.root)
      where simulation.controllers[id]?.isViewLoaded == true {
        simulation.settleSplit(id)
      }
    }
    propagate()
    if case .free = screen.window { note(.windowClasses) }

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
    outcome.events += changes.map { change in
      Event(change.identity, .traitCollectionDidChange(from: change.from, to: change.to))
    }

    let phases = appearancePhases(before: visibleBefore)
    outcome.events += phases.load + phases.willDisappear + phases.willAppear
    guard !(changes.isEmpty && sizes.isEmpty && settling.isEmpty) else {
      outcome.events += phases.didDisappear + phases.didAppear
      return
    }
    outcome.events.append(Event(.init(.window), .animateAlongside(name: nil)))
    logDeclaredAnimations(told, withTraits: changes, withSizes: sizes)
    outcome.events += phases.didDisappear + phases.didAppear
    outcome.events.append(Event(.init(.window), .transitionCompletion))
  }

  /// Animations that controllers declare for the callback that they get.
  private mutating func logDeclaredAnimations(
    _ told: [ControllerID], withTraits changes: [TraitChange], withSizes sizes: [Event]
  ) {
    for id in told {
      let identity = TraitEnvironment.Identity(.viewController, id.name)
      for (index, animation) in declared(\.animations).enumerated()
      where isNamed(animation.controller, id) && holds(animation.condition, for: id) {
        let isCalled =
          switch animation.transition {
          case .traits: changes.contains { $0.identity == identity }
          case .size: sizes.contains { $0.environment == identity }
          }
        if isCalled { log(id, .animateAlongside(name: "animations[\(index)]")) }
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
  /// to layout.
  private func sizeChanges(since before: Simulation, in told: [ControllerID]) -> [Event] {
    var resized: Set<ControllerID> = []
    var events: [Event] = []
    for id in told {
      guard let old = before.controllers[id], let new = controllers[id] else { continue }
      let isInside = new.size == nil && old.parent.map(resized.contains) == true
      let isSheet =
        new.size == nil && new.presenter != nil && before.screen.windowSize != screen.windowSize
        && presentation(of: id)?.form != .popover
      guard old.size != new.size || isInside || isSheet else { continue }
      resized.insert(id)
      events.append(
        Event(
          .init(.viewController, id.name), .viewWillTransitionToSize(from: old.size, to: new.size)))
    }
    return events
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
