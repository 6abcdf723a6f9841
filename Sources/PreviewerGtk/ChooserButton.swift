import CGtk

/// A menu button that says what is chosen, with a popover in which something else can be.
///
/// One rule for all of them: the popover opens with the focus where one chooses. Enter takes what is
/// there and closes it; Escape closes it, and so do the keys that opened it. The window's other
/// shortcuts close it and do what they always do. Then the focus is where it was before.
@MainActor
package final class ChooserButton {
  package let popover = Object(gtk_popover_new())
  /// Makes the content ready. Once the popover is shown it should keep its size.
  package var prepare: (@MainActor () -> Void)?
  /// Moves the focus to where one chooses.
  package var focus: (@MainActor () -> Void)?
  /// Takes what is in focus, at Enter; nil where the widgets themselves do.
  package var takeFocused: (@MainActor () -> Void)?
  /// The part of the popover where that is so; nil for all of it.
  package var choices: Object?
  /// Turns an open popover to what one of its actions opens; false where it is there already.
  package var turn: (@MainActor (String) -> Bool)?

  let button: Object
  private let label: Object
  private let actions: [String]
  /// What had the focus before a shortcut opened the popover.
  private var previousFocus: Object?
  private var isShown = false
  /// How often in a row the display has refused to show the popover.
  private var refusals = 0

  /// More than one is rare, and means that keys follow each other fast.
  private static let mostRefusals = 5

  /// - Parameters:
  ///   - button: A menu button.
  ///   - label: In it.
  ///   - actions: of the window, which open the popover.
  package init(_ button: Object, label: Object, actions: [String]) {
    (self.button, self.label, self.actions) = (button, label, actions)
    gtk_menu_button_set_popover(button.opaque, popover.widget)
    button.hideTooltipWhileOpen()
    gtk_menu_button_set_create_popup_func(
      button.opaque,
      { _, data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          data.map { Unmanaged<ChooserButton>.fromOpaque($0).takeUnretainedValue().prepare?() }
        }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    Signal.on(popover.raw, "show") { [weak self] in self?.shown() }
    Signal.on(popover.raw, "closed") { [weak self] in self?.closed() }
    addKeys()
    addShortcuts()
  }

  isolated deinit {
    gtk_menu_button_set_create_popup_func(button.opaque, nil, nil, nil)
  }

  package func setContent(_ content: Object) {
    gtk_popover_set_child(popover.pointer(), content.widget)
  }

  /// Shows what is chosen.
  /// - Parameters:
  ///   - choice: as the button has room for it.
  ///   - name: what assistive technology calls the button with it.
  package func show(_ choice: String, name: String) {
    label.setText(choice)
    Accessible(button.widget).setLabel(name)
  }

  func setSensitive(_ isSensitive: Bool) {
    gtk_widget_set_sensitive(button.widget, isSensitive ? 1 : 0)
  }

  /// What the button says when it is pointed at.
  package func setTooltip(_ text: String) {
    gtk_widget_set_tooltip_text(button.widget, text)
  }

  /// What has the focus in the window.
  private var focused: UnsafeMutablePointer<GtkWidget>? {
    gtk_widget_get_root(button.widget).flatMap { gtk_root_get_focus($0) }
  }

  // MARK: - Opening and closing

  package func popUp() {
    previousFocus = focused.map { Object($0) }
    gtk_menu_button_popup(button.opaque)
  }

  package func popDown() {
    gtk_popover_popdown(popover.pointer())
  }

  private func shown() {
    guard gtk_widget_get_mapped(popover.widget) != 0 else { return tryAgain() }
    isShown = true
    refusals = 0
    focus?()
  }

  /// A Wayland compositor shows a popover only in answer to the last key or button; Weston takes the
  /// release of a key for one as well. Where it comes before the popover, the popover is refused, and
  /// GTK (4.8) would take it for shown all the same: the keys would go to something that isn't seen.
  /// By the time that the main loop is idle GTK knows of that key.
  private func tryAgain() {
    MainLoop.whenIdle { [weak self] in
      guard let self else { return }
      popDown()
      refusals += 1
      if refusals < Self.mostRefusals { return gtk_menu_button_popup(button.opaque) }
      refusals = 0
      restoreFocus()
    }
  }

  private func closed() {
    // GTK tells of one that was refused as well.
    guard isShown else { return }
    isShown = false
    restoreFocus()
  }

  private func restoreFocus() {
    defer { previousFocus = nil }
    guard let previousFocus, gtk_widget_get_mapped(previousFocus.widget) != 0 else { return }
    gtk_widget_grab_focus(previousFocus.widget)
  }

  // MARK: - Keyboard

  private func addKeys() {
    guard let keys = gtk_event_controller_key_new() else { return }
    // Before a button in focus, which would only be pressed.
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    Signal.onKey(UnsafeMutableRawPointer(keys)) { [weak self] key, _ in
      guard let self, let takeFocused, isChoosing,
        [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter].contains(Int32(key))
      else { return false }
      takeFocused()
      popDown()
      return true
    }
    gtk_widget_add_controller(popover.widget, keys)
  }

  /// Whether the focus is where one chooses.
  private var isChoosing: Bool {
    guard let choices else { return true }
    guard let focus = focused else { return false }
    return gtk_widget_is_ancestor(focus, choices.widget) != 0
  }

  /// A popover that is open has all keys for itself, so that it needs the window's shortcuts too. Its
  /// widgets come first: in a text Ctrl+Left goes to the word before.
  private func addShortcuts() {
    for (action, keys) in ProgramKeys.all {
      popover.addShortcuts(keys) { [weak self] in
        guard let self else { return }
        let isOwn = actions.contains(action)
        if isOwn, turn?(action) == true { return }
        popDown()
        if !isOwn {
          _ = gtk_widget_activate_action_variant(button.widget, action, nil)
        }
      }
    }
  }
}
