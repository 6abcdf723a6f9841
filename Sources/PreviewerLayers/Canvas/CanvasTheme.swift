import CGtk
import PreviewerGtk

/// The desktop's colours and letters, for what is drawn on the canvas.
@MainActor
package struct CanvasTheme {
  private let area: Object

  /// - Parameter area: The widget that is drawn on.
  package init(of area: Object) {
    self.area = area
  }

  /// Whether everything is to stand out clearly.
  var isHighContrast: Bool {
    adw_style_manager_get_high_contrast(adw_style_manager_get_default()) != 0
  }

  /// Of text.
  package var ink: GdkRGBA {
    var ink = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(area.widget), &ink)
    return ink
  }

  /// Of what is selected.
  package var accent: GdkRGBA {
    color("accent_bg_color") ?? GdkRGBA(red: 0.21, green: 0.52, blue: 0.89, alpha: 1)
  }

  /// Below texts over the canvas.
  package var ground: GdkRGBA {
    color("view_bg_color") ?? GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
  }

  /// - Parameter name: As libadwaita has it; nil is returned for one that it has not.
  package func color(_ name: String) -> GdkRGBA? {
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(area.widget)
    return gtk_style_context_lookup_color(context, name, &color) != 0 ? color : nil
  }

  /// A `PangoLayout`.
  /// - Parameter scale: Of the window's text.
  package func layout(_ text: String, scale: Double = 1) -> Object? {
    guard let made = gtk_widget_create_pango_layout(area.widget, text) else { return nil }
    if scale != 1 {
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_scale_new(scale))
      pango_layout_set_attributes(made, attributes)
      pango_attr_list_unref(attributes)
    }
    return Object(owning: UnsafeMutableRawPointer(made))
  }
}

extension GdkRGBA {
  /// Draws with it from now on.
  package func set(_ cairo: OpaquePointer, alpha: Double) {
    cairo_set_source_rgba(cairo, Double(red), Double(green), Double(blue), alpha)
  }
}
