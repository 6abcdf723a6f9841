import Testing
import Traits

@testable import MapLayout

/// Lines between the scenes of a map, as laws over maps that are made by chance.
struct MapRouterTests {
  /// Makes the same numbers each time.
  private struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private struct Map {
    var blocks: [MapRouter.Block] = []
    var links: [MapRouter.Link] = []

    /// Scenes of several sizes in rows and columns, some out of line, with the least gaps that the window's maps have.
    init(scenes: Int, links count: Int, seed: UInt64) {
      var chance = Chance(state: seed)
      let columns = max(Int(Double(scenes).squareRoot() * 1.4), 1)
      for number in 0..<scenes {
        let (column, row) = (number % columns, number / columns)
        let isCard = Int.random(in: 0..<6, using: &chance) == 0
        blocks.append(
          MapRouter.Block(
            body: Rect(
              x: Double(column) * 500 + Double.random(in: 0..<30, using: &chance),
              y: Double(row) * 1052 + Double.random(in: 0..<30, using: &chance),
              width: isCard ? 280 : 393, height: isCard ? 120 : 852), captionHeight: 84))
      }
      while links.count < count {
        // Most lead to what is near.
        let from = Int.random(in: 0..<scenes, using: &chance)
        let to = min(max(from + Int.random(in: -2...6, using: &chance), 0), scenes - 1)
        let link = MapRouter.Link(from: from, to: to)
        if from != to, !links.contains(link) { links.append(link) }
      }
    }
  }

  private static let maps: [(scenes: Int, links: Int, seed: UInt64)] = [
    (2, 2, 1), (5, 6, 2), (12, 16, 3), (30, 40, 4), (72, 100, 5), (72, 140, 6), (300, 400, 7),
  ]

  private static func pieces(_ points: [RoutePoint]) -> [(RoutePoint, RoutePoint)] {
    Array(zip(points, points.dropFirst()))
  }

  @Test(arguments: maps.indices)
  func linesRunInTheChannels(number: Int) {
    let (scenes, links, seed) = Self.maps[number]
    let map = Map(scenes: scenes, links: links, seed: seed)
    let routes = MapRouter(map.blocks).routes(map.links)
    #expect(routes.count == map.links.count)
    for (link, points) in zip(map.links, routes) {
      guard let first = points.first, let last = points.last, points.count > 1 else {
        Issue.record("\(link) has no line")
        continue
      }
      #expect(isOnEdge(first, map.blocks[link.from].body), "\(link) begins at its scene")
      #expect(isOnEdge(last, map.blocks[link.to].body), "\(link) ends at its scene")
      for (one, other) in Self.pieces(points) {
        #expect(one.x == other.x || one.y == other.y, "\(link) is orthogonal")
        let crossed = map.blocks.firstIndex { crosses(one, other, $0.kept) }
        #expect(crossed == nil, "\(link) leads through \(crossed ?? -1) of \(points)")
      }
    }
  }

  /// None lies on another one for more than a corner's length.
  @Test(arguments: maps.indices.dropLast())
  func linesAreApart(number: Int) {
    let (scenes, links, seed) = Self.maps[number]
    let map = Map(scenes: scenes, links: links, seed: seed)
    let all = MapRouter(map.blocks).routes(map.links).enumerated().flatMap { index, points in
      Self.pieces(points).map { (line: index, from: $0.0, to: $0.1) }
    }
    var shared = 0
    for (place, one) in all.enumerated() {
      for other in all[(place + 1)...] where other.line != one.line {
        if overlap(one.from, one.to, other.from, other.to) > 4 { shared += 1 }
      }
    }
    #expect(shared == 0, "\(shared) of \(all.count) pieces")
  }

  @Test(arguments: maps.indices)
  func symbolsAreOnTheirLinesAndApart(number: Int) {
    let (scenes, links, seed) = Self.maps[number]
    let map = Map(scenes: scenes, links: links, seed: seed)
    let routes = MapRouter(map.blocks).routes(map.links)
    let kept = map.blocks.map(\.kept)
    let symbols = SymbolPlaces(routes, avoiding: kept, radius: 36).places().compactMap { $0 }
    #expect(symbols.count == routes.count)
    var onOthers = 0
    for (place, symbol) in symbols.enumerated() {
      #expect(
        Self.pieces(routes[place]).contains { one, other in
          (abs(one.x - symbol.x) < 0.001 || abs(one.y - symbol.y) < 0.001)
            && symbol.x >= min(one.x, other.x) - 0.001 && symbol.x <= max(one.x, other.x) + 0.001
            && symbol.y >= min(one.y, other.y) - 0.001 && symbol.y <= max(one.y, other.y) + 0.001
        })
      #expect(
        !kept.contains {
          $0.x < symbol.x && symbol.x < $0.maxX && $0.y < symbol.y && symbol.y < $0.maxY
        })
      onOthers +=
        symbols[(place + 1)...].contains {
          abs($0.x - symbol.x) < 36 && abs($0.y - symbol.y) < 36
        } ? 1 : 0
    }
    #expect(onOthers * 50 <= symbols.count, "\(onOthers) of \(symbols.count) symbols lie on others")
  }

  @Test func scenesWithoutRoomBetweenThemAreGoneAround() {
    let blocks = [0.0, 393].map {
      MapRouter.Block(
        body: Rect(x: $0, y: 0, width: 393, height: 852), captionHeight: 84)
    }
    let routes = MapRouter(blocks).routes([.init(from: 0, to: 1)])
    #expect(routes[0].count > 2)
    for (one, other) in Self.pieces(routes[0]) {
      #expect(!blocks.contains { crosses(one, other, $0.kept) })
    }
  }

  private func isOnEdge(_ point: RoutePoint, _ body: Rect) -> Bool {
    let isBeside =
      (point.x == body.x || point.x == body.maxX) && point.y > body.y && point.y < body.maxY
    return isBeside || point.y == body.maxY && point.x > body.x && point.x < body.maxX
  }

  private func crosses(_ one: RoutePoint, _ other: RoutePoint, _ rect: Rect) -> Bool {
    min(one.x, other.x) < rect.maxX - 0.001 && max(one.x, other.x) > rect.x + 0.001
      && min(one.y, other.y) < rect.maxY - 0.001 && max(one.y, other.y) > rect.y + 0.001
  }

  /// How far two pieces lie on each other, or so near that they look so.
  private func overlap(
    _ a: RoutePoint, _ b: RoutePoint, _ c: RoutePoint, _ d: RoutePoint
  ) -> Double {
    let near = 2.0
    if a.y == b.y, c.y == d.y, abs(a.y - c.y) < near {
      return min(max(a.x, b.x), max(c.x, d.x)) - max(min(a.x, b.x), min(c.x, d.x))
    }
    if a.x == b.x, c.x == d.x, abs(a.x - c.x) < near {
      return min(max(a.y, b.y), max(c.y, d.y)) - max(min(a.y, b.y), min(c.y, d.y))
    }
    return 0
  }
}
