import CGtk

extension Accessible {
  /// Takes away the names that GTK 4.8 makes up of types where it knows none ("GtkImage", "GtkStackPage"), and which
  /// screen readers speak before the name of what is in focus: those of stacks' pages, and of signs, by which it says
  /// that their buttons are labelled.
  package static func silenceFallbacks(below widget: UnsafeMutablePointer<GtkWidget>) {
    if isA(widget, gtk_stack_get_type()) {
      let pages = gtk_stack_get_pages(OpaquePointer(widget))
      defer { g_object_unref(pages.map { UnsafeMutableRawPointer($0) }) }
      for index in 0..<g_list_model_get_n_items(pages) {
        guard let page = g_list_model_get_item(pages, index) else { continue }
        Accessible(page).setLabel("")
        g_object_unref(page)
      }
    }
    var child = gtk_widget_get_first_child(widget)
    while let each = child {
      if isA(widget, gtk_button_get_type()), isA(each, gtk_image_get_type()) {
        gtk_accessible_reset_relation(OpaquePointer(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY)
      }
      silenceFallbacks(below: each)
      child = gtk_widget_get_next_sibling(each)
    }
  }

  private static func isA(_ widget: UnsafeMutablePointer<GtkWidget>, _ type: GType) -> Bool {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_check_instance_is_a(instance, type) != 0
  }
}
