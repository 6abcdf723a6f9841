import InterfaceBuilder
import Scenes
import Testing
import Traits

@testable import Layout

/// What Interface Builder's canvas has of the screen: its status bar, and its safe area once or twice, by
/// the version of Xcode, the device and the root view's size.
@Suite struct ScreenOnCanvasTests {
  /// Widths and heights of a view of a free size, and whether it has the status bar of a screen of
  /// 400 × 800 with a home button.
  @Test(arguments: [
    ("14113", 300.0, 479.0, false), ("14113", 300, 480, true), ("14113", 400, 800, true),
    ("16097", 300, 480, false), ("22505", 300, 480, true),
  ])
  func lowViewsHaveNoStatusBar(tools: String, width: Double, height: Double, hasBar: Bool) throws {
    let fixture = Fixture(
      rootFrame: Rect(x: 0, y: 0, width: width, height: height), tools: tools, screen: .homeButton,
      isAsDesigned: true)
    let laidOut = try fixture.layout("").laidOut
    #expect(laidOut.safeArea.top == (hasBar ? 20 : 0))
    #expect(laidOut.showsStatusBar == hasBar)
  }

  /// Of a phone with a home button and of a pad without one, whose screens have nothing but the status
  /// bar at the top.
  @Test(arguments: [
    ("14490.70", true), ("15702", false), ("21507", false), ("21701", true), ("22155", true),
  ])
  func canvasesHaveNoStatusBarUpToXcode14point2(tools: String, hasBar: Bool) throws {
    let pad = Screen(
      safeArea: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), idiom: .pad,
      horizontalSizeClass: .regular)
    for screen in [Screen.homeButton, pad] {
      let canvas = try Fixture(tools: tools, screen: screen, isAsDesigned: true).layout("").laidOut
      #expect(canvas.safeArea.top == (hasBar ? screen.safeArea.top : 0))
      #expect(canvas.safeArea.bottom == screen.safeArea.bottom)
      #expect(canvas.showsStatusBar == hasBar)
      let running = try Fixture(tools: tools, screen: screen).layout("").laidOut
      #expect(running.safeArea.top == screen.safeArea.top)
      #expect(running.showsStatusBar)
    }
  }

  /// Since Xcode 16.3 the canvas of a phone without a home button counts the screen's safe area twice,
  /// and so lie its bars, which are taller in Xcode 26.
  @Test(arguments: [
    ("23504", true, 44.0, 44.0, 34.0), ("23727", true, 88, 44, 68), ("24127", true, 88, 54, 68),
    ("24506", false, 44, 54, 34),
  ])
  func canvasesSinceXcode16point3CountTheScreenTwice(
    tools: String, isAsDesigned: Bool, top: Double, bar: Double, bottom: Double
  ) throws {
    func fixture(_ other: String) -> Fixture {
      Fixture(otherScenes: other, tools: tools, screen: .notch, isAsDesigned: isAsDesigned)
    }
    try expect(fixture(""), root: Fixture().rootFrame, top: top, bottom: bottom)
    try expect(fixture(navigation()), root: Fixture().rootFrame, top: top + bar, bottom: bottom)
    #expect(
      try fixture(navigation()).layout("")["ninefold:navigationBar:scene"]
        == Rect(x: 0, y: top, width: 400, height: bar))
    try expect(
      fixture(tabs()), root: Fixture().rootFrame, top: top,
      bottom: isAsDesigned ? bottom + 49 : 83)
  }

  /// Others don't: those of phones with a home button or on their side, and of pads; nor do sheets.
  @Test func otherCanvasesCountTheScreenOnce() throws {
    var lying = Screen(
      width: 800, height: 400, safeArea: EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    lying.verticalSizeClass = .compact
    let pad = Screen(
      safeArea: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), idiom: .pad,
      horizontalSizeClass: .regular)
    for screen in [Screen.homeButton, lying, pad] {
      let fixture = Fixture(tools: "23727", screen: screen, isAsDesigned: true)
      let canvas = try fixture.layout("").laidOut
      #expect(canvas.safeArea.top == screen.safeArea.top)
      #expect(canvas.safeArea.bottom == screen.safeArea.bottom)
    }
    let sheet = Fixture(
      otherScenes: presenter(of: "vc"), tools: "23727", screen: .notch, isAsDesigned: true)
    #expect(try sheet.layout("").laidOut.safeArea.bottom == 0)
  }

  /// Controllers' views count it twice, however high they are, unless they are in a container view or a
  /// sheet; views beside them don't.
  @Test(arguments: [
    ("vc", 800.0, "", 88.0), ("vc", 600, "", 88), ("vc", 900, "", 88), ("vc", 800, "embed", 44),
    ("vc", 800, "presentation", 0), ("loose", 800, "", 44), ("loose", 600, "", 44),
  ])
  func whoseCanvasCountsTheScreenTwice(
    id: String, height: Double, segue: String, top: Double
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="23727"><scenes>
      <scene sceneID="first"><objects><viewController id="first" sceneMemberID="viewController">
        <connections><segue destination="\(segue.isEmpty ? "" : "vc")" kind="\(segue)" id="s"/></connections>
      </viewController></objects></scene>
      <scene sceneID="scene"><objects><viewController id="vc" sceneMemberID="viewController">
        \(view("vc.view", #"key="view""#, height: height))</viewController>
        \(view("loose", "", height: height))
      </objects></scene></scenes></document>
      """
    let root = id == "vc" ? "vc.view" : id
    #expect(try safeArea(ofRoot: root, in: text).top == top)
  }

  @Test(arguments: [800.0, 300]) func canvasesOfXibsCountTheScreenTwice(height: Double) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="23727"><objects>
      \(view("v", "", height: height))</objects></document>
      """
    let safeArea = try safeArea(ofRoot: "v", in: text)
    #expect(safeArea.top == 88)
    #expect(safeArea.bottom == 68)
  }

  private func view(_ id: String, _ attributes: String, height: Double) -> String {
    """
    <view id="\(id)" \(attributes)><rect key="frame" x="0" y="0" width="400" height="\(height)"/></view>
    """
  }

  /// The safe area on the canvas of a screen with a notch.
  private func safeArea(ofRoot id: String, in text: String) throws -> EdgeInsets {
    let scenes = SceneSet(try Document(parsing: Array(text.utf8)))
    let entry = try #require(scenes.entries.first { $0.root?.id == id })
    let scene = scenes.scene(entry, environment: Screen.notch.environment, isAsDesigned: true)
    return try LayoutEngine(text: TestMeasurer()).layout(scene).safeArea
  }

  /// The bottom of a low view is far from the screen's, that of one that is wider than the screen is not.
  @Test(arguments: [(400.0, 0.0), (401, 34)])
  func viewsWiderThanTheScreenKeepTheBottomsArea(width: Double, bottom: Double) throws {
    let fixture = Fixture(
      rootFrame: Rect(x: 0, y: 0, width: width, height: 100), tools: "17506", screen: .notch,
      isAsDesigned: true)
    let safeArea = try fixture.layout("").laidOut.safeArea
    #expect(safeArea.top == 44)
    #expect(safeArea.bottom == bottom)
  }
}
