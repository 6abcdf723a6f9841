import Drawing
import Traits
import WorkerProtocol

/// What is shown: the scenes of the document or the running interface's, as the worker told them last, and what
/// it said with them.
@MainActor
package final class ShownScenes {
  package enum Event {
    /// New scenes; moved there from where they were if the canvas has changed, not the document.
    case scenes(isAnimated: Bool)
    /// One of them alone, by its id, as a hand is at its window's edge: what is said of all is as before.
    case scene(String)
    /// Scenes in sight are there before the rest, or no longer apart from it.
    case early
    /// Why the document can't be shown.
    case error
    /// Whether a layout is being waited for.
    case progress
  }

  package private(set) var scenes: [ResolvedScene] = []
  /// Where each of them is, by its id: the canvas asks for every scene in each frame.
  private(set) var places: [String: Int] = [:]
  private var earlyLayouts = EarlyLayouts()
  package private(set) var outline = Outline()
  package private(set) var issues: [IssueEntry] = []
  package private(set) var facts = DocumentFacts()
  /// The device of the document's own canvas, and how it is held; nil where that isn't shown, or the
  /// document names none.
  private(set) var designedDevice: (name: String, orientation: Orientation)?
  /// Nil unless there is nothing to show instead of it.
  package private(set) var error: FileError?
  package private(set) var isWaiting = false
  private let events = Events<Event>()

  init(document: DocumentSession) {
    document.observe { [weak self] in if case .replacing = $0 { self?.clear() } }
  }

  package func observe(_ observer: @escaping @MainActor (Event) -> Void) {
    events.observe(observer)
  }

  func close() { events.end() }

  private func clear() {
    setScenes([])
    facts = DocumentFacts()
    earlyLayouts.end()
    outline = Outline()
    issues = []
    error = nil
    designedDevice = nil
  }

  private func setScenes(_ scenes: [ResolvedScene]) {
    self.scenes = scenes
    places = Dictionary(
      scenes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: - What the worker says

  /// Shows other scenes.
  /// - Parameter isMoving: Whether they are moved there from where they were, if there were any.
  func show(_ scenes: [ResolvedScene], isMoving: Bool) {
    let isFirst = self.scenes.isEmpty
    setScenes(scenes)
    earlyLayouts.end()
    error = nil
    outline = Outline(scenes: scenes)
    events.tell(.scenes(isAnimated: isMoving && !isFirst))
  }

  /// Shows one of the scenes otherwise.
  func replace(_ scene: ResolvedScene) {
    guard let place = places[scene.id] else { return }
    scenes[place] = scene
    events.tell(.scene(scene.id))
  }

  /// Takes what is said of the document with its scenes.
  /// - Parameter isAsDesigned: Whether these are on the document's own canvas.
  func takeFacts(of result: ResolveResult, isAsDesigned: Bool) {
    issues = IssueEntry.entries(of: result)
    facts = DocumentFacts(result, before: facts)
    designedDevice = isAsDesigned ? result.designedDevice : nil
  }

  /// Takes what is wrong with the running interface.
  func take(_ issues: [IssueEntry]) { self.issues = issues }

  func fail(_ error: FileError) {
    self.error = error
    events.tell(.error)
  }

  func setWaiting(_ isWaiting: Bool) {
    guard isWaiting != self.isWaiting else { return }
    self.isWaiting = isWaiting
    events.tell(.progress)
  }

  /// Tells that there is nothing to show of a document that was opened just now.
  func tellCleared() { events.tell(.scenes(isAnimated: false)) }

  // MARK: - Scenes in sight

  /// The scenes in sight, which are laid out before the rest of the document; nil while all scenes are of one layout.
  package var early: EarlyScenes? { earlyLayouts.scenes }

  /// Whether of the document that is being opened the names and places of its scenes are there, and not all
  /// of them.
  package var isArriving: Bool { scenes.isEmpty && early != nil }

  /// Whether it was asked where the scenes of a document are that is being opened, not what they are like.
  var askedForOutline: Bool { earlyLayouts.askedForOutline }

  /// What asks for scenes in sight before all; nil where all are there soon enough.
  /// - Parameters:
  ///   - isSame: Whether the scenes that are shown are of the same document.
  ///   - sight: The ids of those that are seen, the most important first.
  func askFirst(
    of all: ResolveParameters, on choice: CanvasChoice, isSame: Bool, sight: [String]
  ) -> ResolveParameters? {
    earlyLayouts.ask(
      before: all, on: choice, shown: isSame || scenes.isEmpty ? scenes.count : nil, sight: sight)
  }

  /// - Returns: Whether they are worth showing.
  func takeFirst(
    _ result: ResolveResult, on choice: CanvasChoice, shownOn shownChoice: CanvasChoice
  ) -> Bool {
    guard earlyLayouts.take(result, on: choice, shown: scenes.count, on: shownChoice) else {
      return false
    }
    events.tell(.early)
    return true
  }

  /// What was there before is shown again, where there is nothing else.
  func endEarly() {
    guard early != nil else { return }
    earlyLayouts.end()
    events.tell(.early)
  }

  /// The running interface has none.
  func forgetEarly() { earlyLayouts.end() }
}

extension ResolveResult {
  /// The device that the canvas is of.
  var designedDevice: (name: String, orientation: Orientation)? {
    device.map { ($0, orientation ?? .portrait) }
  }
}
