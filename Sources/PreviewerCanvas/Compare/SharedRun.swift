import Localization
import PreviewerModel
import PreviewerWorker
import Simulation
import Traits
import WorkerProtocol

/// The interface running in several of the configurations that are compared, with the same steps.
///
/// One of them is chosen: it is the one that ``Preview`` runs, and the window is about it. What is done to it is
/// done in the others as well, as far as it can be; each has a worker of its own.
@MainActor
package final class SharedRun {
  /// As many as can be told apart, and have a worker each.
  package static let limit = 4

  /// Told when another one than the chosen has something else to show, and whether it moves there.
  var onChange: (@MainActor (Bool) -> Void)?

  private let preview: Preview
  private let comparison: Comparison
  /// That of the chosen one is out of date, as the preview has its own.
  private var runners: [Runner] = []
  private var chosen = 0
  private var workers: [String: WorkerSupervisor] = [:]
  /// What the others were laid out for last.
  private var document: DocumentVersion?

  init(preview: Preview, comparison: Comparison) {
    self.preview = preview
    self.comparison = comparison
    preview.running.observe { [weak self] in self?.follow($0) }
  }

  private func follow(_ event: RunningInterface.Event) {
    switch event {
    case .mode: if preview.running.interaction == nil { end() }
    case .performed(let step, let isGesture, _):
      share(step.step, title: step.title, isGesture: isGesture)
    case .asked: followDocument()
    case .ending, .begun, .launched: break
    }
  }

  var isActive: Bool { !runners.isEmpty }

  /// All that run, as they are by now.
  var all: [Runner] {
    guard runners.indices.contains(chosen), let interaction = preview.running.interaction else {
      return []
    }
    var all = runners
    all[chosen].interaction = interaction
    all[chosen].configuration = preview.configuration.chosen.compared
    all[chosen].isWaiting = preview.shown.isWaiting
    all[chosen].launching = preview.running.launching
    return all
  }

  var chosenKey: String? { runners.indices.contains(chosen) ? runners[chosen].key : nil }

  func runner(key: String) -> Runner? { all.first { $0.key == key } }

  /// Whether one of them is about to show something else.
  var isWaiting: Bool { all.contains(where: \.isWaiting) }

  /// Whether all of them show something, or never will.
  var isLaunched: Bool { all.allSatisfy(\.isLaunched) }

  // MARK: - Beginning and ending

  /// Has the interface run in the configurations that are compared: in all, or in those next to the chosen one.
  /// - Parameters:
  ///   - controller: The id of the one to begin with; nil for the initial one.
  ///   - length: Of the launch screens; nil for the usual one.
  package func begin(from controller: String? = nil, launching length: LaunchMoment.Length? = nil) {
    guard preview.running.interaction == nil, comparison.entries.count > 1 else { return }
    let first = min(
      max(comparison.focused - Self.limit / 2, 0), max(comparison.entries.count - Self.limit, 0))
    let entries = comparison.entries.dropFirst(first).prefix(Self.limit)
    comparison.pause()
    runners = entries.map {
      Runner(
        key: $0.key, configuration: $0.configuration, initial: controller,
        in: preview.configuration.catalogue)
    }
    chosen = comparison.focused - first
    document = nil
    let canvas = preview.configuration.chosen
    if let controller {
      preview.running.run(on: canvas, from: controller)
    } else {
      preview.running.launch(on: canvas, length)
    }
  }

  /// Goes back to comparing, with the configurations as they were.
  private func end() {
    guard isActive else { return }
    let key = chosenKey
    for worker in workers.values { worker.shutDown() }
    for runner in runners { runner.launching?.cancel() }
    (runners, workers) = ([], [:])
    comparison.resume(choosing: key)
  }

  /// Ends the workers of a window that is closed.
  func shutDown() {
    for worker in workers.values { worker.shutDown() }
    workers = [:]
    onChange = nil
  }

  // MARK: - What the user does

  /// Has the window be about another one of them. What is still to be played is asked for again.
  func choose(key: String) {
    guard let place = runners.firstIndex(where: { $0.key == key }), place != chosen else { return }
    endLaunches()
    let all = all
    guard all.indices.contains(place), all[place].shown != nil else { return }
    let (old, next) = (chosen, all[place])
    runners[old] = all[old]
    runners[old].isWaiting = false
    runners[place].isWaiting = false
    chosen = place
    preview.layout.goOn(with: next.interaction, in: next.configuration)
    if next.isWaiting || all[old].isWaiting { preview.layout.layOut() }
    if all[old].isWaiting { ask(old) }
  }

  /// - Parameter step: To the next ones, or the ones before if negative; from the last to the first.
  func choose(by step: Int) {
    guard isActive else { return }
    choose(key: runners[(chosen + step + runners.count) % runners.count].key)
  }

  /// Does in the others what was done in the chosen one, unless it is about its screen.
  private func share(_ step: Step, title: String, isGesture: Bool) {
    guard isActive, !step.isOfScreen else { return }
    for index in runners.indices where index != chosen && runners[index].failure == nil {
      runners[index].perform(step, title: title, isGesture: isGesture)
      if isGesture, runners[index].isWaiting { runners[index].isBehind = true } else { ask(index) }
    }
  }

  /// Has the others played with the document as it is now, where it is another one.
  private func followDocument() {
    guard isActive, let current = preview.document.version, current != document else { return }
    document = current
    for index in runners.indices where index != chosen { ask(index) }
  }

  // MARK: - Layouts

  private func ask(_ index: Int) {
    guard let document = preview.document.version else { return }
    runners[index].isWaiting = true
    runners[index].isBehind = false
    var parameters = runners[index].interaction.ask(
      for: document, runners[index].configuration.settings)
    parameters.text = preview.document.unsavedText
    // The preview asks for its own at the same time.
    if runners[index].shown == nil { runners[index].launchWish = preview.running.launchWish }
    if runners[index].launchWish != nil { parameters.launchScreen = true }
    worker(for: runners[index].key)
      .want(LayoutRequest(document: document, parameters: .simulate(parameters)))
  }

  /// Goes on to the interface where a launch screen is seen, in all configurations in which it runs.
  /// - Returns: Whether there was one.
  @discardableResult
  func endLaunches() -> Bool {
    let wasLaunching = preview.running.launching != nil
    let launching = runners.filter { $0.launching != nil && $0.key != chosenKey }
    for runner in launching { endLaunch(runner.key) }
    preview.running.endLaunch()
    return wasLaunching || !launching.isEmpty
  }

  private func endLaunch(_ key: String) {
    guard let index = runners.firstIndex(where: { $0.key == key }), index != chosen else { return }
    runners[index].endLaunch()
    onChange?(true)
  }

  private func worker(for key: String) -> WorkerSupervisor {
    if let worker = workers[key] { return worker }
    let worker = WorkerSupervisor()
    worker.onOutcome = { [weak self] in self?.take($0, for: key) }
    workers[key] = worker
    return worker
  }

  private func take(_ outcome: WorkerSupervisor.Outcome, for key: String) {
    // What the window is about by now is played by the preview, and nobody waits any more for what it was about.
    guard let index = runners.firstIndex(where: { $0.key == key }), index != chosen,
      runners[index].isWaiting
    else { return }
    runners[index].isWaiting = false
    var moves = false
    switch outcome {
    case .simulated(let steps):
      let isLaunching = runners[index].beginsWithLaunchScreen(steps) { [weak self] in
        self?.endLaunch(key)
      }
      if !isLaunching { moves = runners[index].take(steps) }
    case .refused(let error): runners[index].failure = error.data?.message ?? error.message
    case .failed: runners[index].failure = localized("The worker ended.")
    case .resolved: break
    }
    if runners[index].isBehind { ask(index) }
    onChange?(moves)
  }
}
