import MapLayout
import PreviewerModel
import Traits
import WorkerProtocol

/// The documents of the map beside the one that is edited: what is shown of them, and where their scenes are among each
/// other.
@MainActor
package final class MapDocuments {
  /// Nil where the map is of one document.
  package private(set) var map: WholeMap?
  /// What leads from where to where on the map.
  package private(set) var connections = DocumentConnections()
  /// As long as scenes and segues of a document stay, they stay where they are.
  private var places: [String: (layout: FlowLayout, bodies: [Rect])] = [:]
  /// A document that was opened from a scene, and is to be shown with that.
  package private(set) var awaited: (scene: String, path: String)?

  /// Width by height of a document among others.
  private static let proportion = 1.4

  package init() {}

  /// - Parameter map: Nil where there is one document, whose connections these are.
  package func take(_ map: WholeMap?, _ own: DocumentConnections) {
    self.map = map
    connections = map.map { DocumentConnections(segues: $0.segues, links: own.links) } ?? own
    if map == nil { places = [:] }
  }

  package func await(_ path: String, openedFrom scene: String) { awaited = (scene, path) }

  /// - Returns: What is to be shown, once it is there.
  package func takeAwaited() -> (scene: String, path: String)? {
    guard let awaited, map?.groups.contains(where: { $0.path == awaited.path }) == true else {
      return nil
    }
    self.awaited = nil
    return awaited
  }

  /// Where the scenes of a document are among each other, by the flow of its segues.
  package func bodies(
    of parts: [CanvasArrangement.Part], named scenes: [ResolvedScene], in path: String
  ) -> [Rect] {
    let numbers = Dictionary(
      scenes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let steps = connections.segues.filter { $0.kind != "unwind" }
      .compactMap { segue -> FlowLayout.Step? in
        guard let from = segue.source.scene.flatMap({ numbers[$0] }),
          let to = segue.destination.scene.flatMap({ numbers[$0] })
        else { return nil }
        return FlowLayout.Step(from: from, to: to)
      }
    // What other documents lead to comes first.
    let entered = Set(
      connections.segues.filter { $0.source.scene.map { numbers[$0] == nil } ?? false }
        .compactMap(\.destination.scene))
    let layout = FlowLayout(
      parts.map(\.size), captionHeight: CanvasArrangement.mapCaptionHeight, steps: steps,
      first: scenes.indices.filter { entered.contains(scenes[$0].id) })
    if let known = places[path], known.layout == layout { return known.bodies }
    let bodies = layout.places(proportion: Self.proportion)
    places[path] = (layout, bodies)
    return bodies
  }
}
