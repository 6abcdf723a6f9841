import CGtk

/// The symbol of a kind of segue: lines from -1 to 1 in each direction.
struct SegueSymbol {
  let kind: String

  func trace(on cairo: OpaquePointer) {
    switch kind {
    case "relationship":
      // Two rings that hold each other.
      cairo_new_sub_path(cairo)
      cairo_arc(cairo, -0.4, 0, 0.5, 0, 2 * .pi)
      cairo_new_sub_path(cairo)
      cairo_arc(cairo, 0.4, 0, 0.5, 0, 2 * .pi)
    case "presentation", "modal":
      // From below, over what is there.
      lines([(-0.8, 0.85), (0.8, 0.85)], cairo)
      lines([(0, 0.45), (0, -0.8)], cairo)
      lines([(-0.5, -0.3), (0, -0.8), (0.5, -0.3)], cairo)
    case "popoverPresentation", "popover":
      lines(
        [
          (-0.85, -0.75), (0.85, -0.75), (0.85, 0.35), (0.3, 0.35), (0, 0.8), (-0.3, 0.35),
          (-0.85, 0.35), (-0.85, -0.75),
        ], cairo)
    case "embed":
      cairo_rectangle(cairo, -0.85, -0.85, 1.7, 1.7)
      cairo_rectangle(cairo, -0.4, -0.4, 0.8, 0.8)
    case "unwind":
      cairo_move_to(cairo, 0.1, 0.75)
      cairo_arc_negative(cairo, 0.2, 0.1, 0.6, .pi / 2, -.pi / 2)
      cairo_line_to(cairo, -0.8, -0.5)
      lines([(-0.35, -0.9), (-0.8, -0.5), (-0.35, -0.1)], cairo)
    case "showDetail":
      cairo_rectangle(cairo, -0.9, -0.65, 1.8, 1.3)
      lines([(-0.25, -0.65), (-0.25, 0.65)], cairo)
    case "replace":
      lines([(-0.8, -0.35), (0.8, -0.35), (0.45, -0.7)], cairo)
      lines([(0.8, 0.35), (-0.8, 0.35), (-0.45, 0.7)], cairo)
    case "custom":
      lines([(-0.35, -0.85), (-0.6, -0.6), (-0.6, -0.25), (-0.85, 0)], cairo)
      lines([(-0.85, 0), (-0.6, 0.25), (-0.6, 0.6), (-0.35, 0.85)], cairo)
      lines([(0.35, -0.85), (0.6, -0.6), (0.6, -0.25), (0.85, 0)], cairo)
      lines([(0.85, 0), (0.6, 0.25), (0.6, 0.6), (0.35, 0.85)], cairo)
    default:
      lines([(-0.85, 0), (0.85, 0)], cairo)
      lines([(0.3, -0.55), (0.85, 0), (0.3, 0.55)], cairo)
    }
  }

  private func lines(_ points: [(x: Double, y: Double)], _ cairo: OpaquePointer) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        cairo_move_to(cairo, point.x, point.y)
      } else {
        cairo_line_to(cairo, point.x, point.y)
      }
    }
  }
}
