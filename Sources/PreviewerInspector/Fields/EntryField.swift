import CGtk
import Localization
import PreviewerGtk

/// A value that is written as a text and taken as a whole: insets, or what else has no widget of its own.
@MainActor
final class EntryField: ValueField {
  private let entry = Object(gtk_entry_new())
  private let hint: String
  private let check: (String) -> String?

  /// - Parameters:
  ///   - hint: What stands in an empty one.
  ///   - check: What is wrong with a text, if anything.
  init(
    hint: String, check: @escaping (String) -> String?, isSettled: @escaping @MainActor () -> Bool,
    change: @escaping @MainActor (String) -> Void
  ) {
    self.hint = hint
    self.check = check
    super.init(widget: entry, isSettled: isSettled, change: change)
    gtk_entry_set_placeholder_text(entry.pointer(), hint)
    entry.prepareForValue { [weak self] in self?.widgetChanged() }
  }

  override var entered: String {
    get throws(Fault) {
      let text = entry.enteredText
      if let message = check(text) { throw Fault(message: message) }
      return text
    }
  }

  override func display(_ value: String) {
    if value != entry.enteredText { gtk_editable_set_text(entry.opaque, value) }
  }

  override func displayMixed(_ isMixed: Bool) {
    gtk_entry_set_placeholder_text(entry.pointer(), isMixed ? localized("Several") : hint)
  }

  override func setLabel(_ label: String) { Accessible(entry.widget).setLabel(label) }

  override func setSensitive(_ isSensitive: Bool) {
    gtk_widget_set_sensitive(entry.widget, isSensitive ? 1 : 0)
  }
}
