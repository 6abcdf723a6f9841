import Testing
import Traits

@testable import Simulation

struct UnwindTests {
  private static let scenes = [
    tabBar("tabs", ["nav", "o"]), navigation("nav", root: "a"),
    controller("a", "viewController", "", segue("go", "show", to: "b")),
    controller("b", "viewController", "", segue("up", "modal", to: "c") + exit("b")),
    controller("c", "viewController", "", segue("over", "modal", to: "d") + exit("c")),
    controller("d", "viewController", "", exit("d")),
    controller("o", "viewController", "", ""),
  ]

  private static func exit(_ id: String) -> String {
    segue("unwind-\(id)", "unwind", to: "exit-\(id)", #"unwindAction="home:""#)
  }

  private func simulation(_ segues: [String], _ implementer: String?) throws -> Simulation {
    let companion = implementer.map {
      #"{"actions": {"home:": {"implementedBy": [{"controller": "\#($0)", "does": "none"}]}}}"#
    }
    var simulation = try Simulation(
      Self.scenes, on: device(phone, system: 12), companion: companion ?? "{}")
    for id in segues { try simulation.perform(.segue(id: id)) }
    return simulation
  }

  @Test func popsToTheImplementer() throws {
    var simulation = try simulation(["go"], "a")
    #expect(
      try simulation.perform(.segue(id: "unwind-b")).log == [
        "b prepare(for: unwind-b to a)", "a unwind home:", "nav pop b", "b viewWillDisappear",
        "a viewWillAppear", "b viewDidDisappear", "a viewDidAppear",
      ])
    #expect(simulation.shape == "tabs(nav(a) o)")
  }

  /// Where no action is declared, what is beside the source isn't before it: unwinding leads out of a modal split view
  /// from each column, and out of modal tabs from each tab.
  @Test(arguments: ["list", "detail"])
  func leadsOutOfAModalSplitView(_ source: String) throws {
    let scenes = [
      controller("a", "viewController", "", segue("up", "modal", to: "split")),
      split("split", "listNav", "detailNav"), navigation("listNav", root: "list"),
      navigation("detailNav", root: "detail"),
      controller("list", "viewController", "", Self.exit("list")),
      controller("detail", "viewController", "", Self.exit("detail")),
    ]
    var simulation = try Simulation(scenes, on: device(pad, .landscape))
    try simulation.perform(.segue(id: "up"))
    #expect(simulation.shape == "a > split(listNav(list) detailNav(detail))")
    try simulation.perform(.segue(id: "unwind-\(source)"))
    #expect(simulation.shape == "a")
  }

  @Test func dismissesAllThatIsOver() throws {
    var simulation = try simulation(["go", "up", "over"], "a")
    #expect(simulation.shape == "tabs(nav(a b) o) > c > d")
    #expect(
      try simulation.perform(.segue(id: "unwind-d")).log == [
        "d prepare(for: unwind-d to a)", "a unwind home:", "tabs dismiss c", "nav pop b",
        "d viewWillDisappear", "tabs viewWillAppear", "nav viewWillAppear", "a viewWillAppear",
        "tabs viewDidAppear", "nav viewDidAppear", "a viewDidAppear", "d viewDidDisappear",
      ])
    #expect(simulation.shape == "tabs(nav(a) o)")
    #expect(simulation.brokenInvariants.isEmpty)
  }

  @Test func selectsTheTab() throws {
    var simulation = try simulation(["go"], "o")
    try simulation.perform(.unwind(action: "home:"))
    #expect(simulation.keyController == "o")
  }

  @Test(arguments: [
    (["go"], "unwind-b", "a"), (["go", "up"], "unwind-c", "b"),
    (["go", "up", "over"], "unwind-d", "c"),
  ])
  func assumesTheOneBefore(_ segues: [String], _ id: String, _ key: String) throws {
    var simulation = try simulation(segues, nil)
    let outcome = try simulation.perform(.segue(id: id))
    #expect(simulation.keyController.name == key)
    #expect(outcome.rules == [.unwindDestination])
  }

  /// An action that is only declared to be sent may be implemented anywhere.
  @Test func anActionThatNobodyIsDeclaredToImplement() throws {
    var simulation = try Simulation(
      Self.scenes, on: device(phone),
      companion: #"{"actions": {"home:": {"sentBy": [{"sender": "button"}]}}}"#)
    try simulation.perform(.segue(id: "go"))
    #expect(try simulation.perform(.segue(id: "unwind-b")).rules == [.unwindDestination])
    #expect(simulation.keyController == "a")
  }

  @Test func theNearestOfAStackIsAssumed() throws {
    var simulation = try Simulation(
      [
        navigation("nav", root: "a"),
        controller("a", "viewController", "", segue("ab", "show", to: "b")),
        controller("b", "viewController", "", segue("bc", "show", to: "c")), controller("c"),
      ], on: device(phone))
    try simulation.perform(.segue(id: "ab"))
    try simulation.perform(.segue(id: "bc"))
    try simulation.perform(.unwind(action: "home:"))
    #expect(simulation.shape == "nav(a b)")
  }

  @Test func declaredImplementerMustBeThere() throws {
    var simulation = try simulation(["go"], "c")
    let error = #expect(throws: SimulationError.self) {
      try simulation.perform(.segue(id: "unwind-b"))
    }
    #expect(error?.code == .noUnwindDestination)
  }
}
