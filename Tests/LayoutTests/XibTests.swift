import InterfaceBuilder
import Scenes
import Testing
import Traits

@testable import Layout

/// Views of xibs, which no controller sizes, as designed.
@Suite struct XibTests {
  private let notch = Screen(safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))

  private func layout(
    _ view: String, tools: String = "22505", screen: Screen = Screen(), isAsDesigned: Bool = true
  ) throws -> Frames {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)">
      <objects>\(view)</objects></document>
      """
    let scenes = SceneSet(try Document(parsing: Array(text.utf8)))
    let entry = try #require(scenes.entries.first)
    let scene = scenes.scene(entry, environment: screen.environment, isAsDesigned: isAsDesigned)
    return try Frames(laidOut: LayoutEngine(text: TestMeasurer()).layout(scene))
  }

  private func constraints(_ constraints: [String]) -> String {
    let elements = constraints.enumerated().map { constraintElement($1, id: "c\($0)") }
    return "<constraints>\(elements.joined())</constraints>"
  }

  // MARK: Safe areas

  /// A view of a free size is where code puts it on a device, so that none of the screen's edges are in it; one
  /// that fills the screen, or that has a bar, has them.
  @Test(arguments: [
    (#"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#, true, 44.0, 34.0),
    (#"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#, false, 0, 0),
    ("", false, 44, 34),
    (
      #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
        + #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#, false,
      88, 0
    ),
  ])
  func safeAreas(metrics: String, isAsDesigned: Bool, top: Double, bottom: Double) throws {
    let frames = try layout(
      box("v", #"<rect key="frame" x="0" y="0" width="400" height="300"/>"# + metrics),
      screen: notch, isAsDesigned: isAsDesigned)
    #expect(frames.laidOut.safeArea.top >= top && frames.laidOut.safeArea.bottom >= bottom)
    if bottom == 0, top == 0 { #expect(frames.laidOut.safeArea == .zero) }
  }

  /// What a controller loads as its view has the status bar over it on a device, where it fills the screen;
  /// other views are put somewhere by code.
  @Test(arguments: [
    ("", "view", false, true), ("", "view", true, false), ("", "other", false, false),
    (
      #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#, "view", false, false
    ),
    (
      #"<simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="none"/>"#,
      "view",
      false, false
    ),
  ])
  func controllersViewsHaveTheStatusBar(
    metrics: String, outlet: String, isAsDesigned: Bool, hasBar: Bool
  ) throws {
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page"><connections>
      <outlet property="\(outlet)" destination="v" id="o"/></connections></placeholder>
      """
    let view = box("v", #"<rect key="frame" x="0" y="0" width="400" height="800"/>"# + metrics)
    let frames = try layout(owner + view, screen: .homeButton, isAsDesigned: isAsDesigned)
    #expect(frames.laidOut.showsStatusBar == hasBar)
  }

  // MARK: Sizes

  /// A view of the screen's width of 400, as high as what is in it, or else as the screen.
  @Test(
    arguments: [
      (["a.height = 30", "a.bottom = v.bottom - 5"], 45.0), (["v.height = 55"], 55), ([], 800),
    ] as [([String], Double)])
  func aViewThatSizesItselfIsAsHighAsItsConstraintsSay(
    _ written: [String], height: Double
  ) throws {
    let across = ["a.leading = v.leading", "a.trailing = v.trailing", "a.top = v.top + 10"]
    let frames = try layout(
      box("v", "<subviews>\(box("a"))</subviews>" + constraints(across + written)))
    #expect(frames["v"] == Rect(x: 0, y: 0, width: 400, height: height))
    #expect(frames["a"]?.width == 400)
  }

  /// Whatever its constraints say; one that is empty is none.
  @Test(arguments: [
    (70.0, 90.0, Size(width: 70, height: 90)), (0, 0, Size(width: 400, height: 45)),
  ])
  func aStoredSizeHolds(width: Double, height: Double, expected: Size) throws {
    let content = constraints(["a.top = v.top + 10", "a.height = 30", "a.bottom = v.bottom - 5"])
    let frames = try layout(
      box(
        "v",
        "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/>"
          + "<subviews>\(box("a"))</subviews>" + content))
    #expect(frames["v"]?.size == expected)
  }

  /// Xcode 6 left the content's frame as it was when a cell was given another size; masks refer to the
  /// cell's.
  @Test(arguments: [
    ("7531", "", 460.0, 119.0), ("9531", "", 320, 43),
    ("7531", #"accessoryType="checkmark""#, 421, 119),
    ("7531", #"accessoryType="disclosureIndicator""#, 427, 119),
  ])
  func aCellsContent(tools: String, attributes: String, width: Double, height: Double) throws {
    let inner = masked(
      "a", Rect(x: 10, y: 10, width: 300, height: 23), #"widthSizable="YES" heightSizable="YES""#)
    let frames = try layout(
      """
      <tableViewCell id="v" \(attributes)><rect key="frame" x="0" y="0" width="460" height="120"/>
        <tableViewCellContentView key="contentView" id="content">
          <rect key="frame" x="0" y="0" width="320" height="43"/><subviews>\(inner)</subviews>
        </tableViewCellContentView></tableViewCell>
      """, tools: tools, screen: Screen(scale: 1))
    #expect(frames["content"] == Rect(x: 0, y: 0, width: width, height: height))
    #expect(frames["a"] == Rect(x: 10, y: 10, width: 300, height: 23))
  }

  // MARK: Margins

  /// Up to Xcode 7 a view on its own has the margins of any view, since then those of a controller's.
  @Test(arguments: [("10117", 8.0, 8.0), ("11762", 20, 0)])
  func marginsOfAViewOnItsOwn(tools: String, left: Double, top: Double) throws {
    let frames = try layout(
      #"<view id="v"><rect key="frame" x="0" y="0" width="480" height="480"/>"#
        + "<subviews>\(box("a"))</subviews>"
        + constraints([
          "a.leading = v.leadingMargin", "a.top = v.topMargin", "a.width = 1", "a.height = 1",
        ]) + "</view>", tools: tools)
    #expect(frames["a"]?.x == left)
    #expect(frames["a"]?.y == top)
  }

  /// A table's up to Xcode 10.
  @Test(arguments: [
    ("collectionViewCell", "14113", 479, 0.0), ("collectionViewCell", "14113", 480, 44),
    ("collectionViewCell", "21225", 480, 44), ("tableViewCell", "14113", 480, 44),
    ("tableViewCell", "14868", 480, 0), ("tableViewCell", "23504", 1108, 0),
  ])
  func aCellAsHighAsAScreenStandsInOne(
    kind: String, tools: String, height: Int, top: Double
  ) throws {
    let frames = try layout(
      """
      <\(kind) id="cell">
        <rect key="frame" x="0" y="0" width="300" height="\(height)"/>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <subviews>\(box("a"))</subviews>
        \(constraints(["a.leading = cell.leading", "a.top = safe.top", "a.width = 1", "a.height = 1"]))
      </\(kind)>
      """, tools: tools, screen: notch)
    #expect(frames["a"]?.y == top)
  }
}
