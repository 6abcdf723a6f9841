import Testing
import Traits

@testable import Simulation

struct NavigationTests {
  @Test func aSplitViewOnAStackIsNoted() throws {
    var simulation = try Simulation(
      [
        navigation("nav", root: "a"),
        controller("a", "viewController", "", segue("s", "show", to: "split")),
        split("split", "b", "c"), controller("b"), controller("c"),
      ], on: device(pad, .landscape))
    let outcome = try simulation.perform(.segue(id: "s"))
    #expect(outcome.rules.contains(.splitInNavigation))
    #expect(simulation.shape == "nav(a split(b c))")
  }

  /// UIKit refuses one on another's stack, unless a split view puts it there.
  @Test(arguments: [("nav", true), ("split", false)])
  func aNavigationControllerOnAStackIsNoted(_ initial: String, _ isNoted: Bool) throws {
    let scenes = [
      split("split", "listNav", "o"), navigation("listNav", root: "list"), controller("o"),
      navigation("nav", root: "a"),
      controller("a", "viewController", "", segue("a-push", "push", to: "inner")),
      controller("list", "viewController", "", segue("list-show", "showDetail", to: "inner")),
      navigation("inner", root: "last"), controller("last"),
    ]
    var simulation = try Simulation(
      storyboard(scenes, initial: initial), on: device(phone))
    if initial == "split" { try simulation.perform(.back()) }
    let outcome = try simulation.perform(.segue(id: initial == "nav" ? "a-push" : "list-show"))
    #expect(simulation.keyController == "last")
    #expect(outcome.rules.contains(.nestedNavigation) == isNoted)
  }

  /// Asked of one controller, another column's stack stays as it is.
  @Test func backInOneColumn() throws {
    var simulation = try Simulation(splitApp(), on: device(pad, .landscape))
    try simulation.perform(.segue(id: "more"))
    #expect(throws: SimulationError.self) { try simulation.perform(.back(in: "list")) }
    try simulation.perform(.back(in: "next"))
    #expect(simulation.shape == "split(listNav(list) detailNav(detail))")
  }

  /// Else the only back button there is serves, be it in another column.
  @Test func backInAnotherColumn() throws {
    var simulation = try Simulation(splitApp(), on: device(pad, .landscape))
    try simulation.perform(.segue(id: "show"))
    #expect(simulation.keyController == "detail")
    try simulation.perform(.back())
    #expect(simulation.shape == "split(listNav(list) detailNav(detail))")
  }

  private static let scenes = [
    navigation("nav", root: "a"),
    controller("a", "viewController", "", segue("go", "show", to: "b")),
    controller("b", "viewController", "", segue("again", "push", to: "a")),
  ]

  @Test func rootIsOnScreen() throws {
    let simulation = try Simulation(Self.scenes, on: device(phone))
    #expect(
      simulation.launch.log == [
        "nav viewDidLoad", "nav viewWillAppear", "a viewDidLoad", "a viewWillAppear",
        "nav viewDidAppear", "a viewDidAppear",
      ])
    #expect(simulation.shape == "nav(a)")
    #expect(simulation.keyController == "a")
  }

  @Test func showPushes() throws {
    var simulation = try Simulation(Self.scenes, on: device(phone))
    let outcome = try simulation.perform(.segue(id: "go"))
    #expect(
      outcome.log == [
        "a prepare(for: go to b)", "a targetViewController(forAction: show): nav", "nav push b",
        "b viewDidLoad", "a viewWillDisappear", "b viewWillAppear", "a viewDidDisappear",
        "b viewDidAppear",
      ])
    #expect(simulation.shape == "nav(a b)")
  }

  @Test func backPops() throws {
    var simulation = try Simulation(Self.scenes, on: device(phone))
    try simulation.perform(.segue(id: "go"))
    let outcome = try simulation.perform(.back())
    #expect(
      outcome.log == [
        "nav pop b", "b viewWillDisappear", "a viewWillAppear", "b viewDidDisappear",
        "a viewDidAppear",
      ])
    #expect(simulation.shape == "nav(a)")
    #expect(throws: SimulationError.self) { try simulation.perform(.back()) }
  }

  @Test func sceneMayBeThereTwice() throws {
    var simulation = try Simulation(Self.scenes, on: device(phone))
    try simulation.perform(.segue(id: "go"))
    try simulation.perform(.segue(id: "again"))
    #expect(simulation.shape == "nav(a b a#2)")
    try simulation.perform(.segue(id: "go"))
    #expect(simulation.keyController == "b#2")
    #expect(simulation.brokenInvariants.isEmpty)
  }

  @Test func pushNeedsNavigationController() throws {
    var simulation = try Simulation([Self.scenes[2], Self.scenes[1]], on: device(phone))
    let error = #expect(throws: SimulationError.self) {
      try simulation.perform(.segue(id: "again"))
    }
    #expect(error?.code == .noNavigationController)
    #expect(simulation.shape == "b")
    #expect(simulation.steps.isEmpty)
  }
}
