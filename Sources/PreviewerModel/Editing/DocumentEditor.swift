import CGtk
import Files
import FoundationEssentials
import Localization
import WorkerProtocol

/// Edits the document of a window: has the worker work out what each edit means for the text, which stays
/// here, and saves it. What isn't saved is in a journal.
@MainActor
package final class DocumentEditor {
  enum Change {
    /// The text, or whether the file has it.
    case text
    /// Why something could not be done, in a sentence.
    case failed(String)
    /// An edit was not made, as something would become ambiguous.
    case doubtful(DocumentEdit, [Issue])
  }

  enum SaveResult: Equatable {
    case saved
    /// The file isn't what the text began as any more, and was left as it is.
    case conflict
    case failed(String)
  }

  var onChange: (@MainActor (Change) -> Void)?
  /// Asks the worker.
  var ask: (@MainActor (EditParameters) -> Void)?

  /// Nil until something is edited.
  package private(set) var text: DocumentText?
  private let path: String
  /// Of the file that the text began as, or that it was saved to.
  private var stamp: String?
  /// What that file held; nil where it isn't known any more.
  private(set) var fileBytes: [UInt8]?
  /// Edits that are still to be made; the first of them is the worker's now.
  private var queue: [DocumentEdit] = []
  private var isAsking = false
  /// When something was edited last, in microseconds.
  private var lastEdit: gint64 = 0
  /// While a value is dragged, all changes of it are undone at once, however slow the hand is.
  package var isDragging = false {
    didSet { closeGroup() }
  }
  /// Whether what is under way is the last of its group.
  private var closesGroup = false
  private let journalPath: String
  private var journal: JournalFile
  /// Whether the user knows that there is none of the text as it is.
  private var isJournalMissed = false

  /// Microseconds after which a further change of a value is undone on its own.
  private static let pause: gint64 = 1_000_000

  init(path: String, journalFolder: String = Journal.folder) {
    self.path = path
    journalPath = "\(journalFolder)/\(UUID().uuidString).json"
    journal = JournalFile(at: journalPath)
  }

  package var isModified: Bool { text?.isModified == true }

  /// The text where it isn't what the file holds.
  var unsavedText: String? { isModified ? text?.text : nil }

  // MARK: - Editing

  func edit(_ edit: DocumentEdit) {
    guard read() else { return }
    let now = g_get_monotonic_time()
    if now - lastEdit > Self.pause, !isDragging { text?.closeGroup() }
    lastEdit = now
    // Of the changes of one value that wait only the last one counts.
    if let group = edit.group, queue.count > (isAsking ? 1 : 0), queue.last?.group == group {
      queue[queue.count - 1] = edit
    } else {
      queue.append(edit)
    }
    askForNext()
  }

  /// What follows is undone on its own, though not what the worker still has.
  private func closeGroup() {
    if isIdle { text?.closeGroup() } else { closesGroup = true }
  }

  private func askForNext() {
    guard !isAsking, let edit = queue.first, let text else { return }
    isAsking = true
    var parameters = EditParameters(file: path)
    parameters.text = text.text
    parameters.changes = edit.operations
    if edit.needsConsent { parameters.findsIssues = true }
    parameters.sizeClass = edit.cell.flatMap { $0 == .any ? nil : $0.key }
    ask?(parameters)
  }

  /// Takes the worker's answer.
  func take(_ result: Result<EditResult, ResponseError>) {
    guard isAsking, !queue.isEmpty else { return }
    isAsking = false
    let edit = queue.removeFirst()
    switch result {
    case .success(let result) where edit.needsConsent && result.issues?.isEmpty == false:
      queue = []
      onChange?(.doubtful(edit, result.issues ?? []))
    case .success(let result):
      let isMade = text?.apply(result.replacements, title: edit.title, group: edit.group) ?? false
      if isMade { changed() } else { fail(localized("The worker's answer is about another text.")) }
    case .failure(let error):
      // What waits may build on what couldn't be done.
      queue = []
      fail(error.message)
    }
    if closesGroup, isIdle {
      closesGroup = false
      text?.closeGroup()
    }
    askForNext()
  }

  private func fail(_ reason: String) {
    onChange?(.failed(localized("This can't be changed. %1$s", reason)))
  }

  /// The text as it is, read if need be; nil where it can't be.
  package func currentBytes() -> [UInt8]? { read() ? text?.bytes : nil }

  /// Makes changes that were worked out beside the edits.
  /// - Parameter before: The text that they are about.
  func apply(_ replacements: [TextReplacement], to before: [UInt8], title: String) {
    guard isIdle, text?.bytes == before,
      text?.apply(replacements, title: title) == true
    else { return fail(localized("The document has changed in the meantime.")) }
    changed()
  }

  /// Whether all edits have been made. One that the worker still has was asked of the text as it is.
  var isIdle: Bool { queue.isEmpty }

  /// Makes another text of the document, which may not be there yet.
  package func replace(with text: [UInt8], title: String) {
    if self.text == nil, FileStamps.of(path) == nil { self.text = DocumentText([]) }
    guard read() else { return }
    self.text?.replaceAll(with: text, title: title)
    changed()
  }

  func undo() {
    guard isIdle, text?.undoable.isEmpty == false else { return }
    text?.undo()
    changed()
  }

  func redo() {
    guard isIdle, text?.redoable.isEmpty == false else { return }
    text?.redo()
    changed()
  }

  private func changed() {
    onChange?(.text)
    writeJournal()
  }

  // MARK: - The file

  /// Reads the file before the first edit.
  private func read() -> Bool {
    guard text == nil else { return true }
    let stamp = FileStamps.of(path)
    guard let bytes = readFile(path) else {
      onChange?(.failed(localized("The file can't be read, so nothing was changed.")))
      return false
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      onChange?(
        .failed(
          localized("The file is not in UTF-8, so it can't be edited here; convert it first.")))
      return false
    }
    self.stamp = stamp
    fileBytes = bytes
    text = DocumentText(bytes)
    return true
  }

  /// Whether the file is what the text began as, or was saved to.
  func isKnown(_ stamp: String?) -> Bool { text != nil && stamp == self.stamp }

  func save() -> SaveResult {
    guard let text, text.isModified else { return .saved }
    let now = FileStamps.of(path)
    // A file that is gone can't be overwritten.
    guard now == nil || now == stamp else { return .conflict }
    do {
      try FileReplacement.write(text.bytes, to: path)
    } catch {
      return .failed(error.message)
    }
    stamp = FileStamps.of(path)
    fileBytes = text.bytes
    self.text?.markSaved()
    removeJournal()
    onChange?(.text)
    return .saved
  }

  /// Writes the text beside the file, under a name that nothing has.
  /// - Returns: That name.
  func saveCopy() -> Result<String, FileReplacement.Failure>? {
    guard let text else { return nil }
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let dot = path[start...].lastIndex(of: ".") ?? path.endIndex
    let names = (1...999).lazy.map { number in
      // Not translated: it is the same for whoever works on the project.
      "\(self.path[start..<dot]) (mine\(number == 1 ? "" : " \(number)"))\(self.path[dot...])"
    }
    let folder = path[..<start]
    let free = names.first { FileStamps.of("\(folder)\($0)") == nil }
    guard let name = free else { return nil }
    do {
      try FileReplacement.write(text.bytes, to: "\(folder)\(name)")
      return .success(name)
    } catch {
      return .failure(error)
    }
  }

  /// Has the next save replace the file, whatever it holds by now.
  func keepMine() {
    stamp = FileStamps.of(path)
    fileBytes = readFile(path)
    writeJournal()
  }

  /// Has the next save replace a version of the file that is in the text now, and no later one.
  func takeUp(_ versions: FileVersions) {
    (stamp, fileBytes) = (versions.stamp, versions.file)
    writeJournal()
  }

  /// Drops the text and all that was done to it: the file counts.
  package func forget() {
    text = nil
    queue = []
    isAsking = false
    removeJournal()
  }

  // MARK: - Journal

  private func writeJournal() {
    guard let text, text.isModified else { return removeJournal() }
    do {
      try journal.write(text.bytes, of: path, stamp: stamp)
      isJournalMissed = false
    } catch {
      // Editing goes on; it is said once, until there is one again.
      guard !isJournalMissed else { return }
      isJournalMissed = true
      onChange?(
        .failed(
          localized(
            """
            No copy of your unsaved changes can be kept (%1$s): they are lost if Ninefold ends before \
            they are saved. Save the document, or make room in %2$s.
            """, error.message,
            PathText.shown(String(journalPath.dropLast(journalPath.fileName.count))))))
    }
  }

  private func removeJournal() {
    journal.remove()
    isJournalMissed = false
  }

  /// Takes up what a program left behind that ended before it was saved.
  func restore(_ left: Journal) {
    if FileStamps.of(path) == nil {
      text = DocumentText([])
    } else {
      guard read() else { return }
    }
    text?.replaceAll(with: Array(left.text.utf8), title: localized("Restore Unsaved Changes"))
    // What the file became in the meantime is not overwritten.
    if stamp != left.stamp { fileBytes = nil }
    stamp = left.stamp
    changed()
  }
}
