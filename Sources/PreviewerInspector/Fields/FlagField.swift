import CGtk
import PreviewerGtk

/// `YES` or `NO`, as a box to check with its name beside it.
@MainActor
final class FlagField: ValueField {
  private let check: Object

  init(
    _ name: String, isSettled: @escaping @MainActor () -> Bool,
    change: @escaping @MainActor (String) -> Void
  ) {
    check = Object(gtk_check_button_new_with_label(name))
    super.init(widget: check, isWide: true, isSettled: isSettled, change: change)
    hideTitle()
    Signal.on(check.raw, "toggled") { [weak self] in self?.widgetChanged() }
  }

  override var entered: String {
    get throws(Fault) { gtk_check_button_get_active(check.pointer()) != 0 ? "YES" : "NO" }
  }

  override func display(_ value: String) {
    gtk_check_button_set_active(check.pointer(), value == "YES" ? 1 : 0)
  }

  override func displayMixed(_ isMixed: Bool) {
    gtk_check_button_set_inconsistent(check.pointer(), isMixed ? 1 : 0)
  }

  override func setLabel(_ label: String) { Accessible(check.widget).setLabel(label) }

  override func setSensitive(_ isSensitive: Bool) {
    gtk_widget_set_sensitive(check.widget, isSensitive ? 1 : 0)
  }
}
