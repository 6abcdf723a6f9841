import Traits
import UIKitMetrics

/// What decides the fonts of a scene's texts besides what the document says of each.
package struct Typography: Hashable, Sendable {
  package let platform: Platform
  /// Dynamic Type's: on the canvas its own, elsewhere what the user prefers.
  package let contentSize: ContentSizeCategory
  /// The project's fonts that the document names.
  package let fonts: ProjectFonts

  /// - Parameter contentSize: what the traits say; nil for the standard size.
  package init(
    platform: Platform, contentSize: ContentSizeCategory? = nil, fonts: ProjectFonts = [:]
  ) {
    self.platform = platform
    self.fonts = fonts
    self.contentSize = platform.canvasContentSize ?? contentSize ?? .standard
  }
}

/// Texts of UIKit's own, which no document gives a font.
extension Typography {
  /// Points: the size of such a text, which is of a style on devices.
  /// - Parameter onCanvas: its size on Interface Builder's canvas, whose own size it doesn't follow.
  func pointSize(of style: TextStyle, onCanvas: Double) -> Double {
    platform.hasUser ? style.metrics(in: self).pointSize : onCanvas
  }

  /// The same interface for a user who prefers no other size than the standard one.
  package var standard: Typography { Typography(platform: platform, fonts: fonts) }

  /// What a length that reads well is multiplied by, so that it holds as many letters.
  package var bodyScale: Double {
    platform.hasUser
      ? TextStyle.body.metrics(in: self).pointSize / TextStyle.body.metrics(in: standard).pointSize
      : 1
  }
}
