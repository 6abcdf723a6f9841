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

  /// Whether stack views have a background and a border. Source: up to iOS 13 UIStackView's documentation has it as
  /// a "nonrendering subclass of UIView"; useyourloaf.com, "Stack View Background Color In iOS 14".
  package var stackViewsAreDrawn: Bool { isSince(14) }

  /// Whether links in text views have no line below them: seen from iOS 8 on, and taken to be so since 7.
  package var linksHaveNoLine: Bool { isSince(7) }

  /// Whether a translucent bar with a colour of its own lets through what is under it: VFUC/FoeliGuide-iOS, a
  /// picture of iOS 10, has #ECB625 for #EAAB00 over white, with the opacity of other bars. Later ones were not seen.
  package var tintedBarsAreTranslucent: Bool { !isCanvas && !isSince(11) }

  /// A colour of UIKit's, by its figure; nil where there is none.
  package func color(_ metric: Metric) -> Color? {
    value(of: metric).map { Color(hex: UInt32($0)) }
  }
}
