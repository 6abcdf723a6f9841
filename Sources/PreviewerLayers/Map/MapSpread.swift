import Traits
import WorkerProtocol

/// Spreads scenes that have places on Interface Builder's canvas so that none lies over another, whatever
/// device they are shown on: each direction is stretched or shrunk as a whole, which keeps rows and columns,
/// and what is still too near to something else is moved away from it.
struct MapSpread {
  /// Points between scenes: room for arrows and the symbols on them.
  private static let gaps = Size(width: 140, height: 72)
  /// How far a direction is stretched at most; scenes that would need more lay nearly on each other.
  private static let stretch = 0.4...3.0
  /// The part of the scenes that have room by stretching alone.
  private static let share = 0.9

  /// Points; what is less high is seen large enough in any window.
  private static let leastHeight = 3000.0
  /// How far the distances between columns grow at most.
  private static let mostWidening = 6.0

  private let sizes: [Size]
  private let captionHeight: Double

  init(_ sizes: [Size], captionHeight: Double) {
    self.sizes = sizes
    self.captionHeight = captionHeight
  }

  /// - Parameters:
  ///   - locations: one for each size; nil for what has none, which comes below the others.
  ///   - proportion: See ``widened(_:to:)``; nil for places as near to each other as is possible.
  func places(of locations: [CanvasLocation?], proportion: Double?) -> [Rect] {
    let bodies = places(of: locations)
    return proportion.map { widened(bodies, to: $0) } ?? bodies
  }

  /// What is high and narrow is seen so small that names have no room between the columns, while there is room beside
  /// all of them: the distances between columns grow until all is as wide as the window.
  /// - Parameter proportion: Width by height of the window.
  private func widened(_ bodies: [Rect], to proportion: Double) -> [Rect] {
    let top = bodies.map { $0.y - captionHeight }.min() ?? 0
    let height = (bodies.map(\.maxY).max() ?? 0) - top
    let left = bodies.map(\.x).min() ?? 0
    guard height > Self.leastHeight, let last = bodies.max(by: { $0.maxX < $1.maxX }),
      last.x > left
    else { return bodies }
    let factor = (height * proportion - last.width) / (last.x - left)
    guard factor > 1 else { return bodies }
    return bodies.map { body in
      var body = body
      body.x = left + (body.x - left) * min(factor, Self.mostWidening)
      return body
    }
  }

  private func places(of locations: [CanvasLocation?]) -> [Rect] {
    let known = locations.indices.filter { locations[$0] != nil }
    let points = locations.map { $0 ?? CanvasLocation(x: 0, y: 0) }
    let scale = stretch(of: known, points)
    var bodies = zip(sizes, points).map { size, point in
      Rect(x: point.x * scale.x, y: point.y * scale.y, width: size.width, height: size.height)
    }
    var placed: [Rect] = []
    for index in known.sorted(by: { (bodies[$0].y, bodies[$0].x) < (bodies[$1].y, bodies[$1].x) }) {
      bodies[index] = moved(bodies[index], awayFrom: placed)
      placed.append(bodies[index])
    }
    placeInRows(locations.indices.filter { locations[$0] == nil }, of: &bodies, below: placed)
    return bodies
  }

  /// Points of the canvas to one of Interface Builder's units, in each direction.
  private func stretch(of known: [Int], _ points: [CanvasLocation]) -> (x: Double, y: Double) {
    // What each scene needs for being apart from those beside it, and from those above and below it.
    var needed: (x: [Double], y: [Double]) = ([], [])
    for index in known {
      var most = (x: 0.0, y: 0.0)
      for other in known where other != index {
        let (dx, dy) = (points[other].x - points[index].x, points[other].y - points[index].y)
        if abs(dx) >= abs(dy), dx > 0 {
          most.x = max(most.x, (sizes[index].width + Self.gaps.width) / dx)
        } else if abs(dy) > abs(dx), dy > 0 {
          most.y = max(most.y, (sizes[index].height + Self.gaps.height + captionHeight) / dy)
        }
      }
      if most.x > 0 { needed.x.append(most.x) }
      if most.y > 0 { needed.y.append(most.y) }
    }
    return (Self.usual(needed.x), Self.usual(needed.y))
  }

  private static func usual(_ needed: [Double]) -> Double {
    guard !needed.isEmpty else { return 1 }
    let place = Int((Double(needed.count - 1) * share).rounded(.up))
    return min(max(needed.sorted()[place], stretch.lowerBound), stretch.upperBound)
  }

  /// Moves to the right or down, whichever is less, until nothing is in the way.
  private func moved(_ body: Rect, awayFrom placed: [Rect]) -> Rect {
    var body = body
    // Half of the gap is enough for what wasn't far apart by design.
    let gaps = Size(width: Self.gaps.width / 2, height: Self.gaps.height / 2 + captionHeight)
    while let other = placed.first(where: { other in
      body.x < other.maxX + gaps.width && other.x < body.maxX + gaps.width
        && body.y < other.maxY + gaps.height && other.y < body.maxY + gaps.height
    }) {
      let (right, below) = (other.maxX + gaps.width, other.maxY + gaps.height)
      if right - body.x <= below - body.y { body.x = right } else { body.y = below }
    }
    return body
  }

  private func placeInRows(_ indices: [Int], of bodies: inout [Rect], below placed: [Rect]) {
    let left = placed.map(\.x).min() ?? 0
    let bottom = placed.map { $0.maxY + Self.gaps.height + captionHeight }.max() ?? 0
    let area = indices.reduce(0) { $0 + sizes[$1].width * sizes[$1].height }
    // About one and a half times as wide as high, where nothing above says otherwise.
    let width = max((placed.map(\.maxX).max() ?? 0) - left, (area * 2.5).squareRoot())
    var (x, y, rowHeight) = (left, bottom, 0.0)
    for index in indices {
      if x > left, x + sizes[index].width > left + width {
        x = left
        y += rowHeight + Self.gaps.height + captionHeight
        rowHeight = 0
      }
      (bodies[index].x, bodies[index].y) = (x, y)
      x += sizes[index].width + Self.gaps.width
      rowHeight = max(rowHeight, sizes[index].height)
    }
  }
}
