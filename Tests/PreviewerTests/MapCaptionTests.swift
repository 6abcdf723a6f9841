import Testing
import Traits
import WorkerProtocol

@testable import PreviewerLayers

/// Names on the map, at every zoom.
struct MapCaptionTests {
  private static let phone = Size(width: 390, height: 844)
  private static let lineHeight = 15.0
  private static let zooms = [0.03, 0.06, 0.1, 0.15, 0.2, 0.35, 0.6, 1]

  /// Every letter is as wide.
  private static func width(_ text: String) -> Double { Double(text.count) * 6.5 }

  private static let names = [
    "View Controller", "NNWTimelineTableViewController", "NNWArticleViewController", "Settings",
    "NNWAccountInspectorViewController", "A", "Navigation Controller", "NNWAddFeedViewController",
    "Terms of Use and Privacy", "SuperlongnamewithoutanywordsinitController",
  ]

  /// Rows, columns, and places that are nearly on each other; small scenes among large ones.
  private typealias Map = (sizes: [Size], points: [CanvasLocation])

  private static let maps: [Map] = [rows, scattered, heap, row]

  private static let rows: Map = (
    Array(repeating: phone, count: 37),
    (0..<37).map { CanvasLocation(x: Double($0 % 8) * 500, y: Double($0 / 8) * 900) }
  )

  /// Small scenes and large ones among phones.
  private static let scattered: Map = (
    (0..<40).map { number -> Size in
      if number % 5 == 0 { return Size(width: 280, height: 120) }
      return number % 7 == 0 ? Size(width: 1024, height: 768) : phone
    },
    (0..<40).map { number -> CanvasLocation in
      let (column, row) = (number * 37 % 11, number * 53 % 7)
      return CanvasLocation(x: Double(column) * 310, y: Double(row) * 290)
    }
  )

  /// Nearly on each other.
  private static let heap: Map = (
    Array(repeating: phone, count: 6),
    (0..<6).map { CanvasLocation(x: Double($0), y: 2 * Double($0)) }
  )

  /// Close to each other, in one row.
  private static let row: Map = (
    Array(repeating: phone, count: 20),
    (0..<20).map { CanvasLocation(x: Double($0) * 500, y: 0) }
  )

  private func entries(_ map: Int, zoom: Double) -> [MapCaptions.Entry] {
    let (sizes, points) = Self.maps[map]
    let parts = sizes.enumerated().map { index, size in
      CanvasArrangement.Part(
        key: "\(index)", scene: "\(index)", caption: Self.names[index % Self.names.count],
        canvas: size)
    }
    let arrangement = CanvasArrangement(
      map: parts, at: points)
    let names = MapName.all(arrangement.items.map(\.caption))
    return zip(arrangement.items, names).map { item, name in
      MapCaptions.Entry(
        key: item.key, name: name,
        body: Rect(
          x: item.body.x * zoom, y: item.body.y * zoom, width: item.body.width * zoom,
          height: item.body.height * zoom))
    }
  }

  private func overlap(_ one: Rect, _ other: Rect) -> Bool {
    one.x < other.maxX && other.x < one.maxX && one.y < other.maxY && other.y < one.maxY
  }

  @Test(arguments: maps.indices, zooms)
  func noNameLiesOverAnotherOrAnotherScene(map: Int, zoom: Double) {
    let entries = entries(map, zoom: zoom)
    let captions = MapCaptions(
      of: entries, isShort: zoom < 0.2, lineHeight: Self.lineHeight, width: Self.width)
    let placed = entries.compactMap { entry in
      captions.captions[entry.key].map { caption in
        (
          entry: entry,
          frame: Rect(
            x: entry.body.x + caption.frame.x, y: entry.body.y + caption.frame.y,
            width: caption.frame.width, height: caption.frame.height)
        )
      }
    }
    for (index, one) in placed.enumerated() {
      #expect(one.frame.width <= max(one.entry.body.width * 1.8, 100))
      for other in placed.dropFirst(index + 1) {
        #expect(!overlap(one.frame, other.frame), "\(one.entry.key) and \(other.entry.key)")
      }
      for other in entries where other.key != one.entry.key {
        #expect(!overlap(one.frame, other.body), "\(one.entry.key) over \(other.key)")
      }
    }
    for entry in entries where entry.body.width > 30 && entry.body.height > Self.lineHeight {
      #expect(captions.captions[entry.key] != nil, "\(entry.key)")
    }
  }

  @Test(arguments: maps.indices, zooms)
  func noNameIsCutWhereThereIsRoom(map: Int, zoom: Double) {
    let entries = entries(map, zoom: zoom)
    let captions = MapCaptions(
      of: entries, isShort: zoom < 0.2, lineHeight: Self.lineHeight, width: Self.width)
    for entry in entries {
      guard let caption = captions.captions[entry.key], let name = entry.name else { continue }
      let said = caption.lines.joined()
      #expect(!said.isEmpty && caption.lines.allSatisfy { !$0.isEmpty })
      if Self.width(name.short) <= entry.body.width { #expect(!said.contains("…"), "\(said)") }
      if zoom >= 0.2, Self.width(name.full) <= entry.body.width, !caption.isOnScene {
        #expect(caption.lines == [name.full])
      }
      if !said.contains("…") {
        let letters = said.filter { $0 != " " }
        #expect([name.full, name.short].map { $0.filter { $0 != " " } }.contains(letters))
      }
    }
  }

  /// Above or below the row, in tiers.
  @Test func namesOfARowAreReadHoweverCloseItStands() {
    let map = Self.maps.count - 1
    let captions = MapCaptions(
      of: entries(map, zoom: 0.04), isShort: true, lineHeight: Self.lineHeight, width: Self.width
    ).captions.values
    // A word without an end can't be read in any tier.
    let readable = captions.filter { !$0.lines.joined().contains("…") }
    #expect(readable.count >= 17)
    #expect(Set(captions.map(\.frame.y)).count > 2)
  }

  @Test(arguments: [
    (
      names: ["NNWOneViewController", "NNWTwoController", "NNWThreeVC", "Help"],
      short: ["One", "Two", "Three", "Help"]
    ),
    (
      names: ["View Controller", "ViewController", "Table View Controller"],
      short: ["View Controller", "ViewController", "Table"]
    ),
    (
      names: ["Main Menu", "Main Page", "Main List"],
      short: ["Main Menu", "Main Page", "Main List"]
    ),
    (names: ["NNW", "NNWA", "NNW Controller"], short: ["NNW", "NNWA", "NNW"]),
  ])
  func whatSaysNothingIsDropped(names: [String], short: [String]) {
    #expect(MapName.all(names).map(\.short) == short)
    #expect(MapName.all(names).map(\.full) == names)
  }

  @Test(arguments: [
    ("URLSessionLog", ["URL", "Session", "Log"]), ("A b-c", ["A ", "b-", "c"]),
    ("already", ["already"]), ("", []), ("x2Go", ["x2", "Go"]), ("…", ["…"]),
  ])
  func namesAreBrokenBetweenWords(name: String, words: [String]) {
    #expect(name.mapWords.map(String.init) == words)
  }
}
