import Localization
import Traits

/// UISwitch.
package struct Switch: TypedView {
  private let view: View

  package init(_ view: View) { self.view = view }

  /// Source of the default: UISwitch.isOn's documentation.
  package var isOn: Bool { view.flag("on") ?? false }

  package func onTint(in palette: Palette) -> Color? { view.color("onTintColor", in: palette) }
  package func thumbTint(in palette: Palette) -> Color? {
    view.color("thumbTintColor", in: palette)
  }
}

extension Switch {
  static let attributes = AttributeTable(
    "Switch",
    [
      .flag("on", localized("State On")) { Switch($0).isOn },
      .text("title", localized("Title")),
      .mode("preferredStyle", localized("Style"), "automatic"),
      .color("onTintColor", localized("On Tint")),
      .color("thumbTintColor", localized("Thumb Tint")),
      .image("onImage", localized("On Image")),
      .image("offImage", localized("Off Image")),
    ])
}
