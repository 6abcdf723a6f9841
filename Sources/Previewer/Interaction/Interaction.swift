import Drawing
import Scenes
import Simulation
import Traits
import WorkerProtocol

/// What is done to the running interface of a document, and what it shows.
///
/// The worker keeps nothing between requests: it is asked to play all steps each time, so what has
/// been done survives a rotation, another device and a changed file as the app would carry it.
struct Interaction: Sendable {
  /// Something that was done.
  struct PlayedStep: Hashable, Sendable {
    var step: Step
    /// What the event log calls it.
    var title: String
  }

  /// The canvas on which the app was launched.
  let launch: CanvasChoice
  /// The version of iOS on which it was.
  let system: SystemVersion
  /// What is done, in order; the last of it may not have been played yet.
  private(set) var steps: [PlayedStep] = []
  /// The launch and the steps that were played.
  private(set) var played: [SimulatedStep] = []
  /// The interface after all that was played; nil before the launch.
  private(set) var shown: SimulatedStep?

  init(launch: CanvasChoice, system: SystemVersion = .latest) {
    self.launch = launch
    self.system = system
  }

  /// - Parameter path: of the document.
  func parameters(for path: String, _ settings: UserSettings = .init()) -> SimulateParameters {
    var parameters = SimulateParameters(file: path)
    play(steps, for: &parameters)
    settings.apply(to: &parameters)
    parameters.appearance = settings.appearance
    parameters.frames = .last
    parameters.details = true
    return parameters
  }

  /// - Parameter view: in what is shown.
  func parameters(
    for path: String, _ settings: UserSettings = .init(), explaining view: String
  ) -> ExplainParameters {
    var parameters = ExplainParameters(file: path, view: view)
    settings.apply(to: &parameters)
    play(steps.prefix(max(played.count - 1, 0)), for: &parameters)
    return parameters
  }

  private func play(_ steps: some Sequence<PlayedStep>, for request: inout some PlayedRequest) {
    switch launch {
    // No app runs where a class is *Any*: it runs on the document's own device, or the usual one.
    case .cell(let cell): request.sizeClass = cell.isFinal ? cell.key : nil
    case .device(let name, let orientation):
      request.device = name
      request.orientation = orientation
    }
    request.system = system
    request.steps = steps.map(\.step)
  }

  /// Does something more. While a window's size is being dragged only the last size counts, and while
  /// a view is scrolled only where it comes to.
  mutating func append(_ step: Step, title: String) {
    if let last = steps.last?.step, step.supersedes(last) { steps.removeLast() }
    steps.append(PlayedStep(step: step, title: title))
  }

  /// Where a view is scrolled to by the last step, be it played yet or not; nil where that is another
  /// one.
  func lastOffset(of view: String) -> ContentOffset? {
    guard case .scroll(view, let x?, let y?)? = steps.last?.step else { return nil }
    return ContentOffset(x: x, y: y)
  }

  /// Takes what the worker played.
  /// - Returns: Why a step could not be played. It is dropped, with all that was to follow it.
  mutating func take(_ answer: [SimulatedStep]) -> FileError? {
    guard let last = answer.last else { return nil }
    shown = last
    guard let error = last.error else {
      played = answer
      return nil
    }
    played = answer.dropLast()
    // The launch is no step.
    steps.removeLast(max(0, steps.count - (played.count - 1)))
    return error
  }

  /// The canvas that the interface is on after what was played, as far as the last choice of the user
  /// doesn't say so already.
  func choice(after choice: CanvasChoice) -> CanvasChoice {
    guard let shown, let device = shown.device else { return choice }
    return .device(device, shown.orientation)
  }

  static let sceneID = "ninefold:running"
}

extension Interaction {
  /// The step that goes on on another canvas.
  static func step(from old: CanvasChoice, to new: CanvasChoice) -> PlayedStep {
    switch new {
    case .device(let name, let orientation):
      if case .device(name, _) = old {
        return PlayedStep(
          step: .rotate(to: orientation), title: "Rotate to \(orientation.rawValue)")
      }
      return PlayedStep(step: .device(name: name, orientation: orientation), title: name)
    case .cell(let cell):
      return PlayedStep(step: .sizeClass(cell: cell.key), title: cell.label)
    }
  }
}

extension Step {
  /// Whether a step of a gesture says all that the one before it does.
  fileprivate func supersedes(_ other: Step) -> Bool {
    switch (self, other) {
    case (.resize, .resize): true
    case (.scroll(let view, _?, _?), .scroll(let last, _, _)): view == last
    default: false
    }
  }
}
