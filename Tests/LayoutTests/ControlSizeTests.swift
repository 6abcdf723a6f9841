import InterfaceBuilder
import Scenes
import Testing
import Traits

@testable import Layout

/// Sizes of controls whose content doesn't wrap.
@Suite struct ControlSizeTests {
  private let corner = ["a.leading = root.leading", "a.top = root.top"]

  private func size(
    _ tag: String, _ attributes: String = "", _ content: String = "", _ fixture: Fixture = Fixture()
  ) throws -> Size? {
    try fixture.layout(box("a", content, tag: tag, attributes: attributes), corner)["a"]?.size
  }

  // MARK: Switches and sliders

  /// The system counts where an app runs, and otherwise the version of Xcode.
  @Test(
    arguments: [
      ("23727", nil, Size(width: 51, height: 31), Rect(x: 98, y: 0, width: 54, height: 31)),
      ("24127", nil, Size(width: 63, height: 28), Rect(x: 100, y: 0, width: 50, height: 34)),
      ("22505", 26, Size(width: 63, height: 28), Rect(x: 100, y: 0, width: 50, height: 34)),
      ("24127", 18, Size(width: 51, height: 31), Rect(x: 98, y: 0, width: 54, height: 31)),
    ] as [(String, Int?, Size, Rect)])
  func capsulesOfSystem26(tools: String, system: Int?, toggle: Size, slider: Rect) throws {
    var fixture = Fixture(tools: tools)
    fixture.screen.system = system.map { SystemVersion($0) }
    let frames = try fixture.layout(
      box("a", tag: "switch") + box("b", tag: "slider"),
      corner + ["b.leading = root.leading + 100", "b.top = root.top", "b.width = 50"])
    #expect(frames["a"]?.size == toggle)
    #expect(frames["b"] == slider)
  }

  // MARK: Segmented controls

  /// In the measurer of these tests a character of 13 points is 6.5 wide.
  private func segments(_ titles: [String], width: String = "") -> String {
    "<segments>\(titles.map { "<segment title=\"\($0)\" \(width)/>" }.joined())</segments>"
  }

  @Test(arguments: [
    ("22505", "", 2 * (26 + 18) + 1, 32), ("13196", "", 2 * (26 + 14) + 1, 29),
    ("22505", "apportionsSegmentWidthsByContent=\"YES\"", 26 + 18 + 13 + 18 + 1, 32),
  ])
  func segmentsAreAsWideAsTheirTitles(
    tools: String, attributes: String, width: Int, height: Int
  ) throws {
    #expect(
      try size(
        "segmentedControl", attributes, segments(["xxxx", "xx"]), Fixture(tools: tools))
        == Size(width: Double(width), height: Double(height)))
  }

  @Test func segmentsWithWidthsOfTheirOwn() throws {
    let content = segments(["xxxx", "xx"], width: "width=\"61\"")
    #expect(try size("segmentedControl", "", content)?.width == 123)
  }

  // MARK: Page controls

  @Test(
    arguments: [
      ("14490", 2, 3, 39, 37), ("14490", 2, 5, 71, 37), ("18122", 3, 3, 361 / 3, 79 / 3),
      ("21507", 3, 3, 347 / 3, 26), ("21507", 2, 3, 116.5, 26), ("21507", 2, 5, 151.5, 26),
    ] as [(String, Double, Int, Double, Double)])
  func pageControls(
    tools: String, scale: Double, pages: Int, width: Double, height: Double
  ) throws {
    let found = try #require(
      try size(
        "pageControl", #"numberOfPages="\#(pages)""#, "",
        Fixture(tools: tools, screen: Screen(scale: scale))))
    #expect(abs(found.width - width) < 0.001)
    #expect(abs(found.height - height) < 0.001)
  }

  // MARK: Progress views

  /// The frame of one in the style of bars reaches a point below what constraints say.
  @Test(arguments: [("default", 4.0), ("bar", 5)])
  func progressViewsOfBarsReachLower(style: String, height: Double) throws {
    let frames = try layout(
      box("a", tag: "progressView", attributes: #"progressViewStyle="\#(style)""#),
      ["a.leading = root.leading", "a.bottom = root.top + 10", "a.height = 4"])
    #expect(frames["a"]?.y == 6)
    #expect(frames["a"]?.height == height)
  }

  @Test func progressViewsOfBarsAreThinner() throws {
    #expect(try size("progressView", #"progressViewStyle="bar""#)?.height == 2.5)
    #expect(try size("progressView")?.height == 4)
  }

  // MARK: Toolbars

  @Test func onlyTheLowestToolbarMakesRoomForTheHomeIndicator() throws {
    var fixture = Fixture()
    fixture.screen.safeArea.bottom = 34
    let frames = try fixture.layout(
      box("upper", tag: "toolbar") + box("lower", tag: "toolbar"),
      [
        "upper.leading = root.leading", "lower.leading = root.leading",
        "upper.width = 400", "lower.width = 400",
        "upper.bottom = lower.top", "lower.bottom = safe.bottom",
      ])
    #expect(frames["upper"] == Rect(x: 0, y: 673, width: 400, height: 44))
    #expect(frames["lower"] == Rect(x: 0, y: 717, width: 400, height: 49))
  }

  @Test(arguments: [(Idiom.phone, 0.0, 44.0), (.phone, 34, 49), (.pad, 0, 44), (.pad, 20, 50)])
  func toolbarsAreHigherAboveTheHomeIndicator(idiom: Idiom, area: Double, height: Double) throws {
    var fixture = Fixture()
    fixture.screen.idiom = idiom
    fixture.screen.safeArea.bottom = area
    #expect(try size("toolbar", "", "", fixture)?.height == height)
  }

  // MARK: Pickers

  @Test func wheelsAreLowerWhereThereIsLittleHeight() throws {
    var landscape = Fixture()
    landscape.screen.verticalSizeClass = .compact
    #expect(try size("pickerView") == Size(width: 320, height: 216))
    #expect(try size("pickerView", "", "", landscape) == Size(width: 320, height: 162))
    #expect(try size("datePicker", "style=\"wheels\"", "", landscape)?.height == 162)
  }

  @Test(arguments: [("14854", true, 162.0), ("14854", false, 216), ("17156", true, 216)])
  func wheelsInCells(tools: String, isAsDesigned: Bool, height: Double) throws {
    let cell = """
      <tableView id="t"><rect key="frame" x="0" y="0" width="400" height="800"/>
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="400" height="300"/>
      <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0" y="0" width="400" height="300"/>
        <subviews>\(box("a", tag: "pickerView"))</subviews>
        <constraints>\(constraintElement("a.top = content.top", id: "k"))</constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let frames = try Fixture(tools: tools, isAsDesigned: isAsDesigned).layout(cell)
    #expect(frames["a"]?.height == height)
  }

  /// A line of 17 points is 21.25 high here, and its characters 8.5 wide.
  @Test(arguments: [
    ("22505", "", 35.5, 12 * 8.5 + 8 * 8.5 + 51), ("22505", "datePickerMode=\"time\"", 35.5, 90),
    ("22505", "datePickerMode=\"countDownTimer\"", 216, 320), ("14490", "", 216, 320),
    ("14490", "style=\"compact\" datePickerMode=\"date\"", 35.5, 124),
  ])
  func stylesOfDatePickers(
    tools: String, attributes: String, height: Double, width: Double
  ) throws {
    #expect(
      try size("datePicker", attributes, "", Fixture(tools: tools))
        == Size(width: width, height: height))
  }

  // MARK: Bars

  @Test(arguments: [
    ("9059", "", 44.0), ("9059", "prompt=\"Where to\"", 75), ("22505", "prompt=\"\"", 56),
    ("22505", "prompt=\"Where to\"", 87),
  ])
  func aPromptMakesASearchBarHigher(tools: String, attributes: String, height: Double) throws {
    let bar = box("a", tag: "searchBar", attributes: attributes)
    let frames = try Fixture(tools: tools).layout(bar, corner + ["a.width = 300"])
    #expect(frames["a"]?.height == height)
  }

  @Test func aBarWithLargeTitles() throws {
    let across = corner + ["a.trailing = root.trailing"]
    func height(_ attributes: String) throws -> Double? {
      try layout(box("a", tag: "navigationBar", attributes: attributes), across)["a"]?.height
    }
    #expect(try height("") == 44)
    #expect(try height("largeTitles=\"YES\"") == 96)
  }

  @Test func aTabBarReachesUnderTheHomeIndicator() throws {
    var fixture = Fixture()
    fixture.screen.safeArea.bottom = 34
    let across = ["a.leading = root.leading", "a.trailing = root.trailing"]
    let bar = box("a", tag: "tabBar")
    #expect(
      try fixture.layout(bar, across + ["a.bottom = root.bottom"])["a"]
        == Rect(x: 0, y: 717, width: 400, height: 83))
    #expect(
      try fixture.layout(bar, across + ["a.bottom = safe.bottom"])["a"]
        == Rect(x: 0, y: 717, width: 400, height: 49))
  }

  // MARK: Symbols

  private func symbol(width: Int) -> Fixture {
    Fixture(
      document: """
        <resources><image name="s" catalog="system" width="\(width)" height="128"/></resources>
        """)
  }

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

  // MARK: Configured buttons

  /// In the measurer of these tests a character of 17 points is 8.5 wide and a line 21.5 high.
  @Test(arguments: [
    (#"title="xxxx""#, "", 58.0, 35.5),
    (#"image="i""#, "", 54, 30),
    (#"title="xxxx" image="i" imagePadding="5""#, "", 93, 35.5),
    (#"title="xxxx" image="i" imagePlacement="trailing""#, "", 88, 35.5),
    (#"title="xxxx" image="i" imagePlacement="top" imagePadding="5""#, "", 58, 56.5),
    (
      #"title="xxxx""#,
      #"<directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>"#,
      40, 25.5
    ),
  ])
  func configuredButtonsHoldTitleAndImage(
    configuration: String, content: String, width: Double, height: Double
  ) throws {
    let fixture = Fixture(
      document: #"<resources><image name="i" width="30" height="16"/></resources>"#)
    let element = """
      <buttonConfiguration key="configuration" style="plain" \(configuration)>\(content)
      </buttonConfiguration>
      """
    #expect(
      try size("button", "", element, fixture)
        == Size(width: width, height: height))
  }

  /// 12 characters of 17 points are 102 wide, a line is 21.25 high; in insets of 12 and 7, and beside an
  /// image of 30, in which width, and which height.
  @Test(arguments: [
    ("", 126.0, 35.5), ("", 125.5, 35.5), ("", 75, 56.5), ("", 41, 141.5),
    (#"image="i" imagePadding="5""#, 110, 56.5),
    (#"image="i" imagePlacement="top" imagePadding="5""#, 75, 77.5),
    (#"titleLineBreakMode="tailTruncation""#, 75, 35.5),
    (#"titleLineBreakMode="characterWrap""#, 75, 56.5),
    // A subtitle has a line of its own, which wraps as well.
    (#"subtitle="xxx""#, 126, 56.5), (#"subtitle="xxx""#, 75, 78),
    (#"subtitle="xxx" titleLineBreakMode="clip""#, 75, 56.5),
  ])
  func configuredTitlesWrapInTheirButtonsWidth(
    configuration: String, width: Double, height: Double
  ) throws {
    let fixture = Fixture(
      document: #"<resources><image name="i" width="30" height="16"/></resources>"#)
    let frames = try fixture.layout(
      box(
        "a",
        "<buttonConfiguration key=\"configuration\" title=\"xxxxxxxxxxxx\" \(configuration)/>",
        tag: "button"),
      ["a.leading = root.leading", "a.top = root.top", "a.width = \(width)"])
    #expect(frames["a"]?.height == height)
  }

  /// A symbol of 128 × 128 is 20 × 1.28 points wide in text of 17 points and as high as that, 21.5, in
  /// insets of 12 and 7; in smaller text and scale it is less.
  @Test(arguments: [
    ("", 49.5, 35.5), (#"scale="medium""#, 44, 35.5),
    (#"configurationType="pointSize" pointSize="8.5""#, 37, 25),
  ])
  func symbolsInConfiguredButtonsAreLarge(
    configuration: String, width: Double, height: Double
  ) throws {
    let own =
      configuration.isEmpty
      ? ""
      : #"<preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" \#(configuration)/>"#
    let element = """
      <buttonConfiguration key="configuration" style="plain" image="s" catalog="system">\(own)
      </buttonConfiguration>
      """
    #expect(
      try size("button", "", element, symbol(width: 128)) == Size(width: width, height: height))
  }

  /// A line of 17 points is 21.25 high, one of 18 is 22.5; 3 characters of them are 25.5 and 27 wide.
  @Test(arguments: [
    ("", false, true, 49.5, 36.0), ("", false, false, 49.5, 35.5), ("", true, true, 49.5, 35.5),
    (
      #"<fontDescription key="titleFontDescription" type="system" pointSize="18"/>"#, false, true,
      51, 36.5
    ),
  ])
  func titlesOfTheLibrarysButtonsAreWholePointsHighOnTheCanvas(
    font: String, isInStack: Bool, isAsDesigned: Bool, width: Double, height: Double
  ) throws {
    let button = box(
      "a",
      #"<buttonConfiguration key="configuration" style="plain" title="xxx">\#(font)"#
        + "</buttonConfiguration>", tag: "button", attributes: #"buttonType="system""#)
    let stack = box("s", "<subviews>\(button)</subviews>", tag: "stackView")
    let root = isInStack ? "s" : "a"
    let frames = try Fixture(isAsDesigned: isAsDesigned).layout(
      isInStack ? stack : button, ["\(root).leading = root.leading", "\(root).top = root.top"])
    #expect(frames["a"]?.size == Size(width: width, height: height))
  }

  // MARK: Priorities

  /// 30 characters need 240 points; a required resistance can't have them, but keeps all there is.
  @Test func aRequiredIntrinsicSizeYieldsAsLittleAsItCan() throws {
    let strong = #"horizontalCompressionResistancePriority="1000""#
    let weak = #"horizontalCompressionResistancePriority="999""#
    let frames = try layout(
      label("a", 30, strong) + label("b", 30, weak),
      corner + [
        "b.leading = a.trailing", "b.trailing = root.leading + 100", "b.top = root.top",
      ])
    #expect(frames["a"]?.width == 100)
    #expect(frames["b"]?.width == 0)
  }
}
