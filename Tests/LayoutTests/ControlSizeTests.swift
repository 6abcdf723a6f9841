import InterfaceBuilder
import Scenes
import Testing
import Traits

@testable import Layout

/// Sizes of controls whose content doesn't wrap.
@Suite struct ControlSizeTests {
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

  /// Without a title a segment is as wide as one of 20.
  @Test func segmentsWithoutTitles() throws {
    let content = #"<segments key="segments"><segment image="a"/><segment image="b"/></segments>"#
    #expect(try size("segmentedControl", "", content)?.width == 2 * (20 + 18) + 1)
  }

  // MARK: Page controls

  @Test(
    arguments: [
      ("14490", 2, 3, 39, 37), ("14490", 2, 5, 71, 37), ("14490", 2, 0, 7, 37),
      ("18122", 3, 3, 347 / 3, 26),
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
    #expect(try size("progressView", "", "", Fixture(tools: "15705"))?.height == 2)
  }

  @Test(arguments: [("medium", 20.0), ("white", 20), ("large", 37), ("whiteLarge", 37)])
  func activityIndicatorsHaveTwoSizes(style: String, length: Double) throws {
    #expect(
      try size("activityIndicatorView", #"style="\#(style)""#)
        == Size(width: length, height: length))
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

  @Test func aViewBelowAToolbarDoesNotRaiseIt() throws {
    var fixture = Fixture()
    fixture.screen.safeArea.bottom = 34
    let frames = try fixture.layout(
      box("bar", tag: "toolbar") + box("v"),
      [
        "bar.leading = root.leading", "bar.bottom = v.top", "v.bottom = root.bottom",
        "v.height = 9",
      ])
    #expect(frames["bar"]?.height == 49)
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
    ("14490", "style=\"compact\" datePickerMode=\"date\"", 216, 320),
    ("17147", "style=\"compact\" datePickerMode=\"date\"", 35.5, 124),
    // A calendar, and a row for the time; for times alone there is no calendar.
    ("22505", "style=\"inline\" datePickerMode=\"date\"", 348, 320),
    ("22505", "style=\"inline\"", 392, 320),
    ("22505", "style=\"inline\" datePickerMode=\"time\"", 35.5, 90),
    ("22505", "style=\"inline\" datePickerMode=\"countDownTimer\"", 348, 320),
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

  // MARK: Priorities

  /// A text that is required to be as wide as it is doesn't wrap, whatever another constraint asks for.
  @Test func aTextThatMustNotBeCompressedDoesNotWrap() throws {
    let text = #"numberOfLines="0" horizontalCompressionResistancePriority="1000""#
    let frames = try layout(label("a", 10, text), corner + ["a.width = 50 @999.95"])
    #expect(frames["a"]?.size == Size(width: 80, height: 20))
  }

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
