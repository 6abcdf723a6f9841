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
  package func pointSize(of style: TextStyle, onCanvas: Double) -> Double {
    platform.hasUser ? style.metrics(in: self).pointSize : onCanvas
  }

  /// Points: that of a compact date picker's texts. Source: mikaelacaron/Basic-Car-Maintenance, issue 104 and pull
  /// request 129, where one outgrows a phone of iOS 17 in the accessibility sizes; that it is Body's is
  /// derived from the 17 points of the standard size.
  package var datePickerPointSize: Double {
    pointSize(of: .body, onCanvas: FixedMetric.compactDateFontSize)
  }

  /// Points: that of a navigation bar's large title. Source: uikit-15-26.md, section 10, "bar text cap": measured in
  /// iOS 26, it grows without an end, while other texts of bars don't.
  package var largeTitlePointSize: Double {
    pointSize(of: .largeTitle, onCanvas: FixedMetric.largeTitleFontSize)
  }

  /// Points that a large title takes below the bar's other content: as much more than in the standard size as its
  /// line is higher. That the room around the line stays as it is is derived.
  package var largeTitleHeight: Double {
    guard platform.hasUser else { return FixedMetric.largeTitleHeight }
    let style = TextStyle.largeTitle
    return FixedMetric.largeTitleHeight + style.metrics(in: self).leading
      - style.metrics(in: standard).leading
  }

  /// Whether UIKit's own cells put their labels below one another.
  package var cellsStackLabels: Bool {
    platform.hasUser && platform.cellsStackLabels && contentSize.isAccessibilityCategory
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
