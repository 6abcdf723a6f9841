import Foundation
import Testing

/// `attributes`, as a command and as a request.
@Suite struct AttributesTests {
  private let folder: Folder
  private let xib: String

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES">
      <objects>
        <view contentMode="scaleToFill" id="top">
          <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
          <subviews>
            <label text="One" textAlignment="center" numberOfLines="2" id="one">
              <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
              <color key="textColor" systemColor="labelColor"/>
              <variation key="widthClass=regular" numberOfLines="5"/>
            </label>
            <label text="Two" textAlignment="center" id="two">
              <rect key="frame" x="0.0" y="30" width="100" height="20"/>
              <color key="textColor" systemColor="labelColor"/>
            </label>
            <imageView image="Logo" id="image">
              <rect key="frame" x="0.0" y="60" width="100" height="20"/>
            </imageView>
            <button id="button"><rect key="frame" x="0.0" y="90" width="100" height="20"/></button>
          </subviews>
        </view>
      </objects>
    </document>
    """

  init() throws {
    folder = try Folder()
    xib = try folder.add("view.xib", Self.document)
  }

  private func ask(_ arguments: [String]) throws -> [String: Any] {
    let run = try WorkerProgram.run(["attributes"] + arguments + [xib])
    #expect(run.status == 0 && run.errors == "")
    return try #require(try run.objects().first)
  }

  private func found(_ key: String, in result: [String: Any]) -> [String: Any]? {
    (result["groups"] as? [[String: Any]] ?? [])
      .flatMap { $0["attributes"] as? [[String: Any]] ?? [] }.first { $0["key"] as? String == key }
  }

  @Test func valuesHaveLinesAndSources() throws {
    let result = try ask(["--view", "one", "--device", "iPhone 15 Pro"])
    let object = try #require((result["objects"] as? [[String: Any]])?.first)
    #expect(object["class"] as? String == "UILabel" && object["line"] as? Int == 7)
    let color = try #require(found("textColor", in: result))
    #expect(color["value"] as? String == "Label Color" && color["line"] as? Int == 9)
    #expect(color["light"] as? String == "#000000" && color["dark"] as? String == "#FFFFFF")
    let hidden = try #require(found("hidden", in: result))
    #expect(hidden["source"] as? String == "default" && hidden["line"] == nil)
  }

  @Test(arguments: [
    ("wCompact-hRegular", "2", nil), ("wRegular-hRegular", "5", "wRegular-hAny"),
  ])
  func whatVariesIsThatOfTheCanvas(sizeClass: String, lines: String, cell: String?) throws {
    let result = try ask(["--view", "one", "--size-class", sizeClass])
    let attribute = try #require(found("numberOfLines", in: result))
    #expect(attribute["value"] as? String == lines && attribute["cell"] as? String == cell)
    #expect(attribute["cells"] as? [String] == ["wRegular-hAny"])
  }

  @Test func severalHaveWhatIsTheSameInAll() throws {
    let result = try ask(["--view", "one", "--view", "two"])
    #expect(found("text", in: result) == nil && found("numberOfLines", in: result) == nil)
    let alignment = try #require(found("textAlignment", in: result))
    #expect(alignment["value"] as? String == "Center" && alignment["line"] == nil)
    let mixed = try ask(["--view", "one", "--view", "button"])
    #expect((mixed["groups"] as? [[String: Any]])?.first?["title"] as? String == "View")
  }

  @Test func imagesHaveTheFileThatIsShown() throws {
    let bare = try #require(found("image", in: try ask(["--view", "image"])))
    #expect((bare["image"] as? [String: Any])?["path"] == nil)
    _ = try folder.add("Logo@2x.png", "")
    let named = try #require(found("image", in: try ask(["--view", "image"])))
    let image = try #require(named["image"] as? [String: Any])
    #expect((image["path"] as? String)?.hasSuffix("Logo@2x.png") == true)
    #expect(image["purpose"] as? String == "@2x")
  }

  @Test func aRequestHasTheSameBytes() throws {
    let run = try WorkerProgram.run(["attributes", "--view", "one", xib])
    let message: [String: Any] = [
      "jsonrpc": "2.0", "id": 1, "method": "attributes", "params": ["file": xib, "views": ["one"]],
    ]
    let data = try JSONSerialization.data(withJSONObject: message)
    let served = try WorkerProgram.run(
      ["serve"], input: String(decoding: data, as: UTF8.self) + "\n")
    #expect(
      served.output == #"{"jsonrpc":"2.0","id":1,"result":"# + run.output.dropLast() + "}\n")
  }

  @Test func linesForPeopleHaveHeadings() throws {
    let run = try WorkerProgram.run(["attributes", "--text", "--view", "one", xib])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "# One (UILabel one, line 7)")
    for line in [
      "## Label", "- Text: One [line 7]", "## View", "- Hidden: No [default]",
      "- Color: Label Color; light #000000, dark #FFFFFF [line 9]",
    ] { #expect(lines.contains(line), "\(line)") }
  }

  @Test func withoutAViewItIsTheController() throws {
    let file = try folder.add("Main.storyboard", Fixtures.storyboard)
    let run = try WorkerProgram.run(["attributes", "--text", "--scene", "one-sc-one", file])
    #expect(run.output.contains("## View Controller\n"), "\(run.output)\(run.errors)")
  }

  @Test func whatIsNoObjectIsSaid() throws {
    let run = try WorkerProgram.run(["attributes", "--view", "nowhere", xib])
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.contains("The document has no object “nowhere”."))
  }
}
