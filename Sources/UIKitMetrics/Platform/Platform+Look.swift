import Traits

/// Which iOS a picture looks like. A picture has the first part of the version with it, on the way to the
/// window, too, and not the platform.
extension Platform {
  /// The version whose figures pictures have that say nothing: those of iOS 13 to 18, but for a few.
  private static let usualMajor = 18

  /// - Parameter major: the first part of a version; nil for the usual one.
  package static func drawn(major: Int? = nil) -> Platform {
    Platform(running: SystemVersion(major ?? usualMajor))
  }

  /// What a picture says of its version; nil for the usual one.
  package var drawnMajor: Int? {
    system.major == Self.usualMajor ? nil : system.major
  }

  /// A colour of UIKit's, by its figure; nil where there is none.
  package func color(_ metric: Metric) -> Color? {
    value(of: metric).map { Color(hex: UInt32($0)) }
  }
}
