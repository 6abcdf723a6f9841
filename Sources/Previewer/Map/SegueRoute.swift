import Traits
import WorkerProtocol

/// The way of a segue's arrow from one scene of the map to another, in points of the canvas.
struct SegueRoute: Equatable, Sendable {
  struct Point: Hashable, Sendable {
    var x: Double
    var y: Double
  }

  /// The segue's; see ``SegueEntry/key``.
  let key: String
  let kind: String
  /// A cubic curve: its start, two points that pull it, and its end.
  let curve: [Point]
  /// Where the kind's symbol is: in the middle, or as near to it as no scene, or else its caption, covers the line.
  let middle: Point
  /// Around the curve and what pulls it.
  let bounds: Rect

  /// How far a curve leaves an edge at right angles to it, as a part of the way.
  private static let reach = 0.4
  private static let leastReach = 48.0
  private static let mostReach = 400.0

  fileprivate init(
    _ segue: SegueEntry, from start: Anchor, to end: Anchor, avoiding bodies: [Rect]
  ) {
    key = segue.key
    kind = segue.kind
    let length = max(abs(end.point.x - start.point.x), abs(end.point.y - start.point.y))
    let reach = min(max(length * Self.reach, Self.leastReach), Self.mostReach)
    curve = [start.point, start.pulled(by: reach), end.pulled(by: reach), end.point]
    let places = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.25, 0.75, 0.18, 0.82]
    let curve = curve
    let points = places.map { Self.point(at: $0, of: curve) }
    let captioned = bodies.map(\.withCaption)
    middle =
      [captioned, bodies].lazy.compactMap { taken in
        points.first { point in !taken.contains { $0.contains((point.x, point.y)) } }
      }.first ?? points[0]
    let (left, top) = (curve.map(\.x).min() ?? 0, curve.map(\.y).min() ?? 0)
    bounds = Rect(
      x: left, y: top, width: (curve.map(\.x).max() ?? 0) - left,
      height: (curve.map(\.y).max() ?? 0) - top)
  }

  /// - Parameter moment: From 0, the start, to 1.
  func point(at moment: Double) -> Point { Self.point(at: moment, of: curve) }

  private static func point(at t: Double, of curve: [Point]) -> Point {
    let rest = 1 - t
    let weights = [rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t]
    return zip(curve, weights).reduce(into: Point(x: 0, y: 0)) { sum, part in
      sum.x += part.0.x * part.1
      sum.y += part.0.y * part.1
    }
  }

  /// How far a point is from the line, in points.
  func distance(to point: (x: Double, y: Double)) -> Double {
    let steps = 24
    var nearest = Double.infinity
    var last = curve[0]
    for step in 1...steps {
      let next = self.point(at: Double(step) / Double(steps))
      nearest = min(nearest, Self.distance(from: point, to: last, next))
      last = next
    }
    return nearest
  }

  private static func distance(from p: (x: Double, y: Double), to a: Point, _ b: Point) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    let t = square > 0 ? min(max(((p.x - a.x) * dx + (p.y - a.y) * dy) / square, 0), 1) : 0
    let (x, y) = (a.x + t * dx - p.x, a.y + t * dy - p.y)
    return (x * x + y * y).squareRoot()
  }
}

extension SegueRoute {
  /// Where a line meets an edge of a scene, and the direction away from that.
  fileprivate struct Anchor {
    var point: Point
    var edge: Edge

    func pulled(by reach: Double) -> Point {
      Point(x: point.x + edge.direction.x * reach, y: point.y + edge.direction.y * reach)
    }
  }

  fileprivate enum Edge: Hashable {
    case left, right, top, bottom

    var direction: (x: Double, y: Double) {
      switch self {
      case .left: (-1, 0)
      case .right: (1, 0)
      case .top: (0, -1)
      case .bottom: (0, 1)
      }
    }
  }

  /// The edges that a line between two scenes joins: those that face each other.
  private static func edges(_ from: Rect, _ to: Rect) -> (start: Edge, end: Edge) {
    let (right, left) = (to.x - from.maxX, from.x - to.maxX)
    let (down, up) = (to.y - from.maxY, from.y - to.maxY)
    // Most lie beside each other, where curves have the most room.
    if max(right, left) > leastGap { return right > left ? (.right, .left) : (.left, .right) }
    return down > up ? (.bottom, .top) : (.top, .bottom)
  }

  /// Points beside a scene that a curve needs.
  private static let leastGap = 40.0
  /// The part of an edge on which lines end.
  private static let usedPart = 0.7
  /// Between a loop's ends on a scene's edge, in points.
  private static let loopSize = 64.0

  /// The ways of a document's segues over a map.
  static func routes(of segues: [SegueEntry], over arrangement: CanvasArrangement) -> [SegueRoute] {
    let bodies = Dictionary(
      arrangement.items.map { ($0.scene, $0.body) }, uniquingKeysWith: { first, _ in first })
    /// One end of a segue: which, and at what other end it points.
    struct Place: Hashable {
      var scene: String
      var edge: Edge
    }
    var ends: [Place: [(segue: Int, isStart: Bool, toward: Double)]] = [:]
    var joined: [(from: Rect, to: Rect)?] = []
    for (index, segue) in segues.enumerated() {
      guard let source = segue.source.scene, let target = segue.destination.scene,
        source != target, let from = bodies[source], let to = bodies[target]
      else {
        joined.append(nil)
        continue
      }
      joined.append((from, to))
      let edges = edges(from, to)
      let isAcross = edges.start == .left || edges.start == .right
      ends[Place(scene: source, edge: edges.start), default: []]
        .append((index, true, isAcross ? to.midY : to.midX))
      ends[Place(scene: target, edge: edges.end), default: []]
        .append((index, false, isAcross ? from.midY : from.midX))
    }
    var starts: [Int: Anchor] = [:]
    var targets: [Int: Anchor] = [:]
    for (place, all) in ends {
      guard let body = bodies[place.scene] else { continue }
      // In the order of what is at the other ends, lines cross the least.
      let sorted = all.sorted { ($0.toward, $0.segue) < ($1.toward, $1.segue) }
      for (number, end) in sorted.enumerated() {
        let part = (Double(number) + 0.5) / Double(sorted.count)
        let anchor = Anchor(
          point: body.point(on: place.edge, at: 0.5 + (part - 0.5) * usedPart), edge: place.edge)
        if end.isStart { starts[end.segue] = anchor } else { targets[end.segue] = anchor }
      }
    }
    let all = arrangement.items.map(\.body)
    var loops: [String: Int] = [:]
    return segues.enumerated().compactMap { index, segue in
      if joined[index] != nil, let start = starts[index], let end = targets[index] {
        return SegueRoute(segue, from: start, to: end, avoiding: all)
      }
      // Back to where it came from, as unwind segues are, which leave their scene by its exit.
      guard let source = segue.source.scene, let body = bodies[source],
        segue.destination.scene == source
      else { return nil }
      let number = loops[source, default: 0]
      loops[source] = number + 1
      let y = body.maxY - loopSize * (Double(number) * 1.5 + 1.5)
      return SegueRoute(
        segue, from: Anchor(point: Point(x: body.maxX, y: y), edge: .right),
        to: Anchor(point: Point(x: body.maxX, y: y + loopSize), edge: .right), avoiding: [])
    }
  }
}

extension Rect {
  /// Points above a scene that its caption takes, where all of a few scenes are seen, with a symbol's radius.
  private static let captionHeight = 120.0

  fileprivate var withCaption: Rect {
    Rect(x: x, y: y - Self.captionHeight, width: width, height: height + Self.captionHeight)
  }

  /// - Parameter part: From 0, the top or the left, to 1.
  fileprivate func point(on edge: SegueRoute.Edge, at part: Double) -> SegueRoute.Point {
    switch edge {
    case .left: SegueRoute.Point(x: x, y: y + height * part)
    case .right: SegueRoute.Point(x: maxX, y: y + height * part)
    case .top: SegueRoute.Point(x: x + width * part, y: y)
    case .bottom: SegueRoute.Point(x: x + width * part, y: maxY)
    }
  }
}
