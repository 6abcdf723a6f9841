import Files
import Synchronization

/// The projects of documents: each one's folder is found and indexed once, when something in it is looked
/// up first.
package final class Projects: Sendable {
  /// Where a document is.
  struct DocumentLocation: Sendable {
    let project: Project
    /// The document's folder, without links: what is nearer to it comes first.
    let folder: String
  }

  private struct State: ~Copyable {
    var roots = ProjectRoots()
    /// By the folder as it was given, and the root that was.
    var places: [[String]: DocumentLocation] = [:]
    var projects: [ProjectFolder: Project] = [:]
    var made = ContinuousClock.now

    mutating func project(
      of folder: ProjectFolder, isWatched: Bool, store: IndexStore?
    ) -> Project {
      let project = projects[folder] ?? Project(folder, isWatched: isWatched, store: store)
      projects[folder] = project
      return project
    }
  }

  private let state = Mutex(State())
  private let areWatched: Bool
  private let store: IndexStore?

  /// - Parameters:
  ///   - areWatched: Whether what changes on disk is noticed, as long as the process lives.
  ///   - store: Where indexes are taken from and kept; nil for nowhere.
  package init(areWatched: Bool = false, store: IndexStore? = nil) {
    self.areWatched = areWatched
    self.store = store
  }

  /// The images and colours of the project around a document.
  /// - Parameter root: The project's folder; nil to look for it.
  package func library(around document: String, root: String? = nil) -> AssetLibrary {
    AssetLibrary(projects: self, around: document, folder: folder(of: document), root: root)
  }

  /// The folder that nothing a document names is read outside of; nil where there is none.
  package func folder(around document: String, root: String? = nil) -> ProjectFolder? {
    place(of: folder(of: document), root: root)?.project.folder
  }

  /// Which devices the app of a document is for, as far as its project says.
  package func destinations(of document: String, root: String? = nil) -> AppDestinations {
    guard let place = place(of: folder(of: document), root: root) else { return AppDestinations() }
    let name = document.lastIndex(of: "/").map { document[document.index(after: $0)...] }
    let path = "\(place.folder)/\(name ?? document[...])"
    return place.project.read { $0.destinations(for: path) }
  }

  /// The apps that a project's Xcode projects build, as far as their property lists are known.
  package func apps(in folder: ProjectFolder) -> [BuiltApp] {
    project(of: folder).read { $0.apps }
  }

  /// Opens a file that a document names.
  /// - Parameter name: A path from the document's folder on.
  package func open(
    _ name: String, beside document: String, root: String? = nil
  ) throws(ProjectFolder.Refusal) -> OpenFile {
    guard let place = place(of: folder(of: document), root: root) else { throw .missing }
    return try place.project.folder.open(place.folder + "/" + name)
  }

  private func folder(of document: String) -> String {
    document.lastIndex(of: "/").map { String(document[...$0]) } ?? "."
  }

  /// - Returns: Nil where one of both folders doesn't exist.
  func place(of folder: String, root: String?) -> DocumentLocation? {
    DependencyRecorder.current?.record(ProjectQuestion.place(folder, root: root).dependency)
    return state.withLock { state in
      // A folder becomes a project's while somebody works in it, though seldom.
      if areWatched, state.made.duration(to: .now) > .seconds(1) {
        state.roots = ProjectRoots()
        state.places = [:]
        state.made = .now
      }
      let key = [folder] + (root.map { [$0] } ?? [])
      if let known = state.places[key] { return known }
      guard let start = absolutePath(folder) else { return nil }
      let found =
        root.map { ProjectFolder($0) }
        ?? DependencyRecorder.unrecorded { state.roots.root(of: start) }
      guard let found else { return nil }
      let place = DocumentLocation(
        project: state.project(of: found, isWatched: areWatched, store: store), folder: start)
      state.places[key] = place
      return place
    }
  }

  /// What is known of a project.
  func project(of folder: ProjectFolder) -> Project {
    state.withLock { $0.project(of: folder, isWatched: areWatched, store: store) }
  }
}
