import Files

/// A question about a project whose answer is put together from many of its files, as a `DependencyRecorder` records it.
package enum ProjectQuestion: Hashable {
  /// Where a document's folder is, and which project it is in.
  case place(String, root: String?)
  /// Which assets a project has.
  case index(ProjectFolder)
  /// Which property lists a folder has.
  case propertyLists(String)
  /// Which property lists the folders in a folder have.
  case propertyListsBelow(String)
  /// Which Xcode projects a folder has.
  case xcodeProjects(String)

  package var dependency: Dependency {
    switch self {
    case .place(let folder, let root):
      .answer(kind: "place", about: [folder] + (root.map { [$0] } ?? []))
    case .index(let folder): .answer(kind: "index", about: folder.words)
    case .propertyLists(let folder): .answer(kind: "property-lists", about: [folder])
    case .propertyListsBelow(let folder): .answer(kind: "property-lists-below", about: [folder])
    case .xcodeProjects(let folder): .xcodeProjects(in: folder)
    }
  }

  /// Nil for what is no question of a project.
  package init?(_ dependency: Dependency) {
    guard case .answer(let kind, let about) = dependency, let first = about.first else {
      return nil
    }
    switch kind {
    case "place": self = .place(first, root: about.dropFirst().first)
    case "index":
      guard let folder = ProjectFolder(words: about) else { return nil }
      self = .index(folder)
    case "property-lists": self = .propertyLists(first)
    case "property-lists-below": self = .propertyListsBelow(first)
    case Dependency.xcodeProjectsKind: self = .xcodeProjects(first)
    default: return nil
    }
  }
}

extension Projects {
  /// A digest of the answer to a question, as it is known here.
  package func digest(of question: ProjectQuestion) -> String {
    var digest = SHA256()
    switch question {
    case .place(let folder, let root):
      guard let place = place(of: folder, root: root) else { return "" }
      for word in [place.folder] + place.project.folder.words { digest.add(word: word) }
    case .index(let folder):
      for word in project(of: folder).read({ $0.readIndex() }).words { digest.add(word: word) }
    case .propertyLists(let folder):
      for path in AssetLibrary.propertyLists(in: folder) { digest.add(word: path) }
    case .propertyListsBelow(let folder):
      for path in AssetLibrary.propertyLists(below: folder) { digest.add(word: path) }
    case .xcodeProjects(let folder):
      for name in ProjectFolder.xcodeProjects(in: folder) { digest.add(word: name) }
    }
    return digest.text
  }
}

extension Projects {
  /// The files and folders that the answer to a question depends on, nearest to a folder first; those of a
  /// folder that stands for no project aren't told, as anybody puts things there.
  package func places(of question: ProjectQuestion, nearestTo start: String) -> [String] {
    switch question {
    case .place: []
    case .index(let folder):
      folder.isSearched
        ? project(of: folder).read { $0.readIndex() }.walkedFolders(nearestTo: start) : []
    case .propertyLists(let folder): AssetLibrary.propertyListFolders(of: folder)
    case .propertyListsBelow(let folder), .xcodeProjects(let folder): [folder]
    }
  }
}

extension ProjectFolder {
  /// What tells it apart from others.
  package var words: [String] { [path, isSearched ? "searched" : "alone"] }

  /// - Parameter words: as ``words`` has them.
  package init?(words: [String]) {
    guard words.count >= 2 else { return nil }
    self.init(resolved: words[0], isSearched: words[1] == "searched")
  }
}
