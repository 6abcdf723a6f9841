import Localization
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

  init(
    key: String, configuration: Configuration, initial: String?, in catalogue: DeviceCatalogue
  ) {
    self.key = key
    self.configuration = configuration
    interaction = Interaction(
      launch: configuration.choice, system: configuration.system(in: catalogue), initial: initial)
  }

  var shown: SimulatedStep? { interaction.shown }

  /// Does what was done in another configuration.
  /// - Parameter isGesture: Whether it is a moment of a gesture, which isn't animated.
  mutating func perform(_ step: Step, title: String, isGesture: Bool) {
    interaction.append(step, title: title)
    isMoving = !isGesture
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
