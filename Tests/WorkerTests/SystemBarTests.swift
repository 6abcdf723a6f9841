import Testing
import Traits

/// Bars, safe areas and margins below and at each version of iOS that changes them.
/// Sources: reference/uikit-6-15.md, sections 2 and 4; reference/uikit-15-26.md, sections 1 to 3 and 8.
@Suite struct SystemBarTests {
  private func fixture(
    in tag: String, _ relationship: String, _ content: String = "", _ attributes: String = ""
  ) -> SystemFixture {
    SystemFixture(
      otherScenes: """
        <scene sceneID="outer"><objects><\(tag) id="outer" \(attributes) sceneMemberID="viewController">
        \(content)<connections><segue destination="vc" kind="relationship" \
        relationship="\(relationship)" id="segue"/></connections></\(tag)></objects></scene>
        """)
  }

  private func navigation(_ content: String = "", _ attributes: String = "") -> SystemFixture {
    fixture(in: "navigationController", "rootViewController", content, attributes)
  }

  private static let bar = "ninefold:navigationBar:scene"
  private static let oldPad = "iPad Air 2"
  private static let newPad = "iPad Pro (11-inch) (4th generation)"
  private static let oldPhone = "iPhone 6s"
  private static let newPhone = "iPhone 15"

  @Test(arguments: [
    (newPhone, Orientation.portrait, "18", 44.0), (newPhone, .portrait, "26", 54),
    (newPhone, .landscape, "18", 32), (newPhone, .landscape, "26", 54),
    ("iPhone 15 Plus", .landscape, "18", 44), (oldPad, .portrait, "11", 44),
    (oldPad, .portrait, "12", 50), (newPad, .portrait, "18", 50), (newPad, .portrait, "26", 54),
  ])
  func navigationBars(
    device: String, orientation: Orientation, system: String, height: Double
  ) throws {
    #expect(try navigation().height(Self.bar, on: system, device, orientation) == height)
  }

  @Test(arguments: [
    (oldPhone, "9", 44.0), (oldPhone, "10", 44), (oldPhone, "11", 96), (newPhone, "18", 96),
    (newPhone, "26", 106), (newPad, "26", 106),
  ])
  func largeTitles(device: String, system: String, height: Double) throws {
    let large = navigation(#"<navigationBar key="navigationBar" largeTitles="YES" id="bar"/>"#)
    #expect(try large.height(Self.bar, on: system, device, .portrait) == height)
    let view = try #require(try large.view(Self.bar, on: system, device, .portrait))
    #expect((view.look.bar?.hasLargeTitle == true) == (height > 60))
  }

  /// A bar in a colour of its own lets what is under it through, unless it is opaque.
  @Test(arguments: [
    ("10", "", true), ("11", "", false), ("10", #"translucent="NO""#, false),
  ])
  func translucentBars(system: String, attributes: String, isTranslucent: Bool) throws {
    let tinted = navigation(
      """
      <navigationBar key="navigationBar" \(attributes) id="bar">
      <color key="barTintColor" red="1" green="0" blue="0" alpha="1"/></navigationBar>
      """)
    let view = try #require(try tinted.view(Self.bar, on: system, Self.oldPhone, .portrait))
    #expect((view.look.bar?.isTranslucent == true) == isTranslucent)
  }

  /// Rows run under a tab bar of glass, which fades them; a root view that doesn't scroll isn't faded.
  @Test(arguments: [("18", "tableView", false), ("26", "tableView", true), ("26", "view", false)])
  func contentFadesUnderTabBars(system: String, view: String, fades: Bool) throws {
    var tabs = fixture(in: "tabBarController", "viewControllers")
    tabs.view = view
    let bar = try #require(
      try tabs.view("ninefold:tabBar:scene", on: system, Self.newPhone, .portrait))
    #expect((bar.look.bar?.edgeColor != nil) == fades)
  }

  /// UIKit's own items, without a style and with one.
  @Test(arguments: [
    (#"systemItem="save""#, false), (#"systemItem="done""#, true),
    (#"style="done" systemItem="save""#, true), (#"title="Save""#, false),
  ])
  func prominentItems(attributes: String, isProminent: Bool) throws {
    var fixture = navigation()
    fixture.controller = """
      <navigationItem key="navigationItem" id="item">
      <barButtonItem key="rightBarButtonItem" \(attributes) id="save"/></navigationItem>
      """
    let bar = try #require(try fixture.view(Self.bar, on: "11", Self.oldPhone, .portrait))
    #expect((bar.look.bar?.items?.first?.isProminent == true) == isProminent)
  }

  /// Both columns of a large phone have bars of one height, though the first is of compact width.
  @Test func barsOfBothColumns() throws {
    let split = SystemFixture(
      otherScenes: """
        <scene sceneID="split"><objects><splitViewController id="split" sceneMemberID="viewController">
        <connections>
        <segue destination="first" kind="relationship" relationship="masterViewController" id="m"/>
        <segue destination="outer" kind="relationship" relationship="detailViewController" id="d"/>
        </connections></splitViewController></objects></scene>
        <scene sceneID="one"><objects><navigationController id="first" sceneMemberID="viewController">
        <connections><segue destination="list" kind="relationship" relationship="rootViewController" \
        id="l"/></connections></navigationController></objects></scene>
        <scene sceneID="listed"><objects><viewController id="list" sceneMemberID="viewController">
        <view key="view" id="listView"/></viewController></objects></scene>
        <scene sceneID="two"><objects><navigationController id="outer" sceneMemberID="viewController">
        <connections><segue destination="vc" kind="relationship" relationship="rootViewController" \
        id="r"/></connections></navigationController></objects></scene>
        """)
    for bar in ["ninefold:navigationBar:listed", Self.bar] {
      let view = try split.view(bar, on: "18", "iPhone 15 Plus", .landscape, scene: "split")
      #expect(view?.frame.height == 44)
    }
  }

  /// What is above a bar without a status bar in iOS 26.
  @Test(arguments: [("18", Orientation.landscape, 32.0), ("26", .landscape, 78)])
  func barsInLandscape(system: String, orientation: Orientation, top: Double) throws {
    let scene = try navigation().scene(on: system, Self.newPhone, orientation)
    #expect(scene.safeArea.top == top)
  }

  @Test(arguments: [
    (newPhone, "18", 56.0), (newPhone, "26", 70), (oldPhone, "12", 44), (oldPhone, "13", 56),
  ])
  func barsOfSheets(device: String, system: String, height: Double) throws {
    var sheet = navigation()
    sheet.otherScenes += """
      <scene sceneID="first"><objects><viewController id="first" sceneMemberID="viewController">
      <connections><segue destination="outer" kind="presentation" id="show"/></connections>
      </viewController></objects></scene>
      """
    #expect(try sheet.height(Self.bar, on: system, device, .portrait) == height)
  }

  @Test(arguments: [
    (newPhone, Orientation.portrait, "18", 83.0), (newPhone, .portrait, "26", 83),
    ("iPhone SE (3rd generation)", .portrait, "18", 49),
    ("iPhone SE (3rd generation)", .portrait, "26", 83), (oldPhone, .landscape, "10", 49),
    (oldPhone, .landscape, "11", 32), ("iPhone 15 Plus", .landscape, "18", 70),
    (oldPad, .portrait, "11", 49), (oldPad, .portrait, "12", 50), (newPad, .portrait, "17", 70),
    (newPad, .portrait, "18", 20),
  ])
  func whatTabBarsTake(
    device: String, orientation: Orientation, system: String, bottom: Double
  ) throws {
    let tabs = fixture(in: "tabBarController", "viewControllers")
    #expect(try tabs.scene(on: system, device, orientation).safeArea.bottom == bottom)
  }

  /// On pads they are at the top since iOS 18, in regular width and, with a navigation bar, in its row.
  @Test(arguments: [
    ("17", 24.0, 74.0), ("18", 88, 74), ("26", 96, 86),
  ])
  func tabsAtTheTopOfPads(system: String, alone: Double, withBar: Double) throws {
    let tabs = fixture(in: "tabBarController", "viewControllers")
    let scene = try tabs.scene(on: system, Self.newPad, .portrait)
    #expect(scene.safeArea.top == alone)
    let bar = try tabs.view("ninefold:tabBar:scene", on: system, Self.newPad, .portrait)
    #expect((bar?.look.bar?.isAtTop == true) == (system != "17"))
    if system != "17" { #expect(bar?.frame.height == 44) }
    var inNavigation = navigation()
    inNavigation.otherScenes += """
      <scene sceneID="tabs"><objects><tabBarController id="tabs" sceneMemberID="viewController">
      <connections><segue destination="outer" kind="relationship" relationship="viewControllers" \
      id="tab"/></connections></tabBarController></objects></scene>
      """
    #expect(
      try inNavigation.scene(on: system, Self.newPad, .portrait).safeArea.top == withBar)
    let shared = try inNavigation.view("ninefold:tabBar:scene", on: system, Self.newPad, .portrait)
    if system != "17" { #expect(shared?.frame.y == (system == "18" ? 27 : 32)) }
    // Where there is no status bar both go up together.
    inNavigation.controller = """
      <simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="none"/>
      """
    func frame(_ bar: String) throws -> Rect? {
      try inNavigation.view("ninefold:\(bar):scene", on: system, Self.newPad, .portrait)?.frame
    }
    if system != "17" {
      let offset = system == "18" ? 3.0 : 0
      let row = try #require(try frame("navigationBar"))
      #expect(try frame("tabBar")?.y == row.y + offset)
    }
  }

  @Test(arguments: [
    (newPhone, Orientation.portrait, "18", 83.0), (newPhone, .portrait, "26", 86),
    (newPhone, .landscape, "18", 53), (newPhone, .landscape, "26", 82),
    (oldPad, .portrait, "11", 44), (oldPad, .portrait, "12", 50), (newPad, .portrait, "18", 70),
    (newPad, .portrait, "26", 79),
  ])
  func whatToolbarsTake(
    device: String, orientation: Orientation, system: String, bottom: Double
  ) throws {
    let toolbar = navigation("", #"toolbarHidden="NO""#)
    #expect(try toolbar.scene(on: system, device, orientation).safeArea.bottom == bottom)
  }

  /// The screen's own: status bars of phones in landscape, and what pads keep clear in iPadOS 26.
  @Test(arguments: [
    ("iPhone 5s", Orientation.landscape, "7", EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    ("iPhone 5s", .landscape, "8", EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)),
    (newPad, .portrait, "18", EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    (newPad, .portrait, "26", EdgeInsets(top: 32, left: 0, bottom: 25, right: 0)),
  ])
  func screens(
    device: String, orientation: Orientation, system: String, safeArea: EdgeInsets
  ) throws {
    #expect(try SystemFixture().scene(on: system, device, orientation).safeArea == safeArea)
  }

  /// Before iOS 8 a phone has the classes of an upright one, but its lower bars.
  @Test(arguments: [("7", SizeClass.regular), ("8", .compact)])
  func classesOfAPhoneInLandscape(system: String, height: SizeClass) throws {
    let fixture = navigation()
    let scene = try fixture.scene(on: system, "iPhone 5s", .landscape)
    #expect(scene.traits.verticalSizeClass == height)
    #expect(scene.traits.horizontalSizeClass == .compact)
    #expect(try fixture.height(Self.bar, on: system, "iPhone 5s", .landscape) == 32)
  }

  /// A navigation controller's bar shows what is below it where nothing has been scrolled there.
  @Test(arguments: [
    ("12", false, false), ("13", false, false), ("13", true, true), ("14", false, false),
    ("15", false, true), ("18", true, true),
  ])
  func transparentBars(system: String, isLarge: Bool, isTransparent: Bool) throws {
    let attribute = isLarge ? #"largeTitles="YES""# : ""
    let bar = navigation(#"<navigationBar key="navigationBar" \#(attribute) id="bar"/>"#)
    let view = try #require(try bar.view(Self.bar, on: system))
    #expect((view.look.bar?.isTransparent == true) == isTransparent)
  }

  // MARK: Margins

  /// A view from margin to margin of a root view, on a screen with a status bar.
  @Test(arguments: [("9", 0.0), ("10", 0), ("11", 20), ("15", 20)])
  func marginsInSafeAreas(system: String, top: Double) throws {
    let edges = ["leading", "trailing", "top", "bottom"].map { edge in
      """
      <constraint firstItem="a" firstAttribute="\(edge)" secondItem="root" \
      secondAttribute="\(edge)Margin" id="\(edge)"/>
      """
    }
    let fixture = SystemFixture(
      root: """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
        <constraints>\(edges.joined())</constraints>
        """)
    let view = try #require(try fixture.view(on: system, Self.oldPhone, .portrait))
    #expect(view.frame.x == 16)
    #expect(view.frame.y == top)
  }

  /// A document of any Xcode lies beside the Dynamic Island.
  @Test(arguments: ["11542", "13196", "22505"]) func besideTheIsland(tools: String) throws {
    var fixture = SystemFixture(
      root: """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
        <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="root" \
        secondAttribute="leadingMargin" id="k"/></constraints>
        """)
    fixture.tools = tools
    let view = try #require(try fixture.view(on: "17", "iPhone 15 Pro", .landscape))
    #expect(view.frame.x == 79)
  }
}
