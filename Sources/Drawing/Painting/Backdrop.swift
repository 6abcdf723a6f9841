import CCairo
import Graphics
import Traits

/// What has been painted so far, to be painted again behind a view that blurs it: what a canvas has can't
/// be read back where it keeps shapes.
struct Backdrop {
  /// Paints everything, from where the canvas was then.
  let paint: (Canvas) -> Void
  /// The canvas's matrix at the beginning.
  let start: cairo_matrix_t
  /// How many views have been begun.
  var viewCount = 0
  /// The view before which the painting ends; nil where all of it is painted.
  var end: Int?

  /// Begins the next view.
  /// - Returns: Whether it is to be painted.
  mutating func beginView() -> Bool {
    viewCount += 1
    return end.map { viewCount <= $0 } ?? true
  }
}

extension ViewPainter {
  /// Paints something that effect views may blur.
  func paintAsBackdrop(on canvas: Canvas, _ paint: @escaping (Canvas) -> Void) {
    // Behind an effect everything is painted from its beginning.
    guard backdrop == nil else { return paint(canvas) }
    backdrop = Backdrop(paint: paint, start: canvas.matrix)
    defer { backdrop = nil }
    paint(canvas)
  }

  /// What is behind the view that is being painted, blurred, with the part of its coordinates that it is
  /// of; nil where that can't be told.
  func blurredBackdrop(
    _ effect: Look.Effect, behind bounds: Rect, on canvas: Canvas
  ) -> (picture: Surface, frame: Rect)? {
    // Behind an effect others only tint, so that many of them take no more than the square of their number.
    guard let whole = backdrop, whole.end == nil, effect.radius > 0 else { return nil }
    // As coarse as isn't seen once it is blurred: six pixels for the deviation.
    let scale = min(1, 6 / effect.radius)
    let reach = effect.radius * 2
    let frame = bounds.inset(-reach, -reach)
    let (width, height) = (frame.width * scale, frame.height * scale)
    guard width.isFinite, height.isFinite, width >= 1, height >= 1, width <= 2_000, height <= 2_000,
      let surface = try? Surface.image(
        width: Int(width.rounded(.up)), height: Int(height.rounded(.up))),
      let toStart = canvas.matrix(from: whole.start)
    else { return nil }
    let behind = Canvas(surface)
    behind.scale(scale, scale)
    behind.translate(-frame.x, -frame.y)
    behind.apply(toStart)
    backdrop = Backdrop(paint: whole.paint, start: behind.matrix, end: whole.viewCount - 1)
    defer { backdrop = whole }
    whole.paint(behind)
    surface.blur(deviation: effect.radius * scale, saturation: effect.saturation)
    let size = Size(
      width: Double(surface.width) / scale, height: Double(surface.height) / scale)
    return (surface, Rect(x: frame.x, y: frame.y, width: size.width, height: size.height))
  }
}

extension Canvas {
  /// From the user's space to the device's.
  var matrix: cairo_matrix_t {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return matrix
  }

  /// From what was the user's space to what is; nil where that has no extent.
  func matrix(from start: cairo_matrix_t) -> cairo_matrix_t? {
    var (inverse, from, result) = (matrix, start, cairo_matrix_t())
    guard cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS else { return nil }
    cairo_matrix_multiply(&result, &from, &inverse)
    return result
  }

  func apply(_ matrix: cairo_matrix_t) {
    var matrix = matrix
    cairo_transform(cairo, &matrix)
  }
}
