import Testing
import Traits

@testable import Layout

/// Views that bars show in place of titles and buttons.
@Suite struct BarItemTests {
  private func custom(_ view: String) -> String { "<barButtonItem>\(view)</barButtonItem>" }

  private func toolbar(_ items: String, safeArea: Double = 0) throws -> Frames {
    var fixture = Fixture()
    fixture.screen.safeArea.bottom = safeArea
    return try fixture.layout(
      box("bar", "<items>\(items)</items>", tag: "toolbar"),
      ["bar.leading = root.leading", "bar.trailing = root.trailing", "bar.top = root.top"])
  }

  private let sized =
    #"<view key="customView" id="a"><rect key="frame" x="9" y="5" width="30" "#
    + #"height="34"/></view>"#
  private let fixed = #"<barButtonItem systemItem="fixedSpace" width="7"/>"#
  private let spinner =
    #"<activityIndicatorView key="customView" id="b" "#
    + #"translatesAutoresizingMaskIntoConstraints="NO"/>"#

  @Test func aViewWithASizeStaysWhereItIs() throws {
    #expect(try toolbar(custom(sized))["a"] == Rect(x: 9, y: 5, width: 30, height: 34))
  }

  /// The margin is 16; the middle of a toolbar of 44 is 22, of one of 49 is 27.
  @Test(arguments: [(0.0, 12.0), (34, 17)])
  func aViewThatSizesItselfFollowsTheItemsBeforeIt(safeArea: Double, y: Double) throws {
    let first = try toolbar(custom(spinner), safeArea: safeArea)
    #expect(first["b"] == Rect(x: 16, y: y, width: 20, height: 20))
    let next = try toolbar(custom(sized) + fixed + custom(spinner), safeArea: safeArea)
    #expect(next["b"] == Rect(x: 53, y: y, width: 20, height: 20))
  }

  /// What has to hold counts over the frame that the document has, where it is installed.
  @Test(arguments: [
    ("a.width = 20", "", 20.0), ("a.width = 20 @750", "", 30), ("a.width >= 40", "", 40),
    ("a.width = 20", #"<mask key="constraints"><exclude reference="w"/></mask>"#, 30),
  ])
  func ownConstraintsCountOverTheFrame(rule: String, mask: String, width: Double) throws {
    let view =
      #"<view key="customView" id="a"><rect key="frame" x="9" y="5" width="30" height="34"/>"#
      + "<constraints>\(constraintElement(rule, id: "w"))</constraints>"
      + #"<variation key="default">\#(mask)</variation></view>"#
    #expect(try toolbar(custom(view))["a"] == Rect(x: 9, y: 5, width: width, height: 34))
  }

  /// 33 points and the one that the frame of every slider reaches out, where others are 30.
  @Test func slidersInBarsAreHigher() throws {
    let slider = box("s", tag: "slider")
    let rules = ["s.leading = a.leading + 2", "s.top = a.top"].enumerated().map {
      constraintElement($1, id: "k\($0)")
    }
    let view =
      #"<view key="customView" id="a"><rect key="frame" x="9" y="5" width="30" height="34"/>"#
      + "<subviews>\(slider)</subviews><constraints>\(rules.joined())</constraints></view>"
    #expect(try toolbar(custom(view))["s"]?.height == 34)
  }

  /// A controller's bar on a canvas of 400, and on a device of 500.
  @Test(arguments: [(400.0, 100.0, 340.0), (500, 150, 440)])
  func viewsOfANavigationItemMoveWithTheBar(
    width: Double, title: Double, button: Double
  ) throws {
    let outer = """
      <scene sceneID="outer"><objects><navigationController id="outer" sceneMemberID="viewController">
      <navigationBar key="navigationBar"/><connections><segue destination="vc" kind="relationship" \
      relationship="rootViewController" id="segue"/></connections></navigationController></objects>
      </scene>
      """
    let label = box("l", tag: "imageView")
    let content = """
      <navigationItem key="navigationItem" id="item">
        <view key="titleView" id="t"><rect key="frame" x="100" y="5" width="200" height="34"/>
          <subviews>\(label)</subviews><constraints>\
      \(constraintElement("l.leading = t.leading + 3", id: "k"))</constraints></view>
        <barButtonItem key="rightBarButtonItem"><view key="customView" id="b">
          <rect key="frame" x="340" y="7" width="50" height="30"/></view></barButtonItem>
      </navigationItem>
      """
    let frames = try Fixture(
      controllerContent: content, otherScenes: outer, screen: Screen(width: width)
    ).layout("")
    #expect(frames["t"] == Rect(x: title, y: 5, width: 200, height: 34))
    #expect(frames["b"] == Rect(x: button, y: 7, width: 50, height: 30))
    #expect(frames["l"]?.x == 3)
  }
}
