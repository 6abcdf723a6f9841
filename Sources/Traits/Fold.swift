/// The screens of a device that folds, and where it does. Lengths are points.
/// Source of the figures: Resources/Devices/devices.json, the device's `fold`.
package struct Fold: Hashable, Sendable {
  /// Which of its screens an app is on, and which part of it the app has: apps that were built with an SDK
  /// before ``Fold/firstSDK`` don't reach the camera's edge.
  package enum ScreenKey: String, Hashable, Sendable {
    case outer, inner, outerBefore, innerBefore
  }

  package struct Screen: Hashable, Sendable {
    /// What an app has of it.
    package let display: Display
    /// What it hasn't, which is black; as ``Display/safeArea`` in landscape with the device's top at the left.
    package let rail: PerOrientation<EdgeInsets>

    init(
      display: Display,
      rail: PerOrientation<EdgeInsets> = PerOrientation(portrait: .zero, landscape: .zero)
    ) {
      self.display = display
      self.rail = rail
    }
  }

  /// The strip across the middle of the inner screen's long side that is kept clear while partly folded.
  package struct Division: Hashable, Sendable, Decodable {
    /// From the end of the long side.
    package let start: Double
    package let width: Double
    /// At either side of the strip.
    package let margin: Double
  }

  var screens: [ScreenKey: Screen]
  /// The first SDK whose apps have the whole screen, with bars that stand at the camera's edge.
  package let firstSDK: SystemVersion
  package let division: Division
  /// The width of a half of the inner screen in landscape, in Split View. One source, unconfirmed.
  package let halfWidth: Double
  /// As ``Display/sources`` and ``Display/conflicts``.
  package let sources: [String: String]
  package let conflicts: [Display.Conflict]
}

/// What a device that folds is in a pose.
extension Device {
  /// Whether apps are on the screen inside.
  package var isUnfolded: Bool { fold != nil && pose != .closed }

  /// The device in a pose, or as an app has it that was built with an SDK. Its name says the pose, but for closed, so
  /// that the name is the device's in any list. One that doesn't fold stays as it is.
  /// - Parameters:
  ///   - pose: Nil for the one that it is in.
  ///   - sdk: Nil for the newest.
  package func posed(_ pose: Pose? = nil, builtWith sdk: SystemVersion? = nil) -> Device {
    guard let fold else { return self }
    var device = self
    device.pose = pose ?? self.pose
    let isBefore = sdk.map { $0 < fold.firstSDK } ?? isBuiltBefore
    device.isBuiltBefore = isBefore
    let key: Fold.ScreenKey =
      device.isUnfolded
      ? (isBefore ? .innerBefore : .inner) : (isBefore ? .outerBefore : .outer)
    guard let screen = fold.screens[key] else { return self }
    device.display = screen.display
    device.rail = screen.rail
    device.name = plainName + (device.pose == .closed ? "" : " \(device.pose.rawValue)")
    return device
  }

  /// Without the pose.
  private var plainName: String {
    pose == .closed ? name : String(name.dropLast(pose.rawValue.count + 1))
  }

  /// How it is held where nobody says: the inner screen's native way up is landscape.
  package var nativeOrientation: Orientation {
    guard isUnfolded else { return .portrait }
    return pose.isLandscape ?? true ? .landscape : .portrait
  }

  /// Where the fold keeps what is on the screen apart, in points of the screen; nil where it doesn't.
  package func division(_ orientation: Orientation) -> Rect? {
    guard let fold, pose.isPartlyFolded else { return nil }
    let (size, division) = (size(orientation), fold.division)
    return orientation.isLandscape
      ? Rect(x: division.start, y: 0, width: division.width, height: size.height)
      : Rect(x: 0, y: division.start, width: size.width, height: division.width)
  }

  /// Where an app's window is on the whole screen, in points, where the app was built too early to have all of it; nil
  /// where it has.
  package func railed(_ orientation: Orientation) -> (screen: Size, window: Rect)? {
    let rail = orientation == .landscapeLeft ? rail[orientation].mirrored : rail[orientation]
    guard rail != .zero else { return nil }
    let size = size(orientation)
    return (
      Size(
        width: size.width + rail.left + rail.right, height: size.height + rail.top + rail.bottom),
      Rect(x: rail.left, y: rail.top, width: size.width, height: size.height)
    )
  }

  /// The width of the window that has a part of the screen in an orientation, in points; nil where there is none.
  package func width(of part: Multitasking, _ orientation: Orientation) -> Double? {
    guard let fold, isUnfolded else { return part.width(onScreen: size(orientation)) }
    return switch part {
    case .fullScreen: size(orientation).width
    case .oneHalf: orientation.isLandscape ? fold.halfWidth : nil
    case .oneThird, .twoThirds, .slideOver: nil
    }
  }
}

extension DeviceCatalogue {
  /// The devices as an app has them that was built with an SDK; nil for the newest.
  package func builtWith(_ sdk: SystemVersion?) -> DeviceCatalogue {
    guard let sdk else { return self }
    return replacing(devices.filter { $0.fold != nil }.map { $0.posed(builtWith: sdk) })
  }
}
