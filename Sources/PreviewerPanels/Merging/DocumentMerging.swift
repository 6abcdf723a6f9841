import CGtk
import Files
import FoundationEssentials
import Localization
import PreviewerGtk
import PreviewerModel
import PreviewerWorker
import WorkerProtocol

/// A merge of three versions, the result of which is the window's document: what is chosen of its conflicts,
/// and what is left to decide.
///
/// The worker merges anew with each choice, and what comes of it is one step of the document's text. So a
/// choice is undone, saved and kept in the journal as any other edit is.
@MainActor
package final class DocumentMerging {
  /// What a text of the document was merged with.
  private struct Merged {
    var choices: [String: MergeChoice]
    var conflicts: [MergeConflict]
    /// The text without what was edited by hand.
    var text: [UInt8]
  }

  private(set) var conflicts: [MergeConflict] = []
  /// Nil until the versions are read.
  package private(set) var versions: [ShownVersion] = []
  /// The place of the conflict that was gone to last.
  private(set) var current: Int?
  /// Why there is no merge.
  package private(set) var failure: String?
  /// Whether the canvas and the list are about the merge.
  package var isShown = false
  /// Told when any of this has changed.
  package var onChange: (@MainActor () -> Void)?
  /// Told when there is something to show.
  package var onMerged: (@MainActor () -> Void)?

  private let document: DocumentSession
  private let shown: ShownScenes
  private let selection: CurrentSelection
  private var run: Subprocess?
  /// What waits until the choice that was made last is in the document.
  private var awaiting: [@MainActor () -> Void] = []
  /// Copies of ours, as others take theirs away.
  private var folder: URL?
  private var output = ""
  private var merged: Merged?
  /// Where the unsaved text is merged with its own file.
  private var fileVersions: FileVersions?
  private var wanted: [String: MergeChoice] = [:]
  /// How each text of the document came about, so that a choice that is undone is none.
  private var known: [[UInt8]: Merged] = [:]
  /// How many conflicts the file was left with when it was saved last.
  private var savedUndecided: Int?

  private static let textLimit = 200

  package init(document: DocumentSession, shown: ShownScenes, selection: CurrentSelection) {
    (self.document, self.shown, self.selection) = (document, shown, selection)
    document.observe { [weak self] change in
      guard let self, folder != nil else { return }
      switch change {
      case .opened where document.path != output: stop()
      case .text: textChanged()
      default: break
      }
    }
    shown.observe { [weak self] change in
      guard let self, folder != nil, case .scenes = change else { return }
      onChange?()
    }
  }

  package var isActive: Bool { !versions.isEmpty }

  /// Merges three versions into a document, which is opened where it isn't. Of one that both sides added the
  /// base is an empty file.
  package func start(_ source: MergeSource) {
    stop()
    output = source.output
    let titles = [localized("Base"), localized("Ours"), localized("Theirs")]
    begin(titles) { () throws(Subprocess.Failure) in
      try [Self.read(source.base), Self.read(source.ours), Self.read(source.theirs)]
    }
  }

  /// Merges the document's unsaved text with what its file has become.
  package func start(_ versions: FileVersions, of document: DocumentSession) {
    stop()
    output = document.path ?? ""
    fileVersions = versions
    let titles = [localized("Before Both"), localized("Yours"), localized("On Disk")]
    begin(titles) { [versions.base, versions.own, versions.file] }
  }

  private func begin(
    _ titles: [String], _ read: () throws(Subprocess.Failure) -> [[UInt8]]
  ) {
    do {
      let folder = try Self.makeFolder()
      self.folder = folder
      let texts = try read()
      for (name, bytes) in zip(Self.names, texts) {
        try Data(bytes).write(to: folder.appending(path: name))
      }
      versions = zip(titles, texts).map {
        ShownVersion(title: $0, text: String(decoding: $1, as: UTF8.self))
      }
      versions.append(ShownVersion(title: localized("Result"), text: nil))
      merge([:], title: localized("Merge"))
    } catch let error as Subprocess.Failure {
      fail(error.message)
    } catch {
      fail(localized("The versions can't be written down to be merged: %1$s", "\(error)"))
    }
  }

  private static let names = ["base", "ours", "theirs"]

  package static func makeFolder() throws -> URL {
    var error: UnsafeMutablePointer<GError>?
    guard let made = g_dir_make_tmp("ninefold-XXXXXX", &error) else {
      throw Subprocess.Failure(
        message: GLibError(error)?.message ?? localized("no folder can be made"))
    }
    defer { g_free(made) }
    return URL(filePath: String(cString: made), directoryHint: .isDirectory)
  }

  private static func read(_ path: String) throws(Subprocess.Failure) -> [UInt8] {
    // Of a document that both sides added.
    if path == "/dev/null" { return [] }
    guard let bytes = readFile(path) else {
      throw Subprocess.Failure(message: localized("%1$s can't be read; check its path.", path))
    }
    return bytes
  }

  package func stop() {
    run?.cancel()
    if let folder { try? FileManager.default.removeItem(at: folder) }
    (run, folder, merged, current, failure, savedUndecided) = (nil, nil, nil, nil, nil, nil)
    fileVersions = nil
    (conflicts, versions, wanted, known, isShown) = ([], [], [:], [:], false)
    awaiting = []
    onChange?()
  }

  private func fail(_ reason: String) {
    failure = reason
    versions = []
    onChange?()
    settle()
  }

  // MARK: - Merging

  private func path(_ name: String) -> String { folder?.appending(path: name).path ?? name }

  private func merge(_ choices: [String: MergeChoice], title: String) {
    run?.cancel()
    wanted = choices
    let words = choices.sorted { $0.key < $1.key }.flatMap {
      ["--choose", "\($0.key)=\($0.value.rawValue)"]
    }
    run = Subprocess(
      worker: ["merge", "--json"] + words + Self.names.map(path), input: [], accepting: [0, 1]
    ) { [weak self] in self?.take($0, choices, title) }
  }

  private func take(
    _ answer: Result<Data, Subprocess.Failure>, _ choices: [String: MergeChoice], _ title: String
  ) {
    run = nil
    guard let result = decoded(answer) else { return }
    let new = Merged(
      choices: choices, conflicts: result.conflicts, text: Array((result.text ?? "").utf8))
    guard let before = merged?.text ?? fileVersions?.own ?? savedText,
      let now = document.editor?.currentBytes(),
      now != before
    else { return put(new, as: new.text, title: title) }
    // What was edited by hand since is merged with what the choice changes.
    do {
      for (name, bytes) in [("merged", before), ("edited", now), ("chosen", new.text)] {
        try Data(bytes).write(to: URL(filePath: path(name)))
      }
    } catch {
      return fail(localized("The versions can't be written down to be merged: %1$s", "\(error)"))
    }
    run = Subprocess(
      worker: ["merge", "--json", path("merged"), path("edited"), path("chosen")], input: [],
      accepting: [0, 1]
    ) { [weak self] answer in
      guard let self else { return }
      run = nil
      // Git's marks aren't XML: of a file with them the edits can't be told, and are a step back.
      if merged == nil, case .failure = answer { return put(new, as: new.text, title: title) }
      guard let result = decoded(answer) else { return }
      put(new, as: Array((result.text ?? "").utf8), title: title)
    }
  }

  /// What the file holds where the document has been edited since; nil of any other.
  private var savedText: [UInt8]? {
    guard document.path == output, document.editor?.isModified == true else { return nil }
    return readFile(output)
  }

  private func decoded(_ answer: Result<Data, Subprocess.Failure>) -> MergeResult? {
    switch answer {
    case .success(let data):
      if let result = try? JSONDecoder().decode(MergeResult.self, from: data) { return result }
      fail(localized("The worker's answer can't be read; it may be of another version."))
    case .failure(let failure):
      fail(failure.message)
    }
    return nil
  }

  private func put(_ new: Merged, as text: [UInt8], title: String) {
    let isFirst = merged == nil
    known[text] = new
    adopt(new)
    if isFirst, document.path != output { document.open(output) }
    document.editor?.replace(with: text, title: title)
    if isFirst, let fileVersions { document.tookUp(fileVersions) }
    if isFirst { onMerged?() }
    onChange?()
    settle()
  }

  /// Does something once the document has what was chosen last, which may be now.
  package func whenSettled(_ action: @escaping @MainActor () -> Void) {
    if run == nil { action() } else { awaiting.append(action) }
  }

  private func settle() {
    let actions = awaiting
    awaiting = []
    for action in actions { action() }
  }

  private func adopt(_ state: Merged) {
    (merged, conflicts, wanted) = (state, state.conflicts, state.choices)
    if let place = current, !conflicts.indices.contains(place) { current = nil }
  }

  private func textChanged() {
    guard let text = document.editor?.text?.bytes else { return }
    if let state = known[text] {
      adopt(state)
    } else if let merged {
      // Edited by hand: what was chosen stays.
      if known.count > Self.textLimit { known = [:] }
      known[text] = merged
    }
    onChange?()
  }

  // MARK: - What the user does

  /// Decides the conflict that was gone to last.
  package func choose(_ choice: MergeChoice) {
    guard let current, conflicts.indices.contains(current),
      conflicts[current].choices.contains(choice)
    else { return }
    var choices = wanted
    choices[conflicts[current].key] = choice
    guard choices != wanted else { return }
    merge(choices, title: localized("Use %1$s", choice.title))
  }

  package func canChoose(_ choice: MergeChoice) -> Bool {
    guard isShown, let current, conflicts.indices.contains(current) else { return false }
    return conflicts[current].choices.contains(choice)
  }

  package func go(to place: Int) {
    guard conflicts.indices.contains(place) else { return }
    current = place
    if let id = conflicts[place].id, let target = shown.scenes.selection(of: [id]) {
      selection.select(target)
    }
    onChange?()
  }

  /// Goes on to the next conflict, or the one before; round them all.
  package func go(backwards: Bool) {
    guard !conflicts.isEmpty else { return }
    let next = current.map { $0 + (backwards ? -1 : 1) } ?? (backwards ? -1 : 0)
    go(to: (next + conflicts.count) % conflicts.count)
  }

  // MARK: - What is left

  var undecided: Int { conflicts.count { $0.choice == nil } }

  /// How many are left, in words.
  var sentence: String {
    if let failure { return failure }
    if merged == nil { return localized("Merging…") }
    if conflicts.isEmpty { return localized("Merged without conflicts") }
    return undecided == 0
      ? localized("%1$s conflict, decided", plural: "%1$s conflicts, all decided", conflicts.count)
      : localized(
        "%1$s conflict, %2$s to decide", plural: "%1$s conflicts, %2$s to decide", conflicts.count,
        undecided)
  }

  /// What both sides made, with what elements are called in place of their ids.
  func sentence(of conflict: MergeConflict) -> String {
    conflict.message.replacingQuoted { shown.name(ofElement: $0) }
  }

  /// Notes that the file has been saved.
  /// - Returns: What to say of it; nil where nothing was left open.
  package func saved() -> String? {
    guard isActive else { return nil }
    savedUndecided = undecided
    guard undecided > 0 else { return nil }
    return localized(
      "Saved with %1$s conflict undecided: a comment in the file says which.",
      plural: "Saved with %1$s conflicts undecided: comments in the file say which.", undecided)
  }

  /// Whether the file is merged, with nothing left to decide.
  package var isFileMerged: Bool {
    guard isActive, merged != nil else { return false }
    if document.editor?.isModified == false { return undecided == 0 }
    return savedUndecided == 0
  }
}

extension MergeChoice {
  var title: String {
    switch self {
    case .ours: localized("Ours")
    case .theirs: localized("Theirs")
    case .both: localized("Both")
    }
  }
}

extension String {
  /// The same with others in place of what stands in quotes, whichever the worker's language has.
  /// - Parameter other: Nil for what stays.
  func replacingQuoted(with other: (String) -> String?) -> String {
    var result = ""
    var rest = self[...]
    while let open = rest.firstIndex(where: { "“„".contains($0) }) {
      let closing: Character = rest[open] == "“" ? "”" : "“"
      let start = rest.index(after: open)
      guard let end = rest[start...].firstIndex(of: closing) else { break }
      let quoted = String(rest[start..<end])
      result += rest[..<start] + (other(quoted) ?? quoted)
      rest = rest[end...]
      result.append(rest.removeFirst())
    }
    return result + rest
  }
}
