import CGtk
import Localization
import PreviewerGtk

/// A font's face or style, chosen from a list with samples.
@MainActor
final class FontField: ValueField {
  private let button = Object(gtk_menu_button_new())
  private let label = Object.label()
  private let picker: ValuePicker
  private let names: ProjectNames

  /// Logical pixels: what the column leaves beside the button's edges and arrow.
  private static let labelWidth: gint = ValueField.width - 48

  /// Logical pixels of a sample in the list.
  private static let sampleWidth: gint = 48

  init(
    names: ProjectNames, isSettled: @escaping @MainActor () -> Bool,
    change: @escaping @MainActor (String) -> Void
  ) {
    self.names = names
    let row = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    // As wide as the column, however long a name is; a menu button gives its child no more than that asks for.
    gtk_widget_set_size_request(label.widget, Self.labelWidth, -1)
    gtk_label_set_max_width_chars(label.opaque, 1)
    row.append(label)
    row.append(Object(gtk_image_new_from_icon_name("pan-down-symbolic")))
    gtk_menu_button_set_child(button.opaque, row.widget)
    picker = ValuePicker(button, label: label, names: names, previewWidth: Self.sampleWidth)
    super.init(widget: button, isSettled: isSettled, change: change)
    picker.choices = { [weak self] in self?.choices ?? [] }
    picker.current = { [weak self] in self?.content?.value ?? "" }
    picker.choose = { [weak self] in
      self?.chosen = $0
      self?.widgetChanged()
    }
  }

  private var chosen = ""

  /// What nobody knows can be kept, or given up.
  private var choices: [ValueChoice] {
    let known = ValueChoice.fonts(names.found)
    guard let value = content?.value, !known.contains(where: { $0.value == value }),
      content?.isMixed == false
    else { return known }
    return [ValueChoice(value: value, title: value)] + known
  }

  override var entered: String { get throws(Fault) { chosen } }

  override func display(_ value: String) {
    chosen = value
    label.setText(choices.first { $0.value == value }?.title ?? value)
    gtk_widget_set_tooltip_text(button.widget, value.isEmpty ? nil : value)
  }

  override func displayMixed(_ isMixed: Bool) {
    if isMixed { label.setText(localized("Several")) }
  }

  override func setLabel(_ label: String) {
    Accessible(gtk_widget_get_first_child(button.widget) ?? button.widget).setLabel(label)
  }

  override func setSensitive(_ isSensitive: Bool) {
    gtk_widget_set_sensitive(button.widget, isSensitive ? 1 : 0)
  }
}
