import PreviewerGtk
import PreviewerWorker
import Simulation
import WorkerProtocol

/// The interface of the document as it runs: what is done to it, what it shows, and the launch screen that it
/// begins with.
@MainActor
package final class RunningInterface {
  package enum Event {
    /// It is about to end, and still there.
    case ending
    /// Whether it runs.
    case mode
    /// It has to be played from its launch on.
    case begun
    /// Something was done to it. A step of a gesture is played at once, and not at all while a moment of the
    /// gesture is being laid out.
    case performed(Interaction.PlayedStep, isGesture: Bool, isPlayed: Bool)
    /// The worker is asked to play it.
    case asked
    /// The launch screen is gone; what was played since the launch is seen.
    case launched([SimulatedStep])
  }

  /// What is done to it; nil while the document is shown as it is designed.
  package private(set) var interaction: Interaction?
  /// The launch screen that is seen before it, and whether the next launch is to have one.
  package private(set) var launching: LaunchMoment?
  package private(set) var launchWish: LaunchMoment.Length?
  /// Whether more has been done to it than is being laid out.
  private(set) var isBehind = false
  /// Whether the command line does without launch screens.
  private var leavesLaunchScreensOut = false
  private let document: DocumentSession
  private let shown: ShownScenes
  private let events = Events<Event>()

  init(document: DocumentSession, shown: ShownScenes) {
    (self.document, self.shown) = (document, shown)
    document.observe { [weak self] in
      if case .opened = $0, self?.interaction != nil { self?.set(nil) }
    }
  }

  package func observe(_ observer: @escaping @MainActor (Event) -> Void) {
    events.observe(observer)
  }

  func follow(_ follower: @escaping @MainActor (Event) -> Void) { events.follow(follower) }

  func close() { events.end() }

  // MARK: - Beginning and ending

  /// Lets the interface run on the canvas that is shown.
  /// - Parameter controller: The id of the one to begin with, as if that were the initial one; nil for that.
  package func run(on canvas: CanvasConfiguration, from controller: String? = nil) {
    guard document.path != nil, interaction == nil else { return }
    document.notices.say(nil)
    set(Interaction(launch: canvas.choice, system: canvas.system, initial: controller))
    events.tell(.begun)
  }

  /// Lets the interface run as an app starts.
  /// - Parameter length: Of the launch screen; nil for the usual one, where one is wanted at all.
  package func launch(on canvas: CanvasConfiguration, _ length: LaunchMoment.Length? = nil) {
    launchWish = length ?? (showsLaunchScreens ? .short : nil)
    run(on: canvas)
  }

  /// Shows the document as it is designed again.
  package func end() {
    guard interaction != nil else { return }
    document.notices.say(nil)
    set(nil)
    events.tell(.begun)
  }

  /// Ends what could not be launched.
  func giveUp() {
    if let interaction, interaction.shown == nil { set(nil) }
  }

  private func set(_ interaction: Interaction?) {
    if interaction == nil { events.tell(.ending) }
    shown.forgetEarly()
    launching?.cancel()
    launching = nil
    if interaction == nil { launchWish = nil }
    self.interaction = interaction
    events.tell(.mode)
  }

  /// Goes on with the interface as it runs in another configuration.
  func goOn(with other: Interaction) { interaction = other }

  // MARK: - What the user does

  /// Does something to the running interface.
  /// - Parameters:
  ///   - title: what the event log calls it.
  ///   - isAnimated: not while the user moves the interface's edges.
  package func perform(_ step: Step, title: String, isAnimated: Bool = true) {
    guard interaction != nil else { return }
    document.notices.say(nil)
    interaction?.append(step, title: title)
    tellPerformed(step, title, isGesture: !isAnimated, isPlayed: true)
  }

  /// Goes on with a gesture. While a moment of it is being laid out only the last one of those that
  /// follow is laid out, so that what is shown keeps up.
  package func follow(_ step: Step, title: String) {
    guard shown.isWaiting else { return perform(step, title: title, isAnimated: false) }
    interaction?.append(step, title: title)
    isBehind = true
    tellPerformed(step, title, isGesture: true, isPlayed: false)
  }

  private func tellPerformed(_ step: Step, _ title: String, isGesture: Bool, isPlayed: Bool) {
    events.tell(
      .performed(
        Interaction.PlayedStep(step: step, title: title), isGesture: isGesture, isPlayed: isPlayed))
  }

  /// Goes on on another canvas, which is chosen at the same time.
  func append(_ step: Interaction.PlayedStep) {
    interaction?.append(step.step, title: step.title)
  }

  /// Whether another moment of it is being waited for.
  var isChanging: Bool { shown.isWaiting }

  // MARK: - Layout

  /// What asks the worker to play it; nil where nothing runs.
  func question(about document: DocumentVersion, _ settings: UserSettings) -> SimulateParameters? {
    isBehind = false
    var parameters = interaction?.ask(for: document, settings)
    if launchWish != nil { parameters?.launchScreen = true }
    return parameters
  }

  /// Tells those who play it elsewhere that it is asked to be played.
  func tellAsked() {
    if interaction != nil { events.tell(.asked) }
  }

  /// - Returns: Why a step could not be played.
  func take(_ steps: [SimulatedStep]) -> FileError? { interaction?.take(steps) }

  // MARK: - Launch screen

  package func leaveLaunchScreensOut(_ leavesOut: Bool) { leavesLaunchScreensOut = leavesOut }

  /// Whether one is wanted: not where nothing is to move, and not where the user does without.
  private var showsLaunchScreens: Bool {
    !leavesLaunchScreensOut && Animations.areEnabled
      && Preferences.load().showsLaunchScreens != false
  }

  /// Takes the launch screen, where one is wanted and there is one, before what was played.
  /// - Returns: As what it is shown, and on which device.
  func takeLaunchScreen(
    before steps: [SimulatedStep]
  ) -> (scene: ResolvedScene, canvas: CanvasChoice)? {
    launching?.cancel()
    launching = nil
    guard let length = launchWish, let launch = steps.first, launch.step == nil else {
      return nil
    }
    launchWish = nil
    guard let shown = launch.launchScreen, let scene = shown.scene(launch.traits) else {
      if length == .untilDismissed { document.notices.say(.noLaunchScreen(launch)) }
      return nil
    }
    launching = LaunchMoment(shown, before: steps, length) { [weak self] in self?.endLaunch() }
    return (scene, .device(shown.screen.device, shown.orientation))
  }

  /// Goes on to the interface where a launch screen is seen.
  package func endLaunch() {
    if let launching { events.tell(.launched(launching.steps)) }
  }
}
