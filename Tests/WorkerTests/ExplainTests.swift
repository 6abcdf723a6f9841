import Foundation
import Testing

/// `explain`, as a command and as a request.
@Suite struct ExplainTests {
  private let folder: Folder
  private let xib: String

  init() throws {
    folder = try Folder()
    xib = try folder.add("view.xib", Fixtures.xib)
  }

  private func ids(_ result: [String: Any], _ figure: String) -> [String] {
    let figure = result[figure] as? [String: Any]
    return (figure?["reasons"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
  }

  @Test func everyFigureHasItsReasons() throws {
    let run = try WorkerProgram.run(["explain", "--as-designed", "--view", "ddd-ee-fff", xib])
    #expect(run.status == 0)
    let result = try #require(try run.objects().first)
    #expect(result["frame"] as? [Double] == [8, 8, 100, 30])
    #expect(result["scene"] as? String == "aaa-bb-ccc")
    #expect(ids(result, "x") == ["c-0-x"])
    #expect(ids(result, "y") == ["c-0-y"])
    #expect(ids(result, "width") == ["c-0-w"])
    #expect(ids(result, "height") == ["c-0-h"])
  }

  @Test func aRequestHasTheSameBytes() throws {
    let run = try WorkerProgram.run(["explain", "--as-designed", "--view", "ddd-ee-fff", xib])
    let message: [String: Any] = [
      "jsonrpc": "2.0", "id": 1, "method": "explain",
      "params": ["file": xib, "view": "ddd-ee-fff", "asDesigned": true],
    ]
    let data = try JSONSerialization.data(withJSONObject: message)
    let served = try WorkerProgram.run(
      ["serve"], input: String(decoding: data, as: UTF8.self) + "\n")
    #expect(
      served.output == #"{"jsonrpc":"2.0","id":1,"result":"# + run.output.dropLast() + "}\n")
  }

  @Test func linesForPeopleNameIdsAndLines() throws {
    let run = try WorkerProgram.run(
      ["explain", "--as-designed", "--text", "--view", "ddd-ee-fff", xib])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasSuffix("8, 8, 100 × 30") == true)
    #expect(lines.contains("width = 100"))
    #expect(
      lines.contains {
        $0.hasPrefix("  The width of") && $0.contains("is 100 points. [c-0-w, line ")
      })
  }

  @Test(arguments: [
    ("nowhere", "has no view “nowhere”"), ("c-0-x", "is a <constraint>, and no view"),
  ])
  func whatIsNoViewIsSaid(id: String, says: String) throws {
    let run = try WorkerProgram.run(["explain", "--as-designed", "--view", id, xib])
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.contains(says))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  // MARK: Images

  private static func withImages(_ elements: String) -> String {
    Fixtures.xib.replacingOccurrences(
      of: "<subviews>", with: "<subviews>\(elements)", options: [],
      range: Fixtures.xib.range(of: "<subviews>"))
  }

  private static func imageView(_ id: String, _ attributes: String) -> String {
    """
    <imageView \(attributes) id="\(id)"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>
    """
  }

  private func missing(_ file: String) throws -> [[String: Any]] {
    let result = try #require(
      try WorkerProgram.run(["resolve", "--as-designed", file]).objects().first)
    let scenes = try #require(result["scenes"] as? [[String: Any]])
    return scenes.flatMap { $0["issues"] as? [[String: Any]] ?? [] }
      .filter { $0["rule"] as? String == "missing-image" }
  }

  /// One note for a document that lies alone; none for what the system has.
  @Test func aloneADocumentGetsOneNote() throws {
    let file = try folder.add(
      "alone.xib",
      Self.withImages(
        Self.imageView("i-1", #"image="one""#) + Self.imageView("i-2", #"image="two""#)
          + Self.imageView("i-3", #"image="gear" catalog="system""#)))
    let issue = try #require(missing(file).first)
    #expect(try missing(file).count == 1)
    #expect(issue["severity"] as? String == "info")
    #expect(
      issue["message"] as? String == "No images are around the document; it names “one”, “two”.")
    #expect(try missing(xib).isEmpty)
  }

  @Test func imagesOfButtonsAreLookedFor() throws {
    let references = ["one", "two"].map { name in
      """
      <button id="b-\(name)"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <state key="normal"><imageReference key="image" image="\(name)"/></state></button>
      """
    }
    let configured = """
      <button id="b-3"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <buttonConfiguration key="configuration" style="plain" image="three"/></button>
      <button id="b-4"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <buttonConfiguration key="configuration" style="plain">
          <imageReference key="image" image="gear" catalog="system"/></buttonConfiguration></button>
      """
    let file = try folder.add("buttons.xib", Self.withImages(references.joined() + configured))
    let message = try #require(missing(file).first)["message"] as? String
    #expect(
      message == "No images are around the document; it names “one”, “two”, “three”.")
  }

  /// What is wrong with a catalogue is said once, where an image needs it.
  @Test func aBrokenSetIsReportedWithItsPath() throws {
    for name in ["one", "three"] {
      _ = try folder.add("Assets.xcassets/\(name).imageset/Contents.json", "{")
    }
    _ = try folder.add(
      "Assets.xcassets/two.imageset/Contents.json", #"{"images": [{"filename": "two.png"}]}"#)
    let file = try folder.add(
      "broken.xib",
      Self.withImages(
        Self.imageView("i-1", #"image="one""#) + Self.imageView("i-2", #"image="two""#)
          + Self.imageView("i-3", #"image="one""#)))
    let result = try #require(
      try WorkerProgram.run(["resolve", "--as-designed", file]).objects().first)
    let issues = (result["diagnostics"] as? [[String: Any]] ?? [])
      .filter { $0["rule"] as? String == "broken-asset" }
    #expect(issues.map { $0["id"] as? String } == ["i-1", "i-2"])
    let messages = issues.compactMap { $0["message"] as? String }
    #expect(messages.first?.contains("/one.imageset/Contents.json: This is not") == true)
    #expect(messages.last?.contains("/two.imageset: The set names the file two.png") == true)
  }

  @Test func amongImagesAMissingOneIsAWarning() throws {
    _ = try folder.add("one.png", "")
    let file = try folder.add(
      "project.xib",
      Self.withImages(
        Self.imageView("i-1", #"image="one""#) + Self.imageView("i-2", #"image="two""#)
          + Self.imageView("i-3", #"image="two""#)))
    let issues = try missing(file)
    #expect(issues.map { $0["id"] as? String } == ["i-2"])
    #expect(issues.map { $0["severity"] as? String } == ["warning"])
  }
}
