/// The Xcode projects that are in a project's folder itself.
extension ProjectFolder {
  /// Their names, sorted. Which there are is a question of its own, as other files come and go beside them.
  package var xcodeProjects: [String] {
    DependencyRecorder.current?.record(.xcodeProjects(in: path))
    return DependencyRecorder.unrecorded { Self.xcodeProjects(in: path) }
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

  /// Their `project.pbxproj`, each read when it is asked for; nothing of those that can't be read.
  package var xcodeProjectFiles: some Sequence<XcodeProjectFile> {
    xcodeProjects.lazy.compactMap { XcodeProjectFile(of: $0, at: self.path, in: self) }
  }
}

/// The `project.pbxproj` of an Xcode project.
package struct XcodeProjectFile: Sendable {
  /// The folder that the project is in, absolute.
  package let folder: String
  /// The project's own.
  package let path: String
  package let text: [UInt8]

  /// More than those of large applications have, in bytes.
  private static let largest = 32 << 20

  /// Nil where it can't be read.
  /// - Parameters:
  ///   - name: The project's own.
  ///   - folder: Where that is, in the folder of the whole.
  package init?(of name: some StringProtocol, at folder: String, in root: ProjectFolder) {
    guard let file = try? root.open("\(folder)/\(name)/project.pbxproj") else { return nil }
    self.folder = folder
    path = "\(folder)/\(name)"
    text = file.read(limit: Self.largest)
  }

  /// Nil where it can't be read.
  /// - Parameter path: The project's, absolute.
  package init?(at path: String, in root: ProjectFolder) {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    self.init(of: path[path.index(after: slash)...], at: String(path[..<slash]), in: root)
  }

  /// The lines that have one of some words in them, such as the beginnings of build settings' names.
  package func lines(with words: [String]) -> [ArraySlice<UInt8>] {
    Self.lines(of: text, with: words)
  }

  /// The same of any file of build settings.
  package static func lines(of text: [UInt8], with words: [String]) -> [ArraySlice<UInt8>] {
    let words = words.map { Array($0.utf8) }
    return text.split(separator: UInt8(ascii: "\n")).filter { line in
      words.contains(where: line.contains)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Faster than `firstRange(of:)`, as project files have megabytes.
  fileprivate func contains(_ word: [UInt8]) -> Bool {
    guard let first = word.first, count >= word.count else { return false }
    var start = startIndex
    while let next = self[start...].firstIndex(of: first) {
      if self[next...].starts(with: word) { return true }
      start = index(after: next)
    }
    return false
  }
}

extension Dependency {
  package static let xcodeProjectsKind = "xcode-projects"

  package static func xcodeProjects(in folder: String) -> Dependency {
    .answer(kind: xcodeProjectsKind, about: [folder])
  }
}
