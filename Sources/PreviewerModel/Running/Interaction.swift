import Drawing
import Localization
import PreviewerWorker
import Scenes
import Simulation
import Traits
import WorkerProtocol

/// What is done to the running interface of a document, and what it shows.
///
/// The worker keeps nothing between requests: it is asked to play all steps each time, so what has
/// been done survives a rotation, another device and a changed file as the app would carry it.
package struct Interaction: Sendable {
  /// Something that was done.
  package struct PlayedStep: Hashable, Sendable {
    package var step: Step
    /// What the event log calls it.
    package var title: String

    package init(step: Step, title: String) {
      self.step = step
      self.title = title
    }
  }

  /// The canvas on which the app was launched.
  let launch: CanvasChoice
  /// The version of iOS on which it was.
  let system: SystemVersion
  /// The id of the controller that it was launched with; nil for the document's initial one.
  let initial: String?
  /// What is done, in order; the last of it may not have been played yet.
  package private(set) var steps: [PlayedStep] = []
  /// The launch and the steps that were played.
  package private(set) var played: [SimulatedStep] = []
  /// The interface after all that was played; nil before the launch.
  package private(set) var shown: SimulatedStep?
  /// What the worker was asked last to play, and with which document and settings.
  private var asked: Question?
  /// What ``played`` is the answer to.
  private var answered: Question?

  /// What an answer depends on.
  private struct Question: Hashable, Sendable {
    let steps: [Step]
    let document: DocumentVersion
    let settings: UserSettings
  }

  package init(launch: CanvasChoice, system: SystemVersion = .latest, initial: String? = nil) {
    self.launch = launch
    self.system = system
    self.initial = initial
  }

  /// Asks the worker to play all steps, and to tell of those that it hasn't told of yet.
  package mutating func ask(
    for document: DocumentVersion, _ settings: UserSettings
  ) -> SimulateParameters {
    var parameters = parameters(for: document.path, settings)
    let question = Question(steps: steps.map(\.step), document: document, settings: settings)
    asked = question
    parameters.results = isKnownBeforeLast(question) ? .last : .all
    return parameters
  }

  /// Whether all but the last of the steps were played with the same document and settings.
  private func isKnownBeforeLast(_ question: Question) -> Bool {
    guard let answered, !question.steps.isEmpty, answered.document == question.document,
      answered.settings == question.settings, played.count >= question.steps.count
    else { return false }
    return answered.steps.starts(with: question.steps.dropLast())
  }

  /// - Parameter path: of the document.
  func parameters(for path: String, _ settings: UserSettings = .init()) -> SimulateParameters {
    var parameters = SimulateParameters(file: path)
    play(steps, for: &parameters)
    settings.apply(to: &parameters)
    parameters.appearance = settings.appearance
    parameters.results = .all
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

  /// - Parameter view: in what is shown.
  func parameters(
    for path: String, _ settings: UserSettings = .init(), inspecting view: String
  ) -> AttributesParameters {
    var parameters = AttributesParameters(file: path, views: [view])
    settings.apply(to: &parameters)
    play(steps.prefix(max(played.count - 1, 0)), for: &parameters)
    parameters.appearance = settings.appearance
    return parameters
  }

  /// All that was played, to be drawn.
  package func animationParameters(for path: String, _ settings: UserSettings) -> RenderParameters {
    var parameters = RenderParameters(file: path)
    settings.apply(to: &parameters)
    parameters.appearance = settings.appearance
    play(steps.prefix(max(played.count - 1, 0)), for: &parameters)
    return parameters
  }

  private func play(_ steps: some Sequence<PlayedStep>, for request: inout some PlayedRequest) {
    switch launch {
    case .asDesigned: break
    // No app runs where a class is *Any*: it runs on the document's own device, or the usual one.
    case .cell(let cell): request.sizeClass = cell.isFinal ? cell.key : nil
    case .device, .window, .resized: launch.putDevice(on: &request)
    }
    // Without a device that was chosen it is the document's, which may not run the newest.
    let isOnOwnDevice = request.device == nil && system == .latest
    request.system = isOnOwnDevice ? nil : system
    request.steps = steps.map(\.step)
    request.initial = initial
  }

  /// Does something more. While a window's size is being dragged only the last size in each size class counts, and while
  /// a view is scrolled only where it comes to.
  package mutating func append(_ step: Step, title: String) {
    if let last = steps.last?.step {
      if case .type(let more) = step, case .type(let text) = last {
        steps[steps.count - 1] = .typing(text + more)
        return
      }
      if step.supersedes(last, on: shown?.traits.userInterfaceIdiom) { steps.removeLast() }
    }
    steps.append(PlayedStep(step: step, title: title))
  }

  /// Where a view is scrolled to by the last step, be it played yet or not; nil where that is another
  /// one.
  package func lastOffset(of view: String) -> ContentOffset? {
    guard case .scroll(view, let x?, let y?)? = steps.last?.step else { return nil }
    return ContentOffset(x: x, y: y)
  }

  /// Takes what the worker played.
  /// - Returns: Why a step could not be played. It is dropped, with all that was to follow it.
  package mutating func take(_ answer: [SimulatedStep]) -> FileError? {
    guard let last = answer.last else { return nil }
    // The launch, which all steps begin with, is none.
    let isLastAlone = answer.count == 1 && last.step != nil
    guard !isLastAlone || Self.areSame(last.step, asked?.steps.last) else { return nil }
    shown = last
    let all = isLastAlone ? played.prefix(asked?.steps.count ?? 0) + answer : answer
    answered = asked
    guard let error = last.error else {
      played = all
      return nil
    }
    played = all.dropLast()
    // The launch is no step.
    steps.removeLast(max(0, steps.count - (played.count - 1)))
    return error
  }

  /// The canvas that the interface is on after what was played, as far as the last choice of the user
  /// doesn't say so already.
  package func choice(after choice: CanvasChoice) -> CanvasChoice {
    guard let shown, let device = shown.device else { return choice }
    let whole = CanvasChoice.device(device, shown.orientation)
    // What is shown as designed afterwards has the whole screen unless it had a part of it, or a size, before.
    if launch.ownSize != nil, shown.windowPart == nil {
      return .resized(device, shown.orientation, shown.size)
    }
    guard launch.part != nil, let part = shown.multitasking else { return whole }
    return whole.inPart(part)
  }

  /// Whether the interface has been on one device since it was launched.
  var hasOneDevice: Bool { Set(played.map(\.device)).count <= 1 }

  /// Whether something is typed into.
  package var isEditing: Bool { shown?.editing != nil }

  /// Whether a step that was answered is one that was asked for: what is told between the programs has
  /// fewer decimals.
  private static func areSame(_ answered: Step?, _ asked: Step?) -> Bool {
    guard let answered, let asked else { return answered == nil && asked == nil }
    guard let a = try? JSONLine.encode(answered), let b = try? JSONLine.encode(asked) else {
      return false
    }
    return a == b
  }

  package static let sceneID = "ninefold:running"
}

extension Interaction {
  /// The step that goes on on another canvas; nil for the document's own, on which nothing runs.
  static func step(from old: CanvasChoice, to new: CanvasChoice) -> PlayedStep? {
    switch new {
    case .asDesigned:
      return nil
    case .device(let name, let orientation), .window(let name, let orientation, _),
      .resized(let name, let orientation, _):
      if old.held?.name == name {
        return PlayedStep(
          step: .rotate(to: orientation), title: localized("Rotate to %1$s", orientation.words))
      }
      return PlayedStep(step: .device(name: name, orientation: orientation), title: name)
    case .cell(let cell):
      return PlayedStep(step: .sizeClass(cell: cell.key), title: cell.label)
    }
  }
}

extension Interaction.PlayedStep {
  static func typing(_ text: String) -> Interaction.PlayedStep {
    Interaction.PlayedStep(step: .type(text: text), title: localized("Type “%1$s”", text))
  }
}

extension Step {
  /// Whether a step of a gesture says all that the one before it does.
  /// - Parameter idiom: Of the running interface.
  fileprivate func supersedes(_ other: Step, on idiom: Idiom?) -> Bool {
    switch (self, other) {
    case (.resize(let width, let height), .resize(let lastWidth, let lastHeight)):
      // Each crossing of a size class's limit is told by the interface, on the way there and back.
      SizeClassCell.window(Size(width: width, height: height), idiom: idiom)
        == .window(Size(width: lastWidth, height: lastHeight), idiom: idiom)
    case (.scroll(let view, _?, _?), .scroll(let last, _, _)): view == last
    default: false
    }
  }
}
