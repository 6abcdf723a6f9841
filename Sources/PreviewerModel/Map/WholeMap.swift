import Files
import WorkerProtocol

/// What the map has of several documents: the scenes of each, called by keys that tell them all apart, and the segues
/// within and between them.
package struct WholeMap: Sendable {
  /// A document beside the one that is edited.
  package struct Group: Sendable {
    package let path: String
    package let title: String
    /// Called by their keys. References to what is there are left out: segues lead there.
    package var scenes: [ResolvedScene]
    /// Why there are none.
    package let problem: String?
  }

  package private(set) var groups: [Group] = []
  /// Those of the document that is edited as they are, those of the others between keys, and what leads from the edited
  /// one's references to what they stand for.
  package private(set) var segues: [SegueEntry]
  /// What one leads to from another, by paths.
  package private(set) var ways: [Way] = []
  /// The keys of what the edited one's references stand for, by their scenes.
  package private(set) var destinations: [String: String] = [:]

  package struct Way: Hashable, Sendable {
    package let from: String
    package let to: String
  }

  /// - Parameters:
  ///   - path: Of the document that is edited, without links.
  ///   - resolve: What a path is without links.
  package init(
    path: String, scenes: [ResolvedScene], segues: [SegueEntry], beside opened: [OpenedDocument],
    resolve: @escaping (String) -> String = { absolutePath($0) ?? $0 }
  ) {
    self.segues = segues
    let ends = Ends(path: path, scenes: scenes, opened: opened, resolve: resolve)
    for scene in scenes {
      guard let end = ends.destination(of: scene, in: path), end.path != path else { continue }
      destinations[scene.id] = end.key
      add(Way(from: path, to: end.path))
      self.segues.append(.link(from: scene, to: end.key))
    }
    for document in opened { add(document, ends) }
  }

  private mutating func add(_ way: Way) {
    if way.from != way.to, !ways.contains(way) { ways.append(way) }
  }

  private mutating func add(_ document: OpenedDocument, _ ends: Ends) {
    var replaced: [String: String] = [:]
    var group = Group(
      path: document.path, title: document.title, scenes: [], problem: document.problem)
    for scene in document.scenes {
      if let end = ends.destination(of: scene, in: document.path) {
        replaced[scene.id] = end.key
        add(Way(from: document.path, to: end.path))
        continue
      }
      var scene = scene
      scene.id = OpenedScene.key(of: scene.id, in: document.path)
      // The arrow is at the initial scene of the document that is edited.
      scene.isInitial = false
      scene.canvasLocation = nil
      group.scenes.append(scene)
    }
    func key(_ scene: String?) -> String? {
      scene.map { replaced[$0] ?? OpenedScene.key(of: $0, in: document.path) }
    }
    for segue in document.segues {
      var segue = segue
      segue.id = OpenedScene.key(of: segue.key, in: document.path)
      segue.source.scene = key(segue.source.scene)
      segue.destination.scene = key(segue.destination.scene)
      segues.append(segue)
    }
    groups.append(group)
  }

  /// What references of storyboards lead to.
  private struct Ends {
    /// By path, and there by the identifier; nil is the initial one.
    private var scenes: [String: [String?: String]] = [:]
    private let resolve: (String) -> String

    init(
      path: String, scenes: [ResolvedScene], opened: [OpenedDocument],
      resolve: @escaping (String) -> String
    ) {
      self.resolve = resolve
      for scene in scenes { add(scene, called: scene.id, in: path) }
      for document in opened {
        for scene in document.scenes {
          add(scene, called: OpenedScene.key(of: scene.id, in: document.path), in: document.path)
        }
      }
    }

    private mutating func add(_ scene: ResolvedScene, called key: String, in path: String) {
      guard scene.reference == nil else { return }
      if scene.isInitial { scenes[path, default: [:]][String?.none] = key }
      if let identifier = scene.identifier { scenes[path, default: [:]][identifier] = key }
    }

    /// - Returns: Nil for what is no reference, or leads to what isn't there.
    func destination(of scene: ResolvedScene, in path: String) -> (path: String, key: String)? {
      guard let reference = scene.reference else { return nil }
      let target = reference.storyboard == nil ? path : reference.file.map(resolve)
      guard let target, let key = scenes[target]?[reference.identifier] else { return nil }
      return (target, key)
    }
  }
}

extension SegueEntry {
  /// From a reference to what it stands for: nothing that is written.
  fileprivate static func link(from scene: ResolvedScene, to key: String) -> SegueEntry {
    let name = scene.displayName
    var link = SegueEntry(
      line: 0, kind: "relationship", source: ConnectionEnd(id: nil, scene: scene.id, name: name),
      destination: ConnectionEnd(id: nil, scene: key, name: name))
    link.id = "link\u{1F}\(scene.id)"  // Not translated.
    return link
  }
}
