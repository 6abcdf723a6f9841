import Scenes
import Testing
import Traits

@testable import Simulation

/// Controls and scroll views keep what was done to them.
struct ControlTests {
  private static let scenes = [
    navigation("nav", root: "a"),
    controller(
      "a", "viewController", "", segue("on", "show", to: "b"),
      content: """
        <view key="view" id="v"><subviews>
          <switch id="switch" on="YES"/>
          <switch id="leading"><connections>\(segue("go", "show", to: "b"))</connections></switch>
          <slider id="slider" minValue="10" maxValue="20" value="12"/>
          <stepper id="stepper" maximumValue="5"/>
          <segmentedControl id="segments" selectedSegmentIndex="0">
            <segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
          <textField id="field" text="Old"/><pageControl id="pages" numberOfPages="3"/>
          <scrollView id="scroll"/><label id="label"/>
        </subviews></view>
        """),
    controller("b"),
  ]

  @Test(arguments: [
    ("switch", ControlValue.flag(false), ControlValue.flag(false)),
    ("slider", .number(15.5), .number(15.5)), ("slider", .number(99), .number(20)),
    ("slider", .number(-1), .number(10)), ("stepper", .number(7), .number(5)),
    ("segments", .number(1), .number(1)), ("segments", .number(9), .number(1)),
    ("segments", .number(0.6), .number(1)), ("pages", .number(1.2), .number(1)),
    ("pages", .number(2), .number(2)), ("field", .text("New"), .text("New")),
  ])
  func valuesAreKept(_ id: String, _ value: ControlValue, _ kept: ControlValue) throws {
    var simulation = try Simulation(Self.scenes, on: device(phone))
    let outcome = try simulation.perform(.set(element: id, value: value))
    #expect(outcome.log == ["a valueChanged(\(id)): \(kept)"])
    let steps: [Step] = [
      .rotate(), .device(name: pad, orientation: .landscape), .segue(id: "on"), .back(),
    ]
    for step in steps { try simulation.perform(step) }
    #expect(simulation.runningState(of: "a").values == [id: kept])
  }

  @Test(arguments: [
    (Step.set(element: "switch", value: .number(1)), SimulationError.Code.badValue),
    (.set(element: "slider", value: .text("12")), .badValue),
    (.set(element: "label", value: .text("New")), .notSettable),
    (.set(element: "gone", value: .flag(true)), .unknownElement),
    (.scroll(element: "label", y: 1), .notSettable),
    (.scroll(element: "scroll", y: .infinity), .badValue),
  ])
  func refuses(_ step: Step, _ code: SimulationError.Code) throws {
    var simulation = try Simulation(Self.scenes, on: device(phone))
    let error = #expect(throws: SimulationError.self) { try simulation.perform(step) }
    #expect(error?.code == code)
  }

  /// Numbers of steps are bounded as those of documents are, for all that is computed with them.
  @Test func hugeNumbersAreBounded() throws {
    var simulation = try Simulation(Self.scenes, on: device(phone))
    #expect(throws: SimulationError.self) {
      try simulation.perform(.set(element: "switch", value: .number(1e300)))
    }
    let scrolled = try simulation.perform(.scroll(element: "scroll", y: 1e300))
    #expect(scrolled.log == ["a scrollViewDidScroll(scroll): 0, 1000000000"])
    let resized = try simulation.perform(.resize(width: 1e300, height: 900))
    #expect(resized.log.contains("a viewWillTransition(to: 1000000000×900)"))
  }

  @Test func switchesTurn() throws {
    var simulation = try Simulation(Self.scenes, on: device(phone))
    for expected in [false, true] {
      try simulation.perform(.trigger(element: "switch"))
      #expect(simulation.runningState(of: "a").values == ["switch": .flag(expected)])
    }
  }

  @Test func aControlsSegueIsPerformed() throws {
    var simulation = try Simulation(Self.scenes, on: device(phone))
    let outcome = try simulation.perform(.trigger(element: "leading"))
    #expect(
      outcome.log.prefix(3) == [
        "a valueChanged(leading): on", "a shouldPerformSegue(go): true", "a prepare(for: go to b)",
      ])
    #expect(simulation.shape == "nav(a b)")
  }

  @Test func scrollViewsStayWhereTheyAre() throws {
    var simulation = try Simulation(Self.scenes, on: device(phone))
    let outcome = try simulation.perform(.scroll(element: "scroll", x: -5, y: 120))
    #expect(outcome.log == ["a scrollViewDidScroll(scroll): 0, 120"])
    try simulation.perform(.scroll(element: "scroll", x: 30))
    try simulation.perform(.rotate())
    #expect(
      simulation.runningState(of: "a").offsets == ["scroll": ScrolledPlace(x: 30, y: 120)])
  }

  /// A controller that comes anew has a new view.
  @Test func whatIsPoppedForgets() throws {
    let scenes = [
      navigation("nav", root: "a"),
      controller("a", "viewController", "", segue("s", "show", to: "b")),
      controller(
        "b", content: #"<view key="view" id="v"><subviews><switch id="sw"/></subviews></view>"#),
    ]
    var simulation = try Simulation(scenes, on: device(phone))
    try simulation.perform(.segue(id: "s"))
    try simulation.perform(.trigger(element: "sw"))
    try simulation.perform(.back())
    try simulation.perform(.segue(id: "s"))
    #expect(simulation.runningState(of: "b#2").values.isEmpty)
  }
}
