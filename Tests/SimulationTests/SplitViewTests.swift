import Companion
import Testing
import Traits

@testable import Simulation

struct SplitViewTests {
  @Test func classicStyleCollapsesWhenLoaded() throws {
    let simulation = try Simulation(splitApp(), on: device(phone))
    #expect(
      simulation.launch.log == [
        "split viewDidLoad", "split primaryViewController(forCollapsing:): default",
        "split splitViewController(_:collapseSecondary:onto:): default",
        "split collapse detailNav onto listNav", "split showDetailTargetDidChange",
        "split viewWillAppear", "listNav viewDidLoad", "listNav viewWillAppear",
        "detailNav viewDidLoad", "detailNav viewWillAppear", "detail viewDidLoad",
        "detail viewWillAppear", "split viewDidAppear", "listNav viewDidAppear",
        "detailNav viewDidAppear", "detail viewDidAppear",
      ])
    #expect(simulation.shape == "split(listNav(list detailNav(detail)))")
  }

  /// On pads they always were; on phones since iOS 8.
  @Test func phonesHaveNoneBeforeIOS8() throws {
    let old = try device("iPhone 5s", system: 7)
    let error = #expect(throws: SimulationError.self) { try Simulation(splitApp(), on: old) }
    #expect(error?.code == .noSplitViews)
    #expect(error?.message.contains("“split”") == true)
    _ = try Simulation(splitApp(), on: device("iPhone 5s", system: 8))
    var pad = try Simulation(splitApp(), on: device("iPad Air", system: 7))
    #expect(throws: SimulationError.self) {
      try pad.perform(.device(name: "iPhone 5s", orientation: .portrait))
    }
    #expect(pad.shape.hasPrefix("split("))
  }

  @Test func delegateMayHandleTheCollapse() throws {
    let simulation = try Simulation(
      splitApp(), on: device(phone),
      companion: answering(#""collapse": [{"secondary": "discard"}]"#))
    #expect(
      simulation.launch.log.prefix(4) == [
        "split viewDidLoad", "split primaryViewController(forCollapsing:): default",
        "split splitViewController(_:collapseSecondary:onto:): true",
        "split showDetailTargetDidChange",
      ])
    #expect(simulation.shape == "split(listNav(list))")
  }

  @Test func expandsAndCollapsesAsAPlusPhoneTurns() throws {
    var simulation = try Simulation(splitApp(), on: device(plus))
    let expanding = try simulation.perform(.rotate())
    #expect(
      expanding.log == [
        "split willTransition(to: wR hC) from wC hR",
        "listNav willTransition(to: wC hC) from wC hR",
        "detailNav willTransition(to: wR hC) from wC hR",
        "detail willTransition(to: wR hC) from wC hR",
        "split viewWillTransition(to: 736×414)", "listNav viewWillTransition(to: 295×414)",
        "detailNav viewWillTransition(to: 441×414)", "detail viewWillTransition(to: 441×414)",
        "split primaryViewController(forExpanding:): default",
        "split splitViewController(_:separateSecondaryFrom:): default",
        "split separate detailNav from listNav", "split showDetailTargetDidChange",
        "screen traitCollectionDidChange(wC hR) to wR hC",
        "window traitCollectionDidChange(wC hR) to wR hC",
        "split traitCollectionDidChange(wC hR) to wR hC",
        "listNav traitCollectionDidChange(wC hR) to wC hC",
        "detailNav traitCollectionDidChange(wC hR) to wR hC",
        "detail traitCollectionDidChange(wC hR) to wR hC",
        "list viewDidLoad", "list viewWillAppear", "window animateAlongside", "list viewDidAppear",
        "window transitionCompletion",
      ])
    #expect(simulation.shape == "split(listNav(list) detailNav(detail))")
    #expect(simulation.brokenInvariants.isEmpty)

    let collapsing = try simulation.perform(.rotate())
    #expect(
      collapsing.log.filter {
        $0.contains("ollaps") || $0.contains("appear") || $0.contains("Target")
      }
        == [
          "split primaryViewController(forCollapsing:): default",
          "split splitViewController(_:collapseSecondary:onto:): default",
          "split collapse detailNav onto listNav", "split showDetailTargetDidChange",
          "list viewWillDisappear", "list viewDidDisappear",
        ])
    #expect(simulation.shape == "split(listNav(list detailNav(detail)))")
  }

  @Test func whatIsPushedWhileCollapsedIsSeparated() throws {
    var simulation = try Simulation(splitApp(), on: device(plus))
    try simulation.perform(.back())
    try simulation.perform(.segue(id: "show"))
    try simulation.perform(.segue(id: "nextDetail"))
    #expect(simulation.shape == "split(listNav(list next photo))")
    try simulation.perform(.rotate())
    #expect(simulation.shape == "split(listNav(list next) photo)")
    #expect(simulation.brokenInvariants.isEmpty)
  }

  @Test func formerSecondaryIsRestored() throws {
    var simulation = try Simulation(splitApp(), on: device(plus))
    try simulation.perform(.back())
    let outcome = try simulation.perform(.rotate())
    #expect(simulation.shape == "split(listNav(list) detailNav(detail))")
    #expect(outcome.rules.contains(.restoredSecondary))
  }

  @Test func delegateAnswersWhatIsSeparated() throws {
    var simulation = try Simulation(
      splitApp(), on: device(plus),
      companion: answering(
        #""collapse": [{"secondary": "discard"}], "separate": [{"secondary": "photo"}]"#))
    let outcome = try simulation.perform(.rotate())
    #expect(
      outcome.log.contains("split splitViewController(_:separateSecondaryFrom:): photo"))
    #expect(!outcome.log.contains { $0.contains("separate detailNav") })
    #expect(simulation.shape == "split(listNav(list) photo)")
    #expect(simulation.brokenInvariants.isEmpty)
  }

  @Test func delegateAnswersThePrimary() throws {
    var simulation = try Simulation(
      splitApp(), on: device(plus, .landscape),
      companion: answering(#""primaryForCollapsing": [{"controller": "detailNav"}]"#))
    let outcome = try simulation.perform(.rotate())
    #expect(outcome.log.contains("split primaryViewController(forCollapsing:): detailNav"))
    #expect(simulation.shape == "split(detailNav(detail))")
    #expect(simulation.brokenInvariants.isEmpty)
  }

  /// Each time the delegate answers with a controller it is the same one, as it was left.
  @Test func answeredControllersAreTheOnesFromBefore() throws {
    var scenes = splitApp()
    scenes[4] = controller("detail", content: #"<scrollView key="view" id="scroll"/>"#)
    var simulation = try Simulation(
      scenes, on: device(plus, .landscape),
      companion: answering(
        """
        "primaryForCollapsing": [{"controller": "photoNav"}],
        "primaryForExpanding": [{"controller": "listNav"}],
        "collapse": [{"secondary": "discard"}], "separate": [{"secondary": "detail"}]
        """))
    try simulation.perform(.scroll(element: "scroll", y: 40))
    for _ in 1...2 {
      try simulation.perform(.rotate())
      #expect(simulation.shape == "split(photoNav(photoRoot))")
      #expect(simulation.brokenInvariants.isEmpty)
      try simulation.perform(.rotate())
      #expect(simulation.shape == "split(listNav(list) detail)")
      #expect(simulation.brokenInvariants.isEmpty)
    }
    #expect(simulation.runningState(of: "detail").offsets["scroll"]?.y == 40)
  }

  /// What has been replaced comes back, too; what nobody can answer with is gone.
  @Test(arguments: [("detail", "detail"), ("next", "next")])
  func whatWasReplacedIsAnsweredAgain(_ answer: String, _ secondary: String) throws {
    var simulation = try Simulation(
      splitApp(), on: device(plus, .landscape),
      companion: answering(
        #""collapse": [{"secondary": "discard"}], "separate": [{"secondary": "\#(answer)"}]"#))
    try simulation.perform(.segue(id: "showDetail"))
    #expect(simulation.shape == "split(listNav(list) photo)")
    #expect(simulation.node("detail") != nil || answer != "detail")
    try simulation.perform(.rotate())
    try simulation.perform(.rotate())
    #expect(simulation.shape == "split(listNav(list) \(secondary))")
    #expect(simulation.brokenInvariants.isEmpty)
  }

  @Test func primaryThatIsNoStackLosesTheSecondary() throws {
    let scenes = [split("split", "a", "b"), controller("a"), controller("b")]
    var simulation = try Simulation(scenes, on: device(plus))
    #expect(simulation.shape == "split(a)")
    try simulation.perform(.rotate())
    #expect(simulation.shape == "split(a b)")
  }

  /// As long as the width stays compact nothing is asked again, and the collapsed controllers have it all.
  @Test func aCollapsedSplitViewStaysSo() throws {
    var simulation = try Simulation(splitApp(), on: device(phone))
    #expect(simulation.node("listNav")?.size == Size(width: 375, height: 667))
    #expect(simulation.tree.split?.spans == [])
    #expect(try simulation.perform(.rotate()).log.allSatisfy { !$0.contains("ollaps") })
    #expect(simulation.shape == "split(listNav(list detailNav(detail)))")
  }

  /// The root of the primary controller is always kept.
  @Test(arguments: [("next", "split(listNav(list next))"), ("other", "split(listNav(list))")])
  func whatIsKeptInThePrimary(_ name: String, _ shape: String) throws {
    var simulation = try Simulation(
      splitApp(), on: device(plus, .landscape),
      companion: answering(
        #""collapse": [{"secondary": "discard", "keepInPrimary": ["\#(name)"]}]"#))
    try simulation.perform(.segue(id: "show"))
    try simulation.perform(.rotate())
    #expect(simulation.shape == shape)
    #expect(simulation.brokenInvariants.isEmpty)
  }

  /// What is presented in a context has its size and its traits, not the window's.
  @Test func aColumnIsAContextOfItsOwn() throws {
    var scenes = splitApp()
    scenes[1] = navigation("listNav", root: "list", #"definesPresentationContext="YES""#)
    scenes[3] = controller(
      "list", "viewController", "",
      segue("over", "presentation", to: "photo", #"modalPresentationStyle="overCurrentContext""#))
    var simulation = try Simulation(scenes, on: device(pad, .landscape))
    try simulation.perform(.segue(id: "over"))
    #expect(simulation.shape == "split(listNav(list) > photo detailNav(detail))")
    #expect(simulation.node("photo")?.size == Size(width: 320, height: 768))
    #expect(simulation.node("photo")?.traits.horizontalSizeClass == .compact)
  }

  private func answering(_ answers: String) -> String {
    #"{"splitViews": [{"controller": "split", \#(answers)}]}"#
  }

  // MARK: Columns

  private static let triple = [
    split("split", "p", "d", #"allowDoubleColumnStyle="YES""#, supplementary: "m"),
    controller("p"), controller("m"), controller("d"), controller("x"),
  ]

  @Test func columnsAreWrappedAndStacked() throws {
    var simulation = try Simulation(Self.triple, on: device(pad, .landscape))
    let navigation = "ninefold:navigationController:split:"
    #expect(
      simulation.shape
        == "split(\(navigation)primary(p) \(navigation)supplementary(m) \(navigation)secondary(d))")
    let outcome = try simulation.perform(.multitask(as: .oneThird))
    #expect(
      outcome.log.filter {
        $0.hasPrefix("split") && !$0.contains("ransition") && !$0.contains("trait")
      }
        == [
          "split splitViewController(_:topColumnForCollapsingToProposedTopColumn:): default",
          "split collapse \(navigation)supplementary onto \(navigation)primary",
          "split collapse \(navigation)secondary onto \(navigation)primary",
          "split splitViewControllerDidCollapse(_:): default", "split showDetailTargetDidChange",
        ])
    #expect(
      simulation.shape
        == """
        split(\(navigation)primary(p \(navigation)supplementary(m) \(navigation)secondary(d)))
        """)
    try simulation.perform(.multitask(as: .fullScreen))
    #expect(
      simulation.shape
        == "split(\(navigation)primary(p) \(navigation)supplementary(m) \(navigation)secondary(d))")
    #expect(simulation.brokenInvariants.isEmpty)
  }

  /// Columns that have a navigation controller get no other one.
  @Test func columnsWithAStackOfTheirOwn() throws {
    let simulation = try Simulation(
      splitApp(#"allowDoubleColumnStyle="YES""#), on: device(pad, .landscape))
    #expect(simulation.shape == "split(listNav(list) detailNav(detail))")
    #expect(simulation.keyController == "detail")
  }

  /// Of the modes in which a column is shown or hidden the nearest one is chosen.
  @Test func threeColumnsAreShownAndHidden() throws {
    var simulation = try Simulation(Self.triple, on: device(pad, .landscape))
    func mode(after step: Step) throws -> SplitDisplayMode? {
      try simulation.perform(step)
      return simulation.tree.split?.displayMode
    }
    #expect(simulation.tree.split?.displayMode == .oneBesideSecondary)
    #expect(try mode(after: .showColumn(column: .primary)) == .twoBesideSecondary)
    #expect(try mode(after: .hideColumn(column: .primary)) == .oneBesideSecondary)
    #expect(try mode(after: .hideColumn(column: .supplementary)) == .secondaryOnly)
    #expect(try mode(after: .showColumn(column: .supplementary)) == .oneBesideSecondary)
    // What is as it is to be is left alone, and the secondary column always is.
    #expect(try simulation.perform(.showColumn(column: .supplementary)).log.isEmpty)
    #expect(try simulation.perform(.hideColumn(column: .secondary)).log.isEmpty)
  }

  /// Collapsed, a column is shown by what is on the stack.
  @Test func columnsAreShownAndHiddenOnAStack() throws {
    var simulation = try Simulation(Self.triple, on: device(phone))
    #expect(simulation.keyController == "d")
    #expect(try simulation.perform(.hideColumn(column: .supplementary)).log.isEmpty)
    try simulation.perform(.hideColumn(column: .secondary))
    #expect(simulation.keyController == "m")
    try simulation.perform(.showColumn(column: .secondary))
    #expect(simulation.keyController == "d")
    try simulation.perform(.showColumn(column: .primary))
    #expect(simulation.keyController == "p")
    #expect(try simulation.perform(.hideColumn(column: .primary)).log.isEmpty)
    #expect(simulation.brokenInvariants.isEmpty)
  }

  @Test func theDisplayModeForExpandingIsTheDelegates() throws {
    var simulation = try Simulation(
      Self.triple, on: device(pad, .landscape),
      companion: answering(#""displayModeForExpanding": [{"displayMode": "secondaryOnly"}]"#))
    try simulation.perform(.multitask(as: .oneThird))
    try simulation.perform(.multitask(as: .fullScreen))
    #expect(simulation.tree.split?.displayMode == .secondaryOnly)
  }

  @Test func topColumnIsTheDelegates() throws {
    let simulation = try Simulation(
      Self.triple, on: device(phone),
      companion: answering(#""topColumnForCollapsing": [{"column": "primary"}]"#))
    #expect(simulation.shape == "split(ninefold:navigationController:split:primary(p))")
  }

  @Test func columnsNeedASystemThatHasThem() throws {
    let scenes = [
      split("split", "p", "d", #"allowDoubleColumnStyle="YES""#), controller("p"), controller("d"),
    ]
    let old = try Simulation(scenes, on: device(pad, .landscape, system: 13))
    #expect(old.shape == "split(p d)")
  }

  @Test(arguments: [
    // Attributes, orientation, display mode, width of the primary column.
    ("", Orientation.landscape, SplitDisplayMode.oneBesideSecondary, 320.0 as Double?),
    ("", .portrait, .secondaryOnly, nil),
    (#"preferredDisplayMode="allVisible""#, .portrait, .oneBesideSecondary, 308),
    (#"preferredDisplayMode="primaryOverlay""#, .landscape, .oneOverSecondary, 320),
    (#"preferredDisplayMode="primaryHidden""#, .landscape, .secondaryOnly, nil),
    (#"maximumPrimaryColumnWidth="400""#, .landscape, .oneBesideSecondary, 400),
    (#"preferredPrimaryColumnWidthFraction="0.25""#, .landscape, .oneBesideSecondary, 256),
    (#"minimumPrimaryColumnWidth="350""#, .landscape, .oneBesideSecondary, 350),
  ])
  func displayModes(
    _ attributes: String, _ orientation: Orientation, _ mode: SplitDisplayMode, _ width: Double?
  ) throws {
    let simulation = try Simulation(splitApp(attributes), on: device(pad, orientation))
    let split = try #require(simulation.tree.split)
    #expect(split.displayMode == mode)
    #expect(split.spans.first { $0.column == .primary }?.width == width)
    let isVisible = simulation.visibleControllers.contains("list")
    #expect(isVisible == (mode != .secondaryOnly))
  }

  @Test(arguments: [
    (pad, "", [SimulationNote.Rule.compactPrimaryColumn]),
    (plus, "", [.compactPrimaryColumn, .splitBehavior]),
    (plus, #"preferredDisplayMode="allVisible""#, [.compactPrimaryColumn]),
    (pad, #"allowDoubleColumnStyle="YES""#, [.compactPrimaryColumn, .splitBehavior]),
    (phone, "", []),
  ])
  func rulesWithoutASourceAreNoted(
    _ name: String, _ attributes: String, _ rules: [SimulationNote.Rule]
  ) throws {
    var simulation = try Simulation(splitApp(attributes), on: device(name, .landscape))
    #expect(simulation.launch.rules == rules)
    // Only where they decide something.
    #expect(try simulation.perform(.segue(id: "more")).rules.isEmpty)
  }

  /// A column has no size classes before there are any.
  @Test(arguments: [(7, false), (8, true)])
  func aColumnsClassIsNotedWhereThereAreClasses(system: Int, isNoted: Bool) throws {
    let simulation = try Simulation(
      splitApp(), on: device("iPad Air", .landscape, system: system))
    #expect(simulation.launch.rules.contains(.compactPrimaryColumn) == isNoted)
  }

  @Test func columnsAreShownAndHidden() throws {
    var simulation = try Simulation(splitApp(), on: device(pad))
    #expect(!simulation.visibleControllers.contains("list"))
    let shown = try simulation.perform(.showColumn(column: .primary))
    #expect(
      shown.log == [
        "split willChangeTo oneOverSecondary", "listNav viewDidLoad", "listNav viewWillAppear",
        "list viewDidLoad", "list viewWillAppear", "listNav viewDidAppear", "list viewDidAppear",
      ])
    let hidden = try simulation.perform(.hideColumn(column: .primary))
    #expect(hidden.log.first == "split willChangeTo secondaryOnly")
    #expect(!simulation.visibleControllers.contains("list"))
  }

  /// What was chosen where it stood is no choice where it lies, and the other way round.
  @Test(arguments: [
    (Orientation.portrait, Step.showColumn(column: .primary), SplitDisplayMode.oneOverSecondary),
    (.landscape, .hideColumn(column: .primary), .secondaryOnly),
  ])
  func aChosenModeLapsesWithItsBehaviour(
    _ orientation: Orientation, _ step: Step, _ chosen: SplitDisplayMode
  ) throws {
    let standing = SplitDisplayMode.secondaryOnly
    let lying = SplitDisplayMode.oneBesideSecondary
    let modes =
      orientation == .portrait ? [lying, standing, lying] : [standing, lying, standing]
    for style in ["", #"allowDoubleColumnStyle="YES""#] {
      var simulation = try Simulation(splitApp(style), on: device(pad, orientation))
      try simulation.perform(step)
      #expect(simulation.tree.split?.displayMode == chosen)
      for mode in modes {
        try simulation.perform(.rotate())
        #expect(simulation.tree.split?.displayMode == mode)
        #expect(simulation.brokenInvariants.isEmpty)
      }
    }
  }

  /// A classic split view has the behaviour that its preferred mode belongs to.
  @Test(arguments: [
    ("allVisible", SplitBehavior.tile, SplitBehavior.tile),
    ("primaryOverlay", .overlay, .overlay), ("primaryHidden", .overlay, .tile),
  ])
  func aPreferredModeHasItsBehaviour(
    _ mode: String, _ standing: SplitBehavior, _ lying: SplitBehavior
  ) throws {
    var simulation = try Simulation(
      splitApp(#"preferredDisplayMode="\#(mode)""#), on: device(pad))
    #expect(simulation.tree.split?.behavior == standing)
    #expect(simulation.brokenInvariants.isEmpty)
    try simulation.perform(.hideColumn(column: .primary))
    try simulation.perform(.showColumn(column: .primary))
    #expect(simulation.brokenInvariants.isEmpty)
    try simulation.perform(.rotate())
    #expect(simulation.tree.split?.behavior == lying)
    #expect(simulation.brokenInvariants.isEmpty)
  }

  @Test func primaryColumnIsCompactByTheSplitView() throws {
    let simulation = try Simulation(splitApp(), on: device(pad, .landscape))
    let list = try #require(simulation.node("list"))
    #expect(list.traits.horizontalSizeClass == .compact)
    #expect(list.setBy[.horizontalSizeClass] == .init(.viewController, "split"))
    #expect(list.setBy[.verticalSizeClass] == .init(.screen))
    #expect(simulation.node("detail")?.traits.horizontalSizeClass == .regular)
  }
}
