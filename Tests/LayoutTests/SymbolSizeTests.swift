import InterfaceBuilder
import Scenes
import Testing
import Traits

@testable import Layout

/// Symbol images in image views and buttons.
@Suite struct SymbolSizeTests {
  @Test(arguments: [
    ("", 128, 20.0, 20.0), ("scale=\"large\"", 128, 25.5, 25.5), ("scale=\"small\"", 128, 17, 17),
    ("configurationType=\"pointSize\" pointSize=\"34\"", 128, 40, 40),
    ("configurationType=\"font\"", 128, 14, 14), ("", 64, 8.5, 16.5),
  ])
  func symbolsFollowTheirConfiguration(
    configuration: String, stored: Int, width: Double, height: Double
  ) throws {
    let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleCaption1"/>"#
    let element = """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" \(configuration)>\(font)
      </preferredSymbolConfiguration>
      """
    #expect(
      try size("imageView", "image=\"s\"", element, symbol(width: stored))
        == Size(width: width, height: height))
  }

  /// Stored 128 points wide: those in a circle are 20 by 19.5, other wide ones cover as much as 20 by 20.
  @Test(arguments: [
    (121, 20.0, 19.5), (123, 20, 19.5), (128, 20, 20), (98, 23, 17.5), (64, 20, 10),
  ])
  func wideSymbolsCoverAsMuch(stored: Int, width: Double, height: Double) throws {
    let fixture = Fixture(
      document: """
        <resources><image name="s" catalog="system" width="128" height="\(stored)"/></resources>
        """)
    #expect(
      try size("imageView", #"image="s""#, "", fixture) == Size(width: width, height: height))
  }

  /// An image's own scale counts where the view says none.
  @Test(arguments: [
    ("", "symbolScale=\"large\"", 25.5), ("", "", 20),
    ("scale=\"small\"", "symbolScale=\"large\"", 17),
  ])
  func imageReferencesNameSymbols(
    configuration: String, reference: String, side: Double
  ) throws {
    let image = #"<imageReference key="image" image="s" catalog="system" \#(reference)/>"#
    let element =
      configuration.isEmpty
      ? ""
      : "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(configuration)/>"
    #expect(
      try size("imageView", "", image + element, symbol(width: 128))
        == Size(width: side, height: side))
  }

  /// A symbol of 19 points in text of 16, whose line is 20 high, in an alignment rectangle of 100 × 100.
  @Test(arguments: [
    ("imageView", #"image="s""#, 0.5), ("imageView", #"image="other""#, 0),
    ("button", #"backgroundImage="s""#, 0.5), ("button", #"backgroundImage="other""#, 0),
    ("button", #"image="s""#, 0),
  ])
  func symbolsAreLowerThanTheirAlignmentRectangles(
    tag: String, image: String, outset: Double
  ) throws {
    let fixture = Fixture(
      document: """
        <resources><image name="s" catalog="system" width="128" height="128"/>
          <image name="other" width="20" height="20"/></resources>
        """)
    let isImageView = tag == "imageView"
    let configuration = """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" \
      configurationType="pointSize" pointSize="16"/>
      """
    let state = #"<state key="normal" \#(image)>\#(configuration)</state>"#
    let view = box(
      "a", isImageView ? configuration : state, tag: tag, attributes: isImageView ? image : "")
    let frames = try fixture.layout(view, pin("a", Rect(x: 10, y: 20, width: 100, height: 100)))
    #expect(frames["a"] == Rect(x: 10, y: 20 + outset, width: 100, height: 100 - 2 * outset))
  }

  /// How large a heavier symbol is isn't known: eight documents have bold ones higher than their rectangles.
  @Test(arguments: [("regular", 0.5), ("semibold", 0), ("bold", 0)])
  func heavierSymbolsFillTheirAlignmentRectangles(weight: String, outset: Double) throws {
    let fixture = Fixture(
      document: """
        <resources><image name="s" catalog="system" width="128" height="128"/></resources>
        """)
    let view = box(
      "a",
      """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" \
      configurationType="pointSize" pointSize="16" weight="\(weight)"/>
      """, tag: "imageView", attributes: #"image="s""#)
    let frames = try fixture.layout(view, pin("a", Rect(x: 10, y: 20, width: 100, height: 100)))
    #expect(frames["a"] == Rect(x: 10, y: 20 + outset, width: 100, height: 100 - 2 * outset))
  }

  /// The line that the symbol stands in is 20 high; what it is in another scale is not known.
  @Test(arguments: [("medium", 0.5, 19.0, 20.0), ("large", 0, 24, 24)])
  func symbolsHaveTheHeightOfALine(
    scale: String, y: Double, height: Double, end: Double
  ) throws {
    let configuration = """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="\(scale)" \
      configurationType="pointSize" pointSize="16"/>
      """
    let frames = try symbol(width: 128).layout(
      box("a", configuration, tag: "imageView", attributes: #"image="s""#) + box("b"),
      corner + ["b.top = a.bottom", "b.leading = a.leading", "b.width = 1", "b.height = 1"])
    #expect(frames["a"]?.y == y)
    #expect(frames["a"]?.height == height)
    #expect(frames["b"]?.y == end)
  }

  /// A symbol of 20 points, whose line is 21.5 high.
  @Test(arguments: [(0.0, 0.0), (1, 0), (2, 0.5)])
  func aCollapsedSymbolHasNoHeight(given: Double, height: Double) throws {
    let frames = try symbol(width: 128).layout(
      box("a", tag: "imageView", attributes: #"image="s""#),
      pin("a", Rect(x: 0, y: 10, width: 20, height: given)))
    #expect(frames["a"]?.height == height)
  }

  @Test func aRootThatShowsASymbolIsItsCanvas() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505"><objects>
        <imageView id="root" image="s"><rect key="frame" x="0" y="0" width="240" height="128"/></imageView>
      </objects><resources><image name="s" catalog="system" width="128" height="93"/></resources></document>
      """
    let set = SceneSet(try Document(parsing: Array(text.utf8)))
    let scene = set.scene(
      try #require(set.entries.first), environment: Screen().environment, isAsDesigned: true)
    let laidOut = try LayoutEngine(text: TestMeasurer()).layout(scene)
    #expect(laidOut.frames == [Rect(x: 0, y: 0, width: 240, height: 128)])
  }
}
