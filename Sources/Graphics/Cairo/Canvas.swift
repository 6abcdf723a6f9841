import CCairo
import Traits

/// A pen on a surface: what everything here draws with. Lengths are in the user space that the caller
/// has set up, usually points. Owns one reference to a Cairo context.
package final class Canvas {
  package let cairo: OpaquePointer

  package init(_ surface: Surface) {
    cairo = cairo_create(surface.pointer)
    setUp()
  }

  /// Draws into a context that somebody else owns, such as the one that GTK hands to a draw function.
  /// The context stays alive as long as the canvas.
  package init(borrowing context: OpaquePointer) {
    cairo = cairo_reference(context)
    setUp()
  }

  deinit { cairo_destroy(cairo) }

  private func setUp() {
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
  }

  /// Whether what is drawn ends in pixels, not as the shapes and texts of a PDF or an SVG.
  package var hasPixels: Bool {
    switch cairo_surface_get_type(cairo_get_target(cairo)) {
    case CAIRO_SURFACE_TYPE_PDF, CAIRO_SURFACE_TYPE_SVG: false
    default: true
    }
  }

  // MARK: State

  /// Draws lines whose corners are sharp, and that end square.
  /// - Parameter reachesOn: Whether they end half of their width behind their last point, and not there.
  package func sharpened(reachesOn: Bool, _ body: () -> Void) {
    saved {
      cairo_set_line_cap(cairo, reachesOn ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
      body()
    }
  }

  package func saved(_ body: () -> Void) {
    cairo_save(cairo)
    body()
    cairo_restore(cairo)
  }

  package func translate(_ x: Double, _ y: Double) { cairo_translate(cairo, x, y) }

  /// Factors of 0 are refused by Cairo for good, so nothing happens then.
  package func scale(_ x: Double, _ y: Double) {
    guard x.isFinite, y.isFinite, x != 0, y != 0 else { return }
    cairo_scale(cairo, x, y)
  }

  package func rotate(_ radians: Double) { cairo_rotate(cairo, radians) }

  package func rotate(_ radians: Double, about center: Point) {
    guard radians != 0 else { return }
    translate(center.x, center.y)
    rotate(radians)
    translate(-center.x, -center.y)
  }

  /// The rectangle with its edges at those of the nearest pixels. The canvas must not be turned.
  package func alignedToPixels(_ rect: Rect) -> Rect {
    var (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    cairo_user_to_device(cairo, &left, &top)
    cairo_user_to_device(cairo, &right, &bottom)
    (left, top, right, bottom) = (left.rounded(), top.rounded(), right.rounded(), bottom.rounded())
    cairo_device_to_user(cairo, &left, &top)
    cairo_device_to_user(cairo, &right, &bottom)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The part that what is drawn can be seen in.
  package var visibleBounds: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Pixels, or what stands for them, to a unit: the more of both axes.
  package var unitScale: Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return max(
      (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot(),
      (matrix.xy * matrix.xy + matrix.yy * matrix.yy).squareRoot())
  }

  /// Whether Cairo has refused something, and with it everything that comes later.
  package var isBroken: Bool { cairo_status(cairo) != CAIRO_STATUS_SUCCESS }

  package func clip(_ path: Path) {
    trace(path)
    cairo_clip(cairo)
  }

  /// Draws the body as one picture with an opacity.
  package func group(alpha: Double, _ body: () -> Void) {
    guard alpha > 0 else { return }
    guard alpha < 1 else { return body() }
    cairo_push_group(cairo)
    body()
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, alpha)
  }

  /// Draws one thing with the shape of another left out.
  package func cutOut(_ hole: () -> Void, from body: () -> Void) {
    cairo_push_group(cairo)
    saved(body)
    cairo_push_group(cairo)
    hole()
    cairo_pop_group_to_source(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
    cairo_paint(cairo)
    // What was set inside the group ends with it.
    cairo_pop_group_to_source(cairo)
    cairo_paint(cairo)
  }

  // MARK: Ink

  package func fill(_ path: Path, _ color: Color) {
    guard color.alpha > 0 else { return }
    trace(path)
    setSource(color)
    cairo_fill(cairo)
  }

  package func fill(_ rect: Rect, _ color: Color) { fill(Path(rect), color) }

  /// - Parameter dash: Lengths of strokes and gaps; empty for a whole line.
  package func stroke(_ path: Path, _ color: Color, width: Double, dash: [Double] = []) {
    guard color.alpha > 0, width > 0 else { return }
    trace(path)
    setSource(color)
    cairo_set_line_width(cairo, width)
    cairo_set_dash(cairo, dash, Int32(dash.count), 0)
    cairo_stroke(cairo)
  }

  /// Fills with colours that blend from one point to another.
  package func fill(_ path: Path, from start: Point, to end: Point, _ stops: [(Double, Color)]) {
    guard let gradient = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else { return }
    defer { cairo_pattern_destroy(gradient) }
    for (offset, color) in stops {
      cairo_pattern_add_color_stop_rgba(
        gradient, offset, color.red, color.green, color.blue, color.alpha)
    }
    trace(path)
    cairo_set_source(cairo, gradient)
    cairo_fill(cairo)
  }

  /// Draws an image into a rectangle.
  /// - Parameter tint: A colour that replaces the image's own, for template images.
  package func draw(_ image: Surface, in rect: Rect, tint: Color? = nil) {
    let extent = image.extent
    guard extent.width > 0, extent.height > 0, !rect.isEmpty else { return }
    saved {
      guard canDraw(extent, in: rect) else { return }
      translate(rect.x, rect.y)
      scale(rect.width / extent.width, rect.height / extent.height)
      if let tint, image.isDrawing, !hasPixels {
        mask(tint) { paint(image) }
      } else if hasPixels, !image.isDrawing {
        paintPixels(image, tint)
      } else if let tint {
        setSource(tint)
        cairo_mask_surface(cairo, image.pointer, 0, 0)
      } else {
        paint(image)
      }
    }
  }

  /// Whether Cairo can draw an image so: otherwise it refuses everything from then on. Its numbers have 16
  /// bits before the point and 16 behind it for scales, and 24 before it for places.
  private func canDraw(_ extent: Size, in rect: Rect) -> Bool {
    var (x, y, width, height) = (rect.x, rect.y, rect.width, rect.height)
    cairo_user_to_device(cairo, &x, &y)
    cairo_user_to_device_distance(cairo, &width, &height)
    let places = [x, y, x + width, y + height].map(abs)
    // Turned by a quarter, the width is along the height.
    let (longest, shortest) = (
      max(abs(width), abs(height)), min(extent.width, extent.height)
    )
    return places.allSatisfy { $0 < 4e6 } && longest / shortest < 30_000
  }

  /// Draws an image of pixels on pixels. Those at its edges go on outside, so that nothing of what is not there is
  /// blended in where it is enlarged, and none of it spills over the rectangle. Source: CALayer.magnificationFilter
  /// blends with pixels of the image alone.
  private func paintPixels(_ image: Surface, _ tint: Color?) {
    guard let pattern = cairo_pattern_create_for_surface(image.pointer) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, 0, 0, image.extent.width, image.extent.height)
    if let tint {
      cairo_clip(cairo)
      setSource(tint)
      cairo_mask(cairo, pattern)
    } else {
      cairo_set_source(cairo, pattern)
      cairo_fill(cairo)
    }
  }

  private func paint(_ image: Surface) {
    cairo_set_source_surface(cairo, image.pointer, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
    cairo_paint(cairo)
  }

  /// Draws a colour where the body draws anything. The mask is made and used in units of the device:
  /// an SVG of Cairo's forgets the scale of any other.
  package func mask(_ color: Color, isColorBurn: Bool = false, _ body: () -> Void) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    saved {
      cairo_identity_matrix(cairo)
      cairo_push_group(cairo)
      cairo_set_matrix(cairo, &matrix)
      body()
      guard let shape = cairo_pop_group(cairo) else { return }
      defer { cairo_pattern_destroy(shape) }
      setSource(color)
      if isColorBurn { cairo_set_operator(cairo, CAIRO_OPERATOR_COLOR_BURN) }
      cairo_mask(cairo, shape)
    }
  }

  package func setSource(_ color: Color) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  func trace(_ path: Path) {
    cairo_new_path(cairo)
    let reach = CairoReach(cairo)
    for segment in path.segments.map(reach.bounded) {
      switch segment {
      case .move(let point): cairo_move_to(cairo, point.x, point.y)
      case .line(let point): cairo_line_to(cairo, point.x, point.y)
      case .curve(let a, let b, let end):
        cairo_curve_to(cairo, a.x, a.y, b.x, b.y, end.x, end.y)
      case .arc(let center, let radius, let from, let to):
        cairo_arc(cairo, center.x, center.y, radius, from, to)
      case .reverseArc(let center, let radius, let from, let to):
        cairo_arc_negative(cairo, center.x, center.y, radius, from, to)
      case .rectangle(let rect): cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
      case .close: cairo_close_path(cairo)
      }
    }
  }

  /// Throws what went wrong with anything drawn so far.
  package func check() throws(DrawingError) {
    try DrawingError.check(cairo_status(cairo))
  }
}
