import InterfaceBuilder
import Scenes

/// Which container view each scene of a document is in: itself, or with the containers around it.
struct EmbeddingMap {
  struct Embedding {
    /// The container view's segue.
    let segue: Element
    /// The scene with the container view.
    let holder: SceneSet.Entry
  }

  private var embeddings: [Element: Embedding] = [:]

  /// A controller that several segues lead to is where the first one has it; it is in a container view by
  /// an embed segue rather than by a relationship, and by one of these rather than pushed.
  init(_ scenes: SceneSet) {
    var open: [Element] = []
    for edge in scenes.graph.edges where edge.segue.kind == "embed" {
      guard let inner = edge.segue.destination.flatMap(scenes.graph.controller(id:)),
        let holder = scenes.entry(of: edge.source)
      else { continue }
      add(Embedding(segue: edge.segue.element, holder: holder), for: inner, scenes, &open)
    }
    spread(by: ["relationship"], from: &open, scenes)
    spread(by: ["relationship", "show", "push"], from: &open, scenes)
  }

  /// What a scene is in, outermost first; empty where nothing has it, or it would be in itself.
  func way(to entry: SceneSet.Entry) -> [Embedding] {
    entry.controller.flatMap(wayOutwards)?.reversed() ?? []
  }

  /// Whether what a controller is in, at any depth, is in itself.
  func isInCircle(_ controller: Element) -> Bool { wayOutwards(from: controller) == nil }

  /// Nil for a circle.
  private func wayOutwards(from controller: Element) -> [Embedding]? {
    var way: [Embedding] = []
    var passed: Set<Element> = []
    var at: Element? = controller
    while let controller = at, let embedding = embeddings[controller] {
      guard passed.insert(controller).inserted else { return nil }
      way.append(embedding)
      at = embedding.holder.controller
    }
    return way
  }

  /// Whether a controller is in a container view itself and that is where its scene is shown.
  func leads(_ segue: Element, to controller: Element) -> Bool {
    embeddings[controller]?.segue == segue && SegueElement(segue).destination == controller.id
  }

  /// Whether a scene is in a container view itself, rather than with a container around it.
  func isDirect(_ entry: SceneSet.Entry) -> Bool {
    guard let controller = entry.controller, let id = controller.id else { return false }
    return embeddings[controller].map { SegueElement($0.segue).destination } == id
  }

  private mutating func add(
    _ embedding: Embedding, for controller: Element, _ scenes: SceneSet, _ open: inout [Element]
  ) {
    // Where its bars are inferred from something else it is shown there.
    guard embeddings[controller] == nil, scenes.entry(of: controller)?.bars.isEmbedded == true
    else { return }
    embeddings[controller] = embedding
    open.append(controller)
  }

  /// What containers hold and stacks push is in the same container view.
  private mutating func spread(
    by kinds: Set<String>, from open: inout [Element], _ scenes: SceneSet
  ) {
    var next = 0
    while next < open.count {
      let controller = open[next]
      next += 1
      guard let embedding = embeddings[controller] else { continue }
      for edge in scenes.graph.segues(from: controller) where kinds.contains(edge.segue.kind) {
        guard let inner = edge.segue.destination.flatMap(scenes.graph.controller(id:)) else {
          continue
        }
        add(embedding, for: inner, scenes, &open)
      }
    }
  }
}
