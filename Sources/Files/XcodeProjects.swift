/// The Xcode projects that are in a project's folder itself.
extension ProjectFolder {
  /// More than the project files of large applications have, in bytes.
  private static let largestProjectFile = 32 << 20

  /// Their names, sorted. Which there are is a question of its own, as other files come and go beside them.
  package var xcodeProjects: [String] {
    Witness.current?.note(.xcodeProjects(in: path))
    return Witness.unwatched { Self.xcodeProjects(in: path) }
  }

  package static func xcodeProjects(in folder: String) -> [String] {
    var names: [String] = []
    FolderReader().read(folder) { kind, name in
      let name = PathText.text(of: name)
      if kind == .folder, name.hasSuffix(".xcodeproj") { names.append(name) }
      return true
    }
    return names.sorted()
  }

  /// What their `project.pbxproj` hold, each read when it is asked for; nothing of those that can't be read.
  package var xcodeProjectFiles: some Sequence<[UInt8]> {
    xcodeProjects.lazy.compactMap { name in
      (try? self.open("\(self.path)/\(name)/project.pbxproj"))?
        .read(limit: Self.largestProjectFile)
    }
  }
}

extension Witness.Sight {
  package static let xcodeProjectsKind = "xcode-projects"

  package static func xcodeProjects(in folder: String) -> Witness.Sight {
    .answer(kind: xcodeProjectsKind, about: [folder])
  }
}
