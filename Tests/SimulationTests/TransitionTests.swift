import Testing
import Traits

@testable import Simulation

struct TransitionTests {
  @Test func phoneTurns() throws {
    var simulation = try Simulation(
      [navigation("nav", root: "a"), controller("a")], on: device(phone))
    let outcome = try simulation.perform(.rotate())
    #expect(
      outcome.log == [
        "nav willTransition(to: wC hC) from wC hR", "a willTransition(to: wC hC) from wC hR",
        "nav viewWillTransition(to: 667×375)", "a viewWillTransition(to: 667×375)",
        "screen traitCollectionDidChange(wC hR) to wC hC",
        "window traitCollectionDidChange(wC hR) to wC hC",
        "nav traitCollectionDidChange(wC hR) to wC hC",
        "a traitCollectionDidChange(wC hR) to wC hC", "window animateAlongside",
        "window transitionCompletion",
      ])
  }

  /// Each view after its superview, between its controller and those inside.
  @Test func viewsAreToldOnRequest() throws {
    let scene = controller(
      "a",
      content: """
        <view key="view" id="v"><subviews><view id="box"><subviews><label id="l"/></subviews></view>
        <containerView id="cv"><connections>\(segue("e", "embed", to: "b"))</connections>
        </containerView></subviews></view>
        """)
    let set = try storyboard(
      [scene, controller("b", content: #"<view key="view" id="w"/>"#)], initial: "a")
    var simulation = try Simulation(set, on: device(phone), recordsViews: true)
    let outcome = try simulation.perform(.rotate())
    #expect(
      outcome.log.filter { $0.contains("DidChange") }.map { $0.split(separator: " traitC")[0] }
        == ["screen", "window", "a", "view v", "view box", "view l", "view cv", "b", "view w"])
  }

  @Test(arguments: [
    // When the exchange takes place: in the callback of the traits, among the animations, or in the
    // completion block.
    (
      #""exchangesConstraints": false"#,
      [
        "a traitCollectionDidChange(wC hR) to wC hC",
        "a exchangeConstraints(constraints[0]): alternatives[0]",
      ]
    ),
    (
      #""exchangesConstraints": true"#,
      [
        "a animateAlongside(animations[0])",
        "a exchangeConstraints(constraints[0]): alternatives[0]",
      ]
    ),
    (
      #""completion": {"exchangesConstraints": true}"#,
      [
        "a transitionCompletion(animations[0])",
        "a exchangeConstraints(constraints[0]): alternatives[0]",
      ]
    ),
  ])
  func declaredConstraintsAreExchanged(_ place: String, _ expected: [String]) throws {
    var simulation = try Simulation(
      [controller("a")], on: device(phone),
      companion: """
        {"constraints": [{"in": "a", "alternatives": [{"when": {"verticalSizeClass": "compact"},
          "constraints": []}]}],
         "animations": [{"controller": "a", "during": "traits", \(place)}]}
        """)
    let log = try simulation.perform(.rotate()).log
    let index = try #require(log.firstIndex(of: expected[1]))
    #expect(log[index - 1] == expected[0])
    #expect(
      try simulation.perform(.rotate()).log.contains("a exchangeConstraints(constraints[0]): none"))
  }

  /// The controller, its view, or their scene.
  @Test(arguments: ["a", "v", "scene-a"])
  func exchangesAreInAllScenesThatTheyName(_ scope: String) throws {
    var simulation = try Simulation(
      [navigation("nav", root: "a"), controller("a", content: #"<view key="view" id="v"/>"#)],
      on: device(phone),
      companion: """
        {"constraints": [{"in": "\(scope)", "alternatives": [
          {"when": {"verticalSizeClass": "compact"}, "constraints": []}]},
          {"in": "\(scope)", "alternatives": [{"constraints": []}]}]}
        """)
    #expect(
      try simulation.perform(.rotate()).log.filter { $0.contains("exchange") }
        == ["a exchangeConstraints(constraints[0]): alternatives[0]"])
  }

  @Test func onlySizesAreToldWhereNoTraitChanges() throws {
    var simulation = try Simulation([controller("a")], on: device(pad))
    let outcome = try simulation.perform(.rotate(to: .landscape))
    #expect(
      outcome.log == [
        "a viewWillTransition(to: 1024×768)", "window animateAlongside",
        "window transitionCompletion",
      ])
    #expect(try simulation.perform(.rotate(to: .landscape)).log.isEmpty)
  }

  /// Sheets are told of the window's size, where theirs isn't known and changes with it.
  @Test(arguments: [
    ("pageSheet", Step.rotate(), true), ("pageSheet", .system(version: SystemVersion(16)), false),
    ("formSheet", .rotate(), false), ("popover", .rotate(), false),
  ])
  func whichSheetsAreToldOfSizes(_ style: String, _ step: Step, _ isTold: Bool) throws {
    var simulation = try Simulation(
      [
        controller(
          "a", "viewController", "",
          segue("s", "presentation", to: "b", "modalPresentationStyle=\"\(style)\"")),
        controller("b"),
      ], on: device(pad))
    try simulation.perform(.segue(id: "s"))
    let log = try simulation.perform(step).log
    #expect(log.contains { $0.hasPrefix("b viewWillTransition") } == isTold)
    #expect(!log.contains { $0.contains("adapt") })
  }

  @Test func windowsSetTheirOwnWidthClass() throws {
    var simulation = try Simulation([controller("a")], on: device(pad, .landscape))
    let outcome = try simulation.perform(.multitask(as: .oneHalf))
    #expect(
      outcome.log == [
        "a willTransition(to: wC hR) from wR hR", "a viewWillTransition(to: 507×768)",
        "window traitCollectionDidChange(wR hR) to wC hR",
        "a traitCollectionDidChange(wR hR) to wC hR", "window animateAlongside",
        "window transitionCompletion",
      ])
    #expect(simulation.tree.setBy[.horizontalSizeClass] == .init(.window))
    #expect(simulation.tree.setBy[.userInterfaceIdiom] == .init(.screen))
    // There is no half upright.
    try simulation.perform(.rotate())
    #expect(simulation.screen.windowSize == Size(width: 438, height: 1024))
  }

  /// What its user has set comes to every device, window and controller.
  @Test func preferencesStay() throws {
    var screen = try device(pad)
    screen.preferences = TraitCollection(preferredContentSizeCategory: .extraLarge)
    let companion = """
      {"traitOverrides": [
        {"child": "b", "traits": {"preferredContentSizeCategory": "accessibilityLarge"}}]}
      """
    var simulation = try Simulation(
      [navigation("nav", root: "b"), controller("b")], on: screen, companion: companion)
    for step: Step in [
      .device(name: phone), .rotate(), .sizeClass(cell: "wAny-hAny"),
      .resize(width: 300, height: 300),
    ] {
      #expect(simulation.tree.traits.preferredContentSizeCategory == .extraLarge)
      #expect(simulation.tree.setBy[.preferredContentSizeCategory] == .init(.screen))
      let child = try #require(simulation.node("b"))
      #expect(child.traits.preferredContentSizeCategory == .accessibilityLarge)
      #expect(child.setBy[.preferredContentSizeCategory] == .init(.viewController, "nav"))
      try simulation.perform(step)
    }
    #expect(simulation.tree.traits.preferredContentSizeCategory == .extraLarge)
  }

  @Test func halvesAreOnPadsInLandscapeOnly() throws {
    var simulation = try Simulation([controller("a")], on: device(pad))
    #expect(throws: SimulationError.self) { try simulation.perform(.multitask(as: .oneHalf)) }
    var onPhone = try Simulation([controller("a")], on: device(phone, .landscape))
    #expect(throws: SimulationError.self) { try onPhone.perform(.multitask(as: .oneThird)) }
  }

  @Test func theHeightOfSlideOverIsNoted() throws {
    var simulation = try Simulation([controller("a")], on: device(pad))
    #expect(try simulation.perform(.multitask(as: .slideOver)).rules == [.slideOverHeight])
    #expect(simulation.screen.windowSize == Size(width: 320, height: 1024))
    var old = try Simulation([controller("a")], on: device(pad, system: 10))
    #expect(try old.perform(.multitask(as: .slideOver)).rules.isEmpty)
  }

  @Test func freeWindowsHaveClassesByTheirSize() throws {
    var simulation = try Simulation([controller("a")], on: device(pad, .landscape))
    let outcome = try simulation.perform(.resize(width: 500, height: 600))
    #expect(simulation.tree.traits.horizontalSizeClass == .compact)
    #expect(outcome.rules == [.windowClasses])
    #expect(throws: SimulationError.self) {
      try simulation.perform(.resize(width: 0, height: 600))
    }
  }

  /// Windows smaller than the screen came with iOS 9 to pads, and with 27 to phones.
  @Test(arguments: [
    ("iPad Air", 8, "iOS 9"), ("iPad Air", 9, nil), ("iPad Air", 12, nil),
    ("iPhone 5s", 8, "phones with iOS 27"),
  ])
  func freeWindowsBySystem(_ name: String, _ system: Int, _ came: String?) throws {
    var simulation = try Simulation([controller("a")], on: device(name, system: system))
    let before = simulation.screen
    do {
      try simulation.perform(.resize(width: 500, height: 600))
      #expect(came == nil)
    } catch {
      #expect(error.code == .noSuchWindow)
      #expect(error.message.contains(came ?? "no error"), "\(error.message)")
      #expect(simulation.screen == before)
    }
  }

  @Test func freeWindowsHaveNoScreenAroundThem() throws {
    var screen = SimulatedScreen(try #require(DeviceCatalogue.builtIn.device(named: phone)))
    let whole = screen.windowEnvironment
    #expect(whole.safeArea.top > 0 && whole.statusBarHeight > 0)
    screen.window = .free(Size(width: 300, height: 400))
    #expect(screen.windowEnvironment.safeArea == .zero)
    #expect(screen.windowEnvironment.statusBarHeight == 0)
    screen.window = .free(whole.size)
    #expect(screen.windowEnvironment == whole)
  }

  /// A window as large as the screen has the screen's classes, and not those that a window of that size has.
  @Test func aWindowAsLargeAsTheScreen() throws {
    var screen = try device(plus, .landscape)
    let whole = screen.windowEnvironment
    #expect(SizeClassCell.window(whole.size, idiom: .phone).traits != whole.traits)
    screen.window = .free(whole.size)
    #expect(screen.windowEnvironment == whole)
  }

  @Test func goesOnOnAnotherDevice() throws {
    var simulation = try Simulation(splitApp(), on: device(pad, .landscape))
    try simulation.perform(.segue(id: "showDetail"))
    try simulation.perform(.device(name: phone, orientation: .portrait))
    #expect(simulation.shape == "split(listNav(list photo))")
    #expect(simulation.tree.traits.userInterfaceIdiom == .phone)
    let error = #expect(throws: SimulationError.self) {
      try simulation.perform(.device(name: "abacus"))
    }
    #expect(error?.code == .unknownDevice)
  }

  @Test func anotherDeviceIsHeldAsTheOneBefore() throws {
    var simulation = try Simulation([controller("a")], on: device(pad, .landscape))
    try simulation.perform(.device(name: phone))
    #expect(simulation.screen.windowSize == Size(width: 667, height: 375))
  }

  @Test func goesOnInACellOfTheGrid() throws {
    var simulation = try Simulation([controller("a")], on: device(pad))
    try simulation.perform(.sizeClass(cell: "wCompact-hCompact"))
    #expect(simulation.tree.traits.sizeClassCell.shortLabel == "wC hC")
    #expect(simulation.tree.size == Size(width: 400, height: 400))
    #expect(simulation.tree.traits.userInterfaceIdiom == .pad)
    #expect(throws: SimulationError.self) { try simulation.perform(.sizeClass(cell: "big")) }
  }

  @Test func parentOverridesAChildsTraits() throws {
    let container = """
      <view key="view" id="v"><subviews><containerView id="cv"><connections>
        \(segue("embed", "embed", to: "split"))
      </connections></containerView></subviews></view>
      """
    let scenes =
      [controller("outer", "viewController", "", "", content: container)] + splitApp()
    var simulation = try Simulation(
      scenes, on: device(phone),
      companion: """
        {"traitOverrides": [{"child": "split", "when": {"widerThan": 500},
          "traits": {"horizontalSizeClass": "regular"}}]}
        """)
    #expect(simulation.shape == "outer(split(listNav(list detailNav(detail))))")
    try simulation.perform(.rotate())
    #expect(simulation.shape == "outer(split(listNav(list) detailNav(detail)))")
    let split = try #require(simulation.node("split"))
    #expect(split.traits.sizeClassCell.shortLabel == "wR hC")
    #expect(split.setBy[.horizontalSizeClass] == .init(.viewController, "outer"))
    #expect(split.setBy[.verticalSizeClass] == .init(.screen))
    #expect(simulation.brokenInvariants.isEmpty)
    try simulation.perform(.rotate())
    #expect(simulation.shape == "outer(split(listNav(list detailNav(detail))))")
  }

  @Test func declaredAnimationsRunAlongside() throws {
    var simulation = try Simulation(
      [controller("a")], on: device(phone),
      companion: """
        {"animations": [{"controller": "a", "during": "traits",
          "when": {"verticalSizeClass": "compact"}}]}
        """)
    #expect(try simulation.perform(.rotate()).log.contains("a animateAlongside(animations[0])"))
    #expect(try !simulation.perform(.rotate()).log.contains("a animateAlongside(animations[0])"))
  }
}
