import Traits

/// A place in points; the origin is top left.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

extension Rect {
  package init(_ size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  package var center: Point { Point(midX, midY) }
  package var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether every number in it is finite; Cairo draws nothing more after one that is not.
  package var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  package func inset(_ dx: Double, _ dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  /// The smallest rectangle with both in it.
  package func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// A rectangle of a size around the middle of this one.
  package func centered(_ width: Double, _ height: Double) -> Rect {
    Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }

  /// The rectangle that is as far from the other's right edge as this one is from its left.
  package func mirrored(in outer: Rect) -> Rect {
    Rect(x: outer.x + outer.maxX - maxX, y: y, width: width, height: height)
  }

  /// The rectangles left and right of a distance from the left edge.
  package func split(at distance: Double) -> (left: Rect, right: Rect) {
    let cut = min(max(distance, 0), width)
    return (
      Rect(x: x, y: y, width: cut, height: height),
      Rect(x: x + cut, y: y, width: width - cut, height: height)
    )
  }
}
