import Drawing
import WorkerProtocol

/// What is drawn where: the scenes on the canvas, their places, and what each of these shows. Of the viewport,
/// the pointer and what is drawn over them it knows nothing.
package struct SceneGraph {
  /// What is arranged; those that are shown, but for the moment in which there are new ones.
  package private(set) var scenes: [ResolvedScene] = []
  /// Which of them only name a scene of another document, and the one where the interface begins.
  package private(set) var references: [String: SceneReference] = [:]
  package private(set) var initialScene: String?
  /// The scenes of navigation controllers without titles.
  package private(set) var untitledContainers: Set<String> = []
  package private(set) var arrangement = CanvasArrangement()
  /// What each item of the arrangement shows, by its key.
  package private(set) var contents: [String: DrawnView] = [:]

  package init(
    scenes: [ResolvedScene] = [], references: [String: SceneReference] = [:],
    initialScene: String? = nil, untitledContainers: Set<String> = [],
    arrangement: CanvasArrangement = CanvasArrangement(), contents: [String: DrawnView] = [:]
  ) {
    self.scenes = scenes
    self.references = references
    self.initialScene = initialScene
    self.untitledContainers = untitledContainers
    self.arrangement = arrangement
    self.contents = contents
  }

  package mutating func take(_ scenes: [ResolvedScene]) {
    self.scenes = scenes
    references = Dictionary(
      scenes.compactMap { scene in scene.reference.map { (scene.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    initialScene = scenes.first { $0.isInitial }?.id
    untitledContainers = Set(scenes.filter(\.isUntitledNavigation).map(\.id))
  }

  /// Gives the scenes other places.
  /// - Returns: The keys of items that look otherwise beside what they show, such as those of another scale.
  package mutating func arrange(_ arrangement: CanvasArrangement) -> [String] {
    let before = Dictionary(
      self.arrangement.items.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    self.arrangement = arrangement
    return arrangement.items.filter { before[$0.key]?.isFramed(like: $0) == false }.map(\.key)
  }

  /// Has all items show something.
  /// - Returns: The keys of those that show something else than before.
  package mutating func show(_ roots: [String: DrawnView]) -> [String] {
    let changed = roots.filter { contents[$0] != $1 }.map(\.key)
    contents = roots
    return changed
  }

  /// Has an item show something else.
  /// - Returns: Whether it is something else.
  package mutating func show(_ root: DrawnView, of key: String) -> Bool {
    guard contents[key] != root else { return false }
    contents[key] = root
    return true
  }
}
