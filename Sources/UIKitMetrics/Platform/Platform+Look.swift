import Traits

/// The families of looks: flat up to iOS 12, filled up to 18, and of glass. A picture has its family with it,
/// on the way to the window, too, and not the platform.
extension Platform {
  /// The newest version of a family, whose figures its pictures have.
  package static func drawn(isFlat: Bool = false, isGlass: Bool = false) -> Platform {
    Platform(running: SystemVersion(isGlass ? 26 : isFlat ? 12 : 18))
  }
}
