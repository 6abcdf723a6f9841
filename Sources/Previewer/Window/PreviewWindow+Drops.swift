import CGtk
import PreviewerGtk

/// Files that are dragged onto a window.
extension PreviewWindow {
  /// Takes documents: the first is shown here, the others in windows of their own. What holds none is
  /// refused while it hovers.
  func acceptDrops() {
    guard let target = gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY) else {
      return
    }
    // A picture of our own is for others; it would be drawn only to be refused.
    let formats = gtk_drop_target_get_formats(target)
    Signal.onAccept(UnsafeMutableRawPointer(target)) { drop in
      gdk_drop_get_drag(drop) == nil
        && gdk_content_formats_match(formats, gdk_drop_get_formats(drop)) != 0
    }
    // The files' names are asked for as soon as they come over the window.
    gtk_drop_target_set_preload(target, 1)
    Signal.onPointer(UnsafeMutableRawPointer(target), "notify::value") { _ in
      guard let value = gtk_drop_target_get_value(target), Self.documents(in: value).isEmpty else {
        return
      }
      gtk_drop_target_reject(target)
    }
    Signal.onDrop(UnsafeMutableRawPointer(target)) { [weak self] value in
      let documents = Self.documents(in: value)
      guard let self, let first = documents.first else { return false }
      open(first)
      for other in documents.dropFirst() { onOpen?(other, nil) }
      return true
    }
    gtk_widget_add_controller(window.widget, OpaquePointer(UnsafeMutableRawPointer(target)))
  }

  /// The paths of the documents among the files of a `GdkFileList`.
  private static func documents(in value: UnsafePointer<GValue>) -> [String] {
    guard let list = g_value_get_boxed(value) else { return [] }
    let files = gdk_file_list_get_files(OpaquePointer(list))
    defer { g_slist_free(files) }
    return sequence(first: files) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { link in
      guard let file = link?.pointee.data, let name = path(of: OpaquePointer(file)) else {
        return nil
      }
      return ["storyboard", "xib"].contains { name.lowercased().hasSuffix("." + $0) } ? name : nil
    }
  }
}
