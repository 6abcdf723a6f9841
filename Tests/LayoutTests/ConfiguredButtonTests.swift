import InterfaceBuilder
import Scenes
import Testing
import Traits

@testable import Layout

/// Sizes of buttons with configurations.
@Suite struct ConfiguredButtonTests {
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
    (#"image="i" imagePadding="5""#, 110, 56.5), (#"image="i" imagePadding="5""#, 130, 56.5),
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

  /// A line of 17 points is 21.25 high, one of 21 is 26.25; 3 characters of them are 25.5 and 31.5 wide.
  @Test(arguments: [
    ("", false, true, 49.5, 35.5), ("", false, false, 49.5, 35.5), ("", true, true, 49.5, 35.5),
    (
      #"<fontDescription key="titleFontDescription" type="system" pointSize="21"/>"#, false, true,
      55.5, 40.5
    ),
    (
      #"<fontDescription key="titleFontDescription" type="system" pointSize="21"/>"#, true, true,
      55.5, 40.5
    ),
  ])
  func titlesOfConfiguredButtonsAreInPixels(
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
}
