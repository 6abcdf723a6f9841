import Companion
import InterfaceBuilder
import Layout
import Scenes
import Simulation
import Testing
import TextMetrics
import Traits

@testable import Staging

/// Bars, lists and columns that containers add.
@Suite struct ContainerTests {
  /// Seven tabs, the first of which has a stack with a large title.
  private static let tabs = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="tabs">
      <scenes>
        <scene sceneID="s-tabs"><objects>
          <tabBarController id="tabs" sceneMemberID="viewController">
            <tabBar key="tabBar" id="bar"/>
            <connections>
              <segue destination="nav" kind="relationship" relationship="viewControllers" id="r0"/>
              \((1...6).map { number in
                """
                <segue destination="tab\(number)" kind="relationship" \
                relationship="viewControllers" id="r\(number)"/>
                """
              }.joined())
            </connections>
          </tabBarController>
        </objects></scene>
        <scene sceneID="s-nav"><objects><navigationController id="nav" sceneMemberID="viewController">
          <tabBarItem key="tabBarItem" title="First" id="i0"/>
          <navigationBar key="navigationBar" largeTitles="YES" id="nav-bar"/>
          <connections>
            <segue destination="list" kind="relationship" relationship="rootViewController" id="rr"/>
          </connections>
        </navigationController></objects></scene>
        \(controller("list", """
          <navigationItem key="navigationItem" title="List" id="ni"/>
          <connections>
            <segue destination="hiding" kind="show" id="show"/>
          </connections>
          """))
        \(controller("hiding", """
          <navigationItem key="navigationItem" title="Hiding" largeTitleDisplayMode="never" id="n2"/>
          <connections><segue destination="last" kind="show" id="more"/></connections>
          """, #"hidesBottomBarWhenPushed="YES""#))
        \(controller("last", #"<navigationItem key="navigationItem" title="Last" id="n3"/>"#))
        \((1...6).map { number in
          controller(
            "tab\(number)", #"<tabBarItem key="tabBarItem" title="A&amp;B \#(number)" id="t"/>"#)
        }.joined())
      </scenes>
    </document>
    """

  private static func controller(
    _ id: String, _ content: String, _ attributes: String = ""
  ) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
    <viewController \(attributes) id="\(id)" sceneMemberID="viewController">
    <view key="view" id="view-\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
    \(content)</viewController></objects></scene>
    """
  }

  private func stage(
    _ steps: [Step], _ orientation: Orientation = .portrait, companion: String = "{}",
    of text: String = Self.tabs, on device: String = "iPhone 15 Pro"
  ) throws -> Stage {
    let device = try #require(DeviceCatalogue.builtIn.device(named: device))
    var scenes = SceneSet(try Document(parsing: Array(text.utf8)))
    scenes.companion = try CompanionFile(parsing: Array(companion.utf8))
    var simulation = try Simulation(scenes, on: SimulatedScreen(device, orientation))
    for step in steps { try simulation.perform(step) }
    return try simulation.stage(LayoutEngine(text: CompatibleTextMeasurer()))
  }

  /// The innermost scene in front.
  private func front(_ stage: Stage) throws -> LaidOutScene {
    var scene = try #require(stage.layers.last).scene
    while let inner = scene.contained.last?.scene { scene = inner }
    return scene
  }

  @Test func aHiddenBottomBarStaysHiddenUntilItsControllerIsPopped() throws {
    func bottom(_ steps: [Step]) throws -> SimulatedBars.Bottom? {
      try front(try stage(steps)).scene.bars.bottom
    }
    #expect(try bottom([]) == .tabBar)
    #expect(try bottom([.segue(id: "show")]) == nil)
    #expect(try bottom([.segue(id: "show"), .segue(id: "more")]) == nil)
    #expect(try bottom([.segue(id: "show"), .back()]) == .tabBar)
    // What is first on a stack was not pushed.
    let document = Self.tabs.replacing(
      #"destination="list" kind="relationship""#, with: #"destination="hiding" kind="relationship""#
    )
    #expect(try front(try stage([], of: document)).scene.bars.bottom == .tabBar)
  }

  @Test func anAutomaticLargeTitleFollowsTheOneBelow() throws {
    func isLarge(_ steps: [Step], _ orientation: Orientation = .portrait) throws -> Bool? {
      try front(try stage(steps, orientation)).scene.bars.top?.hasLargeTitle
    }
    #expect(try isLarge([]) == true)
    #expect(try isLarge([.segue(id: "show")]) == false)
    #expect(try isLarge([.segue(id: "show"), .segue(id: "more")]) == false)
    #expect(try isLarge([], .landscape) == false)
  }

  @Test(arguments: [
    (#"title="List""#, "", "List"), (#"title="""#, "", "Back"), ("", "", "Back"),
    (#"title="List""#, #"title="Home""#, "Home"), (#"title="List""#, #"title=" ""#, " "),
  ])
  func whereABackButtonLeads(_ title: String, _ button: String, _ text: String) throws {
    let document = Self.tabs.replacing(
      #"<navigationItem key="navigationItem" title="List" id="ni"/>"#,
      with: """
        <navigationItem key="navigationItem" \(title) id="ni">\(
          button.isEmpty ? "" : #"<barButtonItem key="backBarButtonItem" \#(button) id="back"/>"#)
        </navigationItem>
        """)
    let top = try front(stage([.segue(id: "show")], of: document)).scene.bars.top
    #expect(top?.backTitle == text)
  }

  /// Without a title of its item a controller's own counts.
  @Test func aBackButtonLeadsToAControllersTitle() throws {
    let document = Self.tabs.replacing(
      #"<navigationItem key="navigationItem" title="List" id="ni"/>"#, with: ""
    )
    .replacing(#"id="list" sceneMemberID"#, with: #"id="list" title="Own" sceneMemberID"#)
    #expect(try front(stage([.segue(id: "show")], of: document)).scene.bars.top?.backTitle == "Own")
  }

  /// Only tabs that have no place in the bar make it have "More".
  @Test(arguments: [("iPhone 15 Pro", true), ("ipad9_7", false)])
  func moreIsUsedWhereItIs(_ device: String, _ hasMore: Bool) throws {
    let stage = try stage([], on: device)
    #expect(stage.reactions.contains { $0.step == .selectMore } == hasMore)
    #expect(stage.reactions.contains { $0.step == .selectTab(index: 6) } != hasMore)
  }

  @Test func aTabWithoutAnItemHasItsPlace() throws {
    let document = Self.tabs.replacing(
      #"<tabBarItem key="tabBarItem" title="A&amp;B 1" id="t"/>"#, with: "")
    let stage = try stage([.selectTab(index: 2)], of: document)
    let scene = try front(stage).scene
    #expect(scene.bars.tabs?.controllers.map { $0?.id } == ["nav", "tab1", "tab2", "tab3"])
    #expect(scene.bars.tabs?.selected == 2)
    let bar = try #require(scene.addedBottomBar)
    #expect(
      stage.reactions.filter { $0.id == scene.views[bar].id }.map(\.step) == [
        .selectTab(index: 0), .selectTab(index: 1), .selectTab(index: 2), .selectTab(index: 3),
        .selectMore,
      ])
  }

  @Test(arguments: [
    // The navigation bar of 54 with a large title has 52 more.
    ("iPhone 15 Pro", Orientation.portrait, 17, 96.0), ("iPhone 15 Pro", .portrait, 26, 106),
    ("iPhone 15 Pro", .landscape, 18, 32),
    ("iPhone 15 Pro", .landscape, 26, 54), ("ipad9_7", .portrait, 11, 96),
    ("ipad9_7", .portrait, 12, 102), ("iPad (9th generation)", .portrait, 26, 106),
  ])
  func navigationBarsFollowTheSystem(
    _ device: String, _ orientation: Orientation, _ system: Int, _ height: Double
  ) throws {
    let stage = try stage(
      [.system(version: SystemVersion(system))], orientation, on: device)
    let list = try front(stage)
    let bar = try #require(list.scene.addedTopBar)
    #expect(list.frames[bar].height == height)
  }

  @Test(arguments: [
    ("ipad9_7", 11, 49.0), ("ipad9_7", 12, 50), ("iPad (6th generation)", 17, 50),
    ("iPad (9th generation)", 18, 44),
  ])
  func tabBarsOfPadsFollowTheSystem(_ device: String, _ system: Int, _ height: Double) throws {
    let list = try front(stage([.system(version: SystemVersion(system))], on: device))
    let bar = try #require(list.scene.addedBottomBar)
    #expect(list.frames[bar].height == height)
  }

  @Test func moreListsTheTabsWithoutAPlace() throws {
    let stage = try stage([.selectMore])
    let list = try front(stage)
    let cells = list.scene.views.filter { $0.kind == .tableViewCell }
    #expect(
      list.scene.views.filter { $0.kind == .label }.map(\.plainText) == [
        "A&B 4", "A&B 5", "A&B 6",
      ])
    #expect(list.scene.bars.top != nil)
    #expect(list.scene.bars.tabs?.selected == 4)
    #expect(
      stage.reactions.filter { reaction in cells.contains { $0.id == reaction.id } }.map(\.step)
        == [.selectTab(index: 4), .selectTab(index: 5), .selectTab(index: 6)])
  }

  @Test(arguments: [
    (Orientation.portrait, Rect(x: 0, y: 426, width: 393, height: 426)),
    (.landscape, Rect(x: 552, y: 0, width: 300, height: 393)),
  ])
  func anAppsOwnPresentationHasTheDeclaredFrame(
    _ orientation: Orientation, _ frame: Rect
  ) throws {
    let document = Self.tabs.replacing(
      #"<segue destination="hiding" kind="show" id="show"/>"#,
      with: """
        <segue destination="last" kind="presentation" modalPresentationStyle="custom" id="own"/>
        """)
    let companion = """
      {"presentations": [{"presented": "last", "cornerRadius": 12,
        "dimming": {"color": "#000000", "alpha": 0.5},
        "frame": [{"when": {"verticalSizeClass": "compact"}, "width": 300, "right": 0},
                  {"height": "50%", "bottom": 0}]}]}
      """
    let stage = try stage(
      [.segue(id: "own")], orientation, companion: companion, of: document)
    let layer = try #require(stage.layers.last)
    #expect(stage.layers.count == 2)
    #expect(layer.frame == frame)
    #expect(
      layer.custom
        == Stage.CustomSurface(dimmingColor: "#000000", dimmingAlpha: 0.5, cornerRadius: 12))
    let plain = try self.stage([.segue(id: "own")], orientation, of: document)
    #expect(plain.layers.last?.frame.size == plain.size)
    #expect(plain.layers.last?.custom == nil)
  }

  @Test(arguments: [("scroll", true), ("pageCurl", false)])
  func pagesThatScrollHaveAPageControl(_ style: String, _ hasPageControl: Bool) throws {
    let document = Self.tabs.replacing(
      #"<viewController  id="tab1" sceneMemberID="viewController">"#,
      with:
        #"<pageViewController transitionStyle="\#(style)" id="tab1" sceneMemberID="viewController">"#
    ).replacing(
      #"title="A&amp;B 1" id="t"/></viewController>"#,
      with: #"title="A&amp;B 1" id="t"/></pageViewController>"#)
    let companion = """
      {"pages": [{"controller": "tab1", "pages": ["last", "hiding"], "showsPageControl": true}]}
      """
    func turns(_ steps: [Step]) throws -> [Step] {
      try self.stage(steps, companion: companion, of: document).reactions.map(\.step).filter {
        if case .turnPage = $0 { true } else { false }
      }
    }
    let tab = Step.selectTab(index: 1)
    let stage = try stage([tab], companion: companion, of: document)
    let page = try #require(stage.frames["last"])
    // The tab bar takes 83 of the 852, the home indicator's 34 among them; the page control 26.
    #expect(page == Rect(x: 0, y: 0, width: 393, height: hasPageControl ? 743 : 852))
    #expect(try turns([tab]) == (hasPageControl ? [.turnPage(to: 1)] : []))
    #expect(try turns([tab, .turnPage(to: 1)]) == [])
  }

  /// A bar of 50 above the home indicator's 20, or one of 44 with 20 below it at the top.
  @Test(arguments: [
    (17, EdgeInsets(top: 24, left: 0, bottom: 70, right: 0)),
    (26, EdgeInsets(top: 96, left: 0, bottom: 25, right: 0)),
  ])
  func columnsShareTheTabBarAroundThem(_ system: Int, _ safeArea: EdgeInsets) throws {
    let document = Self.tabs.replacing(
      #"<viewController  id="tab1" sceneMemberID="viewController">"#,
      with: #"<splitViewController id="tab1" sceneMemberID="viewController">"#
    ).replacing(
      #"title="A&amp;B 1" id="t"/></viewController>"#,
      with: """
        title="A&amp;B 1" id="t"/><connections>
          <segue destination="hiding" kind="relationship" relationship="masterViewController" id="m"/>
          <segue destination="last" kind="relationship" relationship="detailViewController" id="d"/>
        </connections></splitViewController>
        """)
    let stage = try stage(
      [.system(version: SystemVersion(system)), .selectTab(index: 1)], .landscape, of: document,
      on: "iPad Pro (12.9-inch) (6th generation)")
    let split = try #require(stage.layers[0].scene.contained.first).scene
    #expect(split.scene.bars.bottom == .tabBar)
    #expect(split.contained.map(\.scene.scene.id) == ["s-last", "s-hiding"])
    for column in split.contained {
      #expect(column.scene.scene.bars.bottom == nil)
      #expect(column.scene.safeArea.top == safeArea.top)
      #expect(column.scene.safeArea.bottom == safeArea.bottom)
    }
  }

  /// UIKit ends the app for that; here its columns are below the bar.
  @Test func aSplitViewOnAStackIsBelowItsBar() throws {
    let document = Self.tabs.replacing(
      #"<viewController hidesBottomBarWhenPushed="YES" id="hiding" sceneMemberID="viewController">"#,
      with: #"<splitViewController id="hiding" sceneMemberID="viewController">"#
    ).replacing(
      #"id="n2"/>"#,
      with: """
        id="n2"/><connections>
        <segue destination="tab1" kind="relationship" relationship="masterViewController" id="m"/>
        <segue destination="tab2" kind="relationship" relationship="detailViewController" id="d"/>
        </connections>
        """
    ).replacing(
      #"<connections><segue destination="last" kind="show" id="more"/></connections></viewController>"#,
      with: "</splitViewController>")
    let stage = try stage(
      [.segue(id: "show")], .landscape, of: document, on: "iPad Pro (12.9-inch) (6th generation)")
    let nav = try #require(stage.layers[0].scene.contained.first?.scene)
    let split = try #require(nav.contained.first?.scene)
    #expect(split.scene.bars.top?.backTitle == "List")
    #expect(split.contained.map(\.scene.scene.id) == ["s-tab2", "s-tab1"])
    // 32 of the status bar and 54 of the bar.
    #expect(split.contained.map(\.scene.safeArea.top) == [86, 86])
  }

  @Test func aColumnOverAnotherDimsIt() throws {
    let pad = "iPad Pro (12.9-inch) (6th generation)"
    func dims(_ orientation: Orientation, _ steps: [Step]) throws -> [Bool] {
      try #require(try Fixture.stage(pad, orientation, steps).layers.first).scene.contained
        .map(\.dimsBelow)
    }
    #expect(try dims(.portrait, [.showColumn(column: .primary)]) == [false, true])
    #expect(try dims(.landscape, []) == [false, false])
  }
}
