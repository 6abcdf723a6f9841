import CGtk
import Files
import PreviewerGtk
import PreviewerWorker

/// The documents that were opened last, as a menu.
@MainActor
final class RecentMenu {
  private let button: Object
  private let menu = Object(owning: g_menu_new())

  /// More don't fit on a small screen.
  private static let limit = 12

  init(button: Object) {
    self.button = button
    gtk_menu_button_set_menu_model(button.opaque, menu.pointer())
    button.hideTooltipWhileOpen()
    update()
    guard let manager = gtk_recent_manager_get_default() else { return }
    Signal.on(UnsafeMutableRawPointer(manager), "changed") { [weak self] in self?.update() }
  }

  /// Puts a document at the top of the list.
  static func remember(_ path: String) {
    guard let uri = PathText.withBytes(of: path, { g_filename_to_uri($0, nil, nil) }) else {
      return
    }
    defer { g_free(uri) }
    gtk_recent_manager_add_item(gtk_recent_manager_get_default(), uri)
  }

  private func update() {
    g_menu_remove_all(menu.opaque)
    for path in Self.paths().prefix(Self.limit) {
      let parts = path.split(separator: "/").suffix(2)
      // Two documents are often called Main.storyboard; their directories tell them apart.
      let name = PathText.shown(parts.reversed().joined(separator: " — ")).replacing(
        "_", with: "__")
      let item = g_menu_item_new(name, nil)
      g_menu_item_set_action_and_target_value(item, "win.open-path", g_variant_new_string(path))
      g_menu_append_item(menu.opaque, item)
      item.map { g_object_unref(UnsafeMutableRawPointer($0)) }
    }
    gtk_widget_set_sensitive(button.widget, g_menu_model_get_n_items(menu.pointer()) > 0 ? 1 : 0)
  }

  /// Documents that are still there, the last one first.
  static func paths() -> [String] {
    var found: [(path: String, visited: Int)] = []
    let items = gtk_recent_manager_get_items(gtk_recent_manager_get_default())
    var item = items
    while let element = item {
      if let data = element.pointee.data {
        let info = OpaquePointer(data)
        if let document = document(info) { found.append(document) }
        gtk_recent_info_unref(info)
      }
      item = element.pointee.next
    }
    g_list_free(items)
    return found.sorted { $0.visited > $1.visited }.map(\.path)
  }

  private static func document(_ info: OpaquePointer) -> (path: String, visited: Int)? {
    guard let uri = gtk_recent_info_get_uri(info),
      let name = g_filename_from_uri(uri, nil, nil)
    else { return nil }
    defer { g_free(name) }
    let path = PathText.text(of: name)
    guard ProgramFiles.isDocument(path), gtk_recent_info_exists(info) != 0 else { return nil }
    let visited = gtk_recent_info_get_modified(info).map { g_date_time_to_unix($0) } ?? 0
    return (path, visited)
  }
}
