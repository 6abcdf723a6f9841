import PreviewerGtk
import PreviewerWorker
import Traits
import WorkerProtocol

/// Has the worker lay out what is chosen, and the owners take its answers.
@MainActor
package final class LayoutCoordinator {
  private let document: DocumentSession
  private let shown: ShownScenes
  private let running: RunningInterface
  private let configuration: CurrentConfiguration
  private let worker: WorkerSupervisor
  /// The version of the document that was asked about last, and the one that the shown scenes are of.
  private var askedDocument: DocumentVersion?
  private var shownDocument: DocumentVersion?
  /// The scene that was asked for alone; nil for all.
  private var askedScene: String?
  /// Whether the next scenes are moved to from those that are there.
  private var isMoving = false
  /// Whether layouts tell of margins, guides and alignment rectangles, too: scenes are solved twice for that.
  private(set) var wantsGeometry = false
  /// Asked for the ids of the scenes that are seen, the most important first.
  private var sight: (@MainActor () -> [String])?
  /// Runs while the window rests.
  private var rest: Timer?

  init(
    document: DocumentSession, shown: ShownScenes, running: RunningInterface,
    configuration: CurrentConfiguration, worker: WorkerSupervisor
  ) {
    (self.document, self.shown, self.running) = (document, shown, running)
    (self.configuration, self.worker) = (configuration, worker)
    document.follow { [weak self] in self?.follow($0) }
    configuration.follow { [weak self] in self?.follow($0) }
    running.follow { [weak self] in self?.follow($0) }
    worker.onOutcome = { [weak self] in self?.take($0) }
    worker.onFirst = { [weak self] in self?.takeFirst($0) }
  }

  // MARK: - What leads to a layout

  private func follow(_ event: DocumentSession.Event) {
    switch event {
    case .opened:
      shown.tellCleared()
      layOut()
    case .changed:
      layOut()
    case .readAgain:
      layOut()
      worker.retry()
    case .replacing, .text, .pictures, .editConfirmed, .mergeWanted, .differenceWanted,
      .fileMergeWanted:
      break
    }
  }

  private func follow(_ event: CurrentConfiguration.Event) {
    switch event {
    case .chosen(.nothing): break
    case .chosen(.layout): layOut()
    case .chosen(.moving):
      isMoving = true
      layOut()
    case .chosen(.scene(let id)): layOut(only: id)
    }
  }

  private func follow(_ event: RunningInterface.Event) {
    switch event {
    case .begun:
      layOut()
    case .performed(_, let isGesture, isPlayed: true):
      isMoving = !isGesture
      layOut()
    case .launched(let steps):
      isMoving = true
      show(steps)
    case .performed, .ending, .mode, .asked:
      break
    }
  }

  package func setWantsGeometry(_ wants: Bool) {
    guard wants != wantsGeometry else { return }
    wantsGeometry = wants
    layOut()
  }

  /// - Parameter sight: Tells the ids of the scenes that are seen, the most important first.
  package func beginWithWhatIsSeen(_ sight: @escaping @MainActor () -> [String]) {
    self.sight = sight
  }

  /// Asks for those scenes of a document that is being opened that are seen, once it is known which.
  package func layOutWhatArrives() {
    guard shown.isArriving, shown.askedForOutline, sight?().isEmpty == false else { return }
    layOut()
  }

  // MARK: - Asking

  package func layOut() { layOut(only: nil) }

  /// - Parameter scene: The id of the only one that is wanted now; nil for all, and while the interface runs.
  private func layOut(only scene: String?) {
    guard let document = document.version else { return }
    let chosen = configuration.chosen
    shown.setWaiting(true)
    rest?.cancel()
    var simulated = running.question(about: document, chosen.settings)
    simulated?.text = self.document.unsavedText
    var designed = parameters(of: chosen.choice, chosen.settings, for: document)
    askedDocument = document
    askedScene = simulated == nil ? scene : nil
    if let scene = askedScene { designed.scenes = [scene] }
    worker.want(
      LayoutRequest(
        document: document, parameters: simulated.map { .simulate($0) } ?? .resolve(designed),
        first: simulated == nil && scene == nil ? first(of: designed, in: document) : nil))
    running.tellAsked()
  }

  private func parameters(
    of choice: CanvasChoice, _ settings: UserSettings, for document: DocumentVersion
  ) -> ResolveParameters {
    var parameters = choice.parameters(
      for: document.path, settings, on: configuration.chosen.system)
    parameters.text = self.document.unsavedText
    if wantsGeometry { parameters.unrounded = true }
    parameters.dependencies = true
    return parameters
  }

  // MARK: - Looking ahead

  /// Milliseconds without a change after which the other appearance and the turned device are laid out.
  private static let restBeforeForeseeing = 600
  /// A larger document would keep the worker busy for longer than the hand rests.
  private static let mostForeseenScenes = 100

  private func foreseeAfterRest() {
    guard running.interaction == nil, shown.scenes.count <= Self.mostForeseenScenes else { return }
    rest = Timer(after: Self.restBeforeForeseeing) { [weak self] in self?.foresee() }
  }

  /// What people look at next: the same in the other appearance, and turned to either side.
  private func foresee() {
    guard let document = document.version, document == askedDocument else { return }
    let chosen = configuration.chosen
    var settings = chosen.settings
    settings.appearance = settings.appearance == .dark ? .light : .dark
    let turned = configuration.turned.filter { $0 != chosen.choice }
    worker.foresee(
      [parameters(of: chosen.choice, settings, for: document)]
        + turned.map { parameters(of: $0, chosen.settings, for: document) })
  }

  private func first(
    of all: ResolveParameters, in document: DocumentVersion
  ) -> ResolveParameters? {
    let isSame =
      document.path == shownDocument?.path && document.stamp == shownDocument?.stamp
    return shown.askFirst(
      of: all, on: configuration.chosen.choice, isSame: isSame, sight: sight?() ?? [])
  }

  // MARK: - Answers

  private func takeFirst(_ result: ResolveResult) {
    guard running.interaction == nil,
      shown.takeFirst(
        result, on: configuration.chosen.choice, shownOn: configuration.shown.choice)
    else { return }
    layOutWhatArrives()
  }

  private func take(_ outcome: WorkerSupervisor.Outcome) {
    shown.setWaiting(false)
    defer { shown.endEarly() }
    switch outcome {
    case .resolved(let result):
      if let error = result.error { fail(error) } else { show(result) }
    case .simulated(let steps):
      show(steps)
    case .refused(let refusal):
      fail(refusal.data ?? FileError(code: "refused", message: refusal.message))
    case .failed(let failure, let standardError):
      document.notices.say(Notice(failure, standardError: standardError))
    }
  }

  /// The last layout stays if there is one: a document that is broken while it is being edited
  /// shouldn't take away what its editor is looking at.
  private func fail(_ fault: FileError) {
    running.giveUp()
    guard shown.scenes.isEmpty else {
      return document.notices.say(Notice(title: sentence(of: fault), isRetryable: true))
    }
    shown.fail(fault)
  }

  /// What is wrong and where.
  private func sentence(of fault: FileError) -> String { fault.text(in: document.path ?? "") }

  private func show(_ result: ResolveResult) {
    if askedScene != nil, let scene = result.scenes?.first {
      askedScene = nil
      configuration.show()
      return shown.replace(scene)
    }
    if let found = result.dependencies { document.watch(dependencies: found) }
    shown.takeFacts(of: result, isAsDesigned: configuration.chosen.choice == .asDesigned)
    show(result.scenes ?? [])
    foreseeAfterRest()
    if let fault = result.companion?.error {
      document.notices.say(Notice(title: sentence(of: fault), isRetryable: true))
    }
  }

  private func show(_ steps: [SimulatedStep]) {
    if let launch = running.takeLaunchScreen(before: steps) {
      return show([launch.scene], on: launch.canvas)
    }
    let fault = running.take(steps)
    let interaction = running.interaction
    if !running.isBehind, let choice = interaction?.choice(after: configuration.chosen.choice) {
      configuration.follow(to: choice, on: interaction?.shown?.system)
    }
    showRunning(
      interaction?.shown?.scene(in: configuration.catalogue), companion: steps.first?.companion)
    if let fault { document.notices.say(Notice(title: fault.message)) }
    if running.isBehind { layOut() }
  }

  /// Goes on with the interface as it runs in another configuration, which shows something already.
  package func goOn(with other: Interaction, in configuration: Configuration) {
    guard let scene = other.shown?.scene(in: self.configuration.catalogue) else { return }
    running.goOn(with: other)
    document.notices.say(nil)
    self.configuration.follow(to: configuration, on: other.shown?.system)
    showRunning(scene, companion: other.played.first?.companion)
  }

  private func showRunning(_ scene: ResolvedScene?, companion: CompanionResult?) {
    if let step = running.interaction?.shown, let scene {
      shown.take(IssueEntry.entries(of: step, in: scene, companion))
    }
    show([scene].compactMap { $0 })
  }

  /// - Parameter canvas: What they were laid out for; nil for what is chosen.
  private func show(_ scenes: [ResolvedScene], on canvas: CanvasChoice? = nil) {
    shownDocument = running.interaction == nil ? askedDocument : nil
    configuration.show(on: canvas)
    shown.show(scenes, isMoving: isMoving)
    isMoving = false
  }
}
