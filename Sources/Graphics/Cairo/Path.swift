import Traits

/// An outline, made of segments.
package struct Path: Hashable, Sendable {
  enum Segment: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    /// Clockwise on screen, in radians from the x axis.
    case arc(center: Point, radius: Double, from: Double, to: Double)
    case reverseArc(center: Point, radius: Double, from: Double, to: Double)
    case rectangle(Rect)
    case close
  }

  private(set) var segments: [Segment] = []

  package init() {}

  package init(_ rect: Rect) { segments = [.rectangle(rect)] }

  /// A rectangle with round corners. Radii beyond half a side are cut to it.
  package init(_ rect: Rect, radius: Double) {
    self.init(rect, radii: Corners(radius))
  }

  /// The radii of a rectangle's corners.
  package struct Corners: Hashable, Sendable {
    var topLeft, topRight, bottomRight, bottomLeft: Double

    init(_ radius: Double) {
      (topLeft, topRight, bottomRight, bottomLeft) = (radius, radius, radius, radius)
    }

    package init(top: Double, bottom: Double) {
      (topLeft, topRight, bottomRight, bottomLeft) = (top, top, bottom, bottom)
    }
  }

  package init(_ rect: Rect, radii: Corners) {
    let most = min(rect.width, rect.height) / 2
    func arc(_ x: Double, _ y: Double, _ radius: Double, quarter: Double) {
      segments.append(
        .arc(
          center: Point(x, y), radius: radius, from: quarter * .pi / 2,
          to: (quarter + 1) * .pi / 2))
    }
    let topLeft = min(max(radii.topLeft, 0), most)
    let topRight = min(max(radii.topRight, 0), most)
    let bottomRight = min(max(radii.bottomRight, 0), most)
    let bottomLeft = min(max(radii.bottomLeft, 0), most)
    if max(topLeft, topRight, bottomRight, bottomLeft) <= 0 {
      segments = [.rectangle(rect)]
      return
    }
    arc(rect.maxX - topRight, rect.y + topRight, topRight, quarter: -1)
    arc(rect.maxX - bottomRight, rect.maxY - bottomRight, bottomRight, quarter: 0)
    arc(rect.x + bottomLeft, rect.maxY - bottomLeft, bottomLeft, quarter: 1)
    arc(rect.x + topLeft, rect.y + topLeft, topLeft, quarter: 2)
    segments.append(.close)
  }

  package static func capsule(_ rect: Rect) -> Path {
    Path(rect, radius: min(rect.width, rect.height) / 2)
  }

  package static func circle(_ center: Point, radius: Double) -> Path {
    var path = Path()
    path.segments = [.arc(center: center, radius: radius, from: 0, to: 2 * .pi), .close]
    return path
  }

  package static func lines(_ points: [Point], closed: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      path.segments.append(index == 0 ? .move(point) : .line(point))
    }
    if closed { path.segments.append(.close) }
    return path
  }

  package static func line(_ a: Point, _ b: Point) -> Path { lines([a, b]) }

  package mutating func move(_ x: Double, _ y: Double) { segments.append(.move(Point(x, y))) }
  package mutating func line(_ x: Double, _ y: Double) { segments.append(.line(Point(x, y))) }
  package mutating func curve(_ a: Point, _ b: Point, _ end: Point) {
    segments.append(.curve(a, b, end))
  }
  package mutating func close() { segments.append(.close) }

  package mutating func arc(_ center: Point, _ radius: Double, from: Double, to: Double) {
    segments.append(.arc(center: center, radius: radius, from: from, to: to))
  }

  package mutating func reverseArc(_ center: Point, _ radius: Double, from: Double, to: Double) {
    segments.append(.reverseArc(center: center, radius: radius, from: from, to: to))
  }

  /// Its outlines, each by itself.
  package var outlines: [Path] {
    var outlines: [Path] = []
    for segment in segments {
      if case .move = segment { outlines.append(Path()) }
      if outlines.isEmpty { outlines.append(Path()) }
      outlines[outlines.count - 1].segments.append(segment)
    }
    return outlines
  }
}
