import Scenes
import WorkerProtocol

/// A scene that a document has.
package struct SceneEntry: Hashable, Sendable {
  package let id: String
  package let title: String
  /// The element of its controller; nil for a view on its own.
  package let controller: String?
  package let isInitial: Bool
}

extension Resolver {
  /// The scenes of a document, which aren't laid out for it.
  /// - Throws: `FileError` where it can't be read, `UsageError` where the request names none.
  package func sceneEntries(of request: some DocumentRequest) throws -> [SceneEntry] {
    try scenes(of: request.document).entries.map {
      SceneEntry(
        id: $0.id, title: $0.title, controller: $0.controller?.name, isInitial: $0.isInitial)
    }
  }
}
