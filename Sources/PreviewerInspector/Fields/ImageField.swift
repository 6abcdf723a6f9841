import CGtk
import Localization
import PreviewerGtk

/// An image by its name, typed or chosen among the project's and Apple's symbols.
@MainActor
final class ImageField: ValueField {
  private let entry = Object(gtk_entry_new())
  private let button = Object(gtk_menu_button_new())
  private let picture = ValuePreviews.makeArea(width: 20, height: 20)
  private let picker: ValuePicker
  private let names: ProjectNames

  /// Logical pixels of a picture in the list.
  private static let listedWidth: gint = 32

  init(
    names: ProjectNames, isSettled: @escaping @MainActor () -> Bool,
    change: @escaping @MainActor (String) -> Void
  ) {
    self.names = names
    let row = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    row.addStyle("linked")
    gtk_widget_set_hexpand(entry.widget, 1)
    gtk_entry_set_placeholder_text(entry.pointer(), localized("None", context: "image"))
    gtk_menu_button_set_child(button.opaque, picture.widget)
    picker = ValuePicker(
      button, label: Object.label(), names: names, previewWidth: Self.listedWidth)
    row.append(entry)
    row.append(button)
    super.init(widget: row, isSettled: isSettled, change: change)
    picker.choices = { [weak names] in ValueChoice.images(names?.found) }
    picker.current = { [weak self] in self?.content?.value ?? "" }
    picker.choose = { [weak self] in
      guard let self else { return }
      gtk_editable_set_text(entry.opaque, $0)
      widgetChanged()
    }
    entry.prepareForValue { [weak self] in self?.widgetChanged() }
  }

  override var entered: String { get throws(Fault) { entry.enteredText } }

  override func display(_ value: String) {
    if value != entry.enteredText { gtk_editable_set_text(entry.opaque, value) }
    ValuePreviews.shared.show(ValueChoice.image(value, names.found), in: picture.widget)
    guard !value.isEmpty, names.found == nil else { return }
    names.read { [weak self] in
      guard let self, content?.value == value else { return }
      ValuePreviews.shared.show(ValueChoice.image(value, names.found), in: picture.widget)
    }
  }

  override func displayMixed(_ isMixed: Bool) {
    gtk_entry_set_placeholder_text(
      entry.pointer(), isMixed ? localized("Several") : localized("None", context: "image"))
  }

  override func setLabel(_ label: String) {
    Accessible(entry.widget).setLabel(label)
    button.labelButton(localized("Choose: %1$s", label))
  }

  override func setSensitive(_ isSensitive: Bool) {
    for widget in [entry, button] { gtk_widget_set_sensitive(widget.widget, isSensitive ? 1 : 0) }
  }
}
