import Files

extension ProjectFolder {
  /// The names of the Xcode projects that are in the folder itself, sorted.
  package var xcodeProjects: [String] {
    Witness.current?.note(ProjectQuestion.xcodeProjects(path).sight)
    return Witness.unwatched { Self.xcodeProjects(in: path) }
  }

  static func xcodeProjects(in folder: String) -> [String] {
    var names: [String] = []
    FolderReader().read(folder) { kind, name in
      let name = PathText.text(of: name)
      if kind == .folder, name.hasSuffix(".xcodeproj") { names.append(name) }
      return true
    }
    return names.sorted()
  }
}
