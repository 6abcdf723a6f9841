import CGtk
import Localization
import Traits

/// A menu about what is under the pointer, or about what has the keyboard. One serves a whole window.
@MainActor
final class ContextMenu {
  struct Item {
    let label: String
    /// As GTK knows it.
    let action: String

    /// - Parameters:
    ///   - name: Of an action in the table.
    ///   - label: In place of the table's, where it says what the action is about.
    @MainActor
    init(_ name: String, _ label: String? = nil) {
      let row = WindowAction.named(name)
      self.label = label ?? row.menu?.label ?? ""
      action = row.fullName ?? ""
    }
  }

  private let parent: Object
  private let popover = Object(gtk_popover_menu_new_from_model(nil))
  private var previousFocus: Object?

  /// - Parameter parent: Over which the menu stands, with everything that has it.
  init(over parent: Object) {
    self.parent = parent
    gtk_widget_set_parent(popover.widget, parent.widget)
    gtk_popover_set_has_arrow(popover.pointer(), 0)
    Accessible(popover.widget).setLabel(localized("Context menu"))
    gtk_widget_set_halign(popover.widget, GTK_ALIGN_START)
    Signal.on(popover.raw, "closed") { [weak self] in
      // The action that was chosen comes after this, and may move the keyboard itself.
      guard let self, let focus = previousFocus else { return }
      previousFocus = nil
      if gtk_widget_get_mapped(focus.widget) != 0 { gtk_widget_grab_focus(focus.widget) }
    }
  }

  /// Takes the menu out of the window, which goes away.
  func disconnect() {
    gtk_widget_unparent(popover.widget)
  }

  /// - Parameter rect: On a widget, in logical pixels, what the menu is about.
  func popUp(_ sections: [[Item]], at rect: Rect, of widget: Object) {
    let menu = Object(owning: g_menu_new())
    for items in sections where !items.isEmpty {
      let section = Object(owning: g_menu_new())
      for item in items { g_menu_append(section.opaque, item.label, item.action) }
      g_menu_append_section(menu.opaque, nil, section.pointer())
    }
    gtk_popover_menu_set_menu_model(popover.opaque, menu.pointer())
    previousFocus = gtk_widget_get_root(widget.widget).flatMap { gtk_root_get_focus($0) }
      .map { Object($0) }
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(widget.widget, parent.widget, rect.x, rect.y, &x, &y)
    var place = GdkRectangle(
      x: gint(x), y: gint(y), width: gint(max(rect.width, 1)), height: gint(max(rect.height, 1)))
    gtk_popover_set_pointing_to(popover.pointer(), &place)
    Accessible.silenceFallbacks(below: popover.widget)
    gtk_popover_popup(popover.pointer())
  }
}

extension Object {
  /// Has a list say where a menu is asked for: by the second button, or by the keys for it.
  /// - Parameters:
  ///   - inFront: Whether this menu comes before those that widgets in the rows have.
  ///   - open: Told the widget that is in the row, and where in the list the menu belongs; nothing for what is
  ///     beside the rows.
  func onRowMenu(
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
  var menuKeys: [String] { ["Menu", "<Shift>F10"] }  // Not translated.

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
