import Localization
import Styles
import Traits
import UIKitMetrics

/// UIActivityIndicatorView.
package struct ActivityIndicator: TypedView {
  private let view: View

  package init(_ view: View) { self.view = view }

  package var isLarge: Bool { style == "large" || style == "whiteLarge" }

  /// The styles of iOS 12 and earlier have a colour in their names.
  package func color(in palette: Palette) -> Color? {
    view.color("color", in: palette)
      ?? (style?.hasPrefix("white") == true ? Color(white: 1) : nil)
  }

  private var style: String? { view["style"] }
}

extension ActivityIndicator {
  /// Source of the defaults: the documentation of UIActivityIndicatorView.
  static let attributes = AttributeTable(
    "Activity Indicator View",
    [
      .mode("style", localized("Style"), "medium"),
      .color("color", localized("Color")),
      .flag("animating", localized("Animating"), false),
      .flag("hidesWhenStopped", localized("Hides When Stopped")),
    ])
}

extension ActivityIndicator: KnownView {
  static let className: String? = "UIActivityIndicatorView"
  static var words: String? { localized("activity indicator view", context: "kind") }
  static let symbol: String? = "activity"

  func fixedSize(on platform: Platform) -> IntrinsicSize? {
    let side =
      isLarge ? FixedMetric.largeActivityIndicatorSide : FixedMetric.activityIndicatorSide
    return IntrinsicSize(width: side, height: side)
  }
}
