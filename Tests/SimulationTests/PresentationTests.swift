import Testing
import Traits

@testable import Simulation

struct PresentationTests {
  private static func scenes(_ kind: String, _ more: String = "", target: String = "") -> [String] {
    [
      navigation("nav", root: "a"),
      controller(
        "a", "viewController", "", segue("go", kind, to: "b", more), content: bar),
      controller("b", "viewController", target, segue("deeper", "presentation", to: "c")),
      controller("c"),
    ]
  }

  private static let bar = """
    <navigationItem key="navigationItem" id="item">
      <barButtonItem key="rightBarButtonItem" id="button"><connections>
        <segue destination="b" kind="popoverPresentation" id="pop">
          <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/>
        </segue>
      </connections></barButtonItem>
    </navigationItem>
    """

  @Test func fullScreenTakesThePresenterAway() throws {
    var simulation = try Simulation(
      Self.scenes("presentation", #"modalPresentationStyle="fullScreen""#), on: device(phone))
    let presenting = try simulation.perform(.segue(id: "go"))
    #expect(
      presenting.log == [
        "a prepare(for: go to b)", "nav present b fullScreen as fullScreen", "b viewDidLoad",
        "nav viewWillDisappear", "a viewWillDisappear", "b viewWillAppear", "b viewDidAppear",
        "nav viewDidDisappear", "a viewDidDisappear",
      ])
    #expect(simulation.shape == "nav(a) > b")
    let dismissing = try simulation.perform(.dismiss())
    #expect(
      dismissing.log == [
        "nav dismiss b", "b viewWillDisappear", "nav viewWillAppear", "a viewWillAppear",
        "nav viewDidAppear", "a viewDidAppear", "b viewDidDisappear",
      ])
    #expect(simulation.shape == "nav(a)")
    #expect(throws: SimulationError.self) { try simulation.perform(.dismiss()) }
  }

  @Test func sheetLeavesThePresenter() throws {
    var simulation = try Simulation(Self.scenes("presentation"), on: device(phone))
    #expect(
      try simulation.perform(.segue(id: "go")).log == [
        "a prepare(for: go to b)", "nav present b automatic as card", "b viewDidLoad",
        "b viewWillAppear", "b viewDidAppear",
      ])
    #expect(simulation.visibleControllers == ["nav", "a", "b"])
    #expect(simulation.keyController == "b")
    #expect(
      try simulation.perform(.dismiss(interactively: true)).log == [
        "presentationController b presentationControllerShouldDismiss(_:): default",
        "presentationController b presentationControllerWillDismiss(_:): default",
        "nav dismiss b", "b viewWillDisappear", "b viewDidDisappear",
        "presentationController b presentationControllerDidDismiss(_:): default",
      ])
  }

  @Test func fullScreenHasNoGesture() throws {
    var simulation = try Simulation(
      Self.scenes("presentation", #"modalPresentationStyle="fullScreen""#), on: device(phone))
    try simulation.perform(.segue(id: "go"))
    #expect(throws: SimulationError.self) { try simulation.perform(.dismiss(interactively: true)) }
  }

  @Test(arguments: [
    (pad, 17, PresentationForm.popover, SizeClass.compact),
    (phone, 17, .card, .compact), (phone, 12, .fullScreen, .compact),
  ])
  func popover(
    _ name: String, _ system: Int, _ form: PresentationForm, _ width: SizeClass
  ) throws {
    var simulation = try Simulation(
      Self.scenes("presentation"), on: device(name, system: system))
    try simulation.perform(.trigger(element: "button"))
    let presentation = try #require(simulation.tree.presentation)
    #expect(presentation.form == form)
    #expect(presentation.anchor == (form == .popover ? "button" : nil))
    #expect(presentation.arrowDirections == (form == .popover ? ["up", "left"] : []))
    let node = try #require(simulation.node("b"))
    #expect(node.traits.horizontalSizeClass == width)
    let setter = try #require(node.setBy[.horizontalSizeClass])
    #expect(setter == (form == .popover ? .init(.presentationController, "b") : .init(.screen)))
  }

  @Test func popoverAdaptsWhenTheWindowShrinks() throws {
    var simulation = try Simulation(Self.scenes("presentation"), on: device(pad, .landscape))
    try simulation.perform(.trigger(element: "button"))
    let outcome = try simulation.perform(.multitask(as: .oneThird))
    #expect(outcome.log.contains("presentationController b adapt popover to card"))
    // Compact before and after.
    #expect(!outcome.log.contains { $0.hasPrefix("b willTransition(") })
    #expect(simulation.brokenInvariants.isEmpty)
    let back = try simulation.perform(.multitask(as: .fullScreen))
    #expect(back.log.contains("presentationController b adapt card to popover"))
  }

  @Test func adaptingToFullScreenTakesThePresenterAway() throws {
    var simulation = try Simulation(Self.scenes("presentation"), on: device(phone))
    try simulation.perform(.segue(id: "go"))
    let outcome = try simulation.perform(.rotate())
    #expect(outcome.log.contains("presentationController b adapt card to fullScreen"))
    #expect(outcome.log.contains("a viewWillDisappear"))
    #expect(simulation.visibleControllers == ["b"])
    #expect(simulation.brokenInvariants.isEmpty)
  }

  /// Sheets are dismissed by a gesture since iOS 13, which their delegates are asked of; popovers always were.
  @Test(arguments: [("formSheet", false), ("pageSheet", false), ("popover", true)])
  func gesturesBeforeIOS13(_ style: String, _ dismisses: Bool) throws {
    var simulation = try Simulation(
      Self.scenes("presentation", "modalPresentationStyle=\"\(style)\""),
      on: device(pad, system: 12))
    try simulation.perform(.segue(id: "go"))
    let step = Step.dismiss(interactively: true)
    guard dismisses else {
      #expect(throws: SimulationError.self) { try simulation.perform(step) }
      return
    }
    #expect(try simulation.perform(step).log.allSatisfy { !$0.contains("presentationController") })
    #expect(simulation.shape == "nav(a)")
  }

  /// Source: PresentationForm's own note; before iOS 13 there was nothing to disagree about.
  @Test(arguments: [(12, false), (17, true)])
  func sheetsInCompactHeightAreNoted(_ system: Int, _ isNoted: Bool) throws {
    var simulation = try Simulation(
      Self.scenes("presentation", #"modalPresentationStyle="pageSheet""#),
      on: device(plus, .landscape, system: system))
    #expect(
      try simulation.perform(.segue(id: "go")).rules.contains(.sheetInCompactHeight) == isNoted)
  }

  @Test func aPopoverIsAsLargeAsItsContentAsks() throws {
    var scenes = Self.scenes("presentation")
    let size = #"<size key="preferredContentSize" width="300" height="200"/>"#
    scenes[2] = controller("b", content: size)
    var simulation = try Simulation(scenes, on: device(pad))
    try simulation.perform(.trigger(element: "button"))
    #expect(simulation.node("b")?.size == Size(width: 300, height: 200))
  }

  @Test func delegateAnswersTheAdaptiveStyle() throws {
    var simulation = try Simulation(
      Self.scenes("presentation"), on: device(phone),
      companion: #"{"presentations": [{"presented": "b", "adaptiveStyle": [{"style": "none"}]}]}"#)
    let outcome = try simulation.perform(.trigger(element: "button"))
    #expect(
      outcome.log.contains("b adaptivePresentationStyle(for:traitCollection:): none"))
    #expect(simulation.tree.presentation?.form == .popover)
  }

  @Test func contextIsTheNearestThatDefinesOne() throws {
    let scenes = [
      tabBar("tabs", ["nav", "o"]),
      navigation("nav", root: "a", #"definesPresentationContext="YES""#),
      controller(
        "a", "viewController", "",
        segue("over", "presentation", to: "b", #"modalPresentationStyle="currentContext""#)),
      controller("b"), controller("o"),
    ]
    var simulation = try Simulation(scenes, on: device(phone))
    try simulation.perform(.segue(id: "over"))
    #expect(simulation.shape == "tabs(nav(a) > b o)")
    #expect(simulation.visibleControllers == ["tabs", "b"])
    #expect(simulation.keyController == "b")
    // Over it, what is below stays.
    #expect(simulation.tree.children.first?.presentation?.form == .currentContext)
    // The context is in a tab, so other tabs can be selected, and it is still there after.
    try simulation.perform(.selectTab(index: 1))
    #expect(simulation.visibleControllers == ["tabs", "o"])
    try simulation.perform(.selectTab(index: 0))
    #expect(simulation.visibleControllers == ["tabs", "b"])
    #expect(simulation.brokenInvariants.isEmpty)
  }

  @Test func nothingMoreIsPresentedByAPresenter() throws {
    var simulation = try Simulation(Self.scenes("presentation"), on: device(phone))
    try simulation.perform(.segue(id: "go"))
    let error = #expect(throws: SimulationError.self) {
      try simulation.perform(.segue(id: "go", from: "a"))
    }
    #expect(error?.code == .alreadyPresenting)
    try simulation.perform(.segue(id: "deeper"))
    #expect(simulation.shape == "nav(a) > b > c")
    try simulation.perform(.dismiss())
    #expect(simulation.shape == "nav(a) > b")
  }

  @Test func customStyleIsDeclared() throws {
    let scenes = Self.scenes("presentation", #"modalPresentationStyle="custom""#)
    var simulation = try Simulation(
      scenes, on: device(phone),
      companion: """
        {"presentations": [{"presented": "go", "removesPresenter": true,
          "traits": [{"traits": {"verticalSizeClass": "compact"}}]}]}
        """)
    #expect(try simulation.perform(.segue(id: "go")).rules.isEmpty)
    #expect(simulation.tree.presentation?.custom == "go")
    #expect(simulation.node("b")?.traits.verticalSizeClass == .compact)
    #expect(simulation.visibleControllers == ["b"])
    var bare = try Simulation(scenes, on: device(phone))
    #expect(try bare.perform(.segue(id: "go")).rules == [.customPresentation])
  }

  @Test(arguments: [
    (17, Size(width: 540, height: 620), ""),
    (
      17, Size(width: 300, height: 200),
      #"<size key="preferredContentSize" width="300" height="200"/>"#
    ),
    (
      17, Size(width: 768, height: 1024),
      #"<size key="preferredContentSize" width="2000" height="2000"/>"#
    ),
  ])
  func formSheetSize(_ system: Int, _ size: Size, _ content: String) throws {
    let scenes = [
      controller(
        "a", "viewController", "",
        segue("go", "modal", to: "b", #"modalPresentationStyle="formSheet""#)),
      controller("b", content: content),
    ]
    var simulation = try Simulation(scenes, on: device(pad, system: system))
    let outcome = try simulation.perform(.segue(id: "go"))
    #expect(simulation.node("b")?.size == size)
    #expect(simulation.node("b")?.traits.horizontalSizeClass == .compact)
    #expect(outcome.rules == [.compactPresentation])
  }
}
