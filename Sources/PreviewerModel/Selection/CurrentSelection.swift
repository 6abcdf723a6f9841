import Drawing
import WorkerProtocol

/// What is selected, in the outline, on the canvas and in the inspector alike.
@MainActor
package final class CurrentSelection {
  package enum Event {
    case selection
    /// Which of the selected view's constraints is marked.
    case constraint
  }

  package private(set) var element: Selection?
  /// Further views of the same scene that are changed with the selected one, by their ids, in the order in
  /// which they were selected.
  package private(set) var alsoSelected: [String] = []
  /// The constraint that is marked on the canvas.
  package private(set) var constraintID: String?
  package let shown: ShownScenes
  package let running: RunningInterface
  private let events = Events<Event>()

  init(document: DocumentSession, shown: ShownScenes, running: RunningInterface) {
    (self.shown, self.running) = (shown, running)
    document.observe { [weak self] in if case .replacing = $0 { self?.clear() } }
    running.observe { [weak self] in if case .mode = $0 { self?.clear() } }
    shown.observe { [weak self] in if case .scenes = $0 { self?.keepWhatIsThere() } }
  }

  package func observe(_ observer: @escaping @MainActor (Event) -> Void) {
    events.observe(observer)
  }

  func close() { events.end() }

  private func clear() { (element, alsoSelected) = (nil, []) }

  /// A view that isn't installed on this canvas leaves its scene selected.
  private func keepWhatIsThere() {
    guard let element else { return }
    if !shown.contains(element) {
      let scene = Selection(scene: element.scene)
      self.element = shown.outline.index(of: scene) == nil ? nil : scene
      alsoSelected = []
    }
    alsoSelected.removeAll {
      shown.outline.index(of: Selection(scene: element.scene, view: $0)) == nil
    }
  }

  /// Selects a view or a scene; while the interface runs, the same view in it.
  /// - Parameter others: Views of the same scene that are selected with it.
  package func select(_ selected: Selection?, with others: [String] = []) {
    var selected = selected
    if running.interaction != nil { selected?.scene = Interaction.sceneID }
    guard selected != element || others != alsoSelected else { return }
    element = selected
    alsoSelected = selected?.view == nil ? [] : others
    constraintID = nil
    events.tell(.selection)
  }

  /// Marks a constraint of the selected view on the canvas.
  package func mark(constraint id: String?) {
    guard id != constraintID else { return }
    constraintID = id
    events.tell(.constraint)
  }

  // MARK: - What it is

  /// The scene that it is in.
  package var scene: ResolvedScene? { element.flatMap { shown.scene($0.scene) } }

  /// The segue that is selected.
  package var segue: SegueEntry? { element?.segue.flatMap { shown.facts.connections.segue($0) } }

  /// Where the selected view is, if it isn't the document's.
  package var inferred: DrawnView.Inferred? { element.flatMap { shown.inferred(of: $0) } }

  /// The scene that one looks at: the selected one, else the initial one.
  package var lookedAtScene: String? {
    let scenes = shown.scenes
    return element?.scene ?? (scenes.first(where: \.isInitial) ?? scenes.first)?.id
  }

  /// The row that it is in.
  package var parent: Selection? {
    guard let element else { return nil }
    if inferred != nil, let view = element.view {
      return scene?.host(of: view).map { Selection(scene: element.scene, view: $0.id) }
    }
    let outline = shown.outline
    return outline.index(of: element).flatMap { outline.neighbour(of: $0, .outwards) }
      .map { outline.nodes[$0].selection }
  }
}
