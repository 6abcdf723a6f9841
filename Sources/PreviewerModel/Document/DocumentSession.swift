import Companion
import Files
import FoundationEssentials
import Localization
import PreviewerWorker
import WorkerProtocol

/// The document of a window: its path, its text while it is edited, the files that it comes from, and what is
/// said of them.
@MainActor
package final class DocumentSession {
  package enum Event {
    /// What was known of another document is of no use any more; ``opened`` is next.
    case replacing
    /// Another document is there.
    case opened
    /// The text, what can be undone of it, or whether the file has it.
    case text
    /// The text, or what lies beside the document, isn't what was laid out last.
    case changed
    /// The file was read anew, whatever had been done to its text.
    case readAgain
    /// Files that scenes show, which may look otherwise by now though the scenes are the same.
    case pictures
    /// The user wants an edit made though something becomes ambiguous.
    case editConfirmed(DocumentEdit)
    /// The user wants to decide what git could not merge.
    case mergeWanted
    /// The user wants to see what the unsaved text has otherwise than the file, and is still asked what becomes of it.
    case differenceWanted
    /// The user wants the unsaved text merged with what the file has become.
    case fileMergeWanted(FileVersions)
  }

  package private(set) var path: String?
  package let notices = DocumentNotices()
  /// Nil without a document.
  package private(set) var editor: DocumentEditor?
  /// How often the text has changed; tells one of its versions from the next.
  private var edits = 0
  /// How often files beside the document, such as images, catalogues and the companion file, have changed.
  private var besides = 0
  /// An edit that the user is asked about.
  private var doubtfulEdit: DocumentEdit?
  private let files = WatchedFiles()
  private let worker: WorkerSupervisor
  private let events = Events<Event>()

  /// - Parameter worker: Works out what edits mean for the text.
  init(worker: WorkerSupervisor) {
    self.worker = worker
    files.onDocument = { [weak self] in self?.fileChanged(stamp: $0) }
    // It may come and go: the document is shown without it as well.
    files.onCompanion = { [weak self] in self?.besideChanged() }
    files.onBeside = { [weak self] in
      self?.events.tell(.pictures)
      self?.besideChanged()
    }
    worker.onEdit = { [weak self] in self?.editor?.take($0) }
  }

  package func observe(_ observer: @escaping @MainActor (Event) -> Void) {
    events.observe(observer)
  }

  func follow(_ follower: @escaping @MainActor (Event) -> Void) { events.follow(follower) }

  /// Ends what goes on for a window that is closed.
  func close() {
    events.end()
    notices.close()
    files.stop()
  }

  package func open(_ path: String) {
    self.path = path
    editor = makeEditor(for: path)
    notices.clear()
    events.tell(.replacing)
    notices.changed()
    files.watch(document: path, companion: companionPath)
    events.tell(.opened)
    notices.findLeftover(of: path)
  }

  // MARK: - The text

  /// The text where it isn't what the file holds.
  package var unsavedText: String? { editor?.unsavedText }

  package func undo() { editor?.undo() }

  package func redo() { editor?.redo() }

  private func makeEditor(for path: String) -> DocumentEditor {
    let editor = DocumentEditor(path: path)
    editor.ask = { [weak self] in self?.worker.edit($0) }
    editor.onChange = { [weak self] in
      guard let self else { return }
      switch $0 {
      case .text:
        edits += 1
        events.tell(.text)
        events.tell(.changed)
      case .failed(let reason):
        notices.say(Notice(title: reason))
        events.tell(.text)
      case .doubtful(let edit, let issues):
        doubtfulEdit = edit
        notices.say(.wouldBeAmbiguous(edit.title, issues.map(\.message)))
        events.tell(.text)
      }
    }
    return editor
  }

  // MARK: - The files

  /// The document as it is now, with what isn't saved; nil without one.
  package var version: DocumentVersion? {
    guard let path else { return nil }
    let stamp = ([path] + [companionPath].compactMap { $0 })
      .map { FileStamps.of($0) ?? "missing" }.joined(separator: " ")
    let isEdited = unsavedText != nil
    // Not translated.
    return DocumentVersion(
      path: path, stamp: isEdited ? "\(stamp) edited \(edits)" : stamp, besides: besides)
  }

  /// A file's path from the document's folder on, where it is in that.
  package func nameBesideIt(_ file: String) -> String {
    guard let path, let end = path.lastIndex(of: "/"), file.hasPrefix(path[...end]) else {
      return file
    }
    return String(file.dropFirst(path[...end].count))
  }

  /// Where the companion file is, or would be.
  private var companionPath: String? {
    path.flatMap { CompanionFile.path(besideDocument: $0) }
  }

  /// Has images followed that are shown.
  package func watch(images: [String]) { files.watch(images: images) }

  /// Has everything followed that the document depends on.
  func watch(dependencies: [String]) { files.watch(dependencies: dependencies) }

  private func besideChanged() {
    besides += 1
    notices.forgetNews()
    events.tell(.changed)
  }

  private func fileChanged(stamp: String?) {
    guard stamp != nil else {
      notices.say(
        Notice(title: localized("The file is gone; this is what it last held."), isRetryable: true))
      return
    }
    // Saved here.
    if editor?.isKnown(stamp) == true { return }
    if editor?.isModified == true { return notices.say(changedOnDisk) }
    readAgain()
  }

  /// Without the text that the unsaved one began as nothing can be merged.
  private var changedOnDisk: Notice {
    var notice = Notice.changedOnDisk
    if editor?.fileBytes == nil { notice.choices.removeAll { $0 == .mergeWithFile } }
    return notice
  }

  package func reload() {
    guard path != nil else { return }
    if editor?.isModified == true { return notices.say(.reloadWouldDiscard) }
    events.tell(.pictures)
    readAgain()
  }

  /// Shows what the file holds, whatever has been done to its text here.
  private func readAgain() {
    notices.say(nil)
    editor?.forget()
    events.tell(.text)
    events.tell(.readAgain)
  }

  /// - Returns: Whether the file has the text now.
  @discardableResult
  package func save() -> Bool {
    switch editor?.save() {
    case .saved:
      notices.say(nil)
      return true
    case .conflict:
      notices.say(changedOnDisk)
    case .failed(let reason):
      notices.say(
        Notice(
          title: localized(
            """
            The document can't be saved (%1$s). Nothing is lost: the file is as it was, and your \
            changes are kept here.
            """, reason)))
    case nil: break
    }
    return false
  }

  // MARK: - What the user answers

  package func take(_ choice: Notice.Choice) {
    notices.say(nil)
    switch choice {
    case .reload: readAgain()
    case .keepMine: editor?.keepMine()
    case .keepBoth: keepBoth()
    case .seeDifference:
      notices.say(changedOnDisk)
      events.tell(.differenceWanted)
    case .mergeWithFile: mergeWithFile()
    case .restore: notices.restoreLeftover { editor?.restore($0) }
    case .discard: notices.dropLeftover()
    case .editAnyway:
      guard var edit = doubtfulEdit else { return }
      edit.needsConsent = false
      events.tell(.editConfirmed(edit))
    case .resolveConflicts: events.tell(.mergeWanted)
    case .cancel: break
    }
  }

  /// Writes the text into a file of its own, and goes on with what the file holds.
  private func keepBoth() {
    switch editor?.saveCopy() {
    case .success(let copy):
      readAgain()
      notices.say(
        Notice(
          title: localized("Your version is in “%1$s” now; this is what the file holds.", copy),
          isPassing: true))
    case .failure(let failure):
      notices.say(
        Notice(
          title: localized(
            "Your version can't be written beside the file (%1$s). It is kept here.",
            failure.message),
          choices: changedOnDisk.choices))
    case nil: break
    }
  }

  private func mergeWithFile() {
    guard let path, let base = editor?.fileBytes, let own = editor?.currentBytes() else { return }
    let stamp = FileStamps.of(path)
    guard let file = readFile(path) else { return notices.say(changedOnDisk) }
    events.tell(
      .fileMergeWanted(FileVersions(base: base, own: own, file: file, stamp: stamp)))
  }

  /// Notes that what the file had become is in the text now, so that saving replaces it.
  package func tookUp(_ versions: FileVersions) { editor?.takeUp(versions) }
}

/// What a file held when its text was read, the unsaved text, and what the file has become.
package struct FileVersions: Hashable, Sendable {
  package let base: [UInt8]
  package let own: [UInt8]
  package let file: [UInt8]
  /// Of the file as it has become.
  let stamp: String?
}
