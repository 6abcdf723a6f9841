import Testing

@testable import Scenes

/// What of a document is a scene of its own.
@Suite struct EntryTests {
  // MARK: Storyboards

  @Test func aStoryboardHasAnEntryForEachScene() throws {
    let set = try storyboard(
      controller("a", "viewController", "", #"<view key="view" id="v"/>"#) + controller("b"),
      initial: "b")
    #expect(set.entries.map(\.id) == ["scene-a", "scene-b"])
    #expect(set.entries.map(\.isInitial) == [false, true])
    #expect(set.entries.map { $0.root?.id } == ["v", nil])
    #expect(set.entries.map { $0.controller?.id } == ["a", "b"])
  }

  @Test(arguments: [
    ("viewController", #"title="Mail" customClass="MailController""#, "", "Mail"),
    ("viewController", #"userLabel="Inbox" customClass="MailController""#, "", "Inbox"),
    (
      "viewController", #"customClass="MailController""#,
      #"<navigationItem key="navigationItem" title="All" id="i"/>"#, "All"
    ),
    (
      "viewController", #"customClass="MailController""#,
      #"<navigationItem key="navigationItem" title="" id="i"/>"#, "MailController"
    ),
    ("viewController", #"customClass="MailController""#, "", "MailController"),
    ("tableViewController", "", "", "Table View Controller"),
    ("avPlayerViewController", "", "", "AVPlayerViewController"),
    ("glkViewController", "", "", "GLKViewController"),
  ])
  func titles(tag: String, attributes: String, body: String, title: String) throws {
    let set = try storyboard(controller("a", tag, attributes, body))
    #expect(set.entries.map(\.title) == [title])
  }

  @Test func aControllerWithoutAViewStillHasOne() throws {
    let scene = try storyboard(controller("a")).scene(at: 0)
    #expect(scene.views.count == 1)
    #expect(scene.root.element == nil)
    #expect(scene.root.kind == .view)
  }

  @Test func aSceneWithoutMarksOfItsControllerIsRead() throws {
    let set = try storyboard(
      #"<scene sceneID="s"><objects><pageViewController id="p"/></objects></scene>"#)
    #expect(set.entries.map { $0.controller?.id } == ["p"])
  }

  @Test func viewsBesideAControllerAreEntriesOfTheirOwn() throws {
    let set = try storyboard(
      """
      <scene sceneID="s"><objects>
        <viewController id="a" sceneMemberID="viewController"/>
        <view id="loose"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
        <tapGestureRecognizer id="tap"/>
      </objects></scene>
      """)
    #expect(set.entries.map(\.id) == ["s", "loose"])
    #expect(set.entries.last?.bars == SimulatedBars.none)
  }

  // MARK: Xibs

  @Test func aXibHasAnEntryForEachTopLevelView() throws {
    let set = try xib(
      """
      <view id="a"/><label id="b" userLabel="Hint"/>
      <tapGestureRecognizer id="tap"/>
      <newKind id="c"><rect key="frame" x="0" y="0" width="10" height="10"/></newKind>
      """)
    #expect(set.entries.map(\.id) == ["a", "b", "c"])
    #expect(set.entries.map(\.title) == ["View", "Hint", "New Kind"])
    #expect(set.entries.allSatisfy { !$0.isInitial && $0.controller == nil })
  }

  @Test func aControllerInAXibGivesItsView() throws {
    let set = try xib(#"<viewController id="vc"><view key="view" id="v"/></viewController>"#)
    #expect(set.entries.map(\.id) == ["v"])
    #expect(set.entries.map { $0.controller?.id } == ["vc"])
  }

  @Test func aXibsOwnMetricsGiveItsBars() throws {
    let set = try xib(
      """
      <view id="a">
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>
        <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      </view>
      <view id="b"/>
      """)
    let bars = set.entries.map(\.bars)
    #expect(bars.first?.top?.isTranslucent == false)
    #expect(bars.first?.bottom == .tabBar)
    #expect(bars.last?.top == nil)
    #expect(bars.last?.bottom == nil)
  }

  @Test func aXibWithoutAStatusBar() throws {
    let set = try xib(#"<view id="a"><nil key="simulatedStatusBarMetrics"/></view>"#)
    #expect(set.entries.map(\.bars.hasStatusBar) == [false])
  }

  @Test func aXibsCellHasNoBars() throws {
    let set = try xib(#"<tableViewCell id="a"/>"#)
    #expect(set.entries.map(\.bars.hasStatusBar) == [false])
  }

  @Test func anEmptyXibHasNoEntries() throws {
    #expect(try xib("").entries.isEmpty)
  }
}
