import Foundation
import Testing

/// Images that a document names and that are not around it, or can't be used.
@Suite struct MissingImageTests {
  private let folder: Folder
  private let xib: String

  init() throws {
    folder = try Folder()
    xib = try folder.add("view.xib", Fixtures.xib)
  }

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

  /// Whatever shows an image: items of bars by their own ids, parts of views by the view's.
  @Test func imagesOfItemsAndPartsAreLookedFor() throws {
    let rect = #"<rect key="frame" x="0" y="0" width="99" height="30"/>"#
    let views = """
      <segmentedControl id="seg">\(rect)<segments><segment title="" image="a"/></segments></segmentedControl>
      <slider minimumValueImage="b" maximumValueImage="c" id="sli">\(rect)</slider>
      <textField background="d" id="fie">\(rect)</textField>
      <toolbar id="too">\(rect)<items><barButtonItem image="e" id="ite"/>
        <barButtonItem image="gear" catalog="system" id="gea"/></items></toolbar>
      <tabBar id="tab">\(rect)<items><tabBarItem image="f" selectedImage="g" id="tai"/></items></tabBar>
      <navigationBar backIndicatorImage="h" id="nav">\(rect)<items><navigationItem id="nai">
        <leftBarButtonItems><barButtonItem image="i" id="lef"/></leftBarButtonItems>
        <barButtonItem key="rightBarButtonItem" image="j" id="rig"/></navigationItem></items></navigationBar>
      <button id="but">\(rect)<buttonConfiguration key="configuration" style="plain">
        <backgroundConfiguration key="background" image="k"/></buttonConfiguration></button>
      """
    _ = try folder.add("one.png", "")
    let issues = try missing(folder.add("parts.xib", Self.withImages(views)))
    #expect(
      issues.map { "\($0["id"] ?? "")" }
        == ["seg", "sli", "sli", "fie", "ite", "tai", "tai", "nav", "lef", "rig", "but"])
    let names = issues.compactMap { ($0["message"] as? String)?.split(separator: "”").first?.last }
    #expect(String(names) == "abcdefghijk")
  }

  @Test func itemsOfAControllerAreLookedFor() throws {
    let items = """
      <tabBarItem key="tabBarItem" image="a" id="tab"/>
      <toolbarItems><barButtonItem image="b" id="too"/></toolbarItems>
      <navigationItem key="navigationItem" id="nav">
        <barButtonItem key="leftBarButtonItem" image="c" id="lef"/></navigationItem>
      """
    let text = Fixtures.storyboard.replacingOccurrences(
      of: "</viewController>", with: items + "</viewController>")
    _ = try folder.add("one.png", "")
    let ids = try missing(folder.add("items.storyboard", text)).compactMap { $0["id"] as? String }
    #expect(ids.prefix(3) == ["tab", "too", "lef"])
  }

  /// A set that is there but broken or empty is not said to be missing.
  @Test func anImageWithoutAFileIsNotSaidToBeNowhere() throws {
    _ = try folder.add("Assets.xcassets/one.imageset/Contents.json", "{")
    _ = try folder.add(
      "Assets.xcassets/two.imageset/Contents.json", #"{"images": [{"idiom": "universal"}]}"#)
    let file = try folder.add(
      "broken.xib",
      Self.withImages(
        Self.imageView("i-1", #"image="one""#) + Self.imageView("i-2", #"image="two""#)
          + Self.imageView("i-3", #"image="three""#)))
    #expect(
      try missing(file).map { $0["message"] as? String } == [
        "The image “one” has no file that can be used.",
        "The image “two” has no file that can be used.",
        "The image “three” is not in the project around the document.",
      ])
  }
}
