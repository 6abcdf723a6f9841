import Traits

/// What decides the fonts of a scene's texts besides what the document says of each.
package struct Typography: Hashable, Sendable {
  /// The generation whose system font it is.
  package let generation: Generation
  /// Dynamic Type's: as designed the canvas's own, elsewhere what the user prefers.
  package let contentSize: ContentSizeCategory
  /// Whether Title 1 has 26 points in place of 28. MINED: on the canvases of Xcode 9 to 11.1 alone:
  /// labels of a line are 31.33 high at @3x in 13771 and 31.5 at @2x in 14854 and 14868 (3 of 3
  /// documents, each of another repository), but 33.5 in 12120 and 16096, where one of the three was
  /// saved before and after. Between 12120 and 13771, so of Xcode 9.0 to 9.2, and between 14868 and 16096
  /// none was seen: that it begins with Xcode 9 and ends with 11.1 is chosen.
  let hasSmallTitle1: Bool
  /// Whether an accessibility category has no other styles than Body larger, as before iOS 11.
  let onlyBodyGrows: Bool
  private let isAsDesigned: Bool

  /// - Parameters:
  ///   - contentSize: what the traits say; nil for the standard size.
  ///   - system: on which the interface runs; nil where it doesn't run.
  package init(
    generation: Generation, isAsDesigned: Bool, contentSize: ContentSizeCategory? = nil,
    system: SystemVersion? = nil
  ) {
    self.generation = generation
    self.isAsDesigned = isAsDesigned
    onlyBodyGrows = system.map { $0 < SystemVersion(11) } ?? false
    self.contentSize =
      isAsDesigned ? ContentSizeCategory(ofCanvasOf: generation) : contentSize ?? .standard
    hasSmallTitle1 = isAsDesigned && generation >= .xcode9 && generation < .xcode11point2
  }
}

/// Texts of UIKit's own, which no document gives a font.
extension Typography {
  /// Points: the size of such a text, which is of a style on devices.
  /// - Parameter onCanvas: its size on Interface Builder's canvas, whose own size it doesn't follow.
  func pointSize(of style: TextStyle, onCanvas: Double) -> Double {
    isAsDesigned ? onCanvas : style.metrics(in: self).pointSize
  }

  /// The same interface for a user who prefers no other size than the standard one.
  package var standard: Typography {
    isAsDesigned ? self : Typography(generation: generation, isAsDesigned: false)
  }

  /// What a length that reads well is multiplied by, so that it holds as many letters.
  package var bodyScale: Double {
    isAsDesigned
      ? 1
      : TextStyle.body.metrics(in: self).pointSize / TextStyle.body.metrics(in: standard).pointSize
  }
}

extension ContentSizeCategory {
  /// That of Interface Builder's canvas.
  ///
  /// Up to Xcode 7 Medium, since Xcode 8 the default, Large, but in Xcode 13 the smallest. MINED: stored
  /// labels of one line are 20 high at @1x up to Xcode 7 in Body and Headline (16 pt), 14 in Caption 1 (11
  /// pt); of several lines at @2x Body is 42.5 and 152.5, Subhead 38, Footnote 34 and 52, Caption 1 46.5
  /// and 78.5. Of Xcode 13 those in Body and Headline are 17 high in 10 documents of 10 (0 with 20.5,
  /// which all of Xcode 12 and 14 are), in Subhead 14.5 (3 of 3), in Title 1 30 (3 of 3), in Title 2 23;
  /// of four lines in Body 74.
  fileprivate init(ofCanvasOf generation: Generation) {
    switch generation {
    case ..<(.xcode8): self = .medium
    case ..<(.xcode13): self = .large
    case ..<(.xcode14): self = .extraSmall
    default: self = .large
    }
  }
}
