import CGtk
import PreviewerGtk
import Traits

/// Rulers at the top and the left edge of the canvas, in points of a scene.
package struct EdgeRulers: CanvasLayer {
  package let surface: CanvasSurface
  /// What they measure; nil for nothing.
  package let item: CanvasArrangement.Item?
  /// What is selected, on the canvas, in points.
  package let extent: Rect?
  /// Of the scene.
  package let guides: [Guide]
  /// In logical pixels of the window; nil where it isn't over the canvas.
  package let pointer: (x: Double, y: Double)?

  package init(
    surface: CanvasSurface, item: CanvasArrangement.Item?, extent: Rect?, guides: [Guide],
    pointer: (x: Double, y: Double)?
  ) {
    self.surface = surface
    self.item = item
    self.extent = extent
    self.guides = guides
    self.pointer = pointer
  }

  /// Logical pixels.
  package static let width = 22.0
  private static let figureScale = 0.78
  private static let markLengths = (short: 4.0, long: 10.0)

  /// The ruler at a position of the window, by the axis of the guides that are dragged out of it.
  package static func axis(x: Double, y: Double) -> Guide.Axis? {
    if y < width { return x < width ? nil : .y }
    return x < width ? .x : nil
  }

  /// Whether a position is on a ruler, or on the corner between both.
  package static func contains(x: Double, y: Double) -> Bool { x < width || y < width }

  package func paint(_ cairo: OpaquePointer) {
    guard size.width > 2 * Self.width, size.height > 2 * Self.width else {
      return
    }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    let (ground, ink) = (theme.ground, theme.ink)
    set(ground, alpha: 1, cairo)
    cairo_rectangle(cairo, 0, 0, size.width, Self.width)
    cairo_rectangle(cairo, 0, 0, Self.width, size.height)
    cairo_fill(cairo)
    if let item {
      paintRuler(along: .x, of: item, ink, cairo)
      paintRuler(along: .y, of: item, ink, cairo)
    }
    set(ground, alpha: 1, cairo)
    cairo_rectangle(cairo, 0, 0, Self.width, Self.width)
    cairo_fill(cairo)
    set(ink, alpha: isHighContrast ? 1 : 0.35, cairo)
    cairo_set_line_width(cairo, 1)
    for (x, y) in [(size.width, Self.width), (Self.width, size.height)] {
      let isHorizontal = y == Self.width
      cairo_move_to(cairo, isHorizontal ? 0 : x - 0.5, isHorizontal ? y - 0.5 : 0)
      cairo_line_to(cairo, x - (isHorizontal ? 0 : 0.5), y - (isHorizontal ? 0.5 : 0))
    }
    cairo_stroke(cairo)
  }

  /// One of the two; the vertical one is the horizontal one with its axes exchanged.
  private func paintRuler(
    along axis: Guide.Axis, of item: CanvasArrangement.Item, _ ink: GdkRGBA,
    _ cairo: OpaquePointer
  ) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    let length = axis == .x ? size.width : size.height
    // From here on x runs along the ruler and y across it.
    if axis == .y {
      var turned = cairo_matrix_t(xx: 0, yx: 1, xy: 1, yy: 0, x0: 0, y0: 0)
      cairo_transform(cairo, &turned)
    }
    cairo_rectangle(cairo, Self.width, 0, length - Self.width, Self.width)
    cairo_clip(cairo)
    let screen = viewport.windowRect(item.screen)
    let origin = axis == .x ? screen.x : screen.y
    paintExtent(along: axis, cairo)
    paintMarks(from: origin, length, viewport.zoom * item.scale, ink, along: axis, cairo)
    paintGuideMarks(along: axis, of: item, origin, cairo)
    guard let pointer else { return }
    let place = (axis == .x ? pointer.x : pointer.y).rounded() + 0.5
    set(ink, alpha: 1, cairo)
    cairo_set_line_width(cairo, 1)
    cairo_move_to(cairo, place, 0)
    cairo_line_to(cairo, place, Self.width)
    cairo_stroke(cairo)
  }

  /// From where to where the selection is.
  private func paintExtent(along axis: Guide.Axis, _ cairo: OpaquePointer) {
    guard let rect = extent.map(viewport.windowRect) else { return }
    let accent = theme.accent
    let (start, length) = axis == .x ? (rect.x, rect.width) : (rect.y, rect.height)
    set(accent, alpha: 0.25, cairo)
    cairo_rectangle(
      cairo, start.rounded(), 0, max(length.rounded(), 1), Self.width)
    cairo_fill(cairo)
    set(accent, alpha: 1, cairo)
    for end in [start.rounded(), (start + length).rounded() - 1] {
      cairo_rectangle(cairo, end, 0, 1, Self.width)
    }
    cairo_fill(cairo)
  }

  private func paintMarks(
    from origin: Double, _ length: Double, _ zoom: Double, _ ink: GdkRGBA, along axis: Guide.Axis,
    _ cairo: OpaquePointer
  ) {
    let scale = RulerScale(zoom: zoom)
    let step = scale.marks * zoom
    let first = Int(((Self.width - origin) / step).rounded(.down))
    let last = Int(((length - origin) / step).rounded(.up))
    guard first <= last, let layout = theme.layout("", scale: Self.figureScale) else { return }
    let marksPerFigure = Int((scale.figures / scale.marks).rounded())
    cairo_set_line_width(cairo, 1)
    for number in first...last {
      let place = (origin + Double(number) * step).rounded()
      let hasFigure = number.isMultiple(of: marksPerFigure)
      let mark = hasFigure ? Self.markLengths.long : Self.markLengths.short
      set(ink, alpha: isHighContrast ? 1 : hasFigure ? 0.7 : 0.45, cairo)
      cairo_rectangle(cairo, place, Self.width - 1 - mark, 1, mark)
      cairo_fill(cairo)
      // A figure that is cut off would be another one.
      guard hasFigure, place >= Self.width - 1 else { continue }
      set(ink, alpha: isHighContrast ? 1 : 0.85, cairo)
      paintFigure(
        (Double(number) * scale.marks).text(), layout.opaque, at: place, along: axis, cairo)
    }
  }

  private func paintFigure(
    _ text: String, _ layout: OpaquePointer, at place: Double, along axis: Guide.Axis,
    _ cairo: OpaquePointer
  ) {
    pango_layout_set_text(layout, text, -1)
    guard axis == .y else {
      cairo_move_to(cairo, place + 3, 0)
      return pango_cairo_show_layout(cairo, layout)
    }
    // It is read from below, where its axes aren't exchanged.
    var width: gint = 0
    pango_layout_get_pixel_size(layout, &width, nil)
    cairo_save(cairo)
    var turned = cairo_matrix_t(xx: 0, yx: 1, xy: 1, yy: 0, x0: 0, y0: 0)
    cairo_transform(cairo, &turned)
    cairo_translate(cairo, 0, place + 3 + Double(width))
    cairo_rotate(cairo, -.pi / 2)
    cairo_move_to(cairo, 0, 0)
    pango_cairo_show_layout(cairo, layout)
    cairo_restore(cairo)
  }

  /// A wedge for each guide.
  private func paintGuideMarks(
    along axis: Guide.Axis, of item: CanvasArrangement.Item, _ origin: Double,
    _ cairo: OpaquePointer
  ) {
    MarkColor.ruler.set(cairo)
    for guide in guides where guide.axis == axis {
      let place = (origin + guide.position * viewport.zoom * item.scale).rounded() + 0.5
      cairo_move_to(cairo, place, Self.width)
      cairo_line_to(cairo, place - 4, Self.width - 7)
      cairo_line_to(cairo, place + 4, Self.width - 7)
      cairo_close_path(cairo)
      cairo_fill(cairo)
    }
  }
}
