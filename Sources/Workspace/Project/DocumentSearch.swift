import Files

/// The documents that paths mean: files as they are, and all that are below folders.
package struct DocumentSearch {
  package private(set) var documents: [String] = []

  /// Paths where there is nothing are kept, to be reported with what can't be read.
  package init(in paths: [String]) {
    let search = FolderSearch(named: [".storyboard", ".xib"])
    for path in paths {
      guard let place = absolutePath(path), search.isFolder(place) else {
        documents.append(path)
        continue
      }
      documents += search.files(below: place, named: path)
    }
    // Named twice, or below two folders that are named.
    var seen: Set<String> = []
    documents.removeAll { !seen.insert($0).inserted }
  }
}

/// Finds the files of some kinds below folders, but for those that aren't the project's own.
package struct FolderSearch {
  /// Folders whose files aren't the project's own.
  private static let closedFolders: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "Build", "vendor",
  ]
  /// Bundles, whose files are compiled or belong to others.
  private static let closedKinds = [
    ".app", ".framework", ".xcframework", ".bundle", ".xcassets", ".xcodeproj", ".xcarchive",
    ".storyboardc", ".nib", ".xcloc",
  ]
  /// How many folders below each other are entered.
  private static let deepestDescent = 64

  private let kinds: [String]
  private let bundles: [String]
  private let limit: Int
  private let reader = FolderReaderBox()

  /// - Parameters:
  ///   - kinds: What names end with.
  ///   - bundles: What the names of folders end with that are found like files.
  ///   - limit: How many files are found at most.
  package init(named kinds: [String], bundles: [String] = [], limit: Int = .max) {
    self.kinds = kinds
    self.bundles = bundles
    self.limit = limit
  }

  /// Whether a file would be looked at, by its path from the project's folder on.
  package static func isOwn(_ path: Substring) -> Bool {
    !path.split(separator: "/").dropLast().contains {
      $0.hasPrefix(".") || closedFolders.contains(String($0))
    }
  }

  func isFolder(_ place: String) -> Bool { reader.read(place) { _, _ in false } }

  /// The files, by their paths.
  /// - Parameters:
  ///   - place: Without links.
  ///   - path: What the folder is called in their paths; nil for its place.
  func files(below place: String, named path: String? = nil) -> [String] {
    let path = path ?? place
    var found: [String] = []
    search(place, path.hasSuffix("/") ? path : path + "/", depth: 0, &found)
    return found.sorted()
  }

  /// The files of a project, by their paths.
  package func files(in project: ProjectFolder) -> [String] {
    var found: [String] = []
    // The deepest folder that is entered has its files searched alone.
    let depth = project.isSearched ? 0 : Self.deepestDescent - 1
    let prefix = project.path == "/" ? project.path : project.path + "/"
    search(project.path, prefix, depth: depth, &found)
    return found.sorted()
  }

  /// - Parameters:
  ///   - place: Without links.
  ///   - prefix: What the paths of its files begin with.
  private func search(_ place: String, _ prefix: String, depth: Int, _ found: inout [String]) {
    guard depth < Self.deepestDescent, found.count < limit else { return }
    var folders: [String] = []
    _ = reader.read(place) { kind, name in
      switch kind {
      case .file where kinds.contains(where: name.hasSuffix):
        found.append(prefix + name)
      case .folder where bundles.contains(where: name.hasSuffix):
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
