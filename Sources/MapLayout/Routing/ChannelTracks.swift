import Traits

/// Lays routes that take the same line side by side, in an order in which they cross the least.
struct ChannelTracks {
  /// Between lines side by side, as far as there is room.
  private static let spacing = 18.0
  /// What is that near to each other along a line lies side by side as well.
  private static let slack = 16.0
  /// The part of a scene's edge on which lines end.
  private static let usedPart = 0.8

  /// How often all are looked at, along rows and along columns.
  private static let rounds = 3
  /// Lines as near as this are taken together: first all of a channel, then those that still lie on each other.
  private static let channel = spacing * 2
  private static let nearest = spacing * 0.6

  private let blocks: [MapRouter.Block]
  private var lines: [RouteLine?]

  init(_ blocks: [MapRouter.Block], _ paths: [RoutedPath?]) {
    self.blocks = blocks
    lines = paths.map { path in
      path.map { RouteLine($0, from: blocks[$0.link.from].body, to: blocks[$0.link.to].body) }
    }
  }

  /// - Returns: The corners of each line; none where it has no path.
  func spread() -> [[RoutePoint]] {
    var lines = lines
    // What moves pieces along rows makes those along columns longer or shorter, and the other way round.
    for round in 0..<2 * Self.rounds {
      let isHorizontal = round % 2 == 0
      let reach = round < 2 ? Self.channel : Self.nearest
      for cluster in clusters(of: lines, isHorizontal: isHorizontal, reach: reach)
      where cluster.count > 1 {
        for (segment, coordinate) in places(of: cluster, isHorizontal: isHorizontal) {
          lines[segment.line]?.coordinates[segment.place] = coordinate
        }
      }
    }
    return lines.map { $0?.points ?? [] }
  }

  /// A straight piece of a line.
  private struct Segment {
    let line: Int
    /// Among the pieces of the line.
    let place: Int
    let coordinate: Double
    let low: Double
    let high: Double
    /// Where the line goes on at the two ends: -1 to the left or up, 1 to the right or down, 0 where it ends.
    let turnAtLow: Int
    let turnAtHigh: Int
    /// Where it may be moved to, as it ends at a scene's edge.
    let range: ClosedRange<Double>

    func meets(_ other: Segment) -> Bool {
      low < other.high + ChannelTracks.slack && other.low < high + ChannelTracks.slack
    }

    /// How often two cross if this one is on the left of the other, or above it.
    func crossings(before other: Segment) -> Int {
      func isWithin(_ place: Double, _ segment: Segment) -> Bool {
        place > segment.low - 0.5 && place < segment.high + 0.5
      }
      var count = 0
      if turnAtLow > 0, isWithin(low, other) { count += 1 }
      if turnAtHigh > 0, isWithin(high, other) { count += 1 }
      if other.turnAtLow < 0, isWithin(other.low, self) { count += 1 }
      if other.turnAtHigh < 0, isWithin(other.high, self) { count += 1 }
      return count
    }
  }

  /// Pieces that run beside each other within this reach, with those that hang together with them; each from left to
  /// right, or from the top.
  private func clusters(
    of lines: [RouteLine?], isHorizontal: Bool, reach: Double
  ) -> [[Segment]] {
    var segments: [Segment] = []
    for (number, line) in lines.enumerated() {
      guard let line else { continue }
      for place in line.coordinates.indices where line.isHorizontal(place) == isHorizontal {
        segments.append(segment(number, line, place))
      }
    }
    segments.sort { ($0.coordinate, $0.low, $0.line) < ($1.coordinate, $1.low, $1.line) }
    var groups = Array(segments.indices)
    func group(_ index: Int) -> Int {
      var index = index
      while groups[index] != index { index = groups[index] }
      return index
    }
    for (index, segment) in segments.enumerated() {
      for next in segments.indices[(index + 1)...] {
        guard segments[next].coordinate - segment.coordinate < reach else { break }
        if segments[next].meets(segment) {
          let (one, other) = (group(index), group(next))
          groups[max(one, other)] = min(one, other)
        }
      }
    }
    return Dictionary(grouping: segments.indices, by: group).sorted { $0.key < $1.key }
      .map { $1.map { segments[$0] } }
  }

  private func segment(_ number: Int, _ line: RouteLine, _ place: Int) -> Segment {
    let coordinate = line.coordinates[place]
    let (before, after) = (line.coordinate(before: place), line.coordinate(after: place))
    let isRising = before <= after
    func turn(_ next: Int) -> Int {
      // Where the piece beside this one ends decides on which side it lies.
      guard line.coordinates.indices.contains(next) else { return 0 }
      let far =
        next < place ? line.coordinate(before: next) : line.coordinate(after: next)
      return far < coordinate ? -1 : far > coordinate ? 1 : 0
    }
    let (first, last) = (turn(place - 1), turn(place + 1))
    var range = -Double.infinity...Double.infinity
    func end(at body: Rect) {
      let (low, length) =
        line.isHorizontal(place) ? (body.y, body.height) : (body.x, body.width)
      let inset = length * (1 - Self.usedPart) / 2
      let own = low + inset...low + length - inset
      range = range.overlaps(own) ? range.clamped(to: own) : range
    }
    if place == 0 { end(at: blocks[line.link.from].body) }
    if place == line.coordinates.count - 1 { end(at: blocks[line.link.to].body) }
    return Segment(
      line: number, place: place, coordinate: coordinate, low: min(before, after),
      high: max(before, after), turnAtLow: isRising ? first : last,
      turnAtHigh: isRising ? last : first, range: range)
  }

  /// Where each piece of a cluster comes to lie.
  private func places(
    of cluster: [Segment], isHorizontal: Bool
  ) -> [(segment: Segment, coordinate: Double)] {
    let ordered = ordered(cluster)
    var tracks: [Int] = []
    for (number, segment) in ordered.enumerated() {
      let before = (0..<number).filter { ordered[$0].meets(segment) }
      tracks.append((before.map { tracks[$0] }.max() ?? -1) + 1)
    }
    let count = (tracks.max() ?? 0) + 1
    guard count > 1 else { return [] }
    let room = room(of: cluster, isHorizontal: isHorizontal)
    let spacing = min(Self.spacing, (room.upperBound - room.lowerBound) / Double(count))
    let width = spacing * Double(count - 1)
    let middle = (cluster[0].coordinate + cluster[cluster.count - 1].coordinate) / 2
    let first = min(
      max(middle - width / 2, room.lowerBound), max(room.upperBound - width, room.lowerBound))
    return zip(ordered, tracks).map { segment, track in
      (segment, first + spacing * Double(track))
    }
  }

  /// By insertion, as which of two is first depends on these two alone.
  private func ordered(_ cluster: [Segment]) -> [Segment] {
    var result: [Segment] = []
    for segment in cluster {
      // The place with the fewest crossings, the last one of several.
      var best = (place: 0, count: Int.max)
      for place in 0...result.count {
        let count =
          result[..<place].reduce(0) { $0 + $1.crossings(before: segment) }
          + result[place...].reduce(0) { $0 + segment.crossings(before: $1) }
        if count <= best.count { best = (place, count) }
      }
      result.insert(segment, at: best.place)
    }
    return result
  }

  /// What is free around a cluster, or what all edges have at which its pieces end.
  private func room(of cluster: [Segment], isHorizontal: Bool) -> ClosedRange<Double> {
    let low = cluster.map(\.low).min() ?? 0
    let high = cluster.map(\.high).max() ?? 0
    let (first, last) = (cluster[0].coordinate, cluster[cluster.count - 1].coordinate)
    var (least, most) = (-Double.infinity, Double.infinity)
    for block in blocks {
      let kept = block.kept
      let (begin, end, near, far) =
        isHorizontal
        ? (kept.x, kept.maxX, kept.y, kept.maxY) : (kept.y, kept.maxY, kept.x, kept.maxX)
      guard begin < high, end > low else { continue }
      if far <= first { least = max(least, far + RoutingGrid.clearance) }
      if near >= last { most = min(most, near - RoutingGrid.clearance) }
    }
    for segment in cluster {
      least = max(least, min(segment.range.lowerBound, first))
      most = min(most, max(segment.range.upperBound, last))
    }
    return min(least, first)...max(most, last)
  }
}

/// A route as its straight pieces, by turns along rows and columns: each has one coordinate, and ends where its
/// neighbours have theirs.
struct RouteLine {
  let link: MapRouter.Link
  /// Of the first point, along the first piece; and of the last point.
  private let start: Double
  private let end: Double
  private let startsHorizontally: Bool
  var coordinates: [Double]

  init(_ path: RoutedPath, from source: Rect, to target: Rect) {
    link = path.link
    start = Self.edge(path.start, of: source)
    end = Self.edge(path.end, of: target)
    startsHorizontally = path.start != .bottom
    var coordinates: [Double] = []
    var isHorizontal = startsHorizontally
    func add(_ node: (column: Int, row: Int)) {
      coordinates.append(isHorizontal ? path.ys[node.row] : path.xs[node.column])
    }
    if let first = path.nodes.first { add(first) }
    for (one, next) in zip(path.nodes, path.nodes.dropFirst()) {
      let isRow = one.row == next.row
      guard isRow != isHorizontal else { continue }
      isHorizontal = isRow
      add(next)
    }
    if let last = path.nodes.last, isHorizontal != (path.end != .bottom) {
      isHorizontal.toggle()
      add(last)
    }
    self.coordinates = coordinates
  }

  private static func edge(_ side: Port.Side, of body: Rect) -> Double {
    switch side {
    case .left: body.x
    case .right: body.maxX
    case .bottom: body.maxY
    }
  }

  func isHorizontal(_ place: Int) -> Bool { (place % 2 == 0) == startsHorizontally }

  func coordinate(before place: Int) -> Double { place > 0 ? coordinates[place - 1] : start }

  func coordinate(after place: Int) -> Double {
    place + 1 < coordinates.count ? coordinates[place + 1] : end
  }

  var points: [RoutePoint] {
    guard !coordinates.isEmpty else { return [] }
    return (0...coordinates.count).map { place in
      // The corner before the piece at this place; the last one is the end.
      let isLast = place == coordinates.count
      let piece = isLast ? place - 1 : place
      let along = isLast ? end : coordinate(before: place)
      return isHorizontal(piece)
        ? RoutePoint(x: along, y: coordinates[piece]) : RoutePoint(x: coordinates[piece], y: along)
    }
  }
}
