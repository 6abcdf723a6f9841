import Traits
import UIKitMetrics

/// The screen that an app runs on, and the part of it that the app's window has.
package struct SimulatedScreen: Hashable, Sendable {
  package enum Window: Hashable, Sendable {
    case fullScreen
    case multitasking(Multitasking)
    /// A size of its own, in points.
    case free(Size)
  }

  /// What the app is shown on.
  private enum Base: Hashable {
    case device(Device)
    /// Without a device; turned, width and height and their size classes change places.
    case canvas(Traits.Environment)
  }

  private let base: Base
  package var orientation: Orientation
  /// The version that runs.
  package var system: SystemVersion
  /// The one that the user chose, which this device may not run.
  private var chosenSystem: SystemVersion
  package var window = Window.fullScreen
  /// What the user has set, on whatever screen.
  package var preferences = TraitCollection()
  /// Whether the app shows its status bar nowhere.
  package var hidesStatusBar = false

  /// A device's screen.
  package init(
    _ device: Device, _ orientation: Orientation = .portrait, system: SystemVersion = .latest
  ) {
    base = .device(device)
    self.orientation = orientation
    self.system = system
    chosenSystem = system
  }

  /// A canvas without a device.
  package init(_ environment: Traits.Environment, system: SystemVersion = .latest) {
    base = .canvas(environment)
    orientation = environment.orientation
    self.system = system
    chosenSystem = system
  }

  package var platform: Platform { Platform(running: system) }

  /// Nil for a canvas without one.
  package var device: Device? {
    if case .device(let device) = base { device } else { nil }
  }

  /// The whole screen.
  package var environment: Traits.Environment {
    var environment =
      switch base {
      case .device(let device): device.environment(orientation, on: system)
      case .canvas(let canvas): canvas.held(orientation)
      }
    environment.system = system
    environment.traits = environment.traits.overridden(by: preferences)
    return hidesStatusBar ? environment.withoutStatusBar : environment
  }

  /// The same user's window on another screen, which it fills, with the version of the system that is
  /// nearest to the chosen one.
  package func moved(to device: Device, _ orientation: Orientation) -> SimulatedScreen {
    var screen = SimulatedScreen(device, orientation, system: chosenSystem)
    screen.fitSystem()
    screen.preferences = preferences
    screen.hidesStatusBar = hidesStatusBar
    return screen
  }

  /// Has the version of the system run that the device has and that is nearest to the chosen one.
  package mutating func fitSystem() {
    system = device?.nearestSystem(to: chosenSystem) ?? chosenSystem
  }

  /// The same with another version of the system; a part of the screen that it doesn't give is given up.
  func moved(to system: SystemVersion) -> SimulatedScreen {
    var screen = self
    screen.system = system
    screen.chosenSystem = system
    if case .multitasking(let part) = window, !screen.parts.contains(part) {
      screen.window = .fullScreen
    }
    return screen
  }

  /// The parts of the screen that the window can have, but for what upright ones lack.
  package var parts: [Multitasking] {
    device.map { $0.multitasking(on: system) } ?? Multitasking.allCases
  }

  /// The same user's window on a canvas without a device, which it fills.
  package func moved(to canvas: Traits.Environment) -> SimulatedScreen {
    var screen = SimulatedScreen(canvas, system: chosenSystem)
    screen.preferences = preferences
    screen.hidesStatusBar = hidesStatusBar
    return screen
  }

  /// Points.
  package var windowSize: Size {
    switch window {
    case .fullScreen: environment.size
    case .multitasking(let part):
      Size(width: width(of: part) ?? environment.size.width, height: environment.size.height)
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
    if case .multitasking(.oneHalf) = window, device?.isUnfolded == true {
      // The left half, whose bars stand on its outer edge.
      let strip = max(environment.safeArea.left, environment.safeArea.right)
      (environment.safeArea.left, environment.safeArea.right) = (strip, 0)
    }
    if case .free(let size) = window, size != self.environment.size {
      // It is on no device's screen: neither round corners nor a status bar take room from it.
      environment.safeArea = .zero
      environment.statusBarHeight = 0
      environment.statusColumn = nil
      environment.division = nil
    }
    return environment
  }
}

extension Traits.Environment {
  fileprivate func held(_ orientation: Orientation) -> Traits.Environment {
    var held = self
    held.orientation = orientation
    guard orientation.isLandscape != self.orientation.isLandscape else { return held }
    held.size = Size(width: size.height, height: size.width)
    held.traits.horizontalSizeClass = traits.verticalSizeClass
    held.traits.verticalSizeClass = traits.horizontalSizeClass
    return held
  }
}
