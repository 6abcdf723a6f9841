import Files
import Synchronization

/// What is known of one project's assets, for all documents in it.
///
/// Nothing is read before the first name is looked up; then all folders are walked once, and sets are read
/// when they are looked up first.
final class Project: Sendable {
  let folder: ProjectFolder
  private let state: Mutex<ProjectState>

  /// - Parameter isWatched: Whether what changes on disk afterwards is noticed.
  init(_ folder: ProjectFolder, isWatched: Bool, store: IndexStore? = nil) {
    self.folder = folder
    state = Mutex(ProjectState(folder, isWatched: isWatched, store: store))
  }

  /// Asks what is known.
  func read<Result: Sendable>(_ question: (inout ProjectState) -> Result) -> Result {
    state.withLock { state in
      state.refresh()
      return question(&state)
    }
  }
}

/// Where a document is that something is looked up for.
struct DocumentPlace {
  /// Without links: what is nearer to it comes first.
  let folder: String
  /// Nil where only the folder is known.
  let path: String?
}

/// What has been read of a project so far.
struct ProjectState {
  let folder: ProjectFolder
  private let isWatched: Bool
  private var index: ProjectIndex?
  /// Nil after the first index: what changes while a process lives is read again often enough.
  private var store: IndexStore?
  /// When it was known last that nothing has changed.
  private var checked: ContinuousClock.Instant?
  /// Sets that were looked up, by path.
  private var sets: [String: Recorded<Result<AssetSet, AssetDiagnostic>>] = [:]
  /// Loose files that were looked up, by path; nil for those that can be used.
  private var looseFaults: [String: Recorded<AssetDiagnostic?>] = [:]
  /// The faces of font files that were looked into, by path.
  private var faces: [String: Recorded<[FontFile]>] = [:]
  /// Read where a name is ambiguous.
  private var targets: (found: Recorded<XcodeTargets>, stamps: [FileStamp?])?
  /// Whether nothing was found wrong in what has been looked up.
  private(set) var isSound = true

  init(_ folder: ProjectFolder, isWatched: Bool, store: IndexStore?) {
    self.folder = folder
    self.isWatched = isWatched
    self.store = folder.isSearched ? store : nil
  }

  /// A request takes some milliseconds, and asks for many names. Looking whether any of two thousand
  /// folders has changed takes three.
  private static let patience = Duration.milliseconds(250)

  /// Forgets what may have changed.
  mutating func refresh() {
    guard isWatched, let last = checked, last.duration(to: .now) > Self.patience else { return }
    sets = [:]
    looseFaults = [:]
    faces = [:]
    isSound = true
    if index?.isCurrent == false { index = nil }
    if index == nil { targets = nil }
    if let known = targets, known.stamps != Self.stamps(of: index?.xcodeProjects ?? []) {
      targets = nil
    }
    if let index, !index.diagnostics.isEmpty { isSound = false }
    checked = .now
  }

  mutating func readIndex() -> ProjectIndex {
    DependencyRecorder.current?.record(ProjectQuestion.index(folder).dependency)
    if let index { return index }
    let index = DependencyRecorder.unrecorded { ProjectIndex(of: folder, store: store) }
    store = nil
    if !index.diagnostics.isEmpty { isSound = false }
    self.index = index
    checked = .now
    return index
  }

  /// Where the set of a kind with a name is, for a document: in a catalogue of a target that the document is in,
  /// too, where that is known, and the nearest of them; nil where there is none.
  mutating func entry(
    _ kind: AssetCatalog.Kind, named name: String, for document: DocumentPlace
  ) -> AssetCatalog.Entry? {
    let entries = readIndex().sets(kind, named: name, nearestTo: document.folder)
    return own(entries, for: document, at: \.catalog).first
  }

  /// Of files of one name, those of targets that a document is in, too; all of them where none is, or nothing
  /// tells.
  private mutating func own<File>(
    _ files: [File], for document: DocumentPlace, at place: (File) -> String
  ) -> [File] {
    guard files.count > 1, let path = document.path else { return files }
    let targets = readTargets()
    let wanted = targets.targets(with: path)
    let own = files.filter { !targets.targets(with: place($0)).isDisjoint(with: wanted) }
    return own.isEmpty ? files : own
  }

  /// Of images outside catalogues; those in one folder are all of one target.
  private mutating func own(_ images: [LooseImage], for document: DocumentPlace) -> [LooseImage] {
    guard let first = images.first, images.contains(where: { $0.folder != first.folder }) else {
      return images
    }
    return own(images, for: document, at: \.path)
  }

  /// The files that a name may mean outside catalogues, for a document: those of its targets, where that is
  /// known, and of these those of the nearest folder.
  mutating func looseImages(
    named name: String, for document: DocumentPlace, in language: LanguageFolderChoice
  ) -> [LooseImage] {
    readIndex().looseImages(named: name, nearestTo: document.folder, in: language) {
      own($0, for: document)
    }
  }

  /// The PNG files whose names begin with a name and go on with modifiers, as ``looseImages(named:for:in:)`` has
  /// them.
  mutating func modifiedImages(
    of name: String, for document: DocumentPlace, in language: LanguageFolderChoice
  ) -> [LooseImage] {
    readIndex().modifiedImages(of: name, nearestTo: document.folder, in: language) {
      own($0, for: document)
    }
  }

  /// What an image's name may mean in a catalogue, for a document, the first there is: nothing where only files
  /// outside catalogues are of its targets.
  mutating func imageKinds(
    named name: String, for document: DocumentPlace, in language: LanguageFolderChoice
  ) -> [AssetCatalog.Kind] {
    let kinds = [AssetCatalog.Kind.image, .symbol]
    let sets = kinds.flatMap { readIndex().sets($0, named: name, nearestTo: document.folder) }
    guard !sets.isEmpty, let path = document.path else { return kinds }
    let loose = looseImages(named: name, for: document, in: language)
    guard !loose.isEmpty else { return kinds }
    let targets = readTargets()
    let wanted = targets.targets(with: path)
    func isOwn(_ path: String) -> Bool { !targets.targets(with: path).isDisjoint(with: wanted) }
    return sets.contains { isOwn($0.catalog) } || !loose.contains { isOwn($0.path) } ? kinds : []
  }

  /// The path of the xib of a name, for a document; nil where there is none.
  mutating func xib(named name: String, for document: DocumentPlace) -> String? {
    let xibs = readIndex().xibs(named: name, nearestTo: document.folder)
    return own(xibs, for: document, at: \.self).first
  }

  /// The path of the storyboard of a name, for a document; nil where there is none.
  mutating func storyboard(named name: String, for document: DocumentPlace) -> String? {
    let storyboards = readIndex().storyboards(named: name, nearestTo: document.folder)
    return own(storyboards, for: document, at: \.self).first
  }

  /// The sets of launch images, those for a document first.
  mutating func launchImageSets(for document: DocumentPlace) -> [AssetCatalog.Entry] {
    own(
      readIndex().launchImageSets(nearestTo: document.folder), for: document, at: \.catalog)
  }

  private mutating func readTargets() -> XcodeTargets {
    if let targets { return targets.found.value }
    let projects = readIndex().xcodeProjects
    // Before they are read, so that what changes meanwhile is noticed.
    let stamps = Self.stamps(of: projects)
    let found = Recorded {
      XcodeTargets(of: projects.compactMap { XcodeProjectFile(at: $0, in: folder) }, in: folder)
    }
    targets = (found, stamps)
    return found.value
  }

  private static func stamps(of xcodeProjects: [String]) -> [FileStamp?] {
    xcodeProjects.map { FileStamp(path: "\($0)/project.pbxproj") }
  }

  /// Which devices the app of a document is for, as far as the project says: its Xcode projects or, without apps in
  /// these, the nearest property list of an app, or else those that are in the project's own folders, as a package's
  /// documents are any app's; with what `project.yml` says.
  mutating func destinations(for document: String) -> AppDestinations {
    if let known = readTargets().destinations(for: document) { return known }
    var destinations =
      folder.nearestAppPropertyList(to: document) ?? folder.appPropertyLists ?? AppDestinations()
    if let spec = XcodeGenSpec.destinations(in: folder) {
      destinations.files += spec.files
      destinations.idioms = destinations.idioms ?? spec.idioms
      destinations.deployment = destinations.deployment ?? spec.deployment
    }
    return destinations
  }

  /// The apps that its Xcode projects build.
  var apps: [BuiltApp] {
    mutating get { readTargets().apps }
  }

  /// The set of a kind with a name, read where it has not been yet; nil where there is none.
  mutating func set(
    _ kind: AssetCatalog.Kind, named name: String, for document: DocumentPlace
  ) -> Result<AssetSet, AssetDiagnostic>? {
    guard let entry = entry(kind, named: name, for: document) else { return nil }
    if let known = sets[entry.path] { return known.value }
    let found = Recorded {
      Result { () throws(AssetDiagnostic) -> AssetSet in try AssetSet(entry, in: folder) }
    }
    sets[entry.path] = found
    let set = found.value
    if (try? set.get().diagnostics.isEmpty) != true { isSound = false }
    return set
  }

  /// More font files than a project brings; those that are farther from the document aren't looked into.
  private static let mostFontFiles = 300

  /// The face that a font's name means, for a document: of several files that have it one of its targets', where
  /// that is known, and the nearest of them.
  mutating func font(
    named name: String, family: String?, for document: DocumentPlace
  ) -> FontFile? {
    let all = fonts(nearestTo: document.folder)
    guard let found = all.face(named: name, family: family) else { return nil }
    let same = all.filter { $0.postScriptName == found.postScriptName }
    return own(same, for: document, at: \.path).first ?? found
  }

  /// The faces of the project's fonts, those nearest to a folder first.
  mutating func fonts(nearestTo start: String) -> [FontFile] {
    readIndex().fontFiles(nearestTo: start).prefix(Self.mostFontFiles).flatMap { path in
      if let known = faces[path] { return known.value }
      let found = Recorded { readFaces(of: path) }
      faces[path] = found
      return found.value
    }
  }

  /// Whether what none of ``fonts(nearestTo:)`` is called is a name of none of the project's.
  mutating func areAllFontsRead() -> Bool { readIndex().fontFileCount <= Self.mostFontFiles }

  private func readFaces(of path: String) -> [FontFile] {
    do {
      return FontFile.faces(in: try folder.open(path))
    } catch {
      return []
    }
  }

  /// What is wrong with a loose file, so that it can't be used.
  mutating func fault(of image: LooseImage) -> AssetDiagnostic? {
    if let known = looseFaults[image.path] { return known.value }
    let found = Recorded { readFault(of: image) }
    looseFaults[image.path] = found
    if found.value != nil { isSound = false }
    return found.value
  }

  private func readFault(of image: LooseImage) -> AssetDiagnostic? {
    let header = try? folder.open(image.path).read(limit: ImageFormat.pointerSize)
    let name = String(image.path.dropFirst(image.folder.count + 1))
    return header.map(ImageFormat.isGitLFSPointer) == true
      ? AssetDiagnostic(path: String(image.folder), problem: .gitLFSPointer(name)) : nil
  }
}
