import Companion
import Localization
import Traits

/// The orientations in which the interface is shown.
extension Simulation {
  /// Those that the device knows and the controller in charge supports: the window's root controller, or
  /// the last that covers the screen. A controller of which nothing is declared supports what is usual on
  /// the device. Source: UIViewController.supportedInterfaceOrientations' documentation.
  package var supportedOrientations: Set<Orientation> { supportedOrientations(on: screen) }

  func supportedOrientations(on screen: SimulatedScreen) -> Set<Orientation> {
    // Inside, what an app supports is ignored. Source: Apple, Designing for iPhone Duo.
    if let device = screen.device, device.isUnfolded { return device.possibleOrientations }
    let controller = controllerOfOrientations
    let declared = declared(\.orientations).first {
      isNamed($0.controller, controller) && holds($0.condition, for: controller)
    }
    guard let declared else {
      return screen.device?.usualOrientations ?? Set(Orientation.allCases)
    }
    return declared.supported.intersection(
      screen.device?.possibleOrientations ?? Set(Orientation.allCases))
  }

  private var controllerOfOrientations: ControllerID {
    var controller = root
    while let presentation = controllers[controller]?.presented, presentation.form == .fullScreen {
      controller = presentation.controller
    }
    // The app's container is taken to ask its child, unless something is declared of it.
    if controller == Self.containerInCode,
      !declared(\.orientations).contains(where: { isNamed($0.controller, controller) })
    {
      return initialController
    }
    return controller
  }

  /// The orientation that the interface takes where one is wanted.
  /// - Throws: Where it stays as it is.
  func supported(
    _ wanted: Orientation, on screen: SimulatedScreen
  ) throws(SimulationError) -> Orientation {
    let supported = supportedOrientations(on: screen)
    if let orientation = wanted.choice(among: supported) { return orientation }
    let device = screen.device?.name ?? localized("this canvas")
    guard screen.device?.possibleOrientations.contains(wanted) != false else {
      throw SimulationError(
        .noSuchOrientation,
        localized(
          "No interface is shown %1$s on %2$s: pads and phones with a home button do.", wanted.name,
          device))
    }
    throw SimulationError(
      .noSuchOrientation,
      localized(
        """
        The interface is not shown %1$s on %2$s; a companion file's “orientations” says what \
        %3$s supports.
        """, wanted.name, device, controllerOfOrientations))
  }

  /// The screen of another device, held as the last one was where the interface is shown so there.
  func moved(
    to device: Device, _ orientation: Orientation?
  ) throws(SimulationError) -> SimulatedScreen {
    var next = screen.moved(to: device, orientation ?? held(on: device))
    if let orientation {
      next.orientation = try supported(orientation, on: next)
    } else {
      next.orientation = next.orientation.nearest(among: supportedOrientations(on: next))
    }
    return next
  }

  /// How another device is held that takes the place of this one. Nobody turns a device as it is unfolded: what was
  /// upright outside is on its side inside, and the other way round.
  private func held(on device: Device) -> Orientation {
    guard let former = screen.device, former.fold != nil, device.fold != nil,
      former.isUnfolded != device.isUnfolded
    else { return screen.orientation }
    return screen.orientation.isLandscape ? .portrait : .landscape
  }
}

extension Orientation {
  /// Itself or, where any landscape is as good, the one that there is.
  fileprivate func choice(among supported: Set<Orientation>) -> Orientation? {
    if supported.contains(self) { return self }
    guard self == .landscape else { return nil }
    return [.landscapeRight, .landscapeLeft].first(where: supported.contains)
  }

  /// What an interface is shown in that isn't shown in this one.
  func nearest(among supported: Set<Orientation>) -> Orientation {
    choice(among: supported)
      ?? [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
      .first(where: supported.contains) ?? self
  }
}
