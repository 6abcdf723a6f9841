import Drawing
import Files
import InterfaceBuilder
import Linting
import Processes
import Requests
import Scenes
import Traits
import WorkerProtocol
import Workspace

/// The snapshots that there are now, and the documents that have none.
struct MadeSnapshots {
  var index: SnapshotIndex
  /// Why documents, or companion files beside them, can't be read, by the documents.
  var unreadable: [(document: String, error: FileError)] = []
  /// Documents for something else than iOS.
  var passedOver: [PassedOver] = []

  /// What a request answers where there is anything.
  var errors: [FileError]? { unreadable.isEmpty ? nil : unreadable.map(\.error) }
}

extension Resolver {
  /// Draws what an index describes, and says of each picture what it is of. One document that can't be read doesn't
  /// keep the others from being drawn; one that was recorded and isn't there any more has no pictures.
  /// - Throws: where no document can be read, or none has one of the scenes.
  func makeSnapshots(
    _ recorded: SnapshotIndex, cancellation: Cancellation = Cancellation(),
    visit: (SnapshotPicture, [UInt8]) throws -> Void
  ) throws -> MadeSnapshots {
    try DocumentSource.check(root: recorded.request.root)
    var made = MadeSnapshots(index: recorded)
    made.index.snapshots = []
    let matrix = try LintMatrix(recorded.request, catalogue: catalogue)
    var names: Set<String> = []
    var found: Set<String> = []
    var documents = DocumentSearch(in: recorded.request.paths).documents
    made.passedOver = PassedOver.taken(from: &documents)
    let known = Set(recorded.snapshots.map(\.file))
    let gone = documents.filter { known.contains($0) && FileState(path: $0) == nil }
    documents.removeAll(where: gone.contains)
    made.index.request.paths.removeAll(where: gone.contains)
    for file in documents {
      let source = DocumentSource(name: file, root: recorded.request.root)
      let scenes: SceneSet
      do {
        scenes = try readScenes(of: source, recorded.request)
      } catch let error as FileError {
        made.unreadable.append((file, error))
        continue
      }
      let screens = screens(for: source, matrix)
      for entry in scenes.entries where entry.root != nil {
        if let wanted = recorded.scenes {
          guard let name = entry.names.first(where: wanted.contains) else { continue }
          found.insert(name)
        }
        for screen in screens {
          for appearance in matrix.appearances {
            let drawing = drawing(
              of: entry, of: scenes, source, on: screen.canvas, appearance,
              cancellation: cancellation)
            // What was cancelled is no scene without a size.
            try cancellation.check()
            guard let drawing else { continue }
            let title = screen.name + (appearance == .dark ? ", dark" : "")
            var snapshot = SnapshotPicture(
              file: file, scene: entry.id, title: entry.title, screen: title, picture: "",
              width: drawing.size.width, height: drawing.size.height)
            snapshot.picture = snapshot.pictureName(unlike: &names)
            let picture: [UInt8]
            do {
              picture = try drawing.png(scale: recorded.scale)
            } catch {
              throw OutputError("\(file), \(entry.title), \(title): \(error.description)")
            }
            try visit(snapshot, picture)
            made.index.snapshots.append(snapshot)
          }
        }
      }
    }
    if made.index.snapshots.isEmpty, let error = made.errors?.first { throw error }
    if made.unreadable.isEmpty,
      let missing = recorded.scenes?.first(where: { !found.contains($0) })
    {
      throw UsageError(
        "No document has a scene “\(missing)”; name a scene's, a controller's or a storyboard id.")
    }
    return made
  }

  private func readScenes(of source: DocumentSource, _ request: LintParameters) throws -> SceneSet {
    var scenes: SceneSet
    do {
      scenes = try self.scenes(of: source)
    } catch var error as FileError {
      error.file = source.name
      throw error
    }
    if request.companion != false, let error = attachCompanion(of: source, to: &scenes)?.error {
      throw error
    }
    return scenes
  }
}

extension SnapshotIndex {
  /// Keeps the snapshots of documents that can't be read now, as nobody knows whether they are the same.
  mutating func keep(
    _ earlier: SnapshotIndex?, of unreadable: [(document: String, error: FileError)]
  ) {
    let documents = Set(unreadable.map(\.document))
    let made = Set(snapshots.map(\.key))
    snapshots += (earlier?.snapshots ?? []).filter {
      documents.contains($0.file) && !made.contains($0.key)
    }
  }
}

extension SceneSet.Entry {
  /// What a scene may be chosen by.
  fileprivate var names: [String] {
    [id, controller?.id, controller?["storyboardIdentifier"]].compactMap(\.self)
  }
}

extension SnapshotPicture {
  /// A unique file name that is made of the picture's document, scene and screen.
  fileprivate func pictureName(unlike names: inout Set<String>) -> String {
    let words = "\(file.lastPathComponent)-\(scene)-\(screen)".unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || "0123456789._".unicodeScalars.contains(scalar)
        ? String(scalar) : "-"
    }.joined()
    // Names have 255 bytes at most.
    var name = String(decoding: words.utf8.prefix(180), as: UTF8.self).split(separator: "-")
      .joined(separator: "-")
    if name.hasPrefix(".") { name = "-" + name }
    // Documents of one name in several folders.
    if !names.insert(name.lowercased()).inserted {
      name += "-" + Fingerprint(file, scene, screen).text
      names.insert(name.lowercased())
    }
    return name + ".png"
  }
}
