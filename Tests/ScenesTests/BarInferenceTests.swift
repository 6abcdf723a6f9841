import Testing
import Traits

@testable import Scenes

/// The bars around a controller that follow from the segues that lead to it.
@Suite struct BarInferenceTests {
  /// The bars of the controller `vc`, without the elements that they come from.
  private func bars(
    _ scenes: String..., tools: String = "22505", tieBreakers: [String] = []
  ) throws -> SimulatedBars {
    let set = try storyboard(scenes.joined(), tools: tools, tieBreakers: tieBreakers)
    var bars = try #require(set.entries.first { $0.controller?.id == "vc" }).bars
    bars.top?.element = nil
    bars.bottomElement = nil
    bars.tabs = nil
    return bars
  }

  private func segue(_ kind: String, to id: String = "vc", _ attributes: String = "") -> String {
    #"<segue destination="\#(id)" kind="\#(kind)" \#(attributes) id="segue-\#(kind)-\#(id)"/>"#
  }

  private func root(_ id: String) -> String {
    segue("relationship", to: id, #"relationship="rootViewController""#)
  }

  private func tab(_ id: String) -> String {
    segue("relationship", to: id, #"relationship="viewControllers""#)
  }

  private func navigation(
    _ id: String = "nav", to child: String = "vc", _ attributes: String = "", bar: String = ""
  ) -> String {
    controller(
      id, "navigationController", attributes,
      #"<navigationBar key="navigationBar" \#(bar)/><connections>\#(root(child))</connections>"#)
  }

  private func tabs(to child: String = "vc", bar: String = "") -> String {
    controller(
      "tabs", "tabBarController", "",
      #"<tabBar key="tabBar" \#(bar)/><connections>\#(tab(child))</connections>"#)
  }

  // MARK: Chains

  /// As far from a navigation controller as no recursion reaches.
  @Test func barsAreHandedOnThroughLongChains() throws {
    let chain = (0..<5_000).map { index in
      let next = index == 0 ? "vc" : "c\(index - 1)"
      return controller(
        "c\(index)", "viewController", "", "<connections>\(segue("show", to: next))</connections>")
    }
    let scenes = chain + [navigation(to: "c4999")]
    #expect(try bars(controller("vc") + scenes.joined()).top != nil)
  }

  /// Whoever is asked first, and whichever way round the circle is written.
  @Test(arguments: [["vc", "b", "nav"], ["b", "vc", "nav"], ["nav", "b", "vc"]])
  func barsAreHandedOnInACircle(order: [String]) throws {
    let scenes = [
      "vc": controller(
        "vc", "viewController", "", "<connections>\(segue("show", to: "b"))</connections>"),
      "b": controller("b", "viewController", "", "<connections>\(segue("show"))</connections>"),
      "nav": navigation(to: "b"),
    ]
    #expect(try bars(order.compactMap { scenes[$0] }.joined()).top != nil)
  }

  // MARK: Containers

  @Test func aControllerOnItsOwnHasAStatusBarOnly() throws {
    #expect(try bars(controller("vc")) == SimulatedBars())
  }

  @Test func aNavigationControllersRootHasItsBar() throws {
    #expect(
      try bars(navigation(), controller("vc"))
        == SimulatedBars(top: SimulatedBars.Top(isTranslucent: true)))
  }

  @Test(arguments: [
    ("", #"translucent="NO""#, "", SimulatedBars.Top(isTranslucent: false)),
    ("", #"largeTitles="YES""#, "", SimulatedBars.Top(hasLargeTitle: true)),
    (
      "", #"largeTitles="YES""#,
      #"<navigationItem key="navigationItem" largeTitleDisplayMode="never" id="i"/>"#,
      SimulatedBars.Top(hasLargeTitle: false)
    ),
    (
      "", "", #"<navigationItem key="navigationItem" prompt="Hi" id="i"/>"#,
      SimulatedBars.Top(hasPrompt: true)
    ),
    (#"navigationBarHidden="YES""#, "", "", nil),
  ])
  func navigationBars(
    controllerAttributes: String, bar: String, item: String, top: SimulatedBars.Top?
  ) throws {
    let found = try bars(
      navigation("nav", to: "vc", controllerAttributes, bar: bar),
      controller("vc", "viewController", "", item))
    #expect(found.top == top)
  }

  @Test func aNavigationControllersToolbarIsShownWhereItIsNotHidden() throws {
    #expect(
      try bars(navigation("nav", to: "vc", #"toolbarHidden="NO""#), controller("vc")).bottom
        == .toolbar)
    #expect(try bars(navigation(), controller("vc")).bottom == nil)
  }

  @Test func aTabBarControllersChildHasItsBar() throws {
    let found = try bars(tabs(), controller("vc"))
    #expect(found == SimulatedBars(bottom: .tabBar))
  }

  @Test func anOpaqueTabBar() throws {
    #expect(try !bars(tabs(bar: #"translucent="NO""#), controller("vc")).isBottomTranslucent)
  }

  @Test func containersAddUp() throws {
    let found = try bars(tabs(to: "nav"), navigation(), controller("vc"))
    #expect(found == SimulatedBars(top: SimulatedBars.Top(), bottom: .tabBar))
  }

  @Test func barsRememberTheElementsThatTheyComeFrom() throws {
    let set = try storyboard(
      tabs(to: "nav", bar: #"id="tab-bar""#) + navigation(bar: #"id="bar""#) + controller("vc"))
    let bars = try #require(set.entries.last).bars
    #expect(bars.top?.element?.id == "bar")
    #expect(bars.bottomElement?.id == "tab-bar")
  }

  // MARK: Pushed controllers

  private func showing(_ id: String, _ kind: String = "show", from: String = "first") -> String {
    controller(
      from, "viewController", "", "<connections>\(segue(kind, to: id))</connections>")
  }

  @Test(arguments: ["show", "push"])
  func aPushedControllerKeepsTheBars(kind: String) throws {
    let found = try bars(
      tabs(to: "nav"), navigation(to: "first"), showing("vc", kind), controller("vc"))
    #expect(found == SimulatedBars(top: SimulatedBars.Top(), bottom: .tabBar))
  }

  /// The items of the first controller of a stack whose bar has large titles, of the second, and of the
  /// third, which is looked at.
  @Test(arguments: [
    ("", "", "", true, false), ("never", "", "", false, false),
    ("never", "", "always", true, false),
    ("", "never", "", false, false), ("", "", "never", false, false),
    ("prompt", "", "", true, false), ("", "prompt", "", true, false),
    ("", "", "prompt", true, true),
  ])
  func eachControllerOfAStackHasItsOwnItem(
    first: String, second: String, third: String, hasLargeTitle: Bool, hasPrompt: Bool
  ) throws {
    func item(_ mode: String) -> String {
      switch mode {
      case "": ""
      case "prompt": #"<navigationItem key="navigationItem" prompt="Hi" id="i"/>"#
      default: "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"\(mode)\" id=\"i\"/>"
      }
    }
    let found = try bars(
      navigation(to: "first", bar: #"largeTitles="YES""#),
      controller(
        "first", "viewController", "",
        item(first) + "<connections>\(segue("show", to: "second"))</connections>"),
      controller(
        "second", "viewController", "",
        item(second) + "<connections>\(segue("show", to: "vc"))</connections>"),
      controller("vc", "viewController", "", item(third)))
    #expect(
      found.top == SimulatedBars.Top(hasPrompt: hasPrompt, hasLargeTitle: hasLargeTitle))
  }

  /// A controller without an item of its own has its place among the tabs.
  @Test func aTabIsSelectedByItsPlace() throws {
    let set = try storyboard(
      controller(
        "tabs", "tabBarController", "", "<connections>\(tab("a"))\(tab("vc"))</connections>")
        + controller("a")
        + controller("vc", "viewController", "", #"<tabBarItem key="tabBarItem" id="i"/>"#))
    let tabs = try #require(set.entries.last?.bars.tabs)
    #expect(tabs.controllers.map { $0?.id } == ["a", "vc"])
    #expect(tabs.selected == 1)
  }

  /// Five have a place in a compact bar, of which the last is "More" where there are others; and eight on
  /// a pad.
  @Test(arguments: [
    (5, Idiom.phone, 4, 5, false), (6, .phone, 4, 4, true), (6, .phone, 1, 4, true),
    (8, .pad, 7, 8, false), (500, .pad, 400, 7, true),
  ])
  func tabsThatDontFitAreBehindMore(
    count: Int, idiom: Idiom, selected: Int, shown: Int, hasMore: Bool
  ) {
    let traits = TraitCollection(
      horizontalSizeClass: idiom == .pad ? .regular : .compact, userInterfaceIdiom: idiom)
    let tabs = SimulatedBars.Tabs(
      controllers: Array(repeating: nil, count: count), selected: selected
    ).fitted(to: traits)
    #expect(tabs.controllers.count == shown)
    #expect(tabs.hasMore == hasMore)
    #expect(tabs.selected == min(selected, shown))
  }

  @Test func aPushedControllerHidesTheBottomBar() throws {
    let found = try bars(
      tabs(to: "nav"), navigation(to: "first"), showing("vc"),
      controller("vc", "viewController", #"hidesBottomBarWhenPushed="YES""#))
    #expect(found == SimulatedBars(top: SimulatedBars.Top()))
  }

  @Test func theBottomBarStaysHiddenFurtherDownTheStack() throws {
    let second = controller(
      "second", "viewController", #"hidesBottomBarWhenPushed="YES""#,
      "<connections>\(segue("show"))</connections>")
    let found = try bars(
      tabs(to: "nav"), navigation(to: "first"), showing("second"), second, controller("vc"))
    #expect(found.bottom == nil)
    #expect(found.top != nil)
  }

  @Test func aSegueBackToTheBeginningEnds() throws {
    let found = try bars(
      navigation(to: "first"), showing("vc"),
      controller(
        "vc", "viewController", "", "<connections>\(segue("show", to: "first"))</connections>"))
    #expect(found == SimulatedBars(top: SimulatedBars.Top()))
  }

  @Test func aSegueToItselfEnds() throws {
    let own = controller(
      "vc", "viewController", "", "<connections>\(segue("show"))</connections>")
    #expect(try bars(own).top == nil)
  }

  /// `<segue reference="…">` elsewhere in a document is not a segue.
  @Test func aSegueWithoutAKindIsNone() throws {
    let other = controller(
      "other", "navigationController", "",
      #"<connections><segue destination="vc" id="s"/></connections>"#)
    #expect(try bars(other, controller("vc")) == SimulatedBars())
  }

  // MARK: Presented controllers

  /// `toolsVersion`, the style written on the segue, and whether the controller is shown as a sheet.
  @Test(arguments: [
    ("14113", "", false), ("14868", "", true), ("22505", "", true),
    ("22505", #"modalPresentationStyle="fullScreen""#, false),
    ("22505", #"modalPresentationStyle="overFullScreen""#, false),
    ("22505", #"modalPresentationStyle="overCurrentContext""#, false),
    ("22505", #"modalPresentationStyle="formSheet""#, true),
  ])
  func modalControllers(tools: String, style: String, isSheet: Bool) throws {
    let presenting = controller(
      "first", "viewController", "",
      "<connections>\(segue("presentation", to: "vc", style))</connections>")
    let found = try bars(navigation(to: "first"), presenting, controller("vc"), tools: tools)
    #expect(found == SimulatedBars(isSheet: isSheet))
  }

  @Test func aControllersOwnStyleWinsOverItsSegues() throws {
    let found = try bars(
      showing("vc", "presentation"),
      controller("vc", "viewController", #"modalPresentationStyle="fullScreen""#))
    #expect(!found.isSheet)
  }

  @Test func whatASheetContainsIsInASheet() throws {
    let found = try bars(showing("nav", "presentation"), navigation(), controller("vc"))
    #expect(found == SimulatedBars(top: SimulatedBars.Top(), isSheet: true))
  }

  @Test(arguments: [("14113", false), ("22505", true)])
  func shownWithoutANavigationControllerIsPresented(tools: String, isSheet: Bool) throws {
    let found = try bars(showing("vc"), controller("vc"), tools: tools)
    #expect(found == SimulatedBars(isSheet: isSheet))
  }

  @Test func shownWithoutANavigationControllerItHasItsStyle() throws {
    let found = try bars(
      showing("vc"), controller("vc", "viewController", #"modalPresentationStyle="fullScreen""#))
    #expect(!found.isSheet)
  }

  @Test func anEmbeddedControllerHasNoBars() throws {
    let found = try bars(navigation(to: "first"), showing("vc", "embed"), controller("vc"))
    #expect(found == SimulatedBars(isEmbedded: true))
  }

  @Test(arguments: [("14113", false), ("22505", true)])
  func aPopoverIsASheetSinceXcode11(tools: String, isSheet: Bool) throws {
    for kind in ["popoverPresentation", "popover"] {
      let found = try bars(
        navigation(to: "first"), showing("vc", kind), controller("vc"), tools: tools)
      #expect(found == SimulatedBars(isSheet: isSheet, isEmbedded: !isSheet))
    }
  }

  @Test func anEmbeddedNavigationControllerHasItsBar() throws {
    let found = try bars(showing("nav", "embed"), navigation(), controller("vc"))
    #expect(found.isEmbedded)
    #expect(found.top != nil)
  }

  @Test func segueLeadingToBarsWinsOverOneThatDoesNot() throws {
    let found = try bars(
      showing("vc", "presentation", from: "other"), navigation(to: "first"), showing("vc"),
      controller("vc"))
    #expect(found == SimulatedBars(top: SimulatedBars.Top()))
  }

  @Test(arguments: [("show", true), ("presentation", false)])
  func theSegueThatTheDocumentChoseDecides(_ kind: String, hasBar: Bool) throws {
    let found = try bars(
      showing("vc", "presentation", from: "other"), navigation(to: "first"), showing("vc"),
      controller("vc"), tieBreakers: ["elsewhere", "segue-\(kind)-vc"])
    #expect((found.top != nil) == hasBar)
  }

  // MARK: Explicit metrics

  private func simulating(_ metrics: String) -> String {
    controller("vc", "viewController", "", metrics)
  }

  @Test(arguments: [
    (#"<nil key="simulatedStatusBarMetrics"/>"#, SimulatedBars(hasStatusBar: false)),
    (
      #"<simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="lightContent"/>"#,
      SimulatedBars()
    ),
    (
      #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#,
      SimulatedBars(top: SimulatedBars.Top())
    ),
    (
      """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="YES"/>
      """,
      SimulatedBars(top: SimulatedBars.Top(isTranslucent: false, hasPrompt: true))
    ),
    (
      #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#, SimulatedBars(bottom: .tabBar)
    ),
    (
      #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics" translucent="NO"/>"#,
      SimulatedBars(bottom: .toolbar, isBottomTranslucent: false)
    ),
  ])
  func metricsOfTheControllerItself(metrics: String, expected: SimulatedBars) throws {
    #expect(try bars(simulating(metrics)) == expected)
  }

  @Test func aBarThatIsNilIsTakenAway() throws {
    let found = try bars(
      tabs(to: "nav"), navigation(),
      simulating(
        #"<nil key="simulatedTopBarMetrics"/><nil key="simulatedBottomBarMetrics"/>"#))
    #expect(found.top == nil)
    #expect(found.bottom == nil)
  }

  @Test func metricsOfAContainerReachItsChildren() throws {
    let container = controller(
      "nav", "navigationController", "",
      """
      <nil key="simulatedStatusBarMetrics"/>
      <navigationBar key="navigationBar"/><connections>\(root("vc"))</connections>
      """)
    #expect(try !bars(container, controller("vc")).hasStatusBar)
  }

  @Test func containersBarsAreViewsInFrontOfTheOthers() throws {
    let set = try storyboard(
      controller(
        "container", "navigationController", "",
        #"<navigationBar key="navigationBar" id="bar"/><connections>"#
          + root("a") + "</connections>")
        + controller(
          "a", "viewController", "",
          #"<view key="view" id="root"><subviews><view id="v"/></subviews></view>"#))
    let scene = try set.scene(at: 1)
    #expect(scene.views.map(\.kind) == [.view, .view, .navigationBar])
    #expect(scene.root.children == [1, 2])
    #expect(scene.addedTopBar == 2)
    #expect(scene.addedBottomBar == nil)
    #expect(scene.views.last?.element?.id == "bar")
  }
}

extension SimulatedBars {
  fileprivate init(
    top: Top? = nil, bottom: Bottom? = nil, isBottomTranslucent: Bool = true,
    isSheet: Bool = false
  ) {
    self.init()
    self.top = top
    self.bottom = bottom
    self.isBottomTranslucent = isBottomTranslucent
    self.isSheet = isSheet
  }

  fileprivate init(hasStatusBar: Bool, isEmbedded: Bool = false) {
    self.init()
    self.hasStatusBar = hasStatusBar
    self.isEmbedded = isEmbedded
  }
}
