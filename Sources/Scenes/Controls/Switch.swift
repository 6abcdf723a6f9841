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
      .flag("on", "State On") { Switch($0).isOn },
      .text("title", "Title"),
      .mode("preferredStyle", "Style", "automatic"),
      .color("onTintColor", "On Tint"),
      .color("thumbTintColor", "Thumb Tint"),
      .image("onImage", "On Image"),
      .image("offImage", "Off Image"),
    ])
}
