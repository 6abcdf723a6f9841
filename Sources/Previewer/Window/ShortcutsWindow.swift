import CGtk

/// All keys and what they do, with a search. GTK's own window for that is wider than small screens.
@MainActor
final class ShortcutsWindow {
  /// What is searched of a row.
  private struct Entry {
    let row: Object
    let group: Object
    let words: String
  }

  private let window: Object
  private let search: Object
  private let pages: Object
  private var entries: [Entry] = []

  init(parent: Object) {
    let interface = Interface(PackageResources.shortcuts_ui)
    window = interface.object("shortcuts")
    search = interface.object("shortcuts_search")
    pages = interface.object("shortcuts_pages")
    gtk_window_set_transient_for(window.pointer(), parent.pointer())
    for label in interface.objects(of: gtk_shortcut_label_get_type()) { add(label) }
    // What is typed anywhere is searched.
    gtk_search_entry_set_key_capture_widget(search.opaque, window.widget)
    Signal.on(search.raw, "changed") { [weak self] in self?.find() }
    Signal.on(search.raw, "stop-search") { [weak self] in self?.close() }
    window.addShortcuts(["Escape", "<Control>question"]) { [weak self] in self?.close() }
  }

  func present() {
    gtk_editable_set_text(search.opaque, "")
    gtk_window_present(window.pointer())
    gtk_widget_grab_focus(search.widget)
  }

  private func close() {
    gtk_window_close(window.pointer())
  }

  /// - Parameter label: Of the keys in a row.
  private func add(_ label: Object) {
    guard let row = gtk_widget_get_ancestor(label.widget, adw_action_row_get_type()),
      let group = gtk_widget_get_ancestor(row, adw_preferences_group_get_type())
    else { return }
    let (rowObject, groupObject) = (Object(row), Object(group))
    let keys = (label.text("accelerator") ?? "").split(separator: " ").map { Self.name($0) }
    // The row is called by its title, whatever else it is told.
    Accessible(label.widget).setLabel(keys.joined(separator: ", "))
    let words = [groupObject.text("title") ?? "", rowObject.text("title") ?? ""] + keys
    entries.append(
      Entry(
        row: rowObject, group: groupObject, words: words.joined(separator: " ").lowercased()))
  }

  /// As the desktop calls keys: Ctrl+N for `<Control>n`.
  private static func name(_ accelerator: Substring) -> String {
    var key: guint = 0
    var modifiers = GdkModifierType(rawValue: 0)
    guard gtk_accelerator_parse(String(accelerator), &key, &modifiers) != 0,
      let label = gtk_accelerator_get_label(key, modifiers)
    else { return String(accelerator) }
    defer { g_free(label) }
    return String(cString: label)
  }

  private func find() {
    let wanted = search.enteredText.lowercased().split(separator: " ")
    var groups: Set<UnsafeMutableRawPointer> = []
    for entry in entries {
      entry.row.isVisible = wanted.allSatisfy { entry.words.contains($0) }
      if entry.row.isVisible { groups.insert(entry.group.raw) }
    }
    for entry in entries { entry.group.isVisible = groups.contains(entry.group.raw) }
    gtk_stack_set_visible_child_name(pages.opaque, groups.isEmpty ? "nothing" : "list")
  }
}
