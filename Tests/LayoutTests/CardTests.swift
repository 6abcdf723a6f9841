import InterfaceBuilder
import Scenes
import Testing
import Traits

@testable import Layout

/// A sheet that is looked at on a screen by itself.
@Suite struct CardTests {
  private static let upright = Screen(
    safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0), statusBarHeight: 54)

  private static func presenting(_ controller: String = "vc") -> String {
    """
    <scene sceneID="first"><objects><viewController id="first" sceneMemberID="viewController">
      <connections>
        <segue destination="\(controller)" kind="presentation" id="presentation"/>
      </connections>
    </viewController></objects></scene>
    """
  }

  private static func navigation(isTranslucent: Bool) -> String {
    """
    <scene sceneID="outer"><objects>
      <navigationController id="outer" sceneMemberID="viewController">
        <navigationBar key="navigationBar" translucent="\(isTranslucent ? "YES" : "NO")"/>
        <connections><segue destination="vc" kind="relationship" \
    relationship="rootViewController" id="segue"/></connections>
      </navigationController></objects></scene>
    """
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var screen = CardTests.upright
    var scenes = CardTests.presenting()
    var tools = "22505"
    /// What is in the controller besides its view.
    var content = ""
    var cardTop: Double?
    var y = 0.0
    var safeAreaTop = 0.0
    var showsStatusBar = false
  }

  private static let pageSheet =
    #"<modalPageSheetSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#

  private static func changed(_ change: (inout Screen) -> Void) -> Screen {
    var screen = upright
    change(&screen)
    return screen
  }

  @Test(arguments: [
    Case(testDescription: "upright phone with a Dynamic Island", cardTop: 59, y: 59),
    Case(
      testDescription: "phone with a notch",
      screen: Screen(safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)), cardTop: 54,
      y: 54),
    Case(
      testDescription: "phone with a home button",
      screen: Screen(safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)), cardTop: 20,
      y: 20),
    Case(
      testDescription: "phone whose status bar is hidden", screen: Screen(), cardTop: 20, y: 20),
    Case(
      testDescription: "under a navigation bar",
      scenes: presenting("outer") + navigation(isTranslucent: true), cardTop: 59, y: 59,
      safeAreaTop: 56),
    Case(
      testDescription: "below an opaque navigation bar",
      scenes: presenting("outer") + navigation(isTranslucent: false), cardTop: 59, y: 115),
    Case(
      testDescription: "a phone on its side is covered",
      screen: changed {
        $0.verticalSizeClass = .compact
        $0.safeArea.top = 0
        $0.statusBarHeight = 0
      }),
    Case(
      testDescription: "a phone on its side under a navigation bar, which is no sheet's",
      screen: changed {
        $0.verticalSizeClass = .compact
        $0.safeArea.top = 0
        $0.statusBarHeight = 0
      }, scenes: presenting("outer") + navigation(isTranslucent: true), safeAreaTop: 32),
    Case(
      testDescription: "a large phone on its side",
      screen: changed {
        $0.horizontalSizeClass = .regular
        $0.verticalSizeClass = .compact
        $0.safeArea.top = 0
        $0.statusBarHeight = 0
      }),
    Case(testDescription: "pad", screen: changed { $0.idiom = .pad }),
    Case(
      testDescription: "not presented", scenes: "", safeAreaTop: 59, showsStatusBar: true),
    Case(
      testDescription: "before Xcode 11", tools: "14490", safeAreaTop: 59, showsStatusBar: true),
    Case(
      testDescription: "as large as a page sheet, and not presented", scenes: "",
      content: pageSheet, cardTop: 59, y: 59),
    Case(
      testDescription: "as large as a page sheet before Xcode 11", scenes: "", tools: "14490",
      content: pageSheet, safeAreaTop: 59, showsStatusBar: true),
  ])
  func placement(_ test: Case) throws {
    let laidOut = try Fixture(
      controllerContent: test.content, otherScenes: test.scenes, tools: test.tools,
      screen: test.screen
    ).layout("").laidOut
    #expect(laidOut.cardTop == test.cardTop)
    #expect(laidOut.frames[.root] == Rect(x: 0, y: test.y, width: 400, height: 800 - test.y))
    #expect(laidOut.safeArea.top == test.safeAreaTop)
    #expect(laidOut.showsStatusBar == test.showsStatusBar)
    #expect(laidOut.canvas == Size(width: 400, height: 800))
  }

  @Test(arguments: [
    (true, "The card that the root view is shown in begins 59 points below the screen's top."),
    (
      false,
      "The card that the root view is shown in begins 59 points below the screen's top, "
        + "and its bar takes 56 points."
    ),
  ])
  func explanation(isTranslucent: Bool, sentence: String) throws {
    let fixture = Fixture(
      otherScenes: Self.presenting("outer") + Self.navigation(isTranslucent: isTranslucent),
      screen: Self.upright)
    let explanation = try explain("root", fixture.layout(""))
    #expect(explanation.y.reasons.map(\.text) == [sentence])
  }

  /// Nor is Interface Builder's canvas a card: it has the sheet's size.
  @Test func theCanvasHasNoCard() throws {
    let laidOut = try Fixture(
      rootFrame: Rect(x: 0, y: 0, width: 400, height: 790), otherScenes: Self.presenting(),
      screen: Self.upright, isAsDesigned: true
    ).layout("").laidOut
    #expect(laidOut.cardTop == nil)
    #expect(laidOut.frames[.root] == Rect(x: 0, y: 0, width: 400, height: 790))
  }
}
