import Simulation
import Traits

/// Windows with a size of their own.
extension CanvasChoice {
  /// What windows a device's screen has, as it is held and with a version of iOS.
  package struct Windows {
    /// Points: the largest, where it is on the device's screen; nil where any size is possible, as apps for phones have
    /// their windows on other screens.
    package let mostSize: Size?
    fileprivate let screen: SimulatedScreen
    fileprivate let whole: CanvasChoice
  }

  /// Points; a window is no smaller.
  package static let leastWindow = Size(width: 100, height: 100)
  /// Points; a window is no larger.
  fileprivate static let mostWindow = Size(width: 4_000, height: 4_000)

  /// The windows that there are; nil on a canvas without a device, and where the system has none but the whole screen.
  package func windows(on system: SystemVersion, in catalogue: DeviceCatalogue) -> Windows? {
    guard let held, let device = device(in: catalogue) else { return nil }
    let screen = SimulatedScreen(
      device, held.orientation, system: device.nearestSystem(to: system))
    let isPad = device.display.idiom == .pad
    // Any size, or parts of a pad's screen.
    guard screen.problem(with: Self.leastWindow) == nil || isPad && screen.parts.count > 1 else {
      return nil
    }
    return Windows(
      mostSize: isPad ? screen.environment.size : nil, screen: screen,
      whole: .device(held.name, held.orientation))
  }

  /// The same device with a window that has a size or is as near to it as windows there are.
  package func resized(
    to size: Size, on system: SystemVersion, in catalogue: DeviceCatalogue
  ) -> CanvasChoice? {
    windows(on: system, in: catalogue)?.nearest(to: size)
  }
}

extension CanvasChoice.Windows {
  /// Whether windows have any size, not only that of a part of the screen.
  package var areFree: Bool { screen.problem(with: CanvasChoice.leastWindow) == nil }

  /// The window that is nearest to a size: the whole screen where it is as large.
  package func nearest(to size: Size) -> CanvasChoice {
    let (least, most) = (CanvasChoice.leastWindow, mostSize ?? CanvasChoice.mostWindow)
    let fitting = Size(
      width: min(max(size.width.rounded(), least.width), most.width),
      height: min(max(size.height.rounded(), least.height), most.height))
    guard fitting != screen.environment.size else { return whole }
    guard areFree else { return whole.inPart(nearestPart(to: fitting.width)) }
    guard let held = whole.held else { return whole }
    return .resized(held.name, held.orientation, fitting)
  }

  /// Before there were free windows one had a part of the screen, as wide as the divider was dragged.
  private func nearestPart(to width: Double) -> Multitasking {
    let parts = screen.parts.filter { $0 != .slideOver }.compactMap { part in
      part.width(onScreen: screen.environment.size).map { (part, abs($0 - width)) }
    }
    return parts.min { $0.1 < $1.1 }?.0 ?? .fullScreen
  }
}
