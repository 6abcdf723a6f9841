import CGtk
import PreviewerGtk
import Traits

/// A colour as a small square, in front of squares where it isn't opaque.
@MainActor
enum ColorSwatch {
  /// Logical pixels.
  private static let side: Int32 = 16

  static func make(_ color: Color, name: String) -> Object {
    let area = Object(type: gtk_drawing_area_get_type(), role: GTK_ACCESSIBLE_ROLE_IMG)
    gtk_drawing_area_set_content_width(area.pointer(), side)
    gtk_drawing_area_set_content_height(area.pointer(), side)
    gtk_widget_set_valign(area.widget, GTK_ALIGN_CENTER)
    gtk_widget_set_tooltip_text(area.widget, name)
    Accessible(area.widget).setLabel(name)
    gtk_drawing_area_set_draw_func(
      area.pointer(),
      { _, cairo, width, height, data in
        nonisolated(unsafe) let (cairo, data) = (cairo, data)
        MainActor.assumeIsolated {
          guard let cairo, let data else { return }
          let shown = Unmanaged<Shown>.fromOpaque(data).takeUnretainedValue()
          ColorSwatch.paint(shown.color, Double(width), Double(height), cairo)
        }
      }, Unmanaged.passRetained(Shown(color)).toOpaque(),
      { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
    return area
  }

  private final class Shown {
    let color: Color

    init(_ color: Color) { self.color = color }
  }

  private static func paint(
    _ color: Color, _ width: Double, _ height: Double, _ cairo: OpaquePointer
  ) {
    cairo_set_source_rgb(cairo, 1, 1, 1)
    cairo_paint(cairo)
    cairo_set_source_rgb(cairo, 0.75, 0.75, 0.75)
    cairo_rectangle(cairo, 0, 0, width / 2, height / 2)
    cairo_rectangle(cairo, width / 2, height / 2, width / 2, height / 2)
    cairo_fill(cairo)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_paint(cairo)
    // Seen on light and on dark ground.
    cairo_set_line_width(cairo, 1)
    cairo_rectangle(cairo, 0.5, 0.5, width - 1, height - 1)
    cairo_set_source_rgb(cairo, 0.5, 0.5, 0.5)
    cairo_stroke(cairo)
  }
}
