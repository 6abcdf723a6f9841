import Traits

/// Where the symbols of lines are: near the middles of the lines, but on no scene, caption, corner, or crossing, and not
/// on each other.
package struct SymbolPlaces {
  /// Points: the distance between the places on a line that are tried for its symbol.
  private static let step = 12.0
  /// What is asked for, less and less of it: how far symbols are from corners and crossings, and from each other, as
  /// parts of their radius.
  private static let demands = [
    (line: 1.3, symbol: 2.3), (line: 0.6, symbol: 2.1), (line: 0, symbol: 1.2),
  ]

  private let lines: [[RoutePoint]]
  private let kept: [Rect]
  private let radius: Double
  /// By line: the corners, and where other lines cross it.
  private var hindrances: [[RoutePoint]]

  /// - Parameters:
  ///   - lines: See ``MapRouter/routes(_:)``.
  ///   - kept: Of what symbols keep clear: scenes with their captions.
  ///   - radius: Of a symbol, in points.
  package init(_ lines: [[RoutePoint]], avoiding kept: [Rect], radius: Double) {
    self.lines = lines
    self.kept = kept
    self.radius = radius
    hindrances = lines.map { Array($0.dropFirst().dropLast()) }
    addCrossings()
  }

  private mutating func addCrossings() {
    var rows: [(line: Int, y: Double, low: Double, high: Double)] = []
    var columns: [(line: Int, x: Double, low: Double, high: Double)] = []
    for (number, points) in lines.enumerated() {
      for (one, other) in zip(points, points.dropFirst()) {
        if one.y == other.y {
          rows.append((number, one.y, min(one.x, other.x), max(one.x, other.x)))
        } else {
          columns.append((number, one.x, min(one.y, other.y), max(one.y, other.y)))
        }
      }
    }
    rows.sort { $0.y < $1.y }
    let heights = rows.map(\.y)
    for column in columns {
      var place = RoutingGrid.index(of: column.low, in: heights)
      while place < rows.count, rows[place].y <= column.high {
        let row = rows[place]
        if row.line != column.line, row.low <= column.x, row.high >= column.x {
          let crossing = RoutePoint(x: column.x, y: row.y)
          hindrances[row.line].append(crossing)
          hindrances[column.line].append(crossing)
        }
        place += 1
      }
    }
  }

  /// A place for each line; nil for a line without points.
  package func places() -> [RoutePoint?] {
    var taken: [RoutePoint] = []
    return lines.indices.map { line in
      let candidates = candidates(on: lines[line])
      let found =
        Self.demands.lazy.compactMap { demand in
          candidates.first { isFree($0, line, demand, taken) }
        }.first ?? candidates.first
      if let found { taken.append(found) }
      return found
    }
  }

  /// Points on a line, the nearest to its middle first.
  private func candidates(on points: [RoutePoint]) -> [RoutePoint] {
    let lengths = zip(points, points.dropFirst()).map { abs($0.x - $1.x) + abs($0.y - $1.y) }
    let whole = lengths.reduce(0, +)
    let count = Int(whole / 2 / Self.step)
    let distances = (0...count).flatMap { number -> [Double] in
      let offset = Double(number) * Self.step
      return number == 0 ? [whole / 2] : [whole / 2 - offset, whole / 2 + offset]
    }
    return distances.compactMap { point(at: $0, on: points, lengths) }
  }

  private func point(
    at distance: Double, on points: [RoutePoint], _ lengths: [Double]
  ) -> RoutePoint? {
    var rest = distance
    for (place, length) in lengths.enumerated() {
      if rest <= length, length > 0 {
        let (one, other) = (points[place], points[place + 1])
        return RoutePoint(
          x: one.x + (other.x - one.x) * rest / length,
          y: one.y + (other.y - one.y) * rest / length)
      }
      rest -= length
    }
    return nil
  }

  private func isFree(
    _ point: RoutePoint, _ line: Int, _ demand: (line: Double, symbol: Double),
    _ taken: [RoutePoint]
  ) -> Bool {
    func isNear(_ other: RoutePoint, _ distance: Double) -> Bool {
      abs(other.x - point.x) < distance && abs(other.y - point.y) < distance
    }
    return !hindrances[line].contains { isNear($0, radius * demand.line) }
      && !taken.contains { isNear($0, radius * demand.symbol) }
      && !kept.contains { rect in
        point.x > rect.x - radius * demand.line && point.x < rect.maxX + radius * demand.line
          && point.y > rect.y - radius * demand.line && point.y < rect.maxY + radius * demand.line
      }
  }
}
