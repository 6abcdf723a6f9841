import Traits

/// How far one rectangle's edge is from another's, as a designer measures it: a line between the two, in
/// points.
package struct Distance: Hashable, Sendable {
  enum Side: String, CaseIterable, Sendable {
    case left, top, right, bottom

    var isHorizontal: Bool { self == .left || self == .right }
  }

  /// A line along an axis.
  package struct Line: Hashable, Sendable {
    package var x1, y1, x2, y2: Double
  }

  /// On which side of the first rectangle the line is.
  var side: Side
  var line: Line
  /// From the other rectangle to the line's end, where that is beside it.
  var guide: Line?
  /// What is drawn for a point.
  var scale = 1.0

  /// Points.
  var length: Double { (abs(line.x2 - line.x1) + abs(line.y2 - line.y1)) / scale }

  /// What is between two rectangles: along each axis the gap, if there is one; where they overlap along
  /// both, the way from each edge to the same edge of the other.
  /// - Parameters:
  ///   - offset: By which the lines are beside the first rectangle's middle.
  ///   - scale: What is drawn for a point.
  static func between(
    _ first: Rect, _ second: Rect, offset: Double = 0, scale: Double = 1
  ) -> [Distance] {
    let isRight = second.x >= first.maxX
    let isLeft = second.maxX <= first.x
    let isBelow = second.y >= first.maxY
    let isAbove = second.maxY <= first.y
    let overlap = !(isRight || isLeft || isBelow || isAbove)
    var sides: [(Side, Double, Double)] = []
    if overlap || isLeft { sides.append((.left, first.x, overlap ? second.x : second.maxX)) }
    if overlap || isAbove { sides.append((.top, first.y, overlap ? second.y : second.maxY)) }
    if overlap || isRight { sides.append((.right, first.maxX, overlap ? second.maxX : second.x)) }
    if overlap || isBelow { sides.append((.bottom, first.maxY, overlap ? second.maxY : second.y)) }
    return sides.map { side, start, end in
      var distance =
        side.isHorizontal
        ? horizontal(side, start, end, first, second, offset)
        : vertical(side, start, end, first, second, offset)
      distance.scale = scale
      return distance
    }
  }

  private static func horizontal(
    _ side: Side, _ start: Double, _ end: Double, _ first: Rect, _ second: Rect, _ offset: Double
  ) -> Distance {
    let y = middle(first.y, first.maxY, second.y, second.maxY) + offset
    let nearest = min(max(y, second.y), second.maxY)
    return Distance(
      side: side, line: Line(x1: start, y1: y, x2: end, y2: y),
      guide: nearest == y ? nil : Line(x1: end, y1: nearest, x2: end, y2: y))
  }

  private static func vertical(
    _ side: Side, _ start: Double, _ end: Double, _ first: Rect, _ second: Rect, _ offset: Double
  ) -> Distance {
    let x = middle(first.x, first.maxX, second.x, second.maxX) + offset
    let nearest = min(max(x, second.x), second.maxX)
    return Distance(
      side: side, line: Line(x1: x, y1: start, x2: x, y2: end),
      guide: nearest == x ? nil : Line(x1: nearest, y1: end, x2: x, y2: end))
  }

  /// The middle of what two ranges have in common; of the first, where that is nothing.
  private static func middle(
    _ start: Double, _ end: Double, _ otherStart: Double, _ otherEnd: Double
  ) -> Double {
    let (low, high) = (max(start, otherStart), min(end, otherEnd))
    return low < high ? (low + high) / 2 : (start + end) / 2
  }
}

extension [Distance] {
  /// In words, such as `left 20, top 8`.
  var sentence: String {
    map { "\($0.side.rawValue) \($0.length.text())" }.joined(separator: ", ")
  }
}
