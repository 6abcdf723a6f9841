import Companion
import Testing
import Traits

@testable import Simulation

/// What completion blocks of declared animations do.
struct CompletionTests {
  /// One for each way the device is held.
  private static let turned = """
    {"animations": [
      {"controller": "a", "during": "size", "when": {"widerThan": 500},
       "completion": {"texts": {"l": "lying"}}},
      {"controller": "a", "during": "size", "when": {"narrowerThan": 500},
       "completion": {"texts": {"l": "upright"}}},
      {"controller": "a", "during": "traits", "when": {"verticalSizeClass": "compact"},
       "completion": {"properties": {"l": {"alpha": 0.5}}}},
      {"controller": "nav", "during": "size"}]}
    """
  private static let scenes = [
    navigation("nav", root: "a"),
    controller("a", "viewController", "", segue("s", "show", to: "b")), controller("b"),
  ]

  private func run(_ companion: String = turned, _ scenes: [String] = scenes) throws -> Simulation {
    try Simulation(scenes, on: device(phone), companion: companion)
  }

  /// What is set in a controller, the last one last.
  private func set(in id: ControllerID = "a", _ simulation: Simulation?) -> [String]? {
    simulation?.runningState(of: id).completed.flatMap {
      $0.texts.values.sorted() + $0.properties.keys.sorted()
    }
  }

  /// In the order in which the file has them, after all else, and only those that are declared.
  @Test func theyAreCalledWhenTheTransitionHasEnded() throws {
    var simulation = try run()
    #expect(
      try simulation.perform(.rotate()).log.suffix(6) == [
        "nav animateAlongside(animations[3])", "a animateAlongside(animations[0])",
        "a animateAlongside(animations[2])", "window transitionCompletion",
        "a transitionCompletion(animations[0])", "a transitionCompletion(animations[2])",
      ])
  }

  /// Parents before their children.
  @Test func parentsComeBeforeChildren() throws {
    var simulation = try run(
      """
      {"animations": [{"controller": "a", "during": "size", "completion": {}},
                      {"controller": "nav", "during": "size", "completion": {}}]}
      """)
    #expect(
      try simulation.perform(.rotate()).log.suffix(2) == [
        "nav transitionCompletion(animations[1])", "a transitionCompletion(animations[0])",
      ])
    // They set nothing that would be seen.
    #expect(simulation.beforeCompletion == nil)
  }

  /// What is set after each step, and what is until its transition has ended; nil where that is the same.
  @Test(
    arguments: [
      ([], [], nil),
      ([Step.rotate()], ["lying", "l"], []),
      ([.rotate(), .rotate()], ["upright"], ["lying", "l"]),
      // As it is held already, and the other way round.
      ([.rotate(), .rotate(to: .landscape)], ["lying", "l"], nil),
      ([.rotate(), .rotate(to: .landscapeLeft)], ["lying", "l"], nil),
      // Its view is still there below what is pushed.
      ([.rotate(), .segue(id: "s")], ["lying", "l"], nil),
      ([.rotate(), .segue(id: "s"), .rotate(), .back()], ["upright"], nil),
      // Another device is a transition as well; this one is wide either way.
      ([.device(name: pad)], ["lying"], []),
      ([.rotate(), .device(name: pad)], ["lying"], ["lying", "l"]),
    ] as [([Step], [String], [String]?)])
  func whatIsSet(_ steps: [Step], _ after: [String], _ before: [String]?) throws {
    var simulation = try run()
    for step in steps { try simulation.perform(step) }
    #expect(set(simulation) == after)
    #expect(set(simulation.beforeCompletion) == before)
    #expect(simulation.brokenInvariants.isEmpty)
  }

  /// It holds as long as its condition, whatever ends that.
  @Test func whatIsSetEndsWithItsCondition() throws {
    var simulation = try run(
      """
      {"animations": [{"controller": "a", "during": "size", "when": {"not": {"shows": "b"}},
        "completion": {"texts": {"l": "alone"}}}]}
      """)
    try simulation.perform(.rotate())
    #expect(set(simulation) == ["alone"])
    try simulation.perform(.segue(id: "s"))
    #expect(set(simulation) == [] && simulation.beforeCompletion == nil)
    try simulation.perform(.back())
    #expect(set(simulation) == [])
  }

  /// Where two set the same the one that was called last is the last.
  @Test func theLastOneIsTheLast() throws {
    var simulation = try run(
      """
      {"animations": [
        {"controller": "a", "during": "size", "completion": {"texts": {"l": "size"}}},
        {"controller": "a", "during": "traits", "completion": {"texts": {"l": "traits"}}}]}
      """)
    try simulation.perform(.device(name: pad))
    #expect(set(simulation) == ["size", "traits"])
    // Without other traits only the first is called again.
    try simulation.perform(.rotate())
    #expect(set(simulation) == ["traits", "size"])
  }

  /// What is shown anew has had no transition.
  @Test func anotherInstanceHasNothing() throws {
    var simulation = try run(
      #"{"animations": [{"controller": "b", "during": "size", "completion": {"texts": {"l": "t"}}}]}"#
    )
    try simulation.perform(.segue(id: "s"))
    try simulation.perform(.rotate())
    #expect(set(in: "b", simulation) == ["t"])
    try simulation.perform(.back())
    try simulation.perform(.segue(id: "s"))
    #expect(set(in: "b#2", simulation) == [])
  }
}
