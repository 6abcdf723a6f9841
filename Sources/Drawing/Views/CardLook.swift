import Traits
import UIKitMetrics

/// How a sheet and what presents it are drawn on a phone, since iOS 13: cards in a stack.
///
/// Measured in four pictures of iOS 13 to 15 on an iPhone 11, 414 points wide, where nothing else is said.
package enum CardLook {
  /// Points.
  package static func cornerRadius(_ platform: Platform) -> Double { platform[.cardCornerRadius] }
  /// How much of the light of what is behind a sheet is taken away: 131, 47, 188 becomes 115, 41, 165. In
  /// dark appearance by eye.
  package static func dimming(_ appearance: Appearance) -> Double {
    appearance == .dark ? 0.3 : 0.12
  }

  /// Points by which what is behind is narrower at each side: 20 in the pictures, as a root view's margins
  /// are there; that they are so on narrower screens, too, is by eye.
  package static func presenterInset(screenWidth: Double) -> Double {
    RootMargin.minimum(forWidth: screenWidth)
  }

  /// Points from the screen's top to what is behind: where the status bar ends.
  package static func presenterTop(statusBarHeight: Double) -> Double {
    max(FixedMetric.presenterTop, statusBarHeight)
  }
}
