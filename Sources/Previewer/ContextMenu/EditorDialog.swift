import CGtk

/// Asks for the command that opens a document at a line.
@MainActor
final class EditorDialog {
  private let window = Object(gtk_window_new())
  private let entry = Object(gtk_entry_new())
  private let fault = Object.label(wraps: true)

  init(parent: Object) {
    gtk_window_set_title(window.pointer(), "Editor")
    gtk_window_set_modal(window.pointer(), 1)
    gtk_window_set_transient_for(window.pointer(), parent.pointer())
    gtk_window_set_hide_on_close(window.pointer(), 1)
    gtk_window_set_destroy_with_parent(window.pointer(), 1)
    gtk_window_set_default_size(window.pointer(), 420, -1)
    let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
    box.setMargins(18)
    let hint = Object.label(
      "The command that opens a document at a line, with FILE and LINE where these belong. Without one, "
        + "the desktop’s text editor opens it.", wraps: true)
    gtk_label_set_max_width_chars(hint.opaque, 48)
    gtk_entry_set_placeholder_text(entry.pointer(), "code --goto FILE:LINE")
    gtk_entry_set_activates_default(entry.pointer(), 1)
    Accessible(entry.widget).setLabel("Command of the editor")
    fault.addStyle("error")
    let buttons = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    gtk_widget_set_halign(buttons.widget, GTK_ALIGN_END)
    let cancel = Object(gtk_button_new_with_mnemonic("_Cancel"))
    let done = Object(gtk_button_new_with_mnemonic("_Use"))
    done.addStyle("suggested-action")
    for button in [cancel, done] { buttons.append(button) }
    for part in [hint, entry, fault, buttons] { box.append(part) }
    gtk_window_set_child(window.pointer(), box.widget)
    gtk_window_set_default_widget(window.pointer(), done.widget)
    Signal.on(cancel.raw, "clicked") { [weak self] in self?.window.isVisible = false }
    Signal.on(done.raw, "clicked") { [weak self] in self?.take() }
    window.addShortcuts(["Escape"]) { [weak self] in self?.window.isVisible = false }
  }

  func present() {
    gtk_editable_set_text(entry.opaque, Preferences.load().editor ?? "")
    fault.isVisible = false
    gtk_window_present(window.pointer())
    gtk_widget_grab_focus(entry.widget)
  }

  private func take() {
    let text = entry.enteredText
    var preferences = Preferences.load()
    preferences.editor = text.isEmpty ? nil : text
    if let editor = preferences.editor,
      EditorCommand(text: editor).arguments(for: "", line: 1) == nil
    {
      return say("This is no command: a quote isn’t closed, or nothing is there.")
    }
    do {
      try preferences.save()
      window.isVisible = false
    } catch {
      say("The command can’t be kept: \(error)")
    }
  }

  private func say(_ text: String) {
    fault.setText(text)
    fault.isVisible = true
  }
}
