import CGtk
import Localization
import PreviewerGtk
import PreviewerModel

/// The dialogs in which files and folders are chosen.
extension PreviewWindow {
  /// Has the user choose a document.
  func askForDocument(_ title: String, then take: @escaping @MainActor (String) -> Void) {
    choosePath(
      title, GTK_FILE_CHOOSER_ACTION_OPEN,
      filters: [
        (localized("Interface Builder documents"), ["*.storyboard", "*.xib"]),
        (localized("All files"), ["*"]),
      ], then: take)
  }

  /// Has the user choose a file or a folder.
  func choosePath(
    _ title: String, _ action: GtkFileChooserAction, filters: [(String, [String])],
    then take: @escaping @MainActor (String) -> Void
  ) {
    let dialog = Object(
      owning: gtk_file_chooser_native_new(
        title, window.pointer(), action, localized("_Open"), localized("_Cancel")))
    for (name, patterns) in filters {
      let filter = Object(owning: gtk_file_filter_new())
      gtk_file_filter_set_name(filter.opaque, name)
      for pattern in patterns { gtk_file_filter_add_pattern(filter.opaque, pattern) }
      gtk_file_chooser_add_filter(dialog.opaque, filter.opaque)
    }
    if let path = preview.document.path {
      gtk_file_chooser_set_file(dialog.opaque, Object.file(at: path).opaque, nil)
    }
    gtk_native_dialog_set_modal(dialog.pointer(), 1)
    // The closure keeps the dialog for as long as it is shown.
    var shown: Object? = dialog
    Signal.onNumber(dialog.raw, "response") { response in
      defer { shown = nil }
      guard response == Int(GTK_RESPONSE_ACCEPT.rawValue), let shown,
        let file = gtk_file_chooser_get_file(shown.opaque)
      else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      if let path = path(of: file) { take(path) }
    }
    gtk_native_dialog_show(dialog.pointer())
  }
}
