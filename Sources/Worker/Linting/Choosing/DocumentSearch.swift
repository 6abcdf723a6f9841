import Files

/// The documents that paths mean: files as they are, and all that are below folders.
struct DocumentSearch {
  /// Folders whose documents aren't the project's own.
  private static let closedFolders: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "vendor",
  ]
  /// Bundles, whose documents are compiled or belong to others.
  private static let closedKinds = [
    ".app", ".framework", ".xcframework", ".bundle", ".xcassets", ".xcodeproj", ".xcarchive",
  ]
  /// How many folders below each other are entered.
  private static let deepestDescent = 64

  private(set) var documents: [String] = []
  private let reader = FolderReaderBox()

  /// Paths where there is nothing are kept, to be reported with what can't be read.
  init(in paths: [String]) {
    for path in paths {
      guard let place = absolutePath(path), reader.read(place, { _, _ in false }) else {
        documents.append(path)
        continue
      }
      var found: [String] = []
      search(place, path.hasSuffix("/") ? path : path + "/", depth: 0, &found)
      documents += found.sorted()
    }
    // Named twice, or below two folders that are named.
    var seen: Set<String> = []
    documents.removeAll { !seen.insert($0).inserted }
  }

  /// - Parameters:
  ///   - place: Without links.
  ///   - prefix: What the names of its documents begin with.
  private func search(_ place: String, _ prefix: String, depth: Int, _ found: inout [String]) {
    guard depth < Self.deepestDescent else { return }
    var folders: [String] = []
    _ = reader.read(place) { kind, name in
      switch kind {
      case .file where name.hasSuffix(".storyboard") || name.hasSuffix(".xib"):
        found.append(prefix + name)
      case .folder
      where !name.hasPrefix(".") && !Self.closedFolders.contains(name)
        && !Self.closedKinds.contains(where: name.hasSuffix):
        folders.append(name)
      default: break
      }
      return true
    }
    for folder in folders {
      search(place + "/" + folder, prefix + folder + "/", depth: depth + 1, &found)
    }
  }
}

/// One folder reader, to be handed on.
private final class FolderReaderBox {
  private let reader = FolderReader()

  /// - Returns: Whether it is a folder that can be read.
  func read(_ path: String, _ visit: (FolderReader.Kind, String) -> Bool) -> Bool {
    reader.read(path) { visit($0, PathText.text(of: $1)) } != nil
  }
}
