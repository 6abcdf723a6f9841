import Assets
import Files
import WorkerProtocol

/// A whole project that is checked: its folder, or one around it, was named.
package struct ProjectScope: Sendable {
  package let folder: ProjectFolder
  /// The folder that was named, without links, and as it was named.
  private let place: String
  private let name: String

  /// The projects of the folders that a request names, and of the documents below them. A project that lies
  /// in another one is a part of that: what they share may be in either. One of which a part was named isn't
  /// among them.
  package static func all(
    in request: LintParameters, documents: [String], _ projects: Projects
  ) -> [ProjectScope] {
    var found: [ProjectScope] = []
    let parents = Set(documents.compactMap(\.parentPrefix)).sorted()
    for path in request.paths {
      guard let folder = ProjectFolder(path) else { continue }
      let prefix = folder.path == "/" ? "/" : folder.path + "/"
      let around = [path + "/"] + parents
      for project in around.compactMap({ projects.folder(around: $0, root: request.root) })
      where project.isSearched && (project.path == folder.path || project.path.hasPrefix(prefix)) {
        found.append(ProjectScope(folder: project, place: folder.path, name: path))
      }
    }
    var kept: [ProjectScope] = []
    for scope in found.sorted(by: { $0.folder.path.utf8.count < $1.folder.path.utf8.count })
    where !kept.contains(where: { scope.folder.path.isWithin($0.folder.path) }) {
      kept.append(scope)
    }
    return kept
  }

  /// A path as documents' are named: from the folder on that was named.
  package func name(of path: String) -> String {
    guard path != place, path.isWithin(place) else { return path }
    let rest = path.dropFirst(place == "/" ? 1 : place.count + 1)
    return (name.hasSuffix("/") ? name : name + "/") + rest
  }
}

extension String {
  /// What comes before a file's name; nil where that is all there is.
  fileprivate var parentPrefix: String? { lastIndex(of: "/").map { String(self[...$0]) } }

  /// Whether a path is that of a folder, or of something in it; both without links.
  fileprivate func isWithin(_ folder: String) -> Bool {
    self == folder || hasPrefix(folder == "/" ? folder : folder + "/")
  }
}
