import FoundationEssentials
import Scenes
import Testing
import Traits

@testable import Simulation

struct StepTests {
  private static let steps: [Step] = [
    .segue(id: "show"), .segue(id: "nextDetail", from: "next"), .rotate(), .rotate(to: .portrait),
    .back(), .device(name: "iPad Pro 11-inch", orientation: .landscape),
    .multitask(as: .twoThirds), .resize(width: 500, height: 700),
    .system(version: SystemVersion(18)),
    .action(name: "archive"), .set(element: "a", value: .flag(true)),
    .set(element: "a", value: .number(0.5)), .set(element: "a", value: .text("b")),
    .scroll(element: "a", y: 10), .tapAccessory(section: 0, row: 1),
    .sizeClass(cell: "wRegular-hCompact"), .rotate(to: .landscapeLeft), .type(text: "a"),
    .deleteBackward, .pressReturn, .endEditing,
  ]

  @Test func stepsAreCoded() throws {
    let data = try JSONEncoder().encode(Self.steps)
    #expect(try JSONDecoder().decode([Step].self, from: data) == Self.steps)
    let written =
      #"[{"segue":{"id":"show"}},{"rotate":{}},{"back":{}},{"multitask":{"as":"oneHalf"}}]"#
    #expect(
      try JSONDecoder().decode([Step].self, from: Data(written.utf8)) == [
        .segue(id: "show"), .rotate(), .back(), .multitask(as: .oneHalf),
      ])
  }

  @Test func playedAgainStepsGiveTheSameState() throws {
    var simulation = try Simulation(splitApp(), on: device(plus))
    try simulation.perform(.back())
    for step in Self.steps { _ = try? simulation.perform(step) }
    #expect(simulation.steps.count > 6)
    var again = try Simulation(splitApp(), on: device(plus))
    for step in simulation.steps { try again.perform(step) }
    #expect(again.tree == simulation.tree)
  }

  @Test func copiesGoTheirOwnWay() throws {
    let simulation = try Simulation(splitApp(), on: device(pad, .landscape))
    var copy = simulation
    try copy.perform(.segue(id: "show"))
    #expect(copy.shape != simulation.shape)
    #expect(simulation.steps.isEmpty)
  }

  @Test func treeAndEventsAreCoded() throws {
    var simulation = try Simulation(splitApp(), on: device(plus))
    let outcome = try simulation.perform(.rotate())
    let data = try JSONEncoder().encode(outcome)
    #expect(try JSONDecoder().decode(Simulation.Outcome.self, from: data) == outcome)
    let tree = try JSONEncoder().encode(simulation.tree)
    #expect(try JSONDecoder().decode(ControllerNode.self, from: tree) == simulation.tree)
  }

  @Test func brokenStatesAreSeen() throws {
    var simulation = try Simulation(splitApp(), on: device(pad, .landscape))
    #expect(simulation.brokenInvariants.isEmpty)
    simulation.controllers["detail"]?.parent = "listNav"
    #expect(!simulation.brokenInvariants.isEmpty)
    simulation = try Simulation(splitApp(), on: device(pad, .landscape))
    simulation.controllers["list"]?.environment = simulation.window.child(.init(.window))
    #expect(!simulation.brokenInvariants.isEmpty)
    simulation = try Simulation(splitApp(), on: device(pad, .landscape))
    simulation.controllers["detail"]?.isViewLoaded = false
    #expect(!simulation.brokenInvariants.isEmpty)
  }
}
