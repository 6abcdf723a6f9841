import CGtk
import Localization
import PreviewerGtk

/// A text; empty where the document has none.
@MainActor
final class TextField: ValueField {
  private let entry = Object(gtk_entry_new())

  init(
    isWide: Bool = false, isSettled: @escaping @MainActor () -> Bool,
    change: @escaping @MainActor (String) -> Void
  ) {
    // The window's undo is meant.
    gtk_editable_set_enable_undo(entry.opaque, 0)
    gtk_editable_set_width_chars(entry.opaque, 6)
    gtk_editable_set_max_width_chars(entry.opaque, 6)
    super.init(widget: entry, isWide: isWide, isSettled: isSettled, change: change)
    Signal.on(entry.raw, "changed") { [weak self] in self?.widgetChanged() }
  }

  override var entered: String { get throws(Fault) { entry.enteredText } }

  override func display(_ value: String) {
    // The cursor stays where it is in what doesn't change.
    if value != entry.enteredText { gtk_editable_set_text(entry.opaque, value) }
  }

  override func displayMixed(_ isMixed: Bool) {
    gtk_entry_set_placeholder_text(entry.pointer(), isMixed ? localized("Several") : nil)
  }

  override func setLabel(_ label: String) { Accessible(entry.widget).setLabel(label) }

  override func setSensitive(_ isSensitive: Bool) {
    gtk_widget_set_sensitive(entry.widget, isSensitive ? 1 : 0)
  }
}
