import Testing
import Traits

@testable import Layout

/// What each attribute of a constraint stands for.
@Suite struct ConstraintAttributeTests {
  /// `r` is at (50, 100), 200 wide and 80 high; its margins are 10, 20, 30 and 40 from the top round.
  private let reference = box(
    "r", #"<edgeInsets key="layoutMargins" top="10" left="20" bottom="30" right="40"/>"#)
  private let place = pin("r", Rect(x: 50, y: 100, width: 200, height: 80))

  /// A constraint, and the x of `a`, which is 60 wide.
  @Test(arguments: [
    ("a.leading = r.leading + 10", 60.0), ("a.left = r.left + 10", 60),
    ("a.trailing = r.trailing - 10", 180), ("a.right = r.right - 10", 180),
    ("a.leading = r.trailing + 8", 258), ("a.right = r.left", -10),
    ("a.centerX = r.centerX", 120), ("a.centerX = r.leading", 20),
    ("a.leading = r.leadingMargin", 70), ("a.left = r.leftMargin", 70),
    ("a.trailing = r.trailingMargin", 150), ("a.right = r.rightMargin", 150),
    ("a.centerX = r.centerXWithinMargins", 110),
    // Margins of `a` itself are 8.
    ("a.leadingMargin = r.leading", 42), ("a.trailingMargin = r.trailing", 198),
    ("a.centerXWithinMargins = r.centerX", 120),
  ])
  func horizontal(constraint: String, x: Double) throws {
    let frames = try layout(
      reference + box("a"),
      place + ["a.width = 60", "a.top = root.top", "a.height = 1", constraint])
    #expect(frames["a"]?.x == x)
    #expect(frames["a"]?.width == 60)
  }

  /// A constraint, and the y of `a`, which is 40 high.
  @Test(arguments: [
    ("a.top = r.top + 10", 110.0), ("a.bottom = r.bottom - 10", 130), ("a.top = r.bottom + 8", 188),
    ("a.bottom = r.top", 60), ("a.centerY = r.centerY", 120), ("a.centerY = r.top", 80),
    ("a.top = r.topMargin", 110), ("a.bottom = r.bottomMargin", 110),
    ("a.centerY = r.centerYWithinMargins", 110), ("a.topMargin = r.top", 92),
    ("a.bottomMargin = r.bottom", 148),
    // Views without text use their edges.
    ("a.firstBaseline = r.top", 100), ("a.baseline = r.bottom", 140),
  ])
  func vertical(constraint: String, y: Double) throws {
    let frames = try layout(
      reference + box("a"),
      place + ["a.height = 40", "a.leading = root.leading", "a.width = 1", constraint])
    #expect(frames["a"]?.y == y)
    #expect(frames["a"]?.height == 40)
  }

  @Test(arguments: [
    ("a.width = r.width", 200.0), ("a.width = r.height - 30", 50), ("a.width = 0.5 * r.width", 100),
    ("a.width = 16:8 * r.height", 160), ("a.width = 2 * r.height + 5", 165),
    ("r.width = 2 * a.width - 20", 110),
  ])
  func lengths(constraint: String, width: Double) throws {
    let frames = try layout(
      reference + box("a"),
      place + ["a.leading = root.leading", "a.top = root.top", "a.height = 10", constraint])
    #expect(frames["a"]?.width == width)
  }

  @Test func anAspectRatioOfAViewToItself() throws {
    let frames = try layout(
      box("a"),
      [
        "a.leading = root.leading", "a.trailing = root.trailing", "a.top = root.top",
        "a.width = 16:9 * a.height",
      ])
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 400, height: 225))
  }

  // MARK: Baselines

  /// Lines of 16 points are 20 high with a descent of 4, those of 32 points 40 and 8.
  @Test(arguments: [
    ("a.baseline = b.baseline", 16.0), ("a.firstBaseline = b.firstBaseline", 16),
    ("a.firstBaseline = b.baseline + 10", 26), ("a.top = b.baseline", 32),
    ("a.baseline = root.top + 50", 34),
  ])
  func baselines(constraint: String, y: Double) throws {
    let frames = try layout(
      label("b", 2, size: 32) + label("a", 2),
      ["b.leading = root.leading", "b.top = root.top", "a.leading = root.leading", constraint])
    #expect(frames["a"] == Rect(x: 0, y: y, width: 16, height: 20))
  }

  /// A text field of 100 points has its text in the middle, half of its point more lower; a label of 100
  /// has it at its top.
  @Test(arguments: [("textField", 40.5), ("button", 40), ("label", 0)])
  func baselinesOfWhatIsHigherThanItsText(tag: String, y: Double) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="16"/>"#
    let state = #"<state key="normal" title="xx"/>"#
    let frames = try layout(
      box("a", font + (tag == "button" ? state : ""), tag: tag, attributes: #"text="xx""#)
        + label("b", 2),
      [
        "a.leading = root.leading", "a.top = root.top", "a.height = 100",
        "b.leading = root.leading",
        "b.firstBaseline = a.firstBaseline",
      ])
    #expect(frames["b"]?.y == y)
  }

  /// A symbol stands in the middle of capitals, 12 of 17 points and 24 of 34, and where its view's mode
  /// puts it: in a line of 21.5 in 100. Other images have no line and lend their edges.
  @Test(arguments: [
    (#"catalog="system""#, "", "center", 40.0),
    (#"catalog="system""#, #"pointSize="34""#, "center", 46),
    (#"catalog="system""#, "", "scaleAspectFit", 40), (#"catalog="system""#, "", "top", 0.5),
    (#"catalog="system""#, "", "bottomLeft", 79), ("", "", "center", -16),
  ])
  func symbolsHaveBaselines(catalog: String, size: String, mode: String, y: Double) throws {
    let fixture = Fixture(
      document: #"<resources><image name="i" \#(catalog) width="128" height="128"/></resources>"#)
    let configuration = """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" \
      configurationType="pointSize" \(size)/>
      """
    let frames = try fixture.layout(
      box(
        "a", configuration, tag: "imageView",
        attributes: #"image="i" \#(catalog) contentMode="\#(mode)""#)
        + label("b", 2),
      [
        "a.leading = root.leading", "a.top = root.top", "a.height = 100",
        "b.leading = root.leading",
        "b.firstBaseline = a.firstBaseline",
      ])
    #expect(frames["b"]?.y == y)
  }

  /// What counts is the font that a text's parts are in, not the one that its label has.
  @Test func anAttributedTextHasTheBaselineOfItsOwnFont() throws {
    let text = """
      <attributedString key="attributedText"><fragment content="xx"><attributes>
        <font key="NSFont" size="32" metaFont="system"/>
      </attributes></fragment></attributedString>
      """
    let frames = try layout(
      box("b", text, tag: "label") + label("a", 2),
      [
        "b.leading = root.leading", "b.top = root.top", "a.leading = root.leading",
        "a.firstBaseline = b.firstBaseline",
      ])
    #expect(frames["a"] == Rect(x: 0, y: 16, width: 16, height: 20))
  }

  @Test func aTextOfTwoLinesHasTwoBaselines() throws {
    let frames = try layout(
      label("b", 20, #"numberOfLines="0""#) + label("first", 2) + label("last", 2),
      [
        "b.leading = root.leading", "b.top = root.top", "b.width = 80",
        "first.leading = root.leading", "first.firstBaseline = b.firstBaseline",
        "last.leading = root.leading", "last.baseline = b.baseline",
      ])
    #expect(frames["first"]?.y == 0)
    #expect(frames["last"]?.y == 20)
  }

  // MARK: Multipliers of places

  @Test func aMultiplierOfAPlaceInTheRoot() throws {
    let frames = try layout(
      box("a"),
      [
        "a.centerX = 0.5 * root.centerX", "a.bottom = 0.75 * root.bottom", "a.width = 40",
        "a.height = 100",
      ])
    #expect(frames["a"] == Rect(x: 80, y: 500, width: 40, height: 100))
  }

  /// Places are measured in the coordinates of the view that holds both items, so half the centre of
  /// a container is a quarter of its width, wherever it lies.
  @Test func aMultiplierOfAPlaceInAContainer() throws {
    let inner = """
      <subviews>\(box("a"))</subviews><constraints>
        <constraint firstItem="a" firstAttribute="centerX" secondItem="k" secondAttribute="centerX" \
      multiplier="0.5" id="x"/>
        <constraint firstItem="a" firstAttribute="bottom" secondItem="k" secondAttribute="bottom" \
      multiplier="0.5" id="y"/>
      </constraints>
      """
    let frames = try layout(
      box("k", inner),
      pin("k", Rect(x: 100, y: 300, width: 200, height: 400)) + ["a.width = 20", "a.height = 20"])
    #expect(frames["a"] == Rect(x: 40, y: 180, width: 20, height: 20))
  }

  /// A field of 17 points whose middle is at 120. Its line is 21.5 high and 22 in whole points, which
  /// leaves the half below; since Xcode 12 the field has a point more, above the line. A label of 16
  /// points has its baseline 16 below its top.
  @Test(arguments: [("14490", 110.5), ("22505", 111)])
  func bothBaselinesOfAField(tools: String, y: Double) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    for attribute in ["firstBaseline", "baseline"] {
      let frames = try Fixture(tools: tools).layout(
        box("f", font, tag: "textField") + label("a", 3),
        pin("f", Rect(x: 0, y: 100, width: 90, height: 40)) + [
          "a.leading = f.trailing", "a.\(attribute) = f.\(attribute)",
        ])
      #expect(frames["a"]?.y == y, "\(attribute)")
    }
  }
}
