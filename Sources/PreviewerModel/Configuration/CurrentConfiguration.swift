import Traits
import WorkerProtocol

/// What the document is looked at in: what is chosen, and what the scenes that are shown were laid out for.
@MainActor
package final class CurrentConfiguration {
  package enum Event {
    /// *View as*, the version of the system or a setting of the user, before anything is laid out for it.
    case chosen(Following)
  }

  /// What follows from a choice.
  package enum Following {
    /// Nothing, as it is laid out already, or what runs is played on.
    case nothing
    case layout
    /// A layout to which the scenes move from where they are.
    case moving
    /// That of one scene, by its id, as a hand is at its window's edge; the others follow once it rests.
    case scene(String)
  }

  package let catalogue: DeviceCatalogue
  package private(set) var chosen: CanvasConfiguration
  package private(set) var shown: CanvasConfiguration
  package let scenes: ShownScenes
  package let running: RunningInterface
  private let events = Events<Event>()
  /// Whether one scene alone has the size that is chosen.
  private var isResizing = false

  init(
    _ configuration: CanvasConfiguration, in catalogue: DeviceCatalogue, document: DocumentSession,
    scenes: ShownScenes, running: RunningInterface
  ) {
    (chosen, shown, self.catalogue) = (configuration, configuration, catalogue)
    (self.scenes, self.running) = (scenes, running)
    document.observe { [weak self] in
      // What is compared again brings its own, which the next document may not be there in.
      if case .opened = $0 { self?.chosen.settings.language = nil }
    }
    running.observe { [weak self] in if case .ending = $0 { self?.leaveLaunchDevice() } }
  }

  package func observe(_ observer: @escaping @MainActor (Event) -> Void) {
    events.observe(observer)
  }

  func follow(_ follower: @escaping @MainActor (Event) -> Void) { events.follow(follower) }

  func close() { events.end() }

  // MARK: - What the user chooses

  package func choose(_ choice: CanvasChoice) {
    choose(choice, visiting: chosen.visit?.after(choosing: choice, in: catalogue))
  }

  /// - Parameter visit: Of a cell of the size-class grid; nil for none.
  func choose(_ choice: CanvasChoice, visiting visit: CellVisit?) {
    guard choice != chosen.choice else {
      if visit != chosen.visit { self.visit(visit) }
      return
    }
    if running.interaction != nil {
      guard let step = Interaction.step(from: chosen.choice, to: choice) else { return }
      running.append(step)
    }
    chosen.choice = choice
    chosen.visit = visit
    chosen.system = device?.nearestSystem(to: chosen.wantedSystem) ?? chosen.wantedSystem
    events.tell(.chosen(.moving))
  }

  /// Gives the design's window another size, as its edge is dragged.
  /// - Parameter scene: The id of the one that follows at once.
  package func resize(to choice: CanvasChoice, showing scene: String) {
    guard running.interaction == nil, choice != chosen.choice else { return }
    chosen.choice = choice
    chosen.visit = nil
    isResizing = true
    events.tell(.chosen(.scene(scene)))
  }

  /// Has the other scenes follow, once the hand at the window's edge rests.
  package func endResizing() {
    guard isResizing else { return }
    isResizing = false
    events.tell(.chosen(.layout))
  }

  /// Goes to a cell of the size-class grid that is looked at already, or away from one.
  func visit(_ visit: CellVisit?) {
    chosen.visit = visit
    events.tell(.chosen(.nothing))
  }

  /// Goes on with another version of iOS, or shows the design on it.
  package func choose(_ system: SystemVersion) {
    guard system != chosen.system else { return }
    chosen.system = system
    chosen.wantedSystem = system
    if let part = chosen.choice.part,
      !chosen.choice.parts(on: system, in: catalogue).contains(part)
    {
      chosen.choice = chosen.choice.inPart(.fullScreen)
    }
    if let size = chosen.choice.ownSize, running.interaction == nil {
      chosen.choice =
        chosen.choice.resized(to: size, on: system, in: catalogue)
        ?? chosen.choice.inPart(.fullScreen)
    }
    guard running.interaction != nil else { return events.tell(.chosen(.moving)) }
    events.tell(.chosen(.nothing))
    running.perform(.system(version: system), title: "iOS \(system)")
  }

  package func choose(_ appearance: Appearance) {
    change { $0.appearance = appearance }
  }

  /// Shows everything in another text size: as an app that was launched with it.
  package func choose(_ contentSize: ContentSizeCategory) {
    change { $0.contentSize = contentSize }
  }

  package func choose(_ layoutDirection: LayoutDirection) {
    change { $0.layoutDirection = layoutDirection }
  }

  /// Shows everything with the texts of another language; nil for the document's own.
  package func choose(language: String?) {
    change { $0.language = language }
  }

  private func change(_ setting: (inout UserSettings) -> Void) {
    var settings = chosen.settings
    setting(&settings)
    guard settings != chosen.settings else { return }
    chosen.settings = settings
    events.tell(.chosen(.layout))
  }

  /// Shows everything in another configuration.
  func choose(_ configuration: Configuration) {
    chosen.take(configuration, in: catalogue)
    chosen.visit = nil
    events.tell(.chosen(.layout))
  }

  // MARK: - What is shown

  /// The scenes that are about to be shown were laid out for what is chosen.
  /// - Parameter canvas: On which they are; nil for the chosen one.
  func show(on canvas: CanvasChoice? = nil) {
    shown = chosen
    if let canvas { shown.choice = canvas }
  }

  /// Follows the running interface, which may not have gone where the user wanted it.
  func follow(to choice: CanvasChoice, on system: SystemVersion?) {
    guard choice != chosen.choice || system.map({ $0 != chosen.system }) == true else { return }
    chosen.choice = choice
    if let system { chosen.system = system }
    events.tell(.chosen(.nothing))
  }

  /// Follows the interface as it runs in another configuration.
  /// - Parameter system: On which it does.
  func follow(to configuration: Configuration, on system: SystemVersion?) {
    chosen.take(configuration, on: system, in: catalogue)
    events.tell(.chosen(.nothing))
  }

  /// The document's own canvas, if the interface was launched from that, is shown again, unless it has gone on on
  /// another device.
  private func leaveLaunchDevice() {
    guard let interaction = running.interaction, interaction.launch == .asDesigned,
      interaction.hasOneDevice
    else { return }
    chosen.choice = .asDesigned
    events.tell(.chosen(.nothing))
  }
}
