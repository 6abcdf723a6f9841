import Localization
import Styles
import Traits
import UIKitMetrics

/// UIProgressView.
package struct ProgressView: TypedView {
  private let view: View

  package init(_ view: View) { self.view = view }

  /// From 0 to 1. Source of the default: UIProgressView.progress's documentation.
  package var progress: Double { min(max(view.number("progress") ?? 0, 0), 1) }

  /// Whether it has the style of bars, which is thinner.
  package var hasBarStyle: Bool { view["progressViewStyle"] == "bar" }

  package func progressTint(in palette: Palette) -> Color? {
    view.color("progressTintColor", in: palette)
  }

  package func trackTint(in palette: Palette) -> Color? {
    view.color("trackTintColor", in: palette)
  }
}

extension ProgressView {
  static let attributes = AttributeTable(
    "Progress View",
    [
      .mode("progressViewStyle", localized("Style"), "default"),
      .number("progress", localized("Progress")) { ProgressView($0).progress },
      .color("progressTintColor", localized("Progress Tint")),
      .color("trackTintColor", localized("Track Tint")),
      .image("progressImage", localized("Progress Image")),
      .image("trackImage", localized("Track Image")),
    ])
}

extension ProgressView: KnownView {
  static let className: String? = "UIProgressView"
  static var words: String? { localized("progress view", context: "kind") }
  static let symbol: String? = "progress"
  static let isMirrored = true
  static let imageProperties = ["progressImage", "trackImage"]

  func fixedSize(on platform: Platform) -> IntrinsicSize? {
    IntrinsicSize(width: nil, height: platform.progressHeight(inBarStyle: hasBarStyle))
  }

  /// MINED: frames are a point higher than constraints and stacks say: 3 for 2, 5 for 4, 11 for 10
  /// and 1 for 0 (5 of 5, of which three outside the corpus; the fifth, 2.5, is centred as 1.5 is).
  func alignmentOutsets(on platform: Platform) -> EdgeInsets {
    hasBarStyle ? EdgeInsets(top: 0, left: 0, bottom: 1, right: 0) : .zero
  }
}
