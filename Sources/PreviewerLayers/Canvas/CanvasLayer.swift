import CGtk
import PreviewerGtk
import Traits

/// What something is drawn on that lies over the scenes or below them: the part of the canvas that is seen, the size of
/// the window, in logical pixels, and the desktop's theme.
@MainActor
package struct CanvasSurface {
  package let viewport: Viewport
  package let size: Size
  package let theme: CanvasTheme

  package init(viewport: Viewport, size: Size, theme: CanvasTheme) {
    self.viewport = viewport
    self.size = size
    self.theme = theme
  }
}

/// Something that is drawn over the scenes or below them. It is made for a frame, or a question about what is where, of
/// what it is about, and knows of nothing else.
@MainActor
package protocol CanvasLayer {
  var surface: CanvasSurface { get }
}

extension CanvasLayer {
  var viewport: Viewport { surface.viewport }
  var size: Size { surface.size }
  var theme: CanvasTheme { surface.theme }
  package var isHighContrast: Bool { theme.isHighContrast }

  package func set(_ color: GdkRGBA, alpha: Double, _ cairo: OpaquePointer) {
    color.set(cairo, alpha: alpha)
  }

  /// Where a line between two points of the canvas is in the window.
  package func windowLine(_ line: Distance.Line) -> Distance.Line {
    let start = viewport.windowRect(Rect(x: line.x1, y: line.y1, width: 0, height: 0))
    let end = viewport.windowRect(Rect(x: line.x2, y: line.y2, width: 0, height: 0))
    return Distance.Line(x1: start.x, y1: start.y, x2: end.x, y2: end.y)
  }

  /// A figure on the colour that it belongs to, about a place of the window and never outside of it.
  package func paintMark(
    _ text: String, at place: (x: Double, y: Double), _ color: MarkColor, _ cairo: OpaquePointer
  ) {
    guard let layout = theme.layout(text) else { return }
    let (wide, tall) = (layout.textSize.width + 8, layout.textSize.height + 2)
    let x = min(max(place.x - wide / 2, 2), max(size.width - wide - 2, 2)).rounded()
    let y = min(max(place.y - tall / 2, 2), max(size.height - tall - 2, 2)).rounded()
    trace(Rect(x: x, y: y, width: wide, height: tall), radius: 4, cairo)
    color.set(cairo)
    cairo_fill(cairo)
    cairo_set_source_rgba(cairo, 1, 1, 1, 1)
    cairo_move_to(cairo, x + 4, y + 1)
    pango_cairo_show_layout(cairo, layout.opaque)
  }

  /// A rectangle with round corners.
  package func trace(_ rect: Rect, radius: Double, _ cairo: OpaquePointer) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    cairo_new_sub_path(cairo)
    for (corner, x, y) in [
      (0, rect.maxX - radius, rect.y + radius), (1, rect.maxX - radius, rect.maxY - radius),
      (2, rect.x + radius, rect.maxY - radius), (3, rect.x + radius, rect.y + radius),
    ] {
      let start = Double(corner - 1) * .pi / 2
      cairo_arc(cairo, x, y, radius, start, start + .pi / 2)
    }
    cairo_close_path(cairo)
  }
}
