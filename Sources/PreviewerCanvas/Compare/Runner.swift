import Localization
import PreviewerModel
import Simulation
import Traits
import WorkerProtocol

/// The interface running in one of several configurations, and how far it is there.
struct Runner: Sendable {
  /// Of the configuration that is compared.
  let key: String
  /// As it is by now: the device may have been turned since, or the interface made dark.
  var configuration: Configuration
  var interaction: Interaction
  /// What the last steps were called that can't be done here; they are left out.
  private(set) var dropped: String?
  /// Why nothing runs here.
  var failure: String?
  /// While an answer is awaited.
  var isWaiting = false
  /// Whether more has been done than is being laid out.
  var isBehind = false
  /// Whether what comes next moves there.
  private(set) var isMoving = false
  /// The launch screen that the next answer is to begin with, and the one that is seen.
  var launchWish: LaunchMoment.Length?
  var launching: LaunchMoment?

  init(
    key: String, configuration: Configuration, initial: String?, in catalogue: DeviceCatalogue
  ) {
    self.key = key
    self.configuration = configuration
    interaction = Interaction(
      launch: configuration.choice, system: configuration.system(in: catalogue), initial: initial)
  }

  var shown: SimulatedStep? { interaction.shown }

  /// Whether there is something to be seen, or never will be.
  var isLaunched: Bool { shown != nil || launching != nil || failure != nil }

  /// What is to be seen: the launch screen, and then the interface.
  func scene(in catalogue: DeviceCatalogue) -> ResolvedScene? {
    launching?.scene ?? shown?.scene(in: catalogue)
  }

  /// The device on which that is seen; nil for none, and for a window that has a size of its own.
  var held: (name: String, orientation: Orientation)? {
    if let launching { return (launching.shown.screen.device, launching.shown.orientation) }
    guard let shown else { return configuration.choice.held }
    return shown.windowPart == nil ? nil : shown.device.map { ($0, shown.orientation) }
  }

  /// Does what was done in another configuration.
  /// - Parameter isGesture: Whether it is a moment of a gesture, which isn't animated.
  mutating func perform(_ step: Step, title: String, isGesture: Bool) {
    interaction.append(step, title: title)
    isMoving = !isGesture
  }

  /// Shows the launch screen, where one is wanted and there is one, before what was played.
  /// - Parameter end: Told when its time is over.
  /// - Returns: Whether it does.
  @MainActor
  mutating func beginsWithLaunchScreen(
    _ steps: [SimulatedStep], then end: @escaping @MainActor () -> Void
  ) -> Bool {
    launching?.cancel()
    launching = nil
    defer { launchWish = nil }
    guard let launchWish, let launch = steps.first, launch.step == nil,
      let shown = launch.launchScreen, shown.scene(launch.traits) != nil
    else { return false }
    launching = LaunchMoment(shown, before: steps, launchWish, then: end)
    return true
  }

  /// Goes on to the interface, which moves there.
  @MainActor
  mutating func endLaunch() {
    guard let launching else { return }
    launching.cancel()
    self.launching = nil
    _ = take(launching.steps)
  }

  /// Takes what the worker played.
  /// - Returns: Whether what is shown moves there.
  mutating func take(_ steps: [SimulatedStep]) -> Bool {
    let wanted = interaction.steps
    let fault = interaction.take(steps)
    let left = interaction.steps.count
    dropped = fault == nil || left >= wanted.count ? nil : wanted[left].title
    failure = nil
    configuration.choice = interaction.choice(after: configuration.choice)
    defer { isMoving = false }
    return isMoving
  }

  /// The device, and below it what is unusual about it or, rather, what can't be done there.
  func caption(in catalogue: DeviceCatalogue) -> String {
    guard let note else { return configuration.caption(in: catalogue) }
    return "\(configuration.choice.name)\n\(note)"
  }

  /// The same in one line.
  func title(in catalogue: DeviceCatalogue) -> String {
    [configuration.title(in: catalogue), note].compactMap(\.self).joined(separator: " · ")
  }

  private var note: String? { dropped.map { localized("Not here: %1$s", $0) } }
}

extension Step {
  /// Whether it is about the screen that one configuration is on, which the others have their own of.
  var isOfScreen: Bool {
    switch self {
    case .device, .system, .sizeClass, .rotate, .multitask, .resize: true
    default: false
    }
  }
}
