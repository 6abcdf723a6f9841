import CGtk

/// What the previewer does with widgets all the time. An object stays alive as long as a call to one
/// of its own functions, which isn't so for a pointer taken out of an object that nothing else holds.
extension Object {
  /// Puts a widget after the others in a box.
  package func append(_ child: Object) {
    gtk_box_append(pointer(), child.widget)
  }

  package func addStyle(_ names: String...) {
    for name in names { gtk_widget_add_css_class(widget, name) }
  }

  package func setStyle(_ name: String, _ isOn: Bool) {
    if isOn { addStyle(name) } else { gtk_widget_remove_css_class(widget, name) }
  }

  package var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }

  package func setMargins(_ pixels: Int32) {
    gtk_widget_set_margin_start(widget, pixels)
    gtk_widget_set_margin_end(widget, pixels)
    gtk_widget_set_margin_top(widget, pixels)
    gtk_widget_set_margin_bottom(widget, pixels)
  }

  /// Of a menu button with a menu: what it says when it is pointed at goes while that is open, whose first row it would
  /// cover.
  package func hideTooltipWhileOpen() {
    guard let popover = gtk_menu_button_get_popover(opaque) else { return }
    for (signal, isOpen) in [("map", true), ("unmap", false)] {
      Signal.on(UnsafeMutableRawPointer(popover), signal) { [weak self] in
        guard let self else { return }
        let hasText = gtk_widget_get_tooltip_text(widget) != nil
        gtk_widget_set_has_tooltip(widget, hasText && !isOpen ? 1 : 0)
        gtk_widget_trigger_tooltip_query(widget)
      }
    }
  }

  /// Of a label.
  package func setText(_ text: String) {
    gtk_label_set_text(opaque, text)
  }

  /// Lets the wheel scroll what a widget is in, where GTK would have it change the widget's value.
  func leaveWheelAlone() {
    let controllers = Object(owning: gtk_widget_observe_controllers(widget))
    for position in 0..<g_list_model_get_n_items(controllers.opaque) {
      guard let item = g_list_model_get_item(controllers.opaque, position) else { continue }
      defer { g_object_unref(item) }
      let type = gtk_event_controller_scroll_get_type()
      guard g_type_check_instance_is_a(item.assumingMemoryBound(to: GTypeInstance.self), type) != 0
      else { continue }
      gtk_event_controller_set_propagation_phase(OpaquePointer(item), GTK_PHASE_NONE)
    }
  }

  /// A label whose lines begin at its left edge.
  package static func label(_ text: String = "", wraps: Bool = false) -> Object {
    let label = Object(gtk_label_new(text))
    gtk_label_set_xalign(label.opaque, 0)
    if wraps {
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
      // A hyphen at the end of a line would be read as a file's name's, or an id's.
      label.leaveHyphensOut()
    } else {
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    }
    return label
  }

  /// The title of a part of a panel.
  package static func section(_ title: String) -> Object {
    let label = Object.label(title, wraps: true)
    label.addStyle("section")
    return label
  }
}
