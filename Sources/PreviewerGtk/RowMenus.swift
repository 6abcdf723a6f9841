import CGtk
import Traits

extension Object {
  /// Has a list say where a menu is asked for: by the second button, or by the keys for it.
  /// - Parameters:
  ///   - inFront: Whether this menu comes before those that widgets in the rows have.
  ///   - open: Told the widget that is in the row, and where in the list the menu belongs; nothing for what is
  ///     beside the rows.
  package func onRowMenu(
    inFront: Bool = false,
    _ open: @escaping @MainActor (_ content: OpaquePointer, _ place: Rect) -> Void
  ) {
    guard let click = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
    Signal.onPress(UnsafeMutableRawPointer(click), "pressed") { [weak self] _, x, y in
      guard let self, let content = rowContent(x: x, y: y) else { return }
      // A label whose text can be selected would open a menu of its own.
      if inFront { gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED) }
      open(content, Rect(x: x, y: y, width: 1, height: 1))
    }
    if inFront { gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE) }
    gtk_widget_add_controller(widget, click)
    addShortcuts(menuKeys) { [weak self] in
      guard let self, let focus = gtk_widget_get_root(widget).flatMap({ gtk_root_get_focus($0) }),
        let row = row(around: focus), let content = gtk_widget_get_first_child(row)
      else { return }
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(row, widget, &bounds) != 0 else { return }
      open(
        OpaquePointer(content),
        Rect(
          x: Double(bounds.origin.x) + 24, y: Double(bounds.origin.y),
          width: 1, height: Double(bounds.size.height)))
    }
  }

  /// The keys that open menus everywhere.
  package var menuKeys: [String] { ["Menu", "<Shift>F10"] }  // Not translated.

  /// What the row at a position of a list has in it.
  func rowContent(x: Double, y: Double) -> OpaquePointer? {
    let row = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT).flatMap(row)
    return row.flatMap { gtk_widget_get_first_child($0) }.map { OpaquePointer($0) }
  }

  /// The row that something in a list is in, which is a child of the list.
  private func row(
    around inner: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var row = inner
    while let parent = gtk_widget_get_parent(row) {
      if parent == widget { return row }
      row = parent
    }
    return nil
  }
}
