import CGtk
import Localization
import PreviewerGtk
import PreviewerPanels
import PreviewerWorker

/// The documents that were opened last, in the window that shows none.
@MainActor
final class RecentList {
  private let group: Object
  private let thumbnails: DocumentThumbnails
  private var rows: [(row: Object, image: Object)] = []

  /// More push the samples out of a small window.
  private static let limit = 4

  /// - Parameter group: An `AdwPreferencesGroup`.
  init(group: Object, thumbnails: DocumentThumbnails) {
    self.group = group
    self.thumbnails = thumbnails
    update()
    guard let manager = gtk_recent_manager_get_default() else { return }
    Signal.on(UnsafeMutableRawPointer(manager), "changed") { [weak self] in self?.update() }
  }

  private func update() {
    for (row, image) in rows {
      thumbnails.forget(image)
      adw_preferences_group_remove(group.pointer(), row.widget)
    }
    rows = RecentMenu.paths().prefix(Self.limit).map { path in
      let parts = path.split(separator: "/")
      let folder = parts.dropLast().suffix(2).joined(separator: "/")
      return Object.documentRow(
        parts.last.map(String.init) ?? path, in: folder, opening: path, thumbnails)
    }
    for (row, _) in rows { adw_preferences_group_add(group.pointer(), row.widget) }
    group.isVisible = !rows.isEmpty
  }

  /// Lists the documents that come with the program.
  /// - Parameter group: Another `AdwPreferencesGroup`.
  func addSamples(to group: Object) {
    group.isVisible = !ProgramFiles.samples.isEmpty
    for path in ProgramFiles.samples {
      let file = path.split(separator: "/").last ?? ""
      let row = Object.documentRow(
        String(file.split(separator: ".").first ?? ""), opening: path, thumbnails)
      adw_preferences_group_add(group.pointer(), row.row.widget)
    }
  }
}

extension Object {
  /// A row of a list that opens a document in its window, and the image that waits for its picture.
  static func documentRow(
    _ name: String, in folder: String = "", opening path: String, _ thumbnails: DocumentThumbnails
  ) -> (row: Object, image: Object) {
    let row = Object(adw_action_row_new())
    // Logical pixels.
    let image = thumbnails.makeImage(pixels: 40)
    adw_action_row_add_prefix(row.pointer(), image.widget)
    thumbnails.show(path, in: image)
    adw_preferences_row_set_use_markup(row.pointer(), 0)
    adw_preferences_row_set_title(row.pointer(), name)
    adw_action_row_set_subtitle(row.pointer(), folder.escapedForMarkup)
    adw_action_row_set_subtitle_lines(row.pointer(), 1)
    adw_action_row_add_suffix(
      row.pointer(), gtk_image_new_from_icon_name("go-next-symbolic"))
    gtk_list_box_row_set_activatable(row.pointer(), 1)
    gtk_actionable_set_action_name(row.opaque, "win.open-path")
    gtk_actionable_set_action_target_value(row.opaque, g_variant_new_string(path))
    gtk_widget_set_tooltip_text(row.widget, path)
    Accessible(row.widget).setLabel(
      folder.isEmpty ? name : localized("%1$s, in %2$s", name, folder))
    return (row, image)
  }
}
