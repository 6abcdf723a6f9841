import CGtk

/// Choices of which one is chosen, as a column of radio buttons; one stop for the Tab key.
@MainActor
package final class RadioList<Value: Equatable & Sendable> {
  package let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
  private var choices: [(value: Value, button: Object)] = []
  /// While the buttons follow a choice rather than make it.
  private var isFollowing = false

  /// - Parameters:
  ///   - values: the choices, in order.
  ///   - name: what a choice is called.
  ///   - choose: told what the user has chosen.
  package init(
    _ values: [Value], name: (Value) -> String, choose: @escaping @MainActor (Value) -> Void
  ) {
    for value in values {
      let button = Object(gtk_check_button_new_with_label(name(value)))
      if let first = choices.first?.button {
        gtk_check_button_set_group(button.pointer(), first.pointer())
      }
      Signal.on(button.raw, "toggled") { [weak self, weak button] in
        guard let self, let button, !isFollowing,
          gtk_check_button_get_active(button.pointer()) != 0
        else { return }
        choose(value)
      }
      box.append(button)
      choices.append((value, button))
    }
  }

  /// Marks a choice as the one that is chosen; nothing happens with a value that is none.
  package func show(_ value: Value) {
    isFollowing = true
    defer { isFollowing = false }
    for choice in choices where choice.value == value {
      gtk_check_button_set_active(choice.button.pointer(), 1)
    }
  }

  /// Says which choices can be made.
  package func enable(where isPossible: (Value) -> Bool) {
    for (value, button) in choices {
      gtk_widget_set_sensitive(button.widget, isPossible(value) ? 1 : 0)
    }
  }

  /// Says which choices there are.
  package func offer(where isThere: (Value) -> Bool) {
    for (value, button) in choices { button.isVisible = isThere(value) }
  }

  /// - Returns: False where nothing can be chosen.
  @discardableResult
  package func focusChosen() -> Bool {
    let chosen = choices.first { gtk_check_button_get_active($0.button.pointer()) != 0 }
    return chosen.map { gtk_widget_grab_focus($0.button.widget) != 0 } ?? false
  }

  /// Chooses what has the focus.
  package func chooseFocused() {
    let focused = choices.first { gtk_widget_is_focus($0.button.widget) != 0 }
    if let focused { gtk_check_button_set_active(focused.button.pointer(), 1) }
  }
}

extension ChooserButton {
  /// Has the popover hold radio buttons, and what else is in their box.
  package func setContent<Value>(_ list: RadioList<Value>) {
    list.box.setMargins(6)
    setContent(list.box)
    focus = { [weak list] in list?.focusChosen() }
    takeFocused = { [weak list] in list?.chooseFocused() }
  }
}
