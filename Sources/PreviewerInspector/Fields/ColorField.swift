import CGtk
import Localization
import PreviewerGtk
import Styles
import Traits

/// A colour: written as `#RRGGBB` or by its name, or picked.
@MainActor
final class ColorField: ValueField {
  private let entry = Object(gtk_entry_new())
  private let picker = Object(gtk_color_button_new())

  init(
    isSettled: @escaping @MainActor () -> Bool, change: @escaping @MainActor (String) -> Void
  ) {
    let row = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    row.addStyle("linked")
    gtk_widget_set_hexpand(entry.widget, 1)
    gtk_entry_set_placeholder_text(entry.pointer(), localized("Default"))
    gtk_widget_set_tooltip_text(
      entry.widget,
      localized("#RRGGBB, #RRGGBBAA, a system colour such as labelColor, or a name of a catalogue"))
    gtk_color_chooser_set_use_alpha(picker.opaque, 1)
    row.append(entry)
    row.append(picker)
    super.init(widget: row, isSettled: isSettled, change: change)
    entry.prepareForValue { [weak self] in self?.widgetChanged() }
    Signal.on(picker.raw, "color-set") { [weak self] in self?.picked() }
  }

  private func picked() {
    var color = GdkRGBA()
    gtk_color_chooser_get_rgba(picker.opaque, &color)
    let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
    let digits = parts.map { part -> String in
      let number = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return number.count < 2 ? "0" + number : number
    }
    gtk_editable_set_text(entry.opaque, "#" + digits.joined())
    widgetChanged()
  }

  override var entered: String {
    get throws(Fault) {
      let text = entry.enteredText
      if text.hasPrefix("#") {
        guard Color(text: text) != nil else {
          throw Fault(
            message: localized("After # come six hexadecimal digits, or eight with alpha."))
        }
        return text.uppercased()
      }
      return text
    }
  }

  override func display(_ value: String) {
    if value != entry.enteredText { gtk_editable_set_text(entry.opaque, value) }
    let color = Color(text: value) ?? Palette.lightColor(named: value)
    var shown = GdkRGBA(
      red: Float(color?.red ?? 0), green: Float(color?.green ?? 0), blue: Float(color?.blue ?? 0),
      alpha: Float(color?.alpha ?? 0))
    gtk_color_chooser_set_rgba(picker.opaque, &shown)
  }

  override func displayMixed(_ isMixed: Bool) {
    gtk_entry_set_placeholder_text(
      entry.pointer(), isMixed ? localized("Several") : localized("Default"))
  }

  override func setLabel(_ label: String) {
    Accessible(entry.widget).setLabel(label)
    let button = gtk_widget_get_first_child(picker.widget) ?? picker.widget
    Accessible(button).setLabel(localized("Pick: %1$s", label))
  }

  override func setSensitive(_ isSensitive: Bool) {
    for widget in [entry, picker] { gtk_widget_set_sensitive(widget.widget, isSensitive ? 1 : 0) }
  }
}
