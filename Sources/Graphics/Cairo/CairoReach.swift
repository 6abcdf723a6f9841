import CCairo
import Traits

/// How far from a surface's origin Cairo can draw. Its paths have 24 bits for whole pixels; what lies beyond
/// comes round again on the other side. So points beyond are drawn at the edge of what it can, which is far
/// outside any picture.
struct CairoReach {
  /// Pixels. Source: Cairo's documentation of `cairo_fixed_t`, 24.8 bits; half of it leaves room for lines.
  private static let most = Double(1 << 22)

  private let matrix: cairo_matrix_t

  init(_ cairo: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    self.matrix = matrix
  }

  /// A segment that Cairo can draw, and that looks the same where anything of it is seen.
  func bounded(_ segment: Path.Segment) -> Path.Segment {
    switch segment {
    case .move(let point): return .move(bounded(point))
    case .line(let point): return .line(bounded(point))
    case .curve(let a, let b, let end): return .curve(bounded(a), bounded(b), bounded(end))
    case .rectangle(let rect):
      let start = bounded(Point(rect.x, rect.y))
      let end = bounded(Point(rect.maxX, rect.maxY))
      return .rectangle(
        Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y))
    case .arc(let center, let radius, _, _), .reverseArc(let center, let radius, _, _):
      let corners = [-radius, radius].map { Point(center.x + $0, center.y + $0) }
      // A corner out there is never seen as round.
      return corners.allSatisfy(isInside) ? segment : .line(bounded(center))
    case .close: return .close
    }
  }

  private func isInside(_ point: Point) -> Bool {
    let pixel = pixel(at: point)
    return abs(pixel.x) <= Self.most && abs(pixel.y) <= Self.most
  }

  private func pixel(at point: Point) -> Point {
    Point(
      matrix.xx * point.x + matrix.xy * point.y + matrix.x0,
      matrix.yx * point.x + matrix.yy * point.y + matrix.y0)
  }

  private func bounded(_ point: Point) -> Point {
    guard !isInside(point) else { return point }
    let pixel = pixel(at: point)
    let x = min(max(pixel.x, -Self.most), Self.most) - matrix.x0
    let y = min(max(pixel.y, -Self.most), Self.most) - matrix.y0
    let determinant = matrix.xx * matrix.yy - matrix.xy * matrix.yx
    guard determinant != 0 else { return point }
    return Point(
      (matrix.yy * x - matrix.xy * y) / determinant,
      (matrix.xx * y - matrix.yx * x) / determinant)
  }
}
