import Traits

/// The screen that an app runs on, and the part of it that the app's window has.
package struct SimulatedScreen: Hashable, Sendable {
  package enum Window: Hashable, Sendable {
    case fullScreen
    case multitasking(Multitasking)
    /// A size of its own, in points.
    case free(Size)
  }

  private let portrait: Traits.Environment
  private let landscape: Traits.Environment
  package var orientation: Orientation
  package var system: SystemVersion
  package var window = Window.fullScreen
  /// What the user has set, on whatever screen.
  package var preferences = TraitCollection()

  /// A device's screen.
  package init(
    _ device: Device, _ orientation: Orientation = .portrait, system: SystemVersion = .latest
  ) {
    portrait = device.environment(.portrait)
    landscape = device.environment(.landscape)
    self.orientation = orientation
    self.system = system
  }

  /// A canvas without a device; turned, width and height and their size classes change places.
  package init(_ environment: Traits.Environment, system: SystemVersion = .latest) {
    var turned = environment
    turned.size = Size(width: environment.size.height, height: environment.size.width)
    turned.traits.horizontalSizeClass = environment.traits.verticalSizeClass
    turned.traits.verticalSizeClass = environment.traits.horizontalSizeClass
    orientation = environment.orientation
    turned.orientation = orientation == .portrait ? .landscape : .portrait
    portrait = orientation == .portrait ? environment : turned
    landscape = orientation == .portrait ? turned : environment
    self.system = system
  }

  /// The whole screen.
  package var environment: Traits.Environment {
    var environment = orientation == .portrait ? portrait : landscape
    environment.traits = environment.traits.overridden(by: preferences)
    return environment
  }

  /// The same user's window on another screen, which it fills.
  package func moved(to device: Device, _ orientation: Orientation) -> SimulatedScreen {
    var screen = SimulatedScreen(device, orientation, system: system)
    screen.preferences = preferences
    return screen
  }

  /// The same user's window on a canvas without a device, which it fills.
  package func moved(to canvas: Traits.Environment) -> SimulatedScreen {
    var screen = SimulatedScreen(canvas, system: system)
    screen.preferences = preferences
    return screen
  }

  /// Points.
  package var windowSize: Size {
    switch window {
    case .fullScreen: environment.size
    case .multitasking(let part):
      Size(
        width: part.width(onScreen: environment.size) ?? environment.size.width,
        height: environment.size.height)
    case .free(let size): size
    }
  }

  /// The size classes that the window sets where they aren't the screen's.
  var windowOverrides: TraitCollection {
    guard windowSize != environment.size else { return TraitCollection() }
    return SizeClassCell.window(windowSize, idiom: environment.traits.userInterfaceIdiom).traits
  }

  /// What the app's window is laid out for.
  package var windowEnvironment: Traits.Environment {
    var environment = environment
    environment.size = windowSize
    environment.traits = environment.traits.overridden(by: windowOverrides)
    if case .free(let size) = window, size != self.environment.size {
      // It is on no device's screen: neither round corners nor a status bar take room from it.
      environment.safeArea = .zero
      environment.statusBarHeight = 0
    }
    return environment
  }
}

extension SystemVersion {
  /// The version that is simulated unless another one is asked for: the newest that the reference
  /// has rules for.
  package static let latest = SystemVersion(26)
}
