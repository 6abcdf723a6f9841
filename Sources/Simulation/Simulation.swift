import Companion
import InterfaceBuilder
import Localization
import Scenes
import Traits

/// An app's interface as it runs: plays a document from its initial controller, step by step, and
/// tells what UIKit would do. What the app's code would do is what companion files declare.
///
/// It knows controllers, traits and events, but neither views nor frames. It is a value: a copy goes
/// its own way, and playing the same steps on the same document gives the same state.
package struct Simulation {
  /// What a step did, in order.
  package struct Outcome: Hashable, Sendable, Codable {
    package internal(set) var events: [Event] = []
    /// What the reader should know of the rules that decided; each rule once for a controller.
    package internal(set) var notes: [SimulationNote] = []

    package init() {}
  }

  /// What a controller animates alongside a transition.
  package struct Alongside: Hashable, Sendable {
    package let controller: ControllerID
    package let changes: [AlongsideAnimation.Change]
  }

  package internal(set) var screen: SimulatedScreen
  /// Whether events are recorded for single views, too; there are many of them.
  package let recordsViews: Bool
  /// What was animated alongside the last step.
  package internal(set) var alongside: [Alongside] = []
  /// What completion blocks of the last step's transition have changed; nil where they have changed nothing.
  var uncompleted: Uncompleted?
  /// What the constraints of controllers are chosen for that have yet to be exchanged.
  var formerCircumstances: [ControllerID: Circumstances] = [:]
  /// Controllers that have been told of another size of theirs.
  var resized: Set<ControllerID> = []
  /// The steps played so far. Played again on a new simulation they lead to the same state.
  package private(set) var steps: [Step] = []
  /// What happened until the first controller was on screen.
  package private(set) var launch = Outcome()
  /// The window's root view controller.
  package internal(set) var root: ControllerID
  /// The controller of the document that the app starts with: the root, or what is in a container around it.
  package private(set) var initialController: ControllerID
  package internal(set) var window: TraitEnvironment
  /// What is typed into; nil while no keyboard is on screen.
  package internal(set) var editing: TextInput?

  var controllers: [ControllerID: Controller] = [:]
  var storyboards: Storyboards
  /// How many instances there were of each scene.
  var instances: [String: Int] = [:]
  /// What the step that is being played did so far.
  var outcome = Outcome()
  private let devices: DeviceCatalogue

  /// Starts an app.
  /// - Parameters:
  ///   - initial: a controller's name to start with instead of the document's initial one; without
  ///     either the first one of the document is taken.
  ///   - loader: finds other storyboards.
  ///   - devices: the devices that steps may name.
  ///   - recordsViews: whether events are recorded for single views, too.
  package init(
    _ set: SceneSet, on screen: SimulatedScreen, initial: String? = nil,
    devices: DeviceCatalogue = .builtIn, recordsViews: Bool = false,
    loader: @escaping StoryboardLoader = { _ in nil }
  ) throws(SimulationError) {
    try self.init(
      Storyboards(main: set, loader: loader), on: screen, initial: initial, devices: devices,
      recordsViews: recordsViews)
  }

  /// The same app started anew.
  package func restarted(
    on screen: SimulatedScreen, initial: String? = nil
  ) throws(SimulationError) -> Simulation {
    try Simulation(
      storyboards, on: screen, initial: initial, devices: devices, recordsViews: recordsViews)
  }

  private init(
    _ storyboards: Storyboards, on screen: SimulatedScreen, initial: String?,
    devices: DeviceCatalogue, recordsViews: Bool
  ) throws(SimulationError) {
    self.recordsViews = recordsViews
    self.screen = screen
    self.devices = devices
    self.storyboards = storyboards
    window = TraitEnvironment(screen: screen.environment.traits)
    root = ControllerID("")
    initialController = root
    let main = storyboards[""]
    let element: Element?
    if let initial {
      element = main?.graph.controllers(named: initial).first
    } else {
      element = main?.set.document.initialController ?? main?.graph.controllers.first
    }
    guard let element else {
      throw SimulationError(
        .noController,
        initial.map { localized("The document has no controller “%1$s”; name one by its id.", $0) }
          ?? localized("The document has no view controller to start with; open a storyboard."))
    }
    initialController = instantiate(element, in: "")
    root = containerInCode(around: initialController) ?? initialController
    try checkSplitViews()
    self.screen.orientation = screen.orientation.nearest(among: supportedOrientations)
    propagate()
    exchange(.push, appearingFrom: []) { _ in }
    noteScreen()
    launch = outcome
    outcome = Outcome()
  }

  /// Plays one step. Where it throws, nothing has changed.
  @discardableResult
  package mutating func perform(_ step: Step) throws(SimulationError) -> Outcome {
    var next = self
    next.outcome = Outcome()
    next.alongside = []
    next.uncompleted = nil
    try next.play(step, devices: devices)
    try next.checkSplitViews()
    next.settleEditing()
    next.settleCompletions()
    next.steps.append(step)
    let outcome = next.outcome
    next.outcome = Outcome()
    self = next
    return outcome
  }

  /// Goes on on another screen, as if the window were resized.
  @discardableResult
  package mutating func perform(on screen: SimulatedScreen) -> Outcome {
    outcome = Outcome()
    alongside = []
    uncompleted = nil
    transition(to: screen)
    settleCompletions()
    defer { outcome = Outcome() }
    return outcome
  }

  // MARK: Recording

  mutating func log(_ id: ControllerID, _ kind: Event.Kind) {
    outcome.events.append(Event(.init(.viewController, id.name), kind))
  }

  mutating func note(
    _ rule: SimulationNote.Rule, _ id: ControllerID? = nil, detail: String? = nil
  ) {
    let note = SimulationNote(rule, id, detail: detail)
    if !outcome.notes.contains(note) { outcome.notes.append(note) }
  }

  /// The events of some changes, taken out of the record.
  mutating func capture(_ change: (inout Simulation) -> Void) -> [Event] {
    let start = outcome.events.count
    change(&self)
    let events = Array(outcome.events[start...])
    outcome.events.removeSubrange(start...)
    return events
  }
}
