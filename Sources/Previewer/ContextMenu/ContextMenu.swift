import CGtk
import Localization
import PreviewerGtk
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
