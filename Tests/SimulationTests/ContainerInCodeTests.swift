import Companion
import Testing
import Traits

@testable import Simulation

/// The container that an app puts around its first controller in code.
struct ContainerInCodeTests {
  private static let override = """
    "traitOverrides": [{"child": "split", "container": "Outer", "when": {"widerThan": 500},
      "traits": {"horizontalSizeClass": "regular"}}]
    """

  private func run(_ more: String = "", on screen: SimulatedScreen) throws -> Simulation {
    try Simulation(splitApp(), on: screen, companion: "{\(Self.override)\(more)}")
  }

  /// It has the window's traits, and its child those that it overrides.
  @Test func itIsTheRootOfTheTree() throws {
    var simulation = try run(on: device(phone))
    #expect(
      simulation.shape == "ninefold:container(split(listNav(list detailNav(detail))))")
    #expect(simulation.tree.title == "Outer" && simulation.tree.className == "UIViewController")
    #expect(simulation.tree.isVisible && simulation.tree.isViewLoaded && !simulation.tree.isKey)
    #expect(simulation.initialController == "split")
    #expect(simulation.brokenInvariants.isEmpty)
    try simulation.perform(.rotate())
    #expect(simulation.shape == "ninefold:container(split(listNav(list) detailNav(detail)))")
    #expect(simulation.tree.traits.sizeClassCell.shortLabel == "wC hC")
    #expect(simulation.tree.size == Size(width: 667, height: 375))
    let split = try #require(simulation.node("split"))
    #expect(split.traits.sizeClassCell.shortLabel == "wR hC")
    #expect(split.size == simulation.tree.size)
    #expect(split.setBy[.horizontalSizeClass] == .init(.viewController, "ninefold:container"))
    #expect(split.setBy[.verticalSizeClass] == .init(.screen))
    #expect(simulation.brokenInvariants.isEmpty)
  }

  /// An override that an app sets in `viewWillTransition(to:with:)` alone isn't there before the window has had
  /// another size: launched on its side a phone has one column, and turned twice it has both.
  @Test(arguments: [("launch", true), ("transition", false)])
  func whenItBegins(_ beginning: String, _ isThereAtLaunch: Bool) throws {
    let companion = """
      {"traitOverrides": [{"child": "split", "begins": "\(beginning)", "when": {"widerThan": 500},
        "traits": {"horizontalSizeClass": "regular"}}]}
      """
    var simulation = try Simulation(
      splitApp(), on: device(phone, .landscape), companion: companion)
    #expect(simulation.tree.isContainerInCode)
    func isRegular() -> Bool {
      simulation.node("split")?.traits.horizontalSizeClass == .regular
    }
    #expect(isRegular() == isThereAtLaunch)
    try simulation.perform(.system(version: SystemVersion(16)))
    #expect(isRegular() == isThereAtLaunch)
    try simulation.perform(.rotate())
    #expect(!isRegular())
    try simulation.perform(.rotate())
    #expect(isRegular())
    #expect(simulation.brokenInvariants.isEmpty)
  }

  /// Where the file overrides traits of something else, or of nothing, there is none.
  @Test(
    arguments: [
      (#"{"traitOverrides": [{"child": "split", "traits": {}}]}"#, "Container (in code)"),
      (
        #"{"traitOverrides": [{"child": "UISplitViewController", "traits": {}}]}"#,
        "Container (in code)"
      ),
      (
        #"""
        {"traitOverrides": [{"child": "split", "when": {"widerThan": 9000}, "traits": {}},
          {"child": "split", "container": "Second", "traits": {}}]}
        """#, "Second"
      ),
      (#"{"traitOverrides": [{"child": "detail", "container": "X", "traits": {}}]}"#, nil),
      ("{}", nil),
    ] as [(String, String?)])
  func whereThereIsOne(_ companion: String, _ title: String?) throws {
    let simulation = try Simulation(splitApp(), on: device(phone), companion: companion)
    #expect(simulation.tree.isContainerInCode == (title != nil))
    if let title { #expect(simulation.tree.title == title) }
    #expect(simulation.brokenInvariants.isEmpty)
  }

  @Test func itsViewAppearsBeforeItsChilds() throws {
    let simulation = try run(on: device(phone))
    #expect(
      simulation.launch.log.prefix(4) == [
        "ninefold:container viewDidLoad", "split viewDidLoad",
        "split primaryViewController(forCollapsing:): default",
        "split splitViewController(_:collapseSecondary:onto:): default",
      ])
    let appearing = simulation.launch.log.filter { $0.hasSuffix("Appear") }
    #expect(
      appearing.prefix(2) == ["ninefold:container viewWillAppear", "split viewWillAppear"])
  }

  /// It is told first, of its own traits: those of the window, and not those that it overrides.
  @Test func itIsToldBeforeItsChild() throws {
    var simulation = try run(on: device(phone))
    let log = try simulation.perform(.rotate()).log
    #expect(
      log.filter { $0.contains("willTransition(to") }.prefix(3) == [
        "ninefold:container willTransition(to: wC hC) from wC hR",
        "split willTransition(to: wR hC) from wC hR",
        "listNav willTransition(to: wC hC) from wC hR",
      ])
    #expect(
      log.filter { $0.contains("viewWillTransition(to") }.prefix(2) == [
        "ninefold:container viewWillTransition(to: 667×375)",
        "split viewWillTransition(to: 667×375)",
      ])
    #expect(
      log.filter { $0.contains("DidChange(") && !$0.contains("Target") }.prefix(4) == [
        "screen traitCollectionDidChange(wC hR) to wC hC",
        "window traitCollectionDidChange(wC hR) to wC hC",
        "ninefold:container traitCollectionDidChange(wC hR) to wC hC",
        "split traitCollectionDidChange(wC hR) to wR hC",
      ])
  }

  /// By its class, it can have animations, actions and orientations of its own.
  @Test func itCanBeNamed() throws {
    var simulation = try run(
      """
      , "animations": [{"controller": "Outer", "during": "size", "completion": {}}],
        "actions": {"help:": {"implementedBy": [{"controller": "Outer", "does": "none"}]}}
      """, on: device(phone))
    let log = try simulation.perform(.rotate()).log
    #expect(log.contains("ninefold:container animateAlongside(animations[0])"))
    #expect(log.contains("ninefold:container transitionCompletion(animations[0])"))
    #expect(simulation.target(forAction: "help:", from: "list") == "ninefold:container")
  }

  /// It asks the controller in it, unless something is declared of itself.
  @Test(
    arguments: [
      (["split"], Set<Orientation>([.landscapeLeft])), (["Outer"], [.landscapeLeft]),
      ([], [.portrait, .landscape, .landscapeLeft, .landscapeRight]),
    ] as [([String], Set<Orientation>)])
  func whichOrientationsCount(_ names: [String], _ supported: Set<Orientation>) throws {
    let declared = names.map { #"{"controller": "\#($0)", "supports": ["landscapeLeft"]}"# }
    let simulation = try run(
      ", \"orientations\": [\(declared.joined(separator: ", "))]", on: device(phone))
    #expect(simulation.supportedOrientations == supported)
  }

  /// As the outermost container it presents what is presented in it.
  @Test func itPresents() throws {
    var simulation = try Simulation(
      [
        controller("a", "viewController", "", segue("s", "presentation", to: "b")), controller("b"),
      ], on: device(phone), companion: #"{"traitOverrides": [{"child": "a", "traits": {}}]}"#)
    try simulation.perform(.segue(id: "s"))
    #expect(simulation.shape == "ninefold:container(a) > b")
    #expect(simulation.brokenInvariants.isEmpty)
    try simulation.perform(.dismiss())
    #expect(simulation.shape == "ninefold:container(a)")
  }
}
