/// The weights of a font, from the lightest to the heaviest.
package enum FontWeight: String, Hashable, Sendable, Codable, CaseIterable {
  case ultraLight
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black
}

/// A font as text is measured and drawn with it.
package struct Font: Hashable, Sendable, Codable {
  package enum Family: Hashable, Sendable, Codable {
    /// San Francisco as iOS 14 and later have it.
    case system
    /// San Francisco as earlier versions had it.
    case earlierSystem(EarlierSystem)
    /// The system font of documents of Xcode 6 and earlier: Helvetica Neue.
    case legacySystem
    /// Any other family, by its name in the document.
    case named(String)
    /// A face of the project's, which has a weight and a slant of its own.
    case file(FontFace)
  }

  /// Versions of iOS in which San Francisco was spaced differently, each up to the next one.
  package enum EarlierSystem: String, Hashable, Sendable, Codable, CaseIterable {
    case iOS9
    case iOS11
    case iOS13
  }

  package var family: Family
  package var weight: FontWeight
  package var italic: Bool
  /// Points.
  package var pointSize: Double
  /// Points from one line's baseline to the next one's, in text styles; nil where a line follows the
  /// other at its own height.
  package var leading: Double?

  package init(
    family: Family = .system, weight: FontWeight = .regular, italic: Bool = false,
    pointSize: Double, leading: Double? = nil
  ) {
    self.family = family
    self.weight = weight
    self.italic = italic
    self.pointSize = pointSize
    self.leading = leading
  }
}
