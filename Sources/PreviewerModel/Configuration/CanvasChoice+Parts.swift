import Localization
import Traits
import UIKitMetrics

/// The parts of a pad's screen that a window can have.
extension CanvasChoice {
  /// Nil for the whole screen, and for a canvas without a device.
  package var part: Multitasking? {
    if case .window(_, _, let part) = self { part } else { nil }
  }

  /// The window's size in points, where it has one of its own.
  package var ownSize: Size? {
    if case .resized(_, _, let size) = self { size } else { nil }
  }

  /// The same device with a window in a part of its screen. Upright there are no halves: two thirds are the
  /// nearest, as when a device is turned.
  package func inPart(_ part: Multitasking) -> CanvasChoice {
    guard let held else { return self }
    switch part {
    case .fullScreen: return .device(held.name, held.orientation)
    case .oneHalf where !held.orientation.isLandscape:
      return .window(held.name, held.orientation, .twoThirds)
    default: return .window(held.name, held.orientation, part)
    }
  }

  /// Those that there are as the device is held; one, the whole, where it isn't divided.
  func parts(on system: SystemVersion, in catalogue: DeviceCatalogue) -> [Multitasking] {
    guard let device = device(in: catalogue), device.display.idiom == .pad, let orientation else {
      return [.fullScreen]
    }
    return device.multitasking(on: system)
      .filter { $0.width(onScreen: device.size(orientation)) != nil }
  }

  /// The screen with the window in its part of it; nil where it has the whole.
  package func dividedScreen(in catalogue: DeviceCatalogue) -> DividedScreen? {
    guard let held, let device = catalogue.device(called: held.name) else { return nil }
    let screen = device.size(held.orientation)
    switch self {
    case .window(_, _, let part):
      return part.width(onScreen: screen).map {
        DividedScreen(size: screen, windowWidth: $0, part: part)
      }
    case .resized(_, _, let size) where device.display.idiom == .pad:
      return DividedScreen(size: screen, window: size)
    default: return nil
    }
  }
}

extension Multitasking {
  package var title: String {
    switch self {
    case .fullScreen: localized("Full Screen")
    case .oneThird: localized("Split View 1/3")
    case .oneHalf: localized("Split View 1/2")
    case .twoThirds: localized("Split View 2/3")
    case .slideOver: localized("Slide Over")
    }
  }
}
