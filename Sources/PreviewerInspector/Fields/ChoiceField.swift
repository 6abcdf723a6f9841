import CGtk
import PreviewerGtk

/// One of a few values, chosen from a list by their titles.
@MainActor
final class ChoiceField: ValueField {
  struct Choice: Hashable, Sendable {
    /// As the document has it; empty where it has nothing.
    var value: String
    var title: String
  }

  private var choices: [Choice] = []
  private let known: [Choice]
  private let list = Object(owning: gtk_string_list_new(nil))
  private let dropDown: Object

  init(
    _ choices: [Choice], isSettled: @escaping @MainActor () -> Bool,
    change: @escaping @MainActor (String) -> Void
  ) {
    known = choices
    // The list is handed over with a reference of its own.
    dropDown = Object(gtk_drop_down_new(OpaquePointer(g_object_ref(list.raw)), nil))
    super.init(widget: dropDown, isSettled: isSettled, change: change)
    offer(choices)
    Signal.onPointer(dropDown.raw, "notify::selected") { [weak self] _ in self?.widgetChanged() }
  }

  private func offer(_ choices: [Choice]) {
    guard choices != self.choices else { return }
    self.choices = choices
    let count = g_list_model_get_n_items(list.opaque)
    gtk_string_list_splice(list.opaque, 0, count, nil)
    for choice in choices { gtk_string_list_append(list.opaque, choice.title) }
  }

  override var entered: String {
    get throws(Fault) {
      let place = Int(gtk_drop_down_get_selected(dropDown.opaque))
      return choices.indices.contains(place) ? choices[place].value : content?.value ?? ""
    }
  }

  override func display(_ value: String) {
    // What nobody knows can be kept, or given up.
    let isKnown = known.contains { $0.value == value }
    offer(isKnown ? known : known + [Choice(value: value, title: value)])
    if let place = choices.firstIndex(where: { $0.value == value }) {
      gtk_drop_down_set_selected(dropDown.opaque, guint(place))
    }
  }

  override func displayMixed(_ isMixed: Bool) {
    guard isMixed else { return }
    offer(known)
    gtk_drop_down_set_selected(dropDown.opaque, guint.max)
  }

  override func setLabel(_ label: String) {
    // The button in it has the focus.
    Accessible(gtk_widget_get_first_child(dropDown.widget) ?? dropDown.widget).setLabel(label)
  }

  override func setSensitive(_ isSensitive: Bool) {
    gtk_widget_set_sensitive(dropDown.widget, isSensitive ? 1 : 0)
  }
}
