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
