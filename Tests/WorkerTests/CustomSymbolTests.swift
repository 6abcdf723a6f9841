import Foundation
import Testing
import Traits

@testable import Drawing
@testable import Graphics

/// Custom symbols of a catalogue: of the drawings in their template the one that is asked for.
@Suite struct CustomSymbolTests {
  private let folder: Folder

  /// The drawings are bars: of regular weight 10 high, bold 30 and black 50; the large ones are in two parts.
  private static let template = """
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
    <rect width="3300" height="2200" fill="white"/><text id="Notes" x="100" y="100">Notes</text>
    <g id="Guides">\(margins)</g>
    <g id="Symbols">
    <g id="Regular-M" transform="translate(1000, 1000)"><rect width="100" height="10"/></g>
    <g id="Bold-M" transform="translate(1400, 1000)"><rect width="100" height="30"/></g>
    <g id="Black-L" transform="translate(1800, 1400)"><rect width="40" height="50"/>
    <rect x="60" width="40" height="50"/></g>
    </g></svg>
    """

  private static let margins = """
    <rect id="left-margin" x="980" y="900" width="20" height="200"/>
    <rect id="right-margin" x="1100" y="900" width="20" height="200"/>
    """

  init() throws {
    folder = try Folder()
    _ = try folder.add("Package.swift", "")
    _ = try folder.add("A.xcassets/Contents.json", #"{"info": {"version": 1, "author": "xcode"}}"#)
    let set = "A.xcassets/bars.symbolset/"
    _ = try folder.add(
      set + "Contents.json", #"{"symbols": [{"idiom": "universal", "filename": "bars.svg"}]}"#)
    _ = try folder.add(set + "bars.svg", Self.template)
  }

  /// The shares of a row and of a column of the image that are inked.
  private func picture(
    _ configuration: String, template: String = Self.template
  ) throws -> [[Bool]] {
    _ = try folder.add("A.xcassets/bars.symbolset/bars.svg", template)
    let document = try folder.add(
      "View.xib",
      DrawnDocument.view(
        """
        <imageView image="bars" contentMode="scaleAspectFit" id="i">\(DrawnDocument.rect(0, 0, 140, 140))\
        \(configuration)\(DrawnDocument.color("tintColor", 0, 0, 0))</imageView>
        """, width: 140, height: 140))
    let output = folder.path + "/picture.png"
    let run = try WorkerProgram.run(
      ["render", "--no-frame", "--as-designed", "--scale", "1", "-o", output, document])
    try #require(run.status == 0, "\(run.errors)")
    let picture = try Surface.png(Array(Data(contentsOf: URL(fileURLWithPath: output))))
    let surface = try Surface.image(width: picture.width, height: picture.height)
    Canvas(surface).draw(
      picture, in: Rect(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height)))
    return (0..<surface.height).map { y in
      (0..<surface.width).map { x in (surface.color(x: x, y: y)?.red ?? 1) < 0.5 }
    }
  }

  private func configuration(_ weight: String, _ scale: String) -> String {
    """
    <preferredSymbolConfiguration key="preferredSymbolConfiguration" weight="\(weight)" \
    scale="\(scale)"/>
    """
  }

  @Test(arguments: [
    ("", 10, 1), ("regular medium", 10, 1), ("bold medium", 30, 1), ("black large", 50, 2),
    // The nearest that there is.
    ("thin small", 10, 1), ("heavy small", 30, 1), ("semibold large", 30, 1),
  ])
  func theWeightAndScaleAreThoseAskedFor(words: String, height: Int, parts: Int) throws {
    let words = words.split(separator: " ").map(String.init)
    let rows = try picture(words.count == 2 ? configuration(words[0], words[1]) : "")
    let inked = rows.filter { $0.contains(true) }
    #expect(abs(inked.count - height) <= 1)
    let middle = rows[70]
    let starts = middle.indices.filter { middle[$0] && ($0 == 0 || !middle[$0 - 1]) }
    #expect(starts.count == parts)
  }

  /// On a device a symbol is as wide as between its template's guides, 100 for a text of 100 points, and in the
  /// shape that the document remembers.
  @Test(arguments: [
    ("", 17, 8.5), (#"configurationType="pointSize" pointSize="40""#, 40, 20),
    (#"configurationType="pointSize" pointSize="50" scale="small""#, 42.5, 21.25),
    (
      #"configurationType="font"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/"#,
      28, 14
    ),
  ])
  func theSizeFollowsTheConfiguration(
    configuration: String, width: Double, height: Double
  ) throws {
    let end = configuration.contains("<") ? "></preferredSymbolConfiguration>" : "/>"
    let document = try folder.add(
      "View.xib",
      DrawnDocument.view(
        """
        <imageView image="bars" id="i">\(DrawnDocument.rect(0, 0, 140, 140))\
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" \(configuration)\(end)</imageView>
        """, width: 140, height: 140, resources: #"<image name="bars" width="20" height="10"/>"#))
    func size(_ arguments: String...) throws -> [Double?] {
      let run = try WorkerProgram.run(["resolve", "--details"] + arguments + [document])
      let scenes = try run.objects().first?["scenes"] as? [[String: Any]]
      let root = scenes?.first?["root"] as? [String: Any]
      let views = root?["children"] as? [[String: Any]] ?? []
      let look = views.first { $0["id"] as? String == "i" }?["look"] as? [String: Any]
      let size = (look?["image"] as? [String: Any])?["size"] as? [String: Any]
      return [size?["width"] as? Double, size?["height"] as? Double]
    }
    #expect(try size("--device", "iPhone 8") == [width, height])
    #expect(try size("--as-designed") == [20, 10])
  }

  /// Beside the symbol is what the template's guides leave free.
  @Test(arguments: [(margins, 20, 120), ("", 0, 140)])
  func marginsAreKept(guides: String, start: Int, end: Int) throws {
    let rows = try picture("", template: Self.template.replacing(Self.margins, with: guides))
    let middle = rows[70]
    #expect(abs((middle.firstIndex(of: true) ?? -9) - start) <= 1)
    #expect(abs((middle.lastIndex(of: true) ?? -9) + 1 - end) <= 1)
  }

  /// Three bars below one another, the last of which has no layer; each layer is as large as the symbol.
  private static let layered = """
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Symbols">
    <g id="Regular-M" transform="translate(1000, 1000)">
    <rect width="90" height="30" class="monochrome-0 multicolor-0:primary hierarchical-0:tertiary A"/>
    <rect y="30" width="90" height="30" class="hierarchical-1:secondary monochrome-1"/>
    <rect y="60" width="90" height="30"/>
    </g></g></svg>
    """

  /// From the top. On white: half and a quarter of black, or the colours in turn, of which the last stays.
  @Test(arguments: [
    ("", ["#000000", "#000000", "#000000"]),
    (#"renderingMode="hierarchical"/>"#, ["#BFBFBF", "#808080", "#000000"]),
    (#"renderingMode="palette">RED GREEN"#, ["#00FF00", "#00FF00", "#FF0000"]),
    (#"renderingMode="palette">RED GREEN BLUE"#, ["#0000FF", "#00FF00", "#FF0000"]),
    (#"renderingMode="monochrome">RED"#, ["#000000", "#000000", "#000000"]),
  ])
  func layersHaveColorsOfTheirOwn(mode: String, colors: [String]) throws {
    _ = try folder.add("A.xcassets/bars.symbolset/bars.svg", Self.layered)
    let start = #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" "#
    let named = mode.replacing("RED", with: DrawnDocument.color("a", 1, 0, 0))
      .replacing("GREEN", with: DrawnDocument.color("b", 0, 1, 0))
      .replacing("BLUE", with: DrawnDocument.color("c", 0, 0, 1))
    let end = mode.isEmpty || mode.hasSuffix("/>") ? "" : "</preferredSymbolConfiguration>"
    let document = try folder.add(
      "View.xib",
      DrawnDocument.view(
        """
        <imageView image="bars" contentMode="scaleAspectFit" id="i">\(DrawnDocument.rect(0, 0, 90, 90))\
        \(mode.isEmpty ? "" : start + named + end)\(DrawnDocument.color("tintColor", 0, 0, 0))</imageView>
        """, width: 90, height: 90))
    let output = folder.path + "/picture.png"
    let run = try WorkerProgram.run(
      ["render", "--no-frame", "--as-designed", "--scale", "1", "-o", output, document])
    try #require(run.status == 0, "\(run.errors)")
    let picture = try Surface.png(Array(Data(contentsOf: URL(fileURLWithPath: output))))
    let surface = try Surface.image(width: picture.width, height: picture.height)
    Canvas(surface).draw(
      picture, in: Rect(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height)))
    let drawn = [15, 45, 75].compactMap { surface.color(x: 45, y: $0) }
    let meant = colors.compactMap { Color(text: $0) }
    #expect(drawn.count == meant.count)
    for (drawn, meant) in zip(drawn, meant) {
      #expect(
        max(
          abs(drawn.red - meant.red), abs(drawn.green - meant.green), abs(drawn.blue - meant.blue))
          < 0.02, "\(mode): \(drawn), not \(meant)")
    }
  }
}
