import MapLayout
import PreviewerModel
import Traits
import WorkerProtocol

/// The way of the segues from one scene of the map to another, in points of the canvas: those with the same ends are one
/// line.
package struct SegueRoute: Equatable, Sendable {
  typealias Point = RoutePoint

  struct Segue: Equatable, Sendable {
    /// See ``SegueEntry/key``.
    let key: String
    let kind: String
  }

  /// At least one, in the document's order.
  let segues: [Segue]
  /// From its start to its end, every two neighbours in a row or a column.
  let points: [Point]
  /// Where the symbol is.
  let middle: Point
  package let bounds: Rect

  init(_ segues: [Segue], through points: [Point], symbolAt middle: Point) {
    self.segues = segues
    self.points = points
    self.middle = middle
    let (left, top) = (points.map(\.x).min() ?? 0, points.map(\.y).min() ?? 0)
    bounds = Rect(
      x: left, y: top, width: (points.map(\.x).max() ?? 0) - left,
      height: (points.map(\.y).max() ?? 0) - top)
  }

  package func contains(_ key: String?) -> Bool { segues.contains { $0.key == key } }

  /// Whether it is drawn as what a container holds: all of its segues are relationships.
  var isRelationship: Bool { segues.allSatisfy { $0.kind == "relationship" } }

  /// Whether the line runs along a row where its symbol is.
  var isHorizontalAtSymbol: Bool {
    zip(points, points.dropFirst()).contains { one, other in
      one.y == other.y && one.y == middle.y && min(one.x, other.x) <= middle.x
        && max(one.x, other.x) >= middle.x
    }
  }

  /// How far a point is from the line, in points.
  func distance(to point: (x: Double, y: Double)) -> Double {
    zip(points, points.dropFirst()).reduce(.infinity) { nearest, piece in
      let x = min(max(point.x, min(piece.0.x, piece.1.x)), max(piece.0.x, piece.1.x))
      let y = min(max(point.y, min(piece.0.y, piece.1.y)), max(piece.0.y, piece.1.y))
      let (dx, dy) = (x - point.x, y - point.y)
      return min(nearest, (dx * dx + dy * dy).squareRoot())
    }
  }
}

extension SegueRoute {
  /// Points: of a symbol on a map that is seen at a fifth of its size, and between the ends of a loop.
  private static let symbolRadius = 36.0
  private static let loopSize = 64.0

  /// The ways of a document's segues over a map.
  static func routes(of segues: [SegueEntry], over arrangement: CanvasArrangement) -> [SegueRoute] {
    let items = arrangement.items
    let places = Dictionary(
      items.enumerated().map { ($1.scene, $0) }, uniquingKeysWith: { first, _ in first })
    var links: [MapRouter.Link] = []
    var linked: [MapRouter.Link: [Segue]] = [:]
    var loops: [Int: [Segue]] = [:]
    for segue in segues {
      guard let source = segue.source.scene.flatMap({ places[$0] }),
        let target = segue.destination.scene.flatMap({ places[$0] })
      else { continue }
      let entry = Segue(key: segue.key, kind: segue.kind)
      if source == target {
        // Back to where it came from, as unwind segues are, which leave their scene by its exit.
        loops[source, default: []].append(entry)
      } else {
        let link = MapRouter.Link(from: source, to: target)
        if linked[link] == nil { links.append(link) }
        linked[link, default: []].append(entry)
      }
    }
    let blocks = items.map {
      MapRouter.Block(body: $0.body, captionHeight: arrangement.captionHeight)
    }
    let titles = arrangement.frames.map { MapRouter.Block(body: $0.title, captionHeight: 0) }
    let lines = zip(links, MapRouter(blocks + titles).routes(links)).map { link, points in
      points.isEmpty ? direct(items[link.from].body, items[link.to].body) : points
    }
    let symbols = SymbolPlaces(
      lines, avoiding: (blocks + titles).map(\.kept), radius: symbolRadius
    ).places()
    let routes = links.indices.compactMap { index in
      symbols[index].map { symbol in
        SegueRoute(linked[links[index]] ?? [], through: lines[index], symbolAt: symbol)
      }
    }
    return routes + loops.sorted { $0.key < $1.key }.map { loop(of: $1, at: items[$0].body) }
  }

  /// Where scenes lie so close that no line has room: across them.
  private static func direct(_ from: Rect, _ to: Rect) -> [Point] {
    let isToRight = from.midX <= to.midX
    let (start, end) = (isToRight ? from.maxX : from.x, isToRight ? to.x : to.maxX)
    let middle = (start + end) / 2
    return [
      Point(x: start, y: from.midY), Point(x: middle, y: from.midY), Point(x: middle, y: to.midY),
      Point(x: end, y: to.midY),
    ]
  }

  private static func loop(of segues: [Segue], at body: Rect) -> SegueRoute {
    let (top, bottom) = (body.maxY - 2.5 * loopSize, body.maxY - 1.5 * loopSize)
    let right = body.maxX + loopSize * 0.75
    return SegueRoute(
      segues,
      through: [
        Point(x: body.maxX, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
        Point(x: body.maxX, y: bottom),
      ], symbolAt: Point(x: right, y: (top + bottom) / 2))
  }
}
