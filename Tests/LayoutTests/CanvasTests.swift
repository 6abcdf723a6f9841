import Testing
import Traits

@testable import Layout

/// Where the root view lies, and what bars leave free of it.
@Suite struct CanvasTests {
  private let whole = Rect(x: 0, y: 0, width: 400, height: 800)

  @Test func withoutBarsTheRootIsTheScreen() throws {
    try expect(Fixture(screen: .notch), root: whole, top: 44, bottom: 34)
    try expect(Fixture(screen: .homeButton), root: whole, top: 20, bottom: 0)
  }

  @Test func theRootReachesUnderATranslucentNavigationBar() throws {
    try expect(
      Fixture(otherScenes: navigation(), screen: .homeButton), root: whole, top: 64, bottom: 0)
    try expect(Fixture(otherScenes: navigation(), screen: .notch), root: whole, top: 88, bottom: 34)
  }

  @Test func theRootBeginsBelowAnOpaqueNavigationBar() throws {
    let opaque = navigation(#"translucent="NO""#)
    try expect(
      Fixture(otherScenes: opaque, screen: .homeButton),
      root: Rect(x: 0, y: 64, width: 400, height: 736), top: 0, bottom: 0)
    try expect(
      Fixture(
        controllerAttributes: #"extendedLayoutIncludesOpaqueBars="YES""#, otherScenes: opaque,
        screen: .homeButton), root: whole, top: 64, bottom: 0)
  }

  @Test func aControllerThatDoesNotExtendItsEdgesBeginsBelowTheBar() throws {
    try expect(
      Fixture(
        controllerContent: #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#,
        otherScenes: navigation(), screen: .homeButton),
      root: Rect(x: 0, y: 64, width: 400, height: 736), top: 0, bottom: 0)
  }

  @Test func aControllerThatExtendsOnlyItsTopEndsAboveTheBar() throws {
    try expect(
      Fixture(
        controllerContent: #"<extendedEdge key="edgesForExtendedLayout" top="YES"/>"#,
        otherScenes: tabs(), screen: .homeButton),
      root: Rect(x: 0, y: 0, width: 400, height: 751), top: 20, bottom: 0)
  }

  @Test func aTabBar() throws {
    try expect(Fixture(otherScenes: tabs(), screen: .homeButton), root: whole, top: 20, bottom: 49)
    try expect(Fixture(otherScenes: tabs(), screen: .notch), root: whole, top: 44, bottom: 83)
    try expect(
      Fixture(otherScenes: tabs(#"translucent="NO""#), screen: .notch),
      root: Rect(x: 0, y: 0, width: 400, height: 717), top: 44, bottom: 0)
  }

  @Test func aPromptAndALargeTitleAddToTheNavigationBar() throws {
    try expect(
      Fixture(
        controllerContent: #"<navigationItem key="navigationItem" prompt="Hi" id="item"/>"#,
        otherScenes: navigation(), screen: .homeButton), root: whole, top: 94, bottom: 0)
    try expect(
      Fixture(otherScenes: navigation(#"largeTitles="YES""#), screen: .homeButton), root: whole,
      top: 116, bottom: 0)
  }

  /// On the canvas a bar follows the root's first subview, if that is a table or a collection view.
  @Test(arguments: [
    (true, "tableView", "label", 64.0), (true, "label", "tableView", 116),
    (true, "collectionView", "label", 64), (true, "scrollView", "label", 116),
    (true, "view", "view", 116),
    (false, "tableView", "label", 116),
  ])
  func largeTitlesOverATable(
    isAsDesigned: Bool, first: String, second: String, top: Double
  ) throws {
    let fixture = Fixture(
      otherScenes: navigation(#"largeTitles="YES""#), screen: .homeButton,
      isAsDesigned: isAsDesigned
    )
    let frames = try fixture.layout(box("a", tag: first) + box("b", tag: second))
    #expect(frames.laidOut.safeArea.top == top)
  }

  /// On the canvas a large title is as high as the bar says; elsewhere 52, and so where the bar has
  /// none, or nothing that could be a large title, or where an older Xcode left it.
  @Test(arguments: [
    (true, 104.5, "22505", 124.5), (true, 92.5, "22505", 112.5), (true, 96, "22505", 116),
    (true, 44, "22505", 116), (true, 0, "22505", 116), (false, 104.5, "22505", 116),
    (true, 106, "24127", 126), (true, 104.5, "24127", 126), (true, 96, "24127", 126),
    (true, 44, "24127", 126),
  ])
  func largeTitlesAsTheBarStoresThem(
    isAsDesigned: Bool, stored: Double, tools: String, top: Double
  ) throws {
    let bar = """
      <navigationBar key="navigationBar" largeTitles="YES">
        <rect key="frame" x="0.0" y="20" width="400" height="\(stored)"/>
      </navigationBar>
      """
    let fixture = Fixture(
      otherScenes: container("navigationController", bar, relationship: "rootViewController"),
      tools: tools, screen: .homeButton, isAsDesigned: isAsDesigned)
    #expect(try fixture.layout(box("a")).laidOut.safeArea.top == top)
  }

  @Test func navigationBarsAreLowerOnAPhoneInLandscape() throws {
    var screen = Screen(width: 800, height: 400)
    screen.verticalSizeClass = .compact
    try expect(
      Fixture(otherScenes: navigation(), screen: screen),
      root: Rect(x: 0, y: 0, width: 800, height: 400), top: 32, bottom: 0)
    // A large phone's is not.
    screen.horizontalSizeClass = .regular
    try expect(
      Fixture(otherScenes: navigation(), screen: screen),
      root: Rect(x: 0, y: 0, width: 800, height: 400), top: 44, bottom: 0)
  }

  @Test func aScreenWithoutAStatusBarShowsNone() throws {
    #expect(try !layout("").laidOut.showsStatusBar)
    #expect(try Fixture(screen: .homeButton).layout("").laidOut.showsStatusBar)
  }

  @Test func largeTitlesAreNoLargerOnAPhoneInLandscape() throws {
    var screen = Screen(width: 800, height: 400)
    screen.verticalSizeClass = .compact
    try expect(
      Fixture(otherScenes: navigation(#"largeTitles="YES""#), screen: screen),
      root: Rect(x: 0, y: 0, width: 800, height: 400), top: 32, bottom: 0)
  }

  @Test func aContainersBarsLieAtTheEdgesOfTheScreen() throws {
    let frames = try Fixture(otherScenes: navigation(), screen: .homeButton).layout("")
    #expect(frames["ninefold:navigationBar:scene"] == Rect(x: 0, y: 20, width: 400, height: 44))
    let opaque = try Fixture(otherScenes: navigation(#"translucent="NO""#), screen: .homeButton)
      .layout("")
    #expect(opaque["ninefold:navigationBar:scene"] == Rect(x: 0, y: -44, width: 400, height: 44))
    let bottom = try Fixture(otherScenes: tabs(), screen: .notch).layout("")
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

  /// A sheet ends where the screen does, below the status bar; since Xcode 14 it has no home indicator on
  /// its canvas. With a Dynamic Island, where the safe area is higher than the status bar, the canvas
  /// treats it as if it began at the screen's top, but for its bar of 56.
  @Test(arguments: [
    (true, "20037", 44.0, false, 746.0, 0.0, 34.0), (true, "20037", 44, true, 746, 56, 34),
    (true, "21225", 44, false, 746, 0, 0), (true, "21225", 44, true, 746, 56, 0),
    (true, "21225", 39, false, 746, 44, 0), (true, "21225", 39, true, 746, 56, 0),
    (true, "21225", 39, true, 790, 56, 0), (false, "21225", 39, false, 746, 0, 34),
  ])
  func aSheetsSafeArea(
    isAsDesigned: Bool, tools: String, statusBarHeight: Double, hasBar: Bool, height: Double,
    top: Double, bottom: Double
  ) throws {
    var screen = Screen.notch
    screen.statusBarHeight = statusBarHeight
    let sheet = Rect(x: 0, y: 0, width: 400, height: height)
    try expect(
      Fixture(
        rootFrame: sheet,
        otherScenes: hasBar ? presenter(of: "outer") + navigation() : presenter(of: "vc"),
        tools: tools, screen: screen, isAsDesigned: isAsDesigned),
      root: isAsDesigned ? sheet : Rect(x: 0, y: 44, width: 400, height: 756), top: top,
      bottom: bottom)
  }

  /// Since Xcode 14 the canvas of a controller that is presented full screen has nothing of it above and
  /// below.
  @Test(arguments: [
    (true, "20037", "fullScreen", 44.0, 34.0), (true, "21701", "fullScreen", 0, 0),
    (true, "22505", "fullScreen", 0, 0), (true, "22505", "overFullScreen", 44, 34),
    (true, "22505", "currentContext", 44, 34), (true, "22505", "overCurrentContext", 44, 34),
    (true, "22505", "custom", 44, 34), (false, "22505", "fullScreen", 44, 34),
  ])
  func theSafeAreaOfWhatIsPresented(
    isAsDesigned: Bool, tools: String, style: String, top: Double, bottom: Double
  ) throws {
    func fixture(_ other: String) -> Fixture {
      Fixture(otherScenes: other, tools: tools, screen: .notch, isAsDesigned: isAsDesigned)
    }
    let style = #"modalPresentationStyle="\#(style)""#
    try expect(fixture(presenter(of: "vc", style)), root: whole, top: top, bottom: bottom)
    try expect(
      fixture(presenter(of: "outer", style) + navigation()), root: whole, top: top + 44,
      bottom: bottom)
  }

  /// It begins where the sheet's safe area ends: above the home indicator, or at the sheet's end where
  /// the canvas gives it none.
  @Test(arguments: [("20037", 34.0), ("21225", 0)])
  func aSheetsTabBar(tools: String, below: Double) throws {
    let frames = try Fixture(
      rootFrame: Rect(x: 0, y: 0, width: 400, height: 746),
      otherScenes: presenter(of: "outer") + tabs(), tools: tools, screen: .notch,
      isAsDesigned: true
    ).layout("")
    #expect(frames.laidOut.safeArea.bottom == 49 + below)
    #expect(
      frames["ninefold:tabBar:scene"]
        == Rect(x: 0, y: 746 - 49 - below, width: 400, height: 49))
  }

  /// Its outer one shows it.
  @Test func anEmbeddedControllerKeepsClearOfTheStatusBar() throws {
    let other = """
      <scene sceneID="outer"><objects><viewController id="outer" sceneMemberID="viewController">
        <connections><segue destination="vc" kind="embed" id="segue"/></connections>
      </viewController></objects></scene>
      """
    let fixture = Fixture(
      rootFrame: Rect(x: 0, y: 0, width: 400, height: 150), otherScenes: other, screen: .notch,
      isAsDesigned: true)
    let laidOut = try fixture.layout("").laidOut
    #expect(laidOut.safeArea.top == 44)
    #expect(laidOut.safeArea.bottom == 0)
    #expect(!laidOut.showsStatusBar)
  }
}
