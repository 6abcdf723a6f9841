import PreviewerModel
import Traits
import WorkerProtocol

/// A segue's symbol on the map, or one for several segues, in logical pixels of the window.
struct SegueDisc {
  /// Of the segue, or the first of several.
  let key: String
  let kind: String
  /// How many segues it stands for.
  let count: Int
  let middle: (x: Double, y: Double)
}

/// The segues between the scenes of the map: lines, which lie below the scenes, and their symbols.
package struct SegueLayer: CanvasLayer {
  package let surface: CanvasSurface
  package let routes: [SegueRoute]
  package let connections: DocumentConnections
  package let selection: Selection?
  /// The key of the one under the pointer.
  package let pointed: String?
  /// The initial scene on the canvas, in points; nil where there is none.
  package let initialScene: Rect?

  /// Logical pixels: of lines, of the symbols' discs, and around what can be clicked.
  static let lineWidth = 1.5
  /// A disc of the least radius still has room for a symbol.
  static let discRadii = 7.0...11.0
  /// Below this zoom scenes are hardly larger than symbols: discs are dots then.
  static let symbolZoom = 0.1
  static let dotRadius = 4.0
  static let largestInitialArrow = 40.0
  /// Points of the canvas to the radius of a disc, while that is within its bounds; and to that of a corner.
  static let discSize = 36.0
  static let cornerSize = 28.0

  /// Around what can be clicked, and between symbols side by side, in logical pixels.
  private static let slack = 5.0

  var hasSymbols: Bool { viewport.zoom >= Self.symbolZoom }

  package init(
    surface: CanvasSurface, routes: [SegueRoute], connections: DocumentConnections,
    selection: Selection?, pointed: String?, initialScene: Rect?
  ) {
    self.surface = surface
    self.routes = routes
    self.connections = connections
    self.selection = selection
    self.pointed = pointed
    self.initialScene = initialScene
  }

  var discRadius: Double {
    guard hasSymbols else { return Self.dotRadius }
    return min(
      max(Self.discSize * viewport.zoom, Self.discRadii.lowerBound), Self.discRadii.upperBound)
  }

  /// The symbols of a line: one with a count for several segues, unless it is pointed at or selected, when each has its
  /// own.
  func discs(of route: SegueRoute) -> [SegueDisc] {
    let middle = windowPoint(route.middle)
    let count = route.segues.count
    guard count > 1,
      route.contains(pointed) || route.contains(selection?.segue)
    else {
      return [
        SegueDisc(
          key: route.segues[0].key, kind: route.segues[0].kind, count: count, middle: middle)
      ]
    }
    let step = 2 * discRadius + Self.slack
    return route.segues.enumerated().map { number, segue in
      let offset = (Double(number) - Double(count - 1) / 2) * step
      let place =
        route.isHorizontalAtSymbol
        ? (x: middle.x + offset, y: middle.y) : (x: middle.x, y: middle.y + offset)
      return SegueDisc(key: segue.key, kind: segue.kind, count: 1, middle: place)
    }
  }

  /// The segue at a position of the window: a symbol, or a line that no scene covers.
  /// - Parameter isCovered: Whether a scene is at a point of the canvas.
  package func segue(
    x: Double, y: Double, isCovered: ((x: Double, y: Double)) -> Bool
  ) -> SegueEntry? {
    let reach = discRadius + Self.slack
    let discs = routes.lazy.flatMap { self.discs(of: $0) }.filter { disc in
      abs(disc.middle.x - x) <= reach && abs(disc.middle.y - y) <= reach
    }
    func distance(_ disc: SegueDisc) -> Double { abs(disc.middle.x - x) + abs(disc.middle.y - y) }
    if let disc = discs.min(by: { distance($0) < distance($1) }) {
      return connections.segue(disc.key)
    }
    let point = viewport.canvasPoint((x, y))
    let slack = Self.slack / viewport.zoom
    guard !isCovered(point) else { return nil }
    let route = routes.last { route in
      let bounds = route.bounds
      return point.x > bounds.x - slack && point.x < bounds.maxX + slack
        && point.y > bounds.y - slack && point.y < bounds.maxY + slack
        && route.distance(to: point) <= slack
    }
    guard let route else { return nil }
    // Of several on a line, the one that is pointed at or selected already.
    let key =
      [pointed, selection?.segue].compactMap { $0 }.first {
        route.contains($0)
      }
      ?? route.segues[0].key
    return connections.segue(key)
  }
}
