import CCairo
import Graphics

/// The outlines of a line's glyphs, in points from the line's origin. Owns a Cairo path and frees it.
final class GlyphOutlines {
  private let path: UnsafeMutablePointer<cairo_path_t>

  fileprivate init(_ path: UnsafeMutablePointer<cairo_path_t>) { self.path = path }

  deinit { cairo_path_destroy(path) }

  /// Fills the outlines, from the origin of the canvas.
  func fill(on canvas: Canvas) {
    cairo_new_path(canvas.cairo)
    cairo_append_path(canvas.cairo, path)
    cairo_fill(canvas.cairo)
  }
}

/// Takes the outlines of lines, apart from any canvas, so that they serve every zoom.
final class GlyphOutliner {
  /// Without bounds, as Cairo leaves out the glyphs that are beyond them.
  private let canvas = Canvas(.unbounded())

  init() {
    // Cairo keeps places to 1/256 of its units, which is too coarse for points that are zoomed in.
    canvas.scale(16, 16)
  }

  /// Nil where there is not enough memory.
  func outlines(of layout: OpaquePointer) -> GlyphOutlines? {
    cairo_new_path(canvas.cairo)
    cairo_move_to(canvas.cairo, 0, 0)
    pango_cairo_layout_line_path(canvas.cairo, pango_layout_get_line_readonly(layout, 0))
    guard let path = cairo_copy_path(canvas.cairo) else { return nil }
    guard path.pointee.status == CAIRO_STATUS_SUCCESS else {
      cairo_path_destroy(path)
      return nil
    }
    return GlyphOutlines(path)
  }
}
