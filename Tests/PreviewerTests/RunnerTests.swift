import Simulation
import Testing
import Traits
import WorkerProtocol

@testable import PreviewerCanvas
@testable import PreviewerModel
@testable import PreviewerWorker

/// The interface in one of several configurations in which it runs.
struct RunnerTests {
  private static let document = DocumentVersion(path: "/a.storyboard", stamp: "1")

  private func runner(_ choice: CanvasChoice = .device("iPhone 15 Pro", .portrait)) -> Runner {
    Runner(key: "a", configuration: Configuration(choice), initial: nil, in: .builtIn)
  }

  private func answer(_ step: Step?, error: FileError? = nil) -> SimulatedStep {
    var answer = simulated()
    answer.step = step
    answer.error = error
    return answer
  }

  /// What can't be done here is left out and said, until something is done here again.
  @Test func aStepThatIsNotPossibleIsDropped() {
    var runner = runner()
    _ = runner.interaction.ask(for: Self.document, UserSettings())
    var moved = runner.take([answer(nil)])
    #expect(!moved)
    runner.perform(.back(), title: "Back", isGesture: false)
    _ = runner.interaction.ask(for: Self.document, UserSettings())
    let fault = FileError(code: "nothing-to-go-back-to", message: "There is nothing.")
    moved = runner.take([answer(.back(), error: fault)])
    #expect(moved)
    #expect(runner.interaction.steps.isEmpty && runner.shown != nil)
    #expect(runner.caption(in: .builtIn) == "iPhone 15 Pro\nNot here: Back")
    #expect(runner.title(in: .builtIn) == "iPhone 15 Pro · wC hR · Not here: Back")

    runner.perform(.selectTab(index: 1), title: "Tab", isGesture: false)
    let parameters = runner.interaction.ask(for: Self.document, UserSettings())
    #expect(parameters.steps == [.selectTab(index: 1)] && parameters.results == .last)
    moved = runner.take([answer(.selectTab(index: 1))])
    #expect(moved)
    #expect(runner.caption(in: .builtIn) == "iPhone 15 Pro\nwC hR")
    #expect(runner.interaction.played.map(\.step) == [nil, .selectTab(index: 1)])
  }

  @Test func momentsOfAGestureAreNotAnimated() {
    var runner = runner()
    _ = runner.interaction.ask(for: Self.document, UserSettings())
    _ = runner.take([answer(nil)])
    let step = Step.scroll(element: "a", x: 0, y: 10)
    runner.perform(step, title: "Scroll", isGesture: true)
    _ = runner.interaction.ask(for: Self.document, UserSettings())
    let moved = runner.take([answer(step)])
    #expect(!moved)
  }

  /// Screens are each configuration's own.
  @Test(
    arguments: [
      (.rotate(), true), (.device(name: "iPad"), true), (.system(version: SystemVersion(17)), true),
      (.sizeClass(cell: "wAny-hAny"), true), (.multitask(as: .oneThird), true),
      (.resize(width: 1, height: 1), true), (.trigger(element: "a"), false), (.back(), false),
      (.type(text: "a"), false), (.scroll(element: "a", x: 0, y: 1), false),
    ] as [(Step, Bool)])
  func stepsOfTheScreenAreNotShared(step: Step, isOfScreen: Bool) {
    #expect(step.isOfScreen == isOfScreen)
  }

  /// It is launched in the part of the screen that its configuration has.
  @Test func aWindowRunsInItsPart() {
    let runner = runner(.window("iPad mini 4", .landscapeLeft, .oneHalf))
    let parameters = runner.interaction.parameters(for: "/a.storyboard")
    #expect(parameters.device == "iPad mini 4" && parameters.multitasking == .oneHalf)
  }
}
