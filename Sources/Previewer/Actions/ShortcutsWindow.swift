import CGtk
import PreviewerGtk

/// All keys and what they do, from the table of actions, with a search. GTK's own window for that is wider than small
/// screens.
@MainActor
final class ShortcutsWindow {
  enum Child: String, TemplateChild {
    case window, search, pages, list
    static var definition: [UInt8] { PackageResources.ShortcutsWindow_ui }
  }

  /// What is searched of a row.
  private struct Entry {
    let row: Object
    let group: Object
    let words: String
  }

  private let ui = Template(Child.self)
  private var entries: [Entry] = []

  init(parent: Object) {
    gtk_window_set_transient_for(ui[.window].pointer(), parent.pointer())
    for group in ShortcutGroup.allCases { add(group) }
    // What is typed anywhere is searched.
    gtk_search_entry_set_key_capture_widget(ui[.search].opaque, ui[.window].widget)
    Signal.on(ui[.search].raw, "changed") { [weak self] in self?.find() }
    Signal.on(ui[.search].raw, "stop-search") { [weak self] in self?.close() }
    ui[.window].addShortcuts(
      ["Escape"] + WindowAction.named("show-help-overlay").keys
    ) { [weak self] in self?.close() }
  }

  func present() {
    gtk_editable_set_text(ui[.search].opaque, "")
    gtk_window_present(ui[.window].pointer())
    gtk_widget_grab_focus(ui[.search].widget)
  }

  private func close() {
    gtk_window_close(ui[.window].pointer())
  }

  // MARK: - The list

  private func add(_ group: ShortcutGroup) {
    let widget = Object(adw_preferences_group_new())
    adw_preferences_group_set_title(widget.pointer(), group.title)
    for action in WindowAction.all {
      guard let shortcut = action.shortcut, shortcut.group == group else { continue }
      let names = action.listedKeys.map(Self.name)
      let row = Self.row(shortcut.title, keys: action.listedKeys, names: names)
      adw_preferences_group_add(widget.pointer(), row.widget)
      let words = [group.title, shortcut.title] + names
      entries.append(
        Entry(row: row, group: widget, words: words.joined(separator: " ").lowercased()))
    }
    adw_preferences_page_add(ui[.list].pointer(), widget.pointer())
  }

  private static func row(_ title: String, keys: [String], names: [String]) -> Object {
    let row = Object(adw_action_row_new())
    adw_preferences_row_set_title(row.pointer(), title)
    let label = Object(gtk_shortcut_label_new(keys.joined(separator: " ")))
    gtk_widget_set_valign(label.widget, GTK_ALIGN_CENTER)
    // The row is called by its title, whatever else it is told.
    Accessible(label.widget).setLabel(names.joined(separator: ", "))
    adw_action_row_add_suffix(row.pointer(), label.widget)
    return row
  }

  /// As the desktop calls keys: Ctrl+N for `<Control>n`.
  static func name(_ accelerator: String) -> String {
    var key: guint = 0
    var modifiers = GdkModifierType(rawValue: 0)
    guard gtk_accelerator_parse(accelerator, &key, &modifiers) != 0,
      let label = gtk_accelerator_get_label(key, modifiers)
    else { return accelerator }
    defer { g_free(label) }
    return String(cString: label)
  }

  private func find() {
    let wanted = ui[.search].enteredText.lowercased().split(separator: " ")
    var groups: Set<UnsafeMutableRawPointer> = []
    for entry in entries {
      entry.row.isVisible = wanted.allSatisfy { entry.words.contains($0) }
      if entry.row.isVisible { groups.insert(entry.group.raw) }
    }
    for entry in entries { entry.group.isVisible = groups.contains(entry.group.raw) }
    gtk_stack_set_visible_child_name(ui[.pages].opaque, groups.isEmpty ? "nothing" : "list")
  }
}
