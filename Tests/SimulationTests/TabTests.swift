import Testing
import Traits

@testable import Simulation

struct TabTests {
  private static let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]

  private static func tabs(_ count: Int) -> [String] {
    [tabBar("tabs", Array(names.prefix(count)))] + names.prefix(count).map { controller($0) }
  }

  @Test(arguments: [
    (
      17,
      ["b viewWillAppear", "a viewWillDisappear", "a viewDidDisappear", "b viewDidAppear"]
    ),
    (
      18,
      ["b viewWillAppear", "a viewWillDisappear", "b viewDidAppear", "a viewDidDisappear"]
    ),
  ])
  func orderOfSelecting(_ system: Int, _ order: [String]) throws {
    var simulation = try Simulation(Self.tabs(2), on: device(phone, system: system))
    let outcome = try simulation.perform(.selectTab(index: 1))
    #expect(outcome.log == ["tabs select b", "b viewDidLoad"] + order)
  }

  @Test func controllersAreKept() throws {
    var simulation = try Simulation(Self.tabs(2), on: device(phone))
    try simulation.perform(.selectTab(index: 1))
    let outcome = try simulation.perform(.selectTab(index: 0))
    #expect(!outcome.log.contains("a viewDidLoad"))
    #expect(simulation.keyController == "a")
  }

  @Test func selectingAgainGoesToTheRoot() throws {
    var simulation = try Simulation(
      [
        tabBar("tabs", ["nav", "b"]), navigation("nav", root: "a"),
        controller("a", "viewController", "", segue("go", "show", to: "c")), controller("b"),
        controller("c"),
      ], on: device(phone))
    try simulation.perform(.segue(id: "go"))
    #expect(simulation.shape == "tabs(nav(a c) b)")
    try simulation.perform(.selectTab(index: 0))
    #expect(simulation.shape == "tabs(nav(a) b)")
  }

  @Test(arguments: [
    (phone, 5, "tabs(a b c d e)"),
    (phone, 6, "tabs(a b c d ninefold:moreNavigationController:tabs(ninefold:moreList:tabs))"),
    (pad, 6, "tabs(a b c d e f)"),
  ])
  func moreBeyondTheLimit(_ name: String, _ count: Int, _ shape: String) throws {
    #expect(try Simulation(Self.tabs(count), on: device(name)).shape == shape)
  }

  @Test func tabInMoreIsPushedOnItsList() throws {
    var simulation = try Simulation(Self.tabs(6), on: device(phone))
    try simulation.perform(.selectMore)
    #expect(simulation.keyController == "ninefold:moreList:tabs")
    try simulation.perform(.selectTab(index: 5))
    #expect(simulation.keyController == "f")
    #expect(simulation.tree.tabs?.selected == 5)
    #expect(simulation.brokenInvariants.isEmpty)
    try simulation.perform(.back())
    #expect(simulation.keyController == "ninefold:moreList:tabs")
    // Going back did not forget the tab.
    #expect(simulation.node("f") != nil)
    #expect(simulation.brokenInvariants.isEmpty)
    try simulation.perform(.selectTab(index: 4))
    #expect(simulation.keyController == "e")
    #expect(simulation.tree.tabs?.isMoreSelected == true)
    try simulation.perform(.selectTab(index: 1))
    #expect(simulation.keyController == "b")
    #expect(simulation.tree.tabs?.isMoreSelected == false)
    #expect(simulation.brokenInvariants.isEmpty)
  }

  /// Five tabs fit into a compact bar and eight into a regular one; of more the last place is "More".
  @Test func aTabMovesBetweenMoreAndTheBar() throws {
    var simulation = try Simulation(Self.tabs(9), on: device(phone))
    try simulation.perform(.selectTab(index: 5))
    #expect(simulation.tree.tabs?.isMoreSelected == true)
    try simulation.perform(.device(name: pad))
    #expect(simulation.tree.tabs?.visibleCount == 7)
    #expect(simulation.tree.tabs?.isMoreSelected == false)
    #expect(simulation.keyController == "f")
    try simulation.perform(.selectTab(index: 8))
    try simulation.perform(.device(name: phone))
    #expect(simulation.tree.tabs?.visibleCount == 4)
    #expect(simulation.tree.tabs?.isMoreSelected == true)
    #expect(simulation.keyController == "i")
    #expect(simulation.brokenInvariants.isEmpty)
    try simulation.perform(.back())
    #expect(simulation.keyController == "ninefold:moreList:tabs")
  }

  @Test(arguments: [(pad, 6, [SimulationNote.Rule.tabLimit]), (pad, 5, []), (phone, 6, [])])
  func theLimitOfARegularBarIsNoted(
    _ name: String, _ count: Int, _ rules: [SimulationNote.Rule]
  ) throws {
    #expect(try Simulation(Self.tabs(count), on: device(name)).launch.rules == rules)
  }

  /// The bar of another column is there, too.
  @Test func tabsBesideTheControllerInFront() throws {
    let scenes = [split("split", "tabs", "o")] + Self.tabs(2) + [controller("o")]
    var simulation = try Simulation(scenes, on: device(pad, .landscape))
    #expect(simulation.keyController == "o")
    try simulation.perform(.selectTab(index: 1))
    #expect(simulation.visibleControllers == ["split", "tabs", "b", "o"])
  }

  @Test func selectionSurvivesWhenMoreGoesAndComes() throws {
    var simulation = try Simulation(Self.tabs(6), on: device(pad, .landscape))
    try simulation.perform(.selectTab(index: 5))
    try simulation.perform(.multitask(as: .oneThird))
    #expect(simulation.keyController == "f")
    #expect(simulation.tree.tabs?.isMoreSelected == true)
    #expect(simulation.brokenInvariants.isEmpty)
    try simulation.perform(.multitask(as: .fullScreen))
    #expect(simulation.keyController == "f")
    #expect(simulation.tree.tabs?.isMoreSelected == false)
    #expect(simulation.brokenInvariants.isEmpty)
  }

  @Test func noSuchTab() throws {
    var simulation = try Simulation(Self.tabs(2), on: device(phone))
    let error = #expect(throws: SimulationError.self) {
      try simulation.perform(.selectTab(index: 2))
    }
    #expect(error?.code == .noSuchTab)
  }
}
