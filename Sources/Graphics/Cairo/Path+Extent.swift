import Traits

extension Path {
  /// What lines and curves cover; nil without any. Other segments don't count.
  package var extent: Rect? {
    var points: [Point] = []
    var current = Point(0, 0)
    for segment in segments {
      switch segment {
      case .move(let point), .line(let point):
        points.append(point)
        current = point
      case .curve(let a, let b, let end):
        points.append(end)
        for share in Self.turns(current.x, a.x, b.x, end.x) + Self.turns(current.y, a.y, b.y, end.y)
        {
          points.append(
            Point(
              Self.value(current.x, a.x, b.x, end.x, at: share),
              Self.value(current.y, a.y, b.y, end.y, at: share)))
        }
        current = end
      case .arc, .reverseArc, .rectangle, .close: break
      }
    }
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func value(
    _ p: Double, _ a: Double, _ b: Double, _ q: Double, at share: Double
  ) -> Double {
    let rest = 1 - share
    return rest * rest * rest * p + 3 * rest * rest * share * a + 3 * rest * share * share * b
      + share * share * share * q
  }

  /// Where along a curve a coordinate turns round: where its derivative is 0.
  private static func turns(_ p: Double, _ a: Double, _ b: Double, _ q: Double) -> [Double] {
    let (square, linear, constant) = (q - 3 * b + 3 * a - p, 2 * (b - 2 * a + p), a - p)
    var shares: [Double] = []
    if abs(square) < 1e-9 {
      if abs(linear) > 1e-9 { shares = [-constant / linear] }
    } else if case let root = linear * linear - 4 * square * constant, root >= 0 {
      shares = [-1.0, 1].map { ($0 * root.squareRoot() - linear) / (2 * square) }
    }
    return shares.filter { $0 > 0 && $0 < 1 }
  }
}
