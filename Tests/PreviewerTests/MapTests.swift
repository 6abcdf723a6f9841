import Testing
import Traits
import WorkerProtocol

@testable import PreviewerCanvas
@testable import PreviewerLayers

/// Where the map has scenes and segues.
struct MapTests {
  private func parts(_ sizes: [Size]) -> [CanvasArrangement.Part] {
    sizes.enumerated().map { index, size in
      CanvasArrangement.Part(key: "\(index)", scene: "\(index)", caption: "\(index)", canvas: size)
    }
  }

  private func map(_ sizes: [Size], _ points: [(Double, Double)?]) -> CanvasArrangement {
    CanvasArrangement(
      map: parts(sizes), at: points.map { $0.map { CanvasLocation(x: $0.0, y: $0.1) } })
  }

  private static let phone = Size(width: 430, height: 932)
  private static let pad = Size(width: 1032, height: 1376)

  /// Rows and columns, some on the same place, some without a place; as designed for phones.
  private static let places: [[(Double, Double)?]] = [
    [(0, 0), (750, 0), (1500, 0), (0, 720), (750, 720)],
    [(0, 0), (0, 0), (1, 1), (2, 0)],
    [(0, 0), nil, (400, 10), nil, nil, (-90, 3)],
    scattered,
  ]

  private static let scattered: [(Double, Double)?] = (0..<40).map { number in
    let (column, row) = (number * 37 % 11, number * 53 % 7)
    return (Double(column) * 300, Double(row) * 280)
  }

  @Test(arguments: places.indices)
  func scenesNeverOverlap(places: Int) {
    let points = Self.places[places]
    for size in [Self.phone, Self.pad] {
      let items = map(points.map { _ in size }, points).items
      #expect(items.count == points.count)
      for (index, item) in items.enumerated() {
        for other in items.dropFirst(index + 1) {
          let isApart =
            item.body.maxX < other.body.x || other.body.maxX < item.body.x
            || item.body.maxY < other.body.y || other.body.maxY < item.body.y
          #expect(isApart, "\(item.key) and \(other.key)")
        }
      }
    }
  }

  /// Names need room between the columns of what is seen small; no further than the window, and in place otherwise.
  @Test func aHighMapIsAsWideAsTheWindow() {
    let points = (0..<24).map { CanvasLocation(x: Double($0 % 3) * 500, y: Double($0 / 3) * 900) }
    let parts = parts(points.map { _ in Self.phone })
    let narrow = CanvasArrangement(map: parts, at: points)
    for proportion in [0.1, 0.5, 0.6, 4] {
      let wide = CanvasArrangement(map: parts, at: points, proportion: proportion)
      #expect(wide.items.map(\.body.y) == narrow.items.map(\.body.y))
      for (old, new) in zip(narrow.items, wide.items) { #expect(new.body.x >= old.body.x - 0.001) }
      // Around all is a margin.
      let columns = wide.bounds.width - 200
      #expect(columns <= max(narrow.bounds.width, wide.bounds.height * proportion))
      #expect((wide.bounds.width > narrow.bounds.width) == (proportion > 0.1))
    }
    let low = CanvasArrangement(map: Array(parts[..<3]), at: Array(points[..<3]), proportion: 4)
    #expect(low == CanvasArrangement(map: Array(parts[..<3]), at: Array(points[..<3])))
  }

  /// What is to the right of or below something stays so, and rows stay rows.
  @Test func theDesignersOrderStays() {
    let points = Self.places[0].compactMap { $0 }
    let items = map(points.map { _ in Self.pad }, points).items
    #expect(items[0].body.x < items[1].body.x && items[1].body.x < items[2].body.x)
    #expect(items[0].body.y == items[1].body.y && items[1].body.y == items[2].body.y)
    #expect(items[3].body.x == items[0].body.x && items[3].body.y > items[0].body.maxY)
  }

  private func segue(_ id: String, _ from: String, _ to: String, kind: String = "show")
    -> SegueEntry
  {
    var segue = SegueEntry(
      line: 1, kind: kind, source: ConnectionEnd(id: nil, scene: from, name: from),
      destination: ConnectionEnd(id: nil, scene: to, name: to))
    segue.id = id
    return segue
  }

  @Test func linesJoinTheEdgesThatFaceEachOther() throws {
    let arrangement = map([Self.phone, Self.phone, Self.phone], [(0, 0), (750, 0), (0, 900)])
    let segues = [segue("right", "0", "1"), segue("left", "1", "0"), segue("down", "0", "2")]
    let routes = SegueRoute.routes(of: segues, over: arrangement)
    #expect(routes.map { $0.segues.map(\.key) } == [["right"], ["left"], ["down"]])
    let bodies = arrangement.items.map(\.body)
    #expect(routes[0].points.first?.x == bodies[0].maxX && routes[0].points.last?.x == bodies[1].x)
    #expect(routes[1].points.first?.x == bodies[1].x && routes[1].points.last?.x == bodies[0].maxX)
    // Two between the same scenes, one back, are not on each other.
    #expect(abs(routes[0].points[0].y - routes[1].points[0].y) > 10)
    #expect(routes[0].points.count == 2 && routes[1].points.count == 2)
  }

  /// Between two scenes one below the other is also the lower one's caption.
  @Test(arguments: [("0", "1"), ("1", "0")])
  func linesAndSymbolsLeaveCaptionsFree(from: String, to: String) throws {
    let arrangement = map([Self.phone, Self.phone], [(0, 0), (0, 500)])
    let segues = [segue("a", from, to), segue("b", from, to), segue("c", from, to)]
    let routes = SegueRoute.routes(of: segues, over: arrangement)
    // Those with the same ends are one line.
    #expect(routes.map { $0.segues.map(\.key) } == [["a", "b", "c"]])
    let middle = try #require(routes.first?.middle)
    for item in arrangement.items {
      let caption = Rect(
        x: item.body.x, y: item.body.y - arrangement.captionHeight, width: item.body.width,
        height: item.body.height + arrangement.captionHeight)
      #expect(!caption.contains((middle.x, middle.y)))
    }
  }

  @Test func aLineIsFoundWhereItIs() throws {
    let arrangement = map([Self.phone, Self.phone], [(0, 0), (750, 0)])
    let route = try #require(
      SegueRoute.routes(of: [segue("a", "0", "1")], over: arrangement).first)
    #expect(route.distance(to: (route.middle.x, route.middle.y)) < 0.001)
    #expect(abs(route.distance(to: (route.middle.x, route.middle.y + 40)) - 40) < 0.001)
    let end = try #require(route.points.last)
    #expect(abs(route.distance(to: (end.x + 3, end.y + 4)) - 5) < 0.001)
  }

  @Test func anUnwindSegueIsALoopAndWhatLeadsNowhereIsNone() {
    let arrangement = map([Self.phone], [(0, 0)])
    let segues = [segue("u", "0", "0", kind: "unwind"), segue("lost", "0", "none")]
    let routes = SegueRoute.routes(of: segues, over: arrangement)
    #expect(routes.map { $0.segues.map(\.key) } == [["u"]])
    #expect(routes[0].middle.x > arrangement.items[0].body.maxX)
  }
}
