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

extension Resolver {
  /// Draws what an index describes, and says of each picture what it is of.
  /// - Returns: the index with the snapshots that there are now.
  /// - Throws: where a document can't be read, or has none of the scenes.
  func makeSnapshots(
    _ index: SnapshotIndex, cancellation: Cancellation = Cancellation(),
    visit: (SnapshotPicture, [UInt8]) throws -> Void
  ) throws -> SnapshotIndex {
    try DocumentSource.check(root: index.request.root)
    var index = index
    index.snapshots = []
    let matrix = try LintMatrix(index.request, catalogue: catalogue)
    var names: Set<String> = []
    var found: Set<String> = []
    for file in DocumentSearch(in: index.request.paths).documents {
      let source = DocumentSource(name: file, root: index.request.root)
      var scenes: SceneSet
      do {
        scenes = try self.scenes(of: source)
      } catch var error as FileError {
        error.file = file
        throw error
      }
      if index.request.companion != false,
        let error = attachCompanion(of: source, to: &scenes)?.error
      {
        throw error
      }
      let screens = screens(for: source, matrix)
      for entry in scenes.entries where entry.root != nil {
        if let wanted = index.scenes {
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
              picture = try drawing.png(scale: index.scale)
            } catch {
              throw OutputError("\(file), \(entry.title), \(title): \(error.description)")
            }
            try visit(snapshot, picture)
            index.snapshots.append(snapshot)
          }
        }
      }
    }
    if let missing = index.scenes?.first(where: { !found.contains($0) }) {
      throw UsageError(
        "No document has a scene “\(missing)”; name a scene's, a controller's or a storyboard id.")
    }
    return index
  }
}

extension SceneSet.Entry {
  /// What a scene may be chosen by.
  fileprivate var names: [String] {
    [id, controller?.id, controller?["storyboardIdentifier"]].compactMap(\.self)
  }
}

extension SnapshotPicture {
  /// A name that says what the picture is of, and that none of the others has.
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
