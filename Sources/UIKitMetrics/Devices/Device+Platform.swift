import Traits

/// What a device is on a version of the system.
extension Device {
  /// What an app that fills the device's screen is laid out for on a version of the system.
  package func environment(
    _ orientation: Orientation, on system: SystemVersion
  ) -> Environment {
    var environment = environment(orientation)
    environment.system = system
    Platform(running: system).fit(&environment)
    return environment
  }

  /// The windows that an app can have with a version of the system. Slide Over and Split View came with
  /// iOS 9. Since iPadOS 26 windows are tiled instead of split, and Slide Over, which 26.0 lacked, came
  /// back with 26.1. The screen inside a phone that folds has halves for apps that know it. Source:
  /// reference/device-systems.json, `multitasking_by_version`; the device's `fold`.
  package func multitasking(on system: SystemVersion) -> [Multitasking] {
    if isUnfolded { return isBuiltBefore ? [.fullScreen] : [.fullScreen, .oneHalf] }
    guard Platform(running: system).hasMultitasking else { return [.fullScreen] }
    return switch multitasking {
    case .none: [.fullScreen]
    case .slideOver: [.fullScreen, .slideOver]
    case .splitView: Multitasking.allCases
    }
  }
}

extension DeviceCatalogue {
  /// The device that the id means on an Xcode's canvas.
  package func device(canvasID id: String, on canvas: Platform) -> Device? {
    device(canvasID: id, toolsVersion: canvas.canvas?.toolsVersion)
  }
}
