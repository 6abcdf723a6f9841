import Scenes
import Simulation
import Testing
import Traits
import WorkerProtocol

@testable import PreviewerCanvas

/// What screen readers are told of a step.
struct StepAnnouncementTests {
  private static let root = TraitEnvironment.Identity(.viewController, "root")

  /// A stack with what it shows, of which the second has no title.
  private func tree() -> SimulatedController {
    var profile = controller("profile")
    profile.title = "Profile"
    var stack = controller("stack")
    stack.title = nil
    stack.children = [profile]
    var root = controller("root")
    root.children = [stack]
    return root
  }

  @Test(
    arguments: [
      ([.push(controller: "profile")], "Profile was pushed."),
      ([.pop(controller: "profile")], "Profile was popped."),
      // A container without a title is called by what it shows.
      ([.select(controller: "stack")], "The tab Profile was selected."),
      (
        [.present(controller: "stack", style: .automatic, form: .card)],
        "The sheet Profile was presented."
      ),
      (
        [.present(controller: "profile", style: .popover, form: .popover)],
        "The popover Profile was presented."
      ),
      (
        [.present(controller: "profile", style: .fullScreen, form: .fullScreen)],
        "Profile was presented."
      ),
      ([.dismiss(controller: "profile")], "Profile was dismissed."),
      // What is seen of a step comes first, whatever else happens in it.
      (
        [.viewWillAppear, .keyboardWillHide, .push(controller: "profile"), .viewDidAppear],
        "Profile was pushed."
      ),
      ([.pop(controller: "stack"), .pop(controller: "profile")], "Profile was popped."),
      ([.valueChanged(element: "switch", value: .flag(true))], "switch changed to on."),
      ([.keyboardWillShow(height: 300)], "The keyboard is shown."),
      ([.viewDidLoad, .viewWillAppear], nil),
    ] as [([Event.Kind], String?)])
  func aStepIsOneSentence(events: [Event.Kind], sentence: String?) {
    let step = simulated(events: events.map { Event(Self.root, $0) }, tree())
    #expect(step.announcement(after: simulated()) == sentence)
  }

  @Test func theLaunchAndOtherTraitsAreSaid() {
    #expect(simulated().announcement(after: nil) == "The interface runs.")
    var turned = simulated()
    turned.orientation = .landscapeLeft
    turned.traits = TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .compact)
    #expect(
      turned.announcement(after: simulated())
        == "Now landscape left: regular width, compact height.")
    #expect(turned.announcement(after: turned) == nil)
  }
}
