import CCairo
import Traits

extension Canvas {
  /// Puts a picture of pixels into a rectangle, as fast as that can be done.
  /// - Parameter isExact: Whether its pixels are the canvas's, so that none has to be made from others.
  package func show(_ picture: Surface, in rect: Rect, isExact: Bool) {
    guard picture.width > 0, picture.height > 0, !rect.isEmpty else { return }
    saved {
      translate(rect.x, rect.y)
      scale(rect.width / Double(picture.width), rect.height / Double(picture.height))
      cairo_set_source_surface(cairo, picture.pointer, 0, 0)
      cairo_pattern_set_filter(
        cairo_get_source(cairo), isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
      cairo_rectangle(cairo, 0, 0, Double(picture.width), Double(picture.height))
      cairo_fill(cairo)
    }
  }
}
