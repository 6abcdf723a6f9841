import Testing
import Traits

@testable import Scenes

/// The bars around a controller that follow from the segues that lead to it.
@Suite struct BarInferenceTests {
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
      "", "", #"<navigationItem key="navigationItem" largeTitleDisplayMode="always" id="i"/>"#,
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

  @Test func aToolbarIsNotAddedBelowATabBar() throws {
    let found = try bars(
      tabs(to: "nav"), navigation("nav", to: "vc", #"toolbarHidden="NO""#), controller("vc"))
    #expect(found.bottom == .tabBar)
  }

  @Test func barsRememberTheElementsThatTheyComeFrom() throws {
    let set = try storyboard(
      tabs(to: "nav", bar: #"id="tab-bar""#) + navigation(bar: #"id="bar""#) + controller("vc"))
    let bars = try #require(set.entries.last).bars
    #expect(bars.top?.element?.id == "bar")
    #expect(bars.bottomElement?.id == "tab-bar")
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
    #expect(scene.root.children == [ViewIndex(1), ViewIndex(2)])
    #expect(scene.addedTopBar == ViewIndex(2))
    #expect(scene.addedBottomBar == nil)
    #expect(scene.views.last?.element?.id == "bar")
  }

  // MARK: Pushed controllers

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

  /// A navigation controller around the tabs pushes over the tab bar, one inside them does not.
  @Test func whatIsPushedOverTabsHasNoTabBar() throws {
    let around = [navigation(to: "tabs"), tabs(to: "first")]
    let first = try bars(around[0], tabs(), controller("vc"))
    #expect(first.bottom == .tabBar)
    #expect(first.top != nil)
    let pushed = try bars(around[0], around[1], showing("vc"), controller("vc"))
    #expect(pushed.bottom == nil)
    #expect(pushed.top != nil)
    let inside = try bars(
      navigation("outer", to: "tabs"), tabs(to: "nav"), navigation(to: "first"), showing("vc"),
      controller("vc"))
    #expect(inside.bottom == .tabBar)
  }

  /// The stack pushes over tabs whether or not its bar is shown, and then shows its own toolbar; what is
  /// not the tabs' bar stays.
  @Test(
    arguments: [
      (#"navigationBarHidden="YES""#, "", nil), (#"toolbarHidden="NO""#, "", .toolbar),
      ("", #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#, .toolbar),
      (#"toolbarHidden="NO" navigationBarHidden="YES""#, "", .toolbar),
    ] as [(String, String, SimulatedBars.Bottom?)])
  func whatAStackPushesOverTabsHasTheStacksBars(
    stack: String, metrics: String, bottom: SimulatedBars.Bottom?
  ) throws {
    let bar = stack.contains("navigationBarHidden") ? nil : SimulatedBars.Top()
    let first = controller(
      "first", "viewController", "", metrics + "<connections>\(segue("show"))</connections>")
    let found = try bars(
      navigation(to: "tabs", stack), tabs(to: "first"), first, controller("vc"))
    #expect(found == SimulatedBars(top: bar, bottom: bottom))
  }

  /// A bar that is only simulated is no stack around tabs.
  @Test func tabsUnderASimulatedBarAreInNoStack() throws {
    let tabs = controller(
      "tabs", "tabBarController", "",
      #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/><tabBar key="tabBar"/><connections>"#
        + tab("first") + "</connections>")
    #expect(try bars(tabs, showing("vc"), controller("vc")).bottom == .tabBar)
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

  /// Be its bar shown or not; what is presented from there is not in it.
  @Test(arguments: [
    (navigation(to: "first"), "show", true),
    (navigation("nav", to: "first", #"navigationBarHidden="YES""#), "push", true),
    (navigation(to: "first"), "presentation", false), ("", "show", false),
  ])
  func whatAStackHoldsIsInANavigationController(
    stack: String, kind: String, isInside: Bool
  ) throws {
    let found = try wholeBars(stack + showing("vc", kind) + controller("vc"))
    #expect(found.isInNavigationController == isInside)
  }

  /// Source: UINavigationItem.backBarButtonItem.
  @Test(arguments: [
    ("", "", "Back"), (#"title="List""#, "", "List"),
    (#"title="List""#, #"<navigationItem key="navigationItem" title="All"/>"#, "All"),
    (
      "",
      #"<navigationItem key="navigationItem" title="All"><barButtonItem key="backBarButtonItem" title="Up"/></navigationItem>"#,
      "Up"
    ),
  ])
  func aPushedControllerGoesBackToWhatPushedIt(
    attributes: String, item: String, title: String
  ) throws {
    let first = controller(
      "first", "viewController", attributes, item + "<connections>\(segue("show"))</connections>")
    let found = try wholeBars(navigation(to: "first") + first + controller("vc"))
    #expect(found.top?.backTitle == title)
    #expect(try wholeBars(navigation() + controller("vc")).top?.backTitle == nil)
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
}
