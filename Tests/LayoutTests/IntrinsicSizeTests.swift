import Testing
import Traits

@testable import Layout

@Suite struct IntrinsicSizeTests {
  // MARK: Labels

  /// 30 characters are 240 wide; a line is 20 high. In 80 there is room for 10 of them.
  @Test(arguments: [
    (0, 80.0, 60.0), (0, 120, 40), (0, 240, 20), (2, 80, 40), (1, 80, 20), (5, 80, 60),
  ])
  func aLabelsHeightFollowsItsWidth(lines: Int, width: Double, height: Double) throws {
    let frames = try layout(
      label("a", 30, "numberOfLines=\"\(lines)\""), corner + ["a.width = \(width)"])
    #expect(frames["a"] == Rect(x: 0, y: 0, width: width, height: height))
  }

  @Test func whatIsBelowAWrappedLabelMovesDown() throws {
    let frames = try layout(
      label("a", 30, #"numberOfLines="0""#) + label("b", 1),
      corner + ["a.width = 80", "b.top = a.bottom + 5", "b.leading = a.leading"])
    #expect(frames["b"]?.y == 65)
  }

  @Test func aLabelWrapsInTheWidthThatItsNeighboursLeave() throws {
    let frames = try layout(
      label("a", 30, #"numberOfLines="0""#) + label("b", 40),
      corner + [
        "b.leading = a.trailing", "b.trailing = root.trailing", "b.top = root.top",
        "b.width = 320",
      ])
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 80, height: 60))
  }

  @Test func anExplicitWidthToWrapIn() throws {
    let frames = try layout(
      label("a", 30, #"numberOfLines="0" preferredMaxLayoutWidth="120""#), corner)
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 120, height: 40))
  }

  /// 30 characters are 240 wide, and 200 in two lines; a width of 0 is none.
  @Test(arguments: [("200", 200.0, 40.0), ("0", 240, 20)])
  func aLabelsPreferredWidth(preferred: String, width: Double, height: Double) throws {
    let attributes = #"numberOfLines="0" preferredMaxLayoutWidth="\#(preferred)""#
    #expect(
      try layout(label("a", 30, attributes), corner)["a"]?.size
        == Size(width: width, height: height))
  }

  @Test func lineBreaksInATextCount() throws {
    let text = #"<string key="text">xxx&#10;xxxxx</string>"#
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="16"/>"#
    let frames = try layout(
      box("a", text + font, tag: "label", attributes: #"numberOfLines="0""#), corner)
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 40, height: 40))
  }

  /// Two lines of 21.25 are 42.5 high; a text view counts the leading of both and has 8 above and below.
  @Test(arguments: [
    ("label", "style=\"UICTFontTextStyleBody\"", 42.5),
    ("textView", "style=\"UICTFontTextStyleBody\"", 62.5),
    ("textView", "type=\"system\" pointSize=\"17\"", 58.5),
  ])
  func leadingCountsInTextViews(tag: String, font: String, height: Double) throws {
    let frames = try layout(
      box(
        "a", "<fontDescription key=\"fontDescription\" \(font)/>", tag: tag,
        attributes: #"numberOfLines="0" scrollEnabled="NO" text="xxx&#10;xxx""#), corner)
    #expect(frames["a"]?.height == height)
  }

  @Test func aLabelWithoutTextHasNoSize() throws {
    #expect(
      try layout(box("a", tag: "label"), corner)["a"] == Rect(x: 0, y: 0, width: 0, height: 0))
  }

  /// A line of 17 points is 21.25 high, and 3 characters of it are 25.5 wide.
  @Test(arguments: [
    (17, "", "", false, true, 25.5, 21.5), (17, "", "", false, false, 25.5, 21.5),
    (17, "", "numberOfLines=\"0\"", false, true, 25.5, 21.5), (17, "", "", true, true, 25.5, 21.5),
    (19, "", "", false, true, 28.5, 24),
    (17, "weight=\"light\"", "", false, true, 25.5, 21.5),
  ])
  func labelsAreInPixels(
    size: Int, font: String, attributes: String, isInStack: Bool, isAsDesigned: Bool,
    width: Double, height: Double
  ) throws {
    let label = label("a", 3, attributes, size: size, font: font)
    let stack = box("s", "<subviews>\(label)</subviews>", tag: "stackView")
    let root = isInStack ? "s" : "a"
    let frames = try Fixture(isAsDesigned: isAsDesigned).layout(
      isInStack ? stack : label, ["\(root).leading = root.leading", "\(root).top = root.top"])
    #expect(frames["a"]?.size == Size(width: width, height: height))
  }

  /// 3 characters of 7.5 are 22.5 wide, and a line is 18.75 high.
  @Test(arguments: [(1.0, 23.0, 19.0), (2, 22.5, 19)])
  func aLabelsSizeIsRoundedUpToPixels(scale: Double, width: Double, height: Double) throws {
    let frames = try Fixture(screen: Screen(scale: scale)).layout(label("a", 3, size: 15), corner)
    #expect(frames["a"]?.size == Size(width: width, height: height))
  }

  // MARK: Alignment rectangles

  /// Constraints act on a switch's 49 points; its frame has 2 more at the right.
  @Test func aSwitchsFrameIsWiderThanItsAlignmentRectangle() throws {
    let frames = try layout(
      box("a", tag: "switch"), ["a.trailing = root.trailing", "a.top = root.top"])
    #expect(frames["a"] == Rect(x: 351, y: 0, width: 51, height: 31))
  }

  @Test func aSlidersFrameReachesBeyondBothEnds() throws {
    let frames = try layout(
      box("a", tag: "slider"), corner + ["a.trailing = root.trailing"])
    #expect(frames["a"] == Rect(x: -2, y: 0, width: 404, height: 31))
  }

  @Test func viewsBesideASwitchKeepTheirDistanceFromItsAlignmentRectangle() throws {
    let frames = try layout(
      box("a", tag: "switch") + label("b", 1),
      corner + ["b.leading = a.trailing + 8", "b.top = root.top"])
    #expect(frames["b"]?.x == 57)
  }

  @Test func aMaskPlacesAFrameNotAnAlignmentRectangle() throws {
    let frames = try layout(
      masked("a", Rect(x: 30, y: 40, width: 51, height: 31), tag: "switch"))
    #expect(frames["a"] == Rect(x: 30, y: 40, width: 51, height: 31))
  }

  // MARK: Images and designables

  private func withImage(_ image: String) -> Fixture {
    Fixture(document: "<resources>\(image)</resources>")
  }

  @Test func anImageViewIsAsLargeAsItsImage() throws {
    let frames = try withImage(#"<image name="logo" width="40" height="20.5"/>"#).layout(
      box("a", tag: "imageView", attributes: #"image="logo""#), corner)
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 40, height: 20.5))
  }

  /// The app's file is 30 points wide in a compact width, 150 in others. A document's own canvas has the
  /// size that the document remembers, and so have others where the file isn't at hand.
  @Test(arguments: [
    ("logo", SizeClass.compact, false, 30.0), ("logo", .regular, false, 150),
    ("logo", .compact, true, 60), ("gone", .compact, false, 60), ("new", .regular, false, 150),
  ])
  func anImageViewIsAsLargeAsTheVariantThatItShows(
    image: String, width: SizeClass, asDesigned: Bool, expected: Double
  ) throws {
    var fixture = withImage(
      #"<image name="logo" width="60" height="60"/><image name="gone" width="60" height="60"/>"#)
    fixture.screen.horizontalSizeClass = width
    fixture.isAsDesigned = asDesigned
    fixture.images = { name, traits in
      let side = traits.horizontalSizeClass == .compact ? 30.0 : 150
      return name == "gone" ? nil : AppImage(size: Size(width: side, height: side))
    }
    let views = [
      box("a", tag: "imageView", attributes: #"image="\#(image)""#),
      box("a", #"<state key="normal" image="\#(image)"/>"#, tag: "button"),
    ]
    for view in views {
      let size = try fixture.layout(view, corner)["a"]?.size
      #expect(size == Size(width: expected, height: expected))
    }
  }

  /// An image of 40 × 30 whose alignment rectangle has edges around it, or reaches out of it at the bottom: what
  /// follows begins where that ends. Constraints act on the rectangle, whatever they say.
  @Test(arguments: [
    ("", #"image="i""#, "imageView", false, Rect(x: -4, y: -2, width: 40, height: 30), 24.0),
    ("", #"image="low""#, "imageView", false, Rect(x: 0, y: 0, width: 40, height: 30), 35),
    (
      #"<state key="normal" backgroundImage="i"/>"#, "", "button", false,
      Rect(x: -4, y: -2, width: 40, height: 30), 24
    ),
    (
      #"<state key="normal" image="i"/>"#, "", "button", false,
      Rect(x: 0, y: 0, width: 40, height: 30), 30
    ),
    ("", #"image="i""#, "imageView", true, Rect(x: 0, y: 0, width: 50, height: 60), 60),
  ])
  func imagesHaveAlignmentRectangles(
    content: String, attributes: String, tag: String, isAsDesigned: Bool, frame: Rect, end: Double
  ) throws {
    var fixture = withImage(
      #"<image name="i" width="50" height="60"/><image name="low" width="50" height="60"/>"#)
    fixture.isAsDesigned = isAsDesigned
    fixture.images = { name, _ in
      AppImage(
        size: Size(width: 40, height: 30),
        alignmentInsets: name == "low"
          ? EdgeInsets(top: 0, left: 0, bottom: -5, right: 0)
          : EdgeInsets(top: 2, left: 4, bottom: 4, right: 8))
    }
    let frames = try fixture.layout(
      box("a", content, tag: tag, attributes: attributes) + box("b"),
      corner + ["b.top = a.bottom", "b.leading = a.leading", "b.width = 1", "b.height = 1"])
    #expect(frames["a"] == frame)
    #expect(frames["b"]?.y == end)
  }

  /// A rectangle that is smaller than what reaches out of the image leaves no frame.
  @Test func aCollapsedImageHasNoFrame() throws {
    var fixture = withImage(#"<image name="i" width="50" height="60"/>"#)
    fixture.images = { _, _ in
      AppImage(
        size: Size(width: 40, height: 30),
        alignmentInsets: EdgeInsets(top: 0, left: -6, bottom: -5, right: -6))
    }
    let frames = try fixture.layout(
      box("a", tag: "imageView", attributes: #"image="i""#),
      pin("a", Rect(x: 10, y: 20, width: 4, height: 3)))
    #expect(frames["a"]?.size == Size(width: 0, height: 0))
  }

  /// Symbols are not the app's, whatever its files are called.
  @Test func aSymbolIsNoFileOfTheApps() throws {
    var fixture = symbol(width: 128)
    let own = try fixture.layout(box("a", tag: "imageView", attributes: #"image="s""#), corner)
    fixture.images = { _, _ in AppImage(size: Size(width: 500, height: 500)) }
    let same = try fixture.layout(box("a", tag: "imageView", attributes: #"image="s""#), corner)
    #expect(own["a"] == same["a"] && own["a"] != nil)
  }

  @Test func aDesignablesSizeCountsOnItsOwnCanvas() throws {
    var fixture = Fixture(
      document: """
        <designables><designable name="a">
          <size key="intrinsicContentSize" width="123" height="45"/>
        </designable></designables>
        """, isAsDesigned: true)
    #expect(try fixture.layout(box("a"), corner)["a"]?.size == Size(width: 123, height: 45))
    fixture.isAsDesigned = false
    #expect(try fixture.layout(label("a", 5), corner)["a"]?.size == Size(width: 40, height: 20))
  }

  /// A designable label of 123 × 45 that wraps takes a line more in less than that, but not where as
  /// little as a point is lacking.
  @Test(arguments: [(130.0, 45.0), (122.5, 45), (121.5, 90), (50, 135)])
  func aDesignableTextWraps(width: Double, height: Double) throws {
    let fixture = Fixture(
      document: """
        <designables><designable name="a">
          <size key="intrinsicContentSize" width="123" height="45"/>
        </designable></designables>
        """, isAsDesigned: true)
    let frames = try fixture.layout(
      label("a", 40, #"numberOfLines="0""#), corner + ["a.width = \(width)"])
    #expect(frames["a"]?.height == height)
  }

  @Test func aPlaceholderSizeCountsOnTheDesignsCanvasOnly() throws {
    let view = label(
      "a", 5, #"placeholderIntrinsicWidth="99" placeholderIntrinsicHeight="infinite""#)
    let designed = try Fixture(isAsDesigned: true).layout(view, corner + ["a.height = 7"])
    #expect(designed["a"]?.size == Size(width: 99, height: 7))
    #expect(try layout(view, corner)["a"]?.size == Size(width: 40, height: 20))
  }

  /// A text of 80 in 60 takes two lines, although the width that stands in for its own is less than that.
  @Test func aTextThatHasAPlaceholderWraps() throws {
    let view = label("a", 10, #"numberOfLines="0" placeholderIntrinsicWidth="30""#)
    let frames = try Fixture(isAsDesigned: true).layout(view, corner + ["a.width = 60"])
    #expect(frames["a"]?.height == 40)
  }

  /// One that is infinite is none, although the text would have one.
  @Test func anInfinitePlaceholderIsNoSize() throws {
    let view = label("a", 5, #"placeholderIntrinsicWidth="infinite""#)
    let frames = try Fixture(isAsDesigned: true).layout(
      view, corner + ["a.width = 300 @1"])
    #expect(frames["a"]?.size == Size(width: 300, height: 20))
  }

  /// The author's guess at the size that a class of the app's own has.
  @Test(arguments: [(#"customClass="Chart""#, 99.0), ("", 0)])
  func aPlaceholderSizeStandsInForOneThatIsNotKnown(attributes: String, width: Double) throws {
    let view = box(
      "a",
      attributes: #"placeholderIntrinsicWidth="99" placeholderIntrinsicHeight="20" "# + attributes)
    #expect(try layout(view, corner)["a"]?.width == width)
  }

  // MARK: Buttons

  private func button(_ title: String, _ content: String = "") -> String {
    box(
      "a",
      """
      <fontDescription key="fontDescription" type="system" pointSize="16"/>\(content)
      <state key="normal" title="\(title)"/>
      """, tag: "button", attributes: #"buttonType="system""#)
  }

  @Test func aButtonHasSixPointsAboveAndBelowItsTitle() throws {
    #expect(
      try layout(button("xxxxxxxxxx"), corner)["a"] == Rect(x: 0, y: 0, width: 80, height: 32))
  }

  /// 5 characters of 7.5 are 37.5 wide, and a line is 18.75 high.
  @Test(arguments: [1.0, 2, 3])
  func aButtonsTitleIsRoundedUpToPoints(scale: Double) throws {
    let button = button("xxxxx").replacing("pointSize=\"16\"", with: "pointSize=\"15\"")
    let frames = try Fixture(screen: Screen(scale: scale)).layout(button, corner)
    #expect(frames["a"]?.size == Size(width: 38, height: 31))
  }

  @Test func aButtonIsNeverNarrowerThan30() throws {
    #expect(try layout(button("x"), corner)["a"]?.width == 30)
  }

  @Test(arguments: [(16.0, 32.0), (20, 37)])
  func aButtonWithNothingIsAsHighAsWithATitle(pointSize: Double, height: Double) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="\#(pointSize)"/>"#
    let frames = try layout(box("a", font, tag: "button"), corner)
    #expect(frames["a"]?.size == Size(width: 30, height: height))
  }

  /// In 16 points a line is 20 high. Without a font a custom button has 18 points, a line of 22.5.
  @Test(arguments: [
    (#"title="xxxxxxxxxx" image="small""#, 90.0, 20.0),
    (#"title="xxxxxxxxxx" image="large""#, 120, 40),
    (#"image="small""#, 10, 20), (#"image="large""#, 40, 40),
  ])
  func imagesOfAButton(state: String, width: Double, height: Double) throws {
    let images =
      #"<image name="small" width="10" height="10"/><image name="large" width="40" height="40"/>"#
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="16"/>"#
    let frames = try withImage(images).layout(
      box("a", font + #"<state key="normal" \#(state)/>"#, tag: "button"), corner)
    #expect(frames["a"]?.size == Size(width: width, height: height))
  }

  /// 6 characters of 14 points are 42 wide and a line 17.5 high; of 17 points 51 and 21.25, of 20 points
  /// 60 and 25.
  @Test(arguments: [
    ("19529", true, "", 66.0, 31.5), ("20037", true, "", 66, 31.5), ("21507", true, "", 75, 35.5),
    ("19529", false, "", 75, 35.5),
    ("19529", true, "20", 84, 39), ("21507", true, "20", 84, 39),
  ])
  func aButtonsConfiguration(
    tools: String, isAsDesigned: Bool, pointSize: String, width: Double, height: Double
  ) throws {
    let font =
      pointSize.isEmpty
      ? ""
      : #"<fontDescription key="titleFontDescription" type="system" pointSize="\#(pointSize)"/>"#
    let configuration = """
      <buttonConfiguration key="configuration" style="plain" title="xxxxxx">\(font)
      </buttonConfiguration>
      """
    let button = box("a", configuration, tag: "button", attributes: #"buttonType="system""#)
    let frames = try Fixture(tools: tools, isAsDesigned: isAsDesigned).layout(button, corner)
    #expect(frames["a"]?.size == Size(width: width, height: height))
  }

  /// Body is of 14 points on the canvas of Xcode 13, on a device of 17.
  @Test(arguments: [("19529", true, 42.0), ("19529", false, 51), ("21507", true, 51)])
  func aTextStyleOnTheCanvas(tools: String, isAsDesigned: Bool, width: Double) throws {
    let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    let label = box("a", font, tag: "label", attributes: #"text="xxxxxx""#)
    let frames = try Fixture(tools: tools, isAsDesigned: isAsDesigned).layout(label, corner)
    #expect(frames["a"]?.width == width)
  }

  /// What a button keeps free around its title.
  @Test(arguments: [("", 12.0, 7.0), ("medium", 12, 7), ("large", 20, 15)])
  func aConfigurationsSize(size: String, side: Double, end: Double) throws {
    let attributes = size.isEmpty ? "" : #"buttonSize="\#(size)""#
    let configuration = """
      <buttonConfiguration key="configuration" style="filled" title="xxxxxx" \(attributes)/>
      """
    let button = box("a", configuration, tag: "button", attributes: #"buttonType="system""#)
    let frames = try Fixture().layout(button, corner)
    #expect(frames["a"]?.size == Size(width: 51 + 2 * side, height: 21.5 + 2 * end))
  }

  // MARK: Text fields

  /// A line of 14 points is 17.5 high, one of 20 is 25, of 21 26.25, of 24 30.
  @Test(arguments: [
    ("14490", "roundedRect", 14, 30.0), ("14490", "roundedRect", 20, 35),
    ("17701", "roundedRect", 14, 34), ("17701", "roundedRect", 21, 36),
    ("17701", "roundedRect", 24, 40), ("17701", "bezel", 14, 23), ("14490", "none", 14, 18),
    ("15705", "none", 14, 18), ("17701", "none", 14, 19),
  ])
  func heightOfATextField(tools: String, border: String, pointSize: Int, height: Double) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="\#(pointSize)"/>"#
    let frames = try Fixture(tools: tools).layout(
      box("a", font, tag: "textField", attributes: #"borderStyle="\#(border)""#),
      corner + ["a.width = 100"])
    #expect(frames["a"]?.size == Size(width: 100, height: height))
  }

  @Test func insetsOfAButtonsContent() throws {
    let insets = #"<inset key="contentEdgeInsets" minX="1" minY="2" maxX="30" maxY="40"/>"#
    #expect(
      try layout(button("xxxxxxxxxx", insets), corner)["a"]
        == Rect(x: 0, y: 0, width: 111, height: 62))
  }
}
