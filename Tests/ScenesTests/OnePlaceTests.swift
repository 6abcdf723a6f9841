import Foundation
import Testing

/// What stands in one place only, so that it can't differ from place to place.
@Suite struct OnePlaceTests {
  private static let modules = [
    "Styles", "Layout", "Graphics", "Drawing", "Depiction", "Staging", "Simulation",
  ]

  /// Files that read elements of another kind by name, and why.
  private static let otherElements = [
    "Graphics/Shapes/ShapeElement.swift": "the shapes of an image, as Cairo writes them",
    "Graphics/Shapes/ShapePainter.swift": "the shapes of an image, as Cairo writes them",
    "Drawing/Symbols/SymbolIcon.swift": "the shapes of an icon",
  ]

  /// A name in quotes in a subscript, or in a call that reads an attribute or a part of an element.
  private static let attributePattern = """
    [\\w)\\]?]\\["[A-Za-z]|\\b(attribute|attributed|child|children|color|count|flag|font|formattedText\
    |imageReference|insets|number|point|rectangle|size|string|text|value)\\((key: |of: )?"[A-Za-z]|\\bkey: "
    """

  /// What only a comparison with a version has.
  private static let versionPattern =
    #"\bSystemVersion\(|\.xcode\d|\bXcode\(|\bisSince\(|\bisCanvas\b|\btoolsVersion\b[^=]"#

  /// The controls' types in Scenes read attributes, and have the defaults.
  @Test(arguments: modules) func attributesAreReadInScenes(module: String) throws {
    for place in try Self.lines(of: module, matching: Self.attributePattern)
    where Self.otherElements[place.file] == nil {
      Issue.record(
        """
        \(place) reads an attribute by its name. Give it a type and a default in the file of its control, \
        in Sources/Scenes.
        """)
    }
  }

  /// Interface Builder's generations and versions of iOS are for Platform, which has facts with names.
  @Test(arguments: modules) func versionsAreComparedInUIKitMetrics(module: String) throws {
    for place in try Self.lines(of: module, matching: Self.versionPattern) {
      Issue.record(
        "\(place) depends on a version. Ask Platform for the fact, by a name, in Sources/UIKitMetrics."
      )
    }
  }

  /// Otherwise the tests above could find nothing.
  @Test func theTestsFindWhatTheyLookFor() throws {
    let found = Set(try Self.lines(of: "Scenes", matching: Self.attributePattern).map(\.file))
    #expect(found.isSuperset(of: ["Scenes/Controls/Label.swift", "Scenes/Bars/TabBarItem.swift"]))
    let others = Set(
      try ["Graphics", "Drawing"].flatMap {
        try Self.lines(of: $0, matching: Self.attributePattern).map(\.file)
      })
    #expect(others == Set(Self.otherElements.keys))
    let versions = Set(
      try Self.lines(of: "UIKitMetrics", matching: Self.versionPattern).map(\.file))
    #expect(
      versions.isSuperset(of: [
        "UIKitMetrics/Platform/Platform+Bars.swift",
        "UIKitMetrics/Platform/Platform+Canvas.swift",
      ]))
  }

  private struct Place: CustomStringConvertible {
    /// From Sources on.
    let file: String
    let line: Int
    let text: String

    var description: String { "Sources/\(file):\(line): “\(text)”" }
  }

  private static func lines(of module: String, matching pattern: String) throws -> [Place] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardizedFileURL
    let pattern = try Regex(pattern)
    let files = try #require(
      FileManager.default.enumerator(
        at: sources.appending(path: module), includingPropertiesForKeys: nil))
    var found: [Place] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let path = String(file.standardizedFileURL.path.dropFirst(sources.path.count))
        .trimmingCharacters(in: ["/"])
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      for (number, line) in lines.enumerated() {
        let text = line.trimmingCharacters(in: .whitespaces)
        guard !text.hasPrefix("//"), text.contains(pattern) else { continue }
        found.append(Place(file: path, line: number + 1, text: text))
      }
    }
    return found
  }
}
