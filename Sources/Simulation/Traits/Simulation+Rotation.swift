import Traits

/// What iOS 6 and 7 call where later versions tell of traits and sizes.
extension Simulation {
  /// Tells the controllers on screen that the interface turns; those that are not on screen are told nothing.
  /// Sources: the documentation of UIViewController, `willRotate(to:duration:)`; that the others aren't told:
  /// wangling.me/2010/07/how-to-rock-and-roll-your-apps.html. That parents are told before their children has no source.
  /// Without another orientation nothing is called: windows have the size of their screen.
  mutating func rotate(since before: Simulation) {
    let visibleBefore = before.visibleControllers
    let (former, orientation) = (before.screen.orientation, screen.orientation)
    let told = former == orientation ? [] : visibleBefore.filter { controllers[$0] != nil }
    for id in told { log(id, .willRotate(to: orientation)) }
    let exchanges = constraintExchanges(
      since: before,
      in: before.subtree(before.root).filter { controllers[$0]?.isViewLoaded == true })
    for id in subtree(root) { outcome.events += exchanges[id] ?? [] }
    for id in told { log(id, .willAnimateRotation(to: orientation)) }
    let phases = appearancePhases(before: visibleBefore)
    outcome.events += phases.load + phases.willDisappear + phases.willAppear
    outcome.events += phases.didDisappear + phases.didAppear
    for id in told { log(id, .didRotate(from: former)) }
  }

  /// Tells controllers that come into the window of the traits that they begin with, each before its views and
  /// before the controllers inside.
  mutating func tellFirstTraits(_ arriving: [ControllerID]) {
    for id in arriving {
      guard let controller = controllers[id], !controller.knowsTraits else { continue }
      controllers[id]?.knowsTraits = true
      let kind = Event.Kind.traitCollectionDidChange(
        from: nil, to: controller.environment.traits)
      log(id, kind)
      guard recordsViews else { continue }
      outcome.events += installedViews(of: id).map { Event(.init(.view, $0), kind) }
    }
  }
}
