import Localization
import Traits

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
