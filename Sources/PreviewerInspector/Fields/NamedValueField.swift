import CGtk
import Localization
import PreviewerGtk

/// A value that is typed, such as by its name, or chosen from a list with previews. The list's button shows the value
/// that there is.
@MainActor
class NamedValueField: ValueField {
  let entry = Object(gtk_entry_new())
  let button = Object(gtk_menu_button_new())
  let names: ProjectNames
  let picker: ValuePicker
  private let preview: Object
  /// Said where there is no value.
  private let hint: String

  /// - Parameters:
  ///   - previewSize: Of the preview on the button, in logical pixels.
  ///   - listedWidth: Of previews in the list, in logical pixels.
  init(
    names: ProjectNames, hint: String, previewSize: (width: gint, height: gint), listedWidth: gint,
    isSettled: @escaping @MainActor () -> Bool, change: @escaping @MainActor (String) -> Void
  ) {
    (self.names, self.hint) = (names, hint)
    preview = ValuePreviews.makeArea(width: previewSize.width, height: previewSize.height)
    let row = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    row.addStyle("linked")
    gtk_widget_set_hexpand(entry.widget, 1)
    gtk_entry_set_placeholder_text(entry.pointer(), hint)
    gtk_menu_button_set_child(button.opaque, preview.widget)
    picker = ValuePicker(button, label: Object.label(), names: names, previewWidth: listedWidth)
    row.append(entry)
    row.append(button)
    super.init(widget: row, isSettled: isSettled, change: change)
    picker.choices = { [weak self] in self?.choices ?? [] }
    picker.current = { [weak self] in self?.content?.value ?? "" }
    picker.choose = { [weak self] in self?.take($0) }
    entry.prepareForValue { [weak self] in self?.widgetChanged() }
  }

  // MARK: What each kind of value says

  /// What the list has.
  var choices: [ValueChoice] { [] }

  /// What the button shows of a value.
  func preview(of value: String) -> ValueChoice.Preview { .nothing }

  /// Whether only the project knows what a value looks like.
  func needsProject(_ value: String) -> Bool { !value.isEmpty }

  // MARK: The widget

  func take(_ value: String) {
    gtk_editable_set_text(entry.opaque, value)
    widgetChanged()
  }

  override var entered: String { get throws(Fault) { entry.enteredText } }

  override func display(_ value: String) {
    if value != entry.enteredText { gtk_editable_set_text(entry.opaque, value) }
    showPreview(of: value)
    guard names.found == nil, needsProject(value) else { return }
    names.read { [weak self] in
      if self?.content?.value == value { self?.showPreview(of: value) }
    }
  }

  private func showPreview(of value: String) {
    names.previews.show(preview(of: value), in: preview.widget)
  }

  override func displayMixed(_ isMixed: Bool) {
    gtk_entry_set_placeholder_text(entry.pointer(), isMixed ? localized("Several") : hint)
  }

  override func setLabel(_ label: String) {
    Accessible(entry.widget).setLabel(label)
    // The button that has the focus is inside the menu button.
    let inner = gtk_widget_get_first_child(button.widget) ?? button.widget
    Accessible(inner).setLabel(localized("Choose: %1$s", label))
    gtk_widget_set_tooltip_text(button.widget, localized("Choose: %1$s", label))
  }

  override func setSensitive(_ isSensitive: Bool) {
    for widget in [entry, button] { gtk_widget_set_sensitive(widget.widget, isSensitive ? 1 : 0) }
  }
}
