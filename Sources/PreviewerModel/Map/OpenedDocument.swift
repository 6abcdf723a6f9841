import Files
import WorkerProtocol

/// A document that the map shows beside the one that is edited, as far as it has been read.
package struct OpenedDocument: Sendable {
  /// What its scenes are asked for; with another one they are out of date.
  struct Question: Hashable, Sendable {
    /// Tells one content of the file from the next, and of what lies around it.
    let stamp: String
    let configuration: CanvasConfiguration
  }

  /// Without links.
  package let path: String
  /// With the ids that they have in their document. What has been laid out has a root.
  package private(set) var scenes: [ResolvedScene] = []
  package private(set) var segues: [SegueEntry] = []
  /// Why it can't be shown; nil where nothing is wrong.
  package private(set) var problem: String?
  /// What its scenes were named and placed for last.
  private(set) var outlined: Question?
  /// The ids of those that have been laid out for that, or can't be.
  private var done: Set<String> = []

  package init(path: String) { self.path = path }

  /// The file's name without its ending.
  package var title: String {
    let name = path.fileName
    return String(name.dropLast(name.hasSuffix(".storyboard") ? 11 : 0))
  }

  /// Whether a scene is still to be laid out.
  func needsLayout(_ id: String) -> Bool {
    !done.contains(id) && scenes.contains { $0.id == id && $0.reference == nil }
  }

  /// Takes the names and places of all scenes. What looked some way before does so until it is laid out anew.
  mutating func takeOutline(_ result: ResolveResult, for question: Question) {
    outlined = question
    done = []
    guard result.error == nil else { return fail(result.error?.text(in: path)) }
    problem = nil
    let before = Dictionary(
      scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    scenes = (result.scenes ?? []).map { scene in
      var scene = scene
      if let old = before[scene.id], old.canvas == scene.canvas { scene.root = old.root }
      return scene
    }
    segues = result.connections?.segues ?? []
  }

  /// Takes scenes that were laid out.
  /// - Parameter asked: The ids of those that were wanted; what isn't there isn't asked for again.
  mutating func takeLayout(_ result: ResolveResult?, of asked: [String]) {
    done.formUnion(asked)
    for found in result?.scenes ?? [] {
      guard let place = scenes.firstIndex(where: { $0.id == found.id }) else { continue }
      scenes[place].root = found.root
      scenes[place].canvas = found.canvas
    }
  }

  /// It isn't shown, and isn't asked for again until it changes.
  mutating func giveUp(_ reason: String, for question: Question) {
    outlined = question
    fail(reason)
  }

  private mutating func fail(_ reason: String?) {
    (scenes, segues, done) = ([], [], [])
    problem = reason ?? ""
  }
}

/// A scene of another document on the map.
package struct OpenedScene: Hashable, Sendable {
  /// The document's path.
  package let document: String
  /// As it is called there.
  package let id: String

  /// What tells it from all other scenes on the map. Documents that were copied have scenes of the same ids.
  package var key: String { Self.key(of: id, in: document) }

  static func key(of scene: String, in document: String) -> String {
    "\(document)\u{1F}\(scene)"
  }
}
