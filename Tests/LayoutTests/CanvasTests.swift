import Testing
import Traits

@testable import Layout

/// Where the root view lies, and what bars leave free of it.
@Suite struct CanvasTests {
  private let notch = Screen(safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  private let homeButton = Screen(safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

  private func container(_ tag: String, _ content: String, relationship: String) -> String {
    """
    <scene sceneID="outer"><objects><\(tag) id="outer" sceneMemberID="viewController">\(content)
      <connections><segue destination="vc" kind="relationship" relationship="\(relationship)" \
    id="segue"/></connections></\(tag)></objects></scene>
    """
  }

  private func navigation(_ bar: String = "") -> String {
    container(
      "navigationController", #"<navigationBar key="navigationBar" \#(bar)/>"#,
      relationship: "rootViewController")
  }

  private func tabs(_ bar: String = "") -> String {
    container(
      "tabBarController", #"<tabBar key="tabBar" \#(bar)/>"#, relationship: "viewControllers")
  }

  private func expect(
    _ fixture: Fixture, root: Rect, top: Double, bottom: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let frames = try fixture.layout("")
    #expect(frames["root"] == root, sourceLocation: sourceLocation)
    #expect(frames.laidOut.safeArea.top == top, sourceLocation: sourceLocation)
    #expect(frames.laidOut.safeArea.bottom == bottom, sourceLocation: sourceLocation)
  }

  private let whole = Rect(x: 0, y: 0, width: 400, height: 800)

  @Test func withoutBarsTheRootIsTheScreen() throws {
    try expect(Fixture(screen: notch), root: whole, top: 44, bottom: 34)
    try expect(Fixture(screen: homeButton), root: whole, top: 20, bottom: 0)
  }

  @Test func theRootReachesUnderATranslucentNavigationBar() throws {
    try expect(
      Fixture(otherScenes: navigation(), screen: homeButton), root: whole, top: 64, bottom: 0)
    try expect(Fixture(otherScenes: navigation(), screen: notch), root: whole, top: 88, bottom: 34)
  }

  @Test func theRootBeginsBelowAnOpaqueNavigationBar() throws {
    let opaque = navigation(#"translucent="NO""#)
    try expect(
      Fixture(otherScenes: opaque, screen: homeButton),
      root: Rect(x: 0, y: 64, width: 400, height: 736), top: 0, bottom: 0)
    try expect(
      Fixture(
        controllerAttributes: #"extendedLayoutIncludesOpaqueBars="YES""#, otherScenes: opaque,
        screen: homeButton), root: whole, top: 64, bottom: 0)
  }

  @Test func aControllerThatDoesNotExtendItsEdgesBeginsBelowTheBar() throws {
    try expect(
      Fixture(
        controllerContent: #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#,
        otherScenes: navigation(), screen: homeButton),
      root: Rect(x: 0, y: 64, width: 400, height: 736), top: 0, bottom: 0)
  }

  @Test func aTabBar() throws {
    try expect(Fixture(otherScenes: tabs(), screen: homeButton), root: whole, top: 20, bottom: 49)
    try expect(Fixture(otherScenes: tabs(), screen: notch), root: whole, top: 44, bottom: 83)
    try expect(
      Fixture(otherScenes: tabs(#"translucent="NO""#), screen: notch),
      root: Rect(x: 0, y: 0, width: 400, height: 717), top: 44, bottom: 0)
  }

  @Test func aPromptAndALargeTitleAddToTheNavigationBar() throws {
    try expect(
      Fixture(
        controllerContent: #"<navigationItem key="navigationItem" prompt="Hi" id="item"/>"#,
        otherScenes: navigation(), screen: homeButton), root: whole, top: 94, bottom: 0)
    try expect(
      Fixture(otherScenes: navigation(#"largeTitles="YES""#), screen: homeButton), root: whole,
      top: 116, bottom: 0)
  }

  @Test func navigationBarsAreLowerOnAPhoneInLandscape() throws {
    var screen = Screen(width: 800, height: 400)
    screen.verticalSizeClass = .compact
    try expect(
      Fixture(otherScenes: navigation(), screen: screen),
      root: Rect(x: 0, y: 0, width: 800, height: 400), top: 32, bottom: 0)
  }

  @Test func aContainersBarsLieAtTheEdgesOfTheScreen() throws {
    let frames = try Fixture(otherScenes: navigation(), screen: homeButton).layout("")
    #expect(frames["ninefold:navigationBar:scene"] == Rect(x: 0, y: 20, width: 400, height: 44))
    let opaque = try Fixture(otherScenes: navigation(#"translucent="NO""#), screen: homeButton)
      .layout("")
    #expect(opaque["ninefold:navigationBar:scene"] == Rect(x: 0, y: -44, width: 400, height: 44))
    let bottom = try Fixture(otherScenes: tabs(), screen: notch).layout("")
    #expect(bottom["ninefold:tabBar:scene"] == Rect(x: 0, y: 717, width: 400, height: 49))
  }

  // MARK: Sizes of the root

  @Test func aDevicesScreenReplacesTheStoredSize() throws {
    let frames = try Fixture(screen: Screen(width: 320, height: 568)).layout(
      box("a"),
      ["a.trailing = root.trailing", "a.bottom = root.bottom", "a.width = 1", "a.height = 1"])
    #expect(frames["root"] == Rect(x: 0, y: 0, width: 320, height: 568))
    #expect(frames["a"] == Rect(x: 319, y: 567, width: 1, height: 1))
    #expect(frames.laidOut.canvas == Size(width: 320, height: 568))
  }

  @Test func asDesignedTheStoredSizeHolds() throws {
    let frames = try Fixture(screen: Screen(width: 320, height: 568), isAsDesigned: true).layout("")
    #expect(frames["root"] == whole)
    #expect(frames.laidOut.canvas == Size(width: 400, height: 800))
  }
}
