import Assets
import Companion
import Files

extension Resolver {
  /// More folders than a project's assets are in, mostly; of those that are farther from the document it isn't
  /// told that they get something else.
  private static let mostFolders = 200

  /// The files around a document that what was found depends on, and folders where it depends on what is in
  /// them. What is none of the project's isn't told.
  func dependencies(of source: DocumentSource, seenBy recorder: DependencyRecorder) -> [String] {
    guard let place = place(of: source), let document = newFilePath(place),
      let project = cache.projects.folder(around: place, root: source.root)
    else { return [] }
    let start = String(document[..<(document.lastIndex(of: "/") ?? document.startIndex)])
    var paths: Set<String> = []
    var isThere: [String: Bool] = [:]
    for dependency in recorder.knownDependencies {
      switch dependency {
      case .file(let path): paths.insert(path)
      case .folder(let path): if project.isSearched { paths.insert(path) }
      case .answer:
        guard project.isSearched, let question = ProjectQuestion(dependency) else { continue }
        paths.formUnion(
          cache.projects.places(of: question, nearestTo: start).prefix(Self.mostFolders))
      }
    }
    paths.remove(document)
    if let companion = CompanionFile.path(besideDocument: document) { paths.remove(companion) }
    let inside = project.path == "/" ? "/" : project.path + "/"
    return paths.filter { path in
      guard path == project.path || path.hasPrefix(inside) else { return false }
      // Nobody can wait for something in a folder that isn't there itself.
      let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
      if let known = isThere[folder] { return known }
      let found = FileState(path: folder.isEmpty ? "/" : folder) != nil
      isThere[folder] = found
      return found
    }.sorted()
  }
}
