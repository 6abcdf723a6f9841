import CGtk
import Localization
import PreviewerGtk
import Styles
import Traits

/// A colour: written as `#RRGGBB` or by its name, chosen among the project's and iOS's, or picked freely.
@MainActor
final class ColorField: ValueField {
  private let entry = Object(gtk_entry_new())
  private let button = Object(gtk_menu_button_new())
  private let swatch = ValuePreviews.makeArea(width: 32, height: 16)
  private let picker: ValuePicker
  private let names: ProjectNames
  private var dialog: Object?

  /// Logical pixels of a swatch in the list.
  private static let listedSwatch: gint = 40

  init(
    names: ProjectNames, isSettled: @escaping @MainActor () -> Bool,
    change: @escaping @MainActor (String) -> Void
  ) {
    self.names = names
    let row = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    row.addStyle("linked")
    gtk_widget_set_hexpand(entry.widget, 1)
    gtk_entry_set_placeholder_text(entry.pointer(), localized("Default"))
    gtk_widget_set_tooltip_text(
      entry.widget,
      localized("#RRGGBB, #RRGGBBAA, a system colour such as labelColor, or a name of a catalogue"))
    gtk_menu_button_set_child(button.opaque, swatch.widget)
    picker = ValuePicker(
      button, label: Object.label(), names: names, previewWidth: Self.listedSwatch)
    row.append(entry)
    row.append(button)
    super.init(widget: row, isSettled: isSettled, change: change)
    picker.choices = { [weak names] in ValueChoice.colors(names?.found) }
    picker.current = { [weak self] in self?.content?.value ?? "" }
    picker.choose = { [weak self] in self?.take($0) }
    picker.chooseFreely = { [weak self] in self?.pickFreely() }
    entry.prepareForValue { [weak self] in self?.widgetChanged() }
  }

  private func take(_ value: String) {
    gtk_editable_set_text(entry.opaque, value)
    widgetChanged()
  }

  private func pickFreely() {
    let root = gtk_widget_get_root(button.widget)
    let parent = root.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self) }
    let dialog = Object(gtk_color_chooser_dialog_new(content?.label, parent))
    gtk_window_set_modal(dialog.pointer(), 1)
    gtk_color_chooser_set_use_alpha(dialog.opaque, 1)
    if case .color(let color, _)? = ValueChoice.color(entry.enteredText, names.found) {
      var shown = GdkRGBA(
        red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
        alpha: Float(color.alpha))
      gtk_color_chooser_set_rgba(dialog.opaque, &shown)
    }
    self.dialog = dialog
    Signal.onNumber(dialog.raw, "response") { [weak self] response in
      guard let self, let dialog = self.dialog else { return }
      self.dialog = nil
      var color = GdkRGBA()
      gtk_color_chooser_get_rgba(dialog.opaque, &color)
      gtk_window_destroy(dialog.pointer())
      if response == Int(GTK_RESPONSE_OK.rawValue) { take(Self.text(of: color)) }
    }
    gtk_window_present(dialog.pointer())
  }

  private static func text(of color: GdkRGBA) -> String {
    Color(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha)
    ).text
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
    let preview = ValueChoice.color(value, names.found)
    ValuePreviews.shared.show(preview ?? .nothing, in: swatch.widget)
    // Only a project knows what else is meant.
    guard preview == nil, !value.isEmpty, names.found == nil else { return }
    names.read { [weak self] in
      guard let self, content?.value == value else { return }
      let preview = ValueChoice.color(value, names.found) ?? .nothing
      ValuePreviews.shared.show(preview, in: swatch.widget)
    }
  }

  override func displayMixed(_ isMixed: Bool) {
    gtk_entry_set_placeholder_text(
      entry.pointer(), isMixed ? localized("Several") : localized("Default"))
  }

  override func setLabel(_ label: String) {
    Accessible(entry.widget).setLabel(label)
    button.labelButton(localized("Choose: %1$s", label))
  }

  override func setSensitive(_ isSensitive: Bool) {
    for widget in [entry, button] { gtk_widget_set_sensitive(widget.widget, isSensitive ? 1 : 0) }
  }
}

extension Object {
  /// Of a menu button, whose inner button has the focus.
  func labelButton(_ label: String) {
    Accessible(gtk_widget_get_first_child(widget) ?? widget).setLabel(label)
    gtk_widget_set_tooltip_text(widget, label)
  }
}
