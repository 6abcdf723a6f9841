import CGtk
import FoundationEssentials
import Localization
import PreviewerGtk
import PreviewerModel
import PreviewerWorker
import Traits
import WorkerProtocol

/// What has changed in the window's document since an earlier version, which the canvas shows beside it.
@MainActor
package final class DocumentChanges {
  /// Nil where no changes are shown.
  package private(set) var earlier: EarlierVersion?
  /// The version that is compared with that; nil for the document as the window has it.
  private(set) var later: EarlierVersion?
  private(set) var changes: [DocumentChange] = []
  /// What Interface Builder rewrites by itself, in words.
  private(set) var noise: [String] = []
  /// Why the versions can't be compared.
  private(set) var failure: String?
  private(set) var isWaiting = false
  /// The place of the change that was gone to last.
  private(set) var current: Int?
  /// Told when any of this has changed.
  package var onChange: (@MainActor () -> Void)?
  /// Told the id of a scene that is gone when a change of it is gone to.
  package var onGoneScene: (@MainActor (String) -> Void)?

  private let document: DocumentSession
  private let cells: CellNavigation
  private let selection: CurrentSelection
  private var run: Subprocess?
  /// The earlier version's file, which is ours.
  private var file: URL?
  /// The later version's, where that is not the document.
  private var laterFile: URL?
  /// Whether a change has led to a cell of the size-class grid.
  private var isInCell = false
  /// What the changes are known of, or are being looked for.
  private var compared: DocumentVersion?

  package init(document: DocumentSession, cells: CellNavigation, selection: CurrentSelection) {
    (self.document, self.cells, self.selection) = (document, cells, selection)
    document.observe { [weak self] change in
      guard let self, let earlier else { return }
      switch change {
      case .opened: stop()
      // There is nothing of one's own any more.
      case .readAgain where earlier.isOnDisk: stop()
      default: break
      }
    }
    selection.shown.observe { [weak self] change in
      guard let self, earlier != nil, case .scenes = change, document.version != compared else {
        return
      }
      compare()
    }
  }

  /// Shows what has changed since a version.
  /// - Parameter later: Until when; nil for now.
  package func start(_ earlier: EarlierVersion, to later: EarlierVersion? = nil) {
    forget()
    self.later = later
    do {
      file = try Self.write(earlier)
      laterFile = try later.map(Self.write)
    } catch {
      failure = localized(
        "The earlier version can't be written down to be compared: %1$s", "\(error)")
    }
    self.earlier = earlier
    compare()
    onChange?()
  }

  package func stop() {
    guard earlier != nil else { return }
    forget()
    leaveCell()
    onChange?()
  }

  private func forget() {
    run?.cancel()
    for file in [file, laterFile].compactMap(\.self) {
      try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }
    (later, laterFile) = (nil, nil)
    (run, file, compared, earlier, current, failure) = (nil, nil, nil, nil, nil, nil)
    (changes, noise, isWaiting) = ([], [], false)
  }

  /// Into a folder that only this user can read.
  private static func write(_ earlier: EarlierVersion) throws -> URL {
    var error: UnsafeMutablePointer<GError>?
    guard let made = g_dir_make_tmp("ninefold-XXXXXX", &error) else {
      throw Subprocess.Failure(
        message: GLibError(error)?.message ?? localized("no folder can be made"))
    }
    defer { g_free(made) }
    let file = URL(filePath: String(cString: made), directoryHint: .isDirectory)
      .appending(path: "earlier")
    try Data(earlier.text.utf8).write(to: file)
    return file
  }

  private func compare() {
    guard let file, let path = document.path else { return }
    run?.cancel()
    compared = document.version
    isWaiting = true
    // One screen is enough: the canvas shows what follows from the changes.
    let text = laterFile == nil ? document.unsavedText : nil
    // A document that is new has no earlier text.
    let isNew = earlier?.text.isEmpty == true
    run = Subprocess(
      worker: [
        "diff", "--format", "json", "--devices",
        cells.configuration.shownDevice?.name ?? CellWays.usualDevice,
        isNew ? "/dev/null" : file.path, text == nil ? laterFile?.path ?? path : "-",
      ],
      input: Array((text ?? "").utf8)
    ) { [weak self] in self?.take($0) }
    onChange?()
  }

  private func take(_ answer: Result<Data, Subprocess.Failure>) {
    (run, isWaiting) = (nil, false)
    do {
      let result = try JSONDecoder().decode(DiffResult.self, from: answer.get())
      (changes, noise, failure) = (result.changes ?? [], result.noise ?? [], nil)
      changes = (changes + Self.frames(of: result)).groupedByScene
    } catch let error as Subprocess.Failure {
      failure = error.message
    } catch {
      failure = localized("The worker's answer can't be read; it may be of another version.")
    }
    if let place = current, !changes.indices.contains(place) { current = nil }
    onChange?()
  }

  /// The views that nothing is said of, and that are elsewhere.
  private static func frames(of result: DiffResult) -> [DocumentChange] {
    let known = Set((result.changes ?? []).compactMap(\.id))
    return (result.frames ?? []).filter { !known.contains($0.id) }.map {
      DocumentChange(kind: .moved, scene: $0.scene, id: $0.id, line: 0, sentence: $0.sentence)
    }
  }

  // MARK: - Going through them

  /// What a change is about, as it is now: its scene where that is gone; nil where the scene is gone, too.
  func target(of change: DocumentChange) -> Selection? {
    let scenes = selection.shown.scenes
    if let id = change.id, let found = scenes.selection(of: [id]) { return found }
    if let id = change.sceneID, !scenes.contains(where: { $0.id == id }) { return nil }
    let scene =
      scenes.first { $0.id == change.sceneID } ?? scenes.first { $0.title == change.scene }
    return scene.map { Selection(scene: $0.id) }
  }

  /// What is for one cell of the size-class grid alone is seen there, on a device that is in it.
  private func showCell(of change: DocumentChange) {
    guard let cell = change.cell.flatMap({ SizeClassCell($0) }) else { return leaveCell() }
    isInCell = true
    cells.turn(intoScreenOf: cell)
  }

  /// Back to what one looked at before.
  private func leaveCell() {
    if isInCell { cells.leaveCell() }
    isInCell = false
  }

  /// Selects what a change is about.
  func go(to place: Int) {
    guard changes.indices.contains(place) else { return }
    current = place
    let change = changes[place]
    showCell(of: change)
    if let target = target(of: change) {
      selection.select(target)
    } else if let id = change.sceneID {
      selection.select(nil)
      onGoneScene?(id)
    }
    onChange?()
  }

  /// Goes on to the next change, or the one before; round them all.
  package func go(backwards: Bool) {
    guard !changes.isEmpty else { return }
    let next = current.map { $0 + (backwards ? -1 : 1) } ?? (backwards ? -1 : 0)
    go(to: (next + changes.count) % changes.count)
  }

  /// Both, as the canvas shows them.
  package var versions: [ShownVersion] {
    guard let earlier else { return [] }
    if let later {
      return [earlier, later].map { ShownVersion(title: $0.title, text: $0.text) }
    }
    if earlier.isOnDisk {
      return [
        ShownVersion(title: localized("On Disk"), text: earlier.text),
        ShownVersion(title: localized("Yours"), text: nil),
      ]
    }
    return [
      ShownVersion(title: localized("Before (%1$s)", earlier.title), text: earlier.text),
      ShownVersion(title: localized("Now"), text: nil),
    ]
  }

  /// How many there are, in words.
  var sentence: String {
    guard let earlier else { return "" }
    if let failure { return failure }
    if isWaiting, changes.isEmpty { return localized("Comparing with %1$s…", earlier.title) }
    if let later {
      return changes.isEmpty
        ? localized("Nothing has changed from %1$s to %2$s", earlier.title, later.title)
        : localized(
          "%1$s change from %2$s to %3$s", plural: "%1$s changes from %2$s to %3$s", changes.count,
          earlier.title, later.title)
    }
    if earlier.isOnDisk {
      return changes.isEmpty
        ? localized("Both have the same")
        : localized(
          "%1$s difference from the file to yours",
          plural: "%1$s differences from the file to yours", changes.count)
    }
    // That it is new is what has changed.
    if earlier.text.isEmpty { return localized("There is no earlier version") }
    switch changes.count {
    case 0: return localized("Nothing has changed since %1$s", earlier.title)
    default:
      return localized(
        "%1$s change since %2$s", plural: "%1$s changes since %2$s", changes.count, earlier.title)
    }
  }
}

extension [DocumentChange] {
  /// Scenes in the order in which they are first said something of, each with all that is.
  var groupedByScene: [DocumentChange] {
    var places: [String?: Int] = [:]
    for change in self where places[change.scene] == nil { places[change.scene] = places.count }
    return enumerated().sorted {
      (places[$0.element.scene] ?? 0, $0.offset) < (places[$1.element.scene] ?? 0, $1.offset)
    }.map(\.element)
  }
}
