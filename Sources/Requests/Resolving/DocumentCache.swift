import Assets
import Companion
import Files
import InterfaceBuilder
import Languages
import Localization
import Scenes
import Traits
import WorkerProtocol
import Workspace

/// The documents that were read last and the files beside them, so that another configuration of one
/// costs no parsing; and the projects that they are in.
package final class DocumentCache {
  /// More than anybody has open; a large document takes a few megabytes.
  private static let capacity = 16
  private var documents = RecentFiles<SceneSet>(capacity: capacity)
  private var companions = RecentFiles<CompanionFile?>(capacity: capacity)
  private var configurations = RecentFiles<LintConfiguration>(capacity: capacity)
  /// Storyboards that references name, apart from the documents that are open: an app with many of them
  /// would take these away while it is played.
  private var references = RecentFiles<SceneSet>(capacity: referenceCapacity) {
    $0.document.root.byteRange.count
  }
  /// Bytes of text: four times what the documents of the largest project in the corpus have together.
  private static let referenceCapacity = 8 << 20

  /// The texts that requests brought last, before and after an edit, newest last.
  private var texts: [(bytes: [UInt8], document: Document, scenes: SceneSet?)] = []
  /// A window's text, the one that an edit makes of it, and another window's.
  private static let textCapacity = 4

  /// The languages of catalogues of texts, by their paths.
  private var catalogs: [String: (stamp: FileStamp?, languages: Recorded<Set<LanguageTag>>)] = [:]

  package let projects: Projects
  private let rules: ResolverRules
  /// By the folders of their projects.
  private var sources: [ProjectFolder: ProjectSources] = [:]
  private var targets: [ProjectFolder: Recorded<SystemVersion?>] = [:]
  private let isLasting: Bool

  /// - Parameters:
  ///   - rules: Those that configurations may name.
  ///   - isLasting: Whether files may change while it is used.
  ///   - indexes: Where those of projects are kept; nil for nowhere.
  init(rules: ResolverRules, isLasting: Bool = true, indexes: IndexStore? = nil) {
    self.rules = rules
    projects = Projects(areWatched: isLasting, store: indexes)
    self.isLasting = isLasting
  }

  /// The sources of a project. Where files may change meanwhile, those that have are read again for each
  /// document.
  package func sources(of folder: ProjectFolder) -> ProjectSources {
    if let known = sources[folder] {
      if isLasting { known.refresh() }
      return known
    }
    let sources = ProjectSources(of: folder)
    self.sources[folder] = sources
    return sources
  }

  /// What a project's build settings say. Where files may change meanwhile, they are asked each time.
  package func deploymentTarget(of folder: ProjectFolder) -> SystemVersion? {
    if !isLasting, let known = targets[folder] { return known.value }
    let target = Recorded { DeploymentTarget.of(folder) }
    targets[folder] = target
    return target.value
  }

  /// The scenes of a file.
  func scenes(path: String) throws(DocumentError) -> SceneSet {
    try documents.contents(of: path) { _ throws(DocumentError) in
      SceneSet(try Document.read(path: path))
    }
  }

  /// A document that is not (yet) what a file holds.
  package func document(text: [UInt8]) throws(DocumentError) -> Document {
    if let known = texts.last(where: { $0.bytes == text }) { return known.document }
    let document = try Document(parsing: text)
    remember(document, text: text)
    return document
  }

  /// The scenes of a document.
  func scenes(text: [UInt8]) throws(DocumentError) -> SceneSet {
    let document = try document(text: text)
    guard let place = texts.lastIndex(where: { $0.bytes == text }) else {
      return SceneSet(document)
    }
    if let scenes = texts[place].scenes { return scenes }
    let scenes = SceneSet(document)
    texts[place].scenes = scenes
    return scenes
  }

  /// Keeps what an edit makes of a text, which is asked about next.
  func remember(_ document: Document, text: [UInt8]) {
    guard !texts.contains(where: { $0.bytes == text }) else { return }
    texts.append((text, document, nil))
    if texts.count > Self.textCapacity { texts.removeFirst() }
  }

  /// The scenes of a storyboard that another one names.
  /// - Parameter place: Without links.
  func reference(at place: String) throws(DocumentError) -> SceneSet {
    try references.contents(of: place) { _ throws(DocumentError) in
      guard let file = OpenFile(at: place) else {
        throw DocumentError(.fileNotFound, localized("There is no such file; check its path."))
      }
      return SceneSet(try Document(parsing: file.read(limit: Document.largestSize + 1)))
    }
  }

  /// The languages that a catalogue of a project has texts in.
  func languages(ofCatalog path: String, in project: ProjectFolder) -> Set<LanguageTag> {
    let stamp = FileStamp(path: path)
    if let known = catalogs[path], known.stamp == stamp { return known.languages.value }
    let found = Recorded { DocumentLanguages.languages(ofCatalog: path, in: project) }
    catalogs[path] = (stamp, found)
    return found.value
  }

  /// The configuration in a project's `ninefold.json`.
  func configuration(at path: String) throws(FileError) -> LintConfiguration {
    try configurations.contents(of: path) { _ throws(FileError) in
      try LintConfiguration(reading: path, rules: rules.ids())
    }
  }

  /// What the companion file beside a document declares; nil where there is none. Its name is a guess of
  /// ours, so a link of that name has to stay in the project.
  func companion(
    path: String, of document: String, root: String?
  ) throws(CompanionError) -> CompanionFile? {
    try companions.contents(of: path) { _ throws(CompanionError) in
      guard isLink(path) else { return try CompanionFile.read(path: path) }
      let bytes: [UInt8]
      do throws(ProjectFolder.Refusal) {
        let name = String(path.split(separator: "/").last ?? "")
        bytes = try projects.open(name, beside: document, root: root)
          .read(limit: Document.largestSize)
      } catch {
        if error == .missing { return nil }
        throw CompanionError(
          .unreadable, error.message(for: projects.folder(around: document, root: root)))
      }
      return try CompanionFile(parsing: bytes)
    }
  }
}

extension ProjectFolder.Refusal {
  /// A sentence that says why a file can't be opened, and what to do about it.
  func message(for folder: ProjectFolder?) -> String {
    switch self {
    case .missing: localized("There is no such file; check its path.")
    case .unreadable:
      localized("The file can't be read; it has to be a regular file that this user may read.")
    case .outside:
      localized(
        """
        The file is outside the project's folder %1$s, so it is not read; put it inside, or \
        name a folder that both are in with --root.
        """, folder?.path ?? "")
    }
  }
}
