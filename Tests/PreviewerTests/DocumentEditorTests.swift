import Foundation
import Testing
import WorkerProtocol

@testable import Previewer

/// The editing of a file, with a worker that puts a letter at the text's beginning.
@MainActor
@Suite(.serialized)
final class DocumentEditorTests {
  private let folder: URL
  private let file: URL
  private let journals: URL
  private var asked: [EditParameters] = []
  private var failures: [String] = []

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "editor-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "view.xib")
    journals = folder.appending(path: "journal")
    try Data("text".utf8).write(to: file)
  }

  isolated deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func makeEditor() -> DocumentEditor {
    let editor = DocumentEditor(path: file.path, journalFolder: journals.path)
    editor.ask = { [weak self] in self?.asked.append($0) }
    editor.onChange = { [weak self] in
      if case .failed(let reason) = $0 { self?.failures.append(reason) }
    }
    return editor
  }

  private func edit(_ title: String, group: String? = nil) -> DocumentEdit {
    DocumentEdit(operations: [.exclude(id: title)], title: title, group: group)
  }

  private func answer(_ editor: DocumentEditor, _ letter: String) {
    let place = TextPlace(line: 1, column: 1)
    editor.take(
      .success(
        EditResult(
          file: file.path,
          replacements: [
            TextReplacement(range: [0, 0], start: place, end: place, replacement: letter)
          ])))
  }

  private func contents() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  private func journalCount() -> Int {
    ((try? FileManager.default.contentsOfDirectory(atPath: journals.path)) ?? []).count
  }

  @Test func editsAreAskedForOneAfterTheOther() {
    let editor = makeEditor()
    editor.edit(edit("A"))
    editor.edit(edit("B"))
    #expect(asked.map(\.text) == ["text"] && !editor.isIdle)
    answer(editor, "1")
    #expect(asked.map(\.text) == ["text", "1text"])
    answer(editor, "2")
    #expect(editor.unsavedText == "21text" && editor.isIdle)
    #expect(editor.text?.undoable.map(\.title) == ["A", "B"])
  }

  /// What the worker still has when the button is let go is a part of the drag as well; what follows isn't.
  @Test func aDragIsUndoneAtOnce() {
    let editor = makeEditor()
    editor.isDragging = true
    editor.edit(edit("A", group: "k"))
    answer(editor, "1")
    editor.edit(edit("B", group: "k"))
    editor.isDragging = false
    answer(editor, "2")
    editor.edit(edit("C", group: "k"))
    answer(editor, "3")
    #expect(editor.unsavedText == "321text")
    editor.undo()
    #expect(editor.unsavedText == "21text")
    editor.undo()
    #expect(editor.unsavedText == nil)
  }

  @Test func ofOneValueOnlyTheLastWaits() {
    let editor = makeEditor()
    for title in ["A", "B", "C"] { editor.edit(edit(title, group: "k")) }
    answer(editor, "1")
    answer(editor, "2")
    #expect(asked.compactMap { $0.changes?.first } == [.exclude(id: "A"), .exclude(id: "C")])
    #expect(editor.text?.undoable.count == 1)
  }

  @Test func whatCannotBeDoneChangesNothing() {
    let editor = makeEditor()
    editor.edit(edit("A"))
    editor.edit(edit("B"))
    editor.take(.failure(ResponseError(code: 1, message: "No.")))
    #expect(editor.unsavedText == nil && editor.isIdle && failures.count == 1)
    // Nor does an answer to what isn't asked any more.
    answer(editor, "1")
    #expect(editor.unsavedText == nil)
  }

  @Test func savingKeepsRightsAndEndsTheJournal() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let editor = makeEditor()
    #expect(editor.save() == .saved)
    editor.edit(edit("A"))
    answer(editor, "1")
    #expect(journalCount() == 1)
    #expect(editor.save() == .saved)
    #expect(try contents() == "1text" && !editor.isModified && journalCount() == 0)
    #expect(editor.isKnown(FileStamps.of(file.path)))
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(rights as? Int == 0o640)
    // Back to what it was, and saved so.
    editor.undo()
    #expect(editor.isModified && editor.save() == .saved)
    #expect(try contents() == "text")
  }

  @Test func aFileThatChangedIsNotOverwritten() throws {
    let editor = makeEditor()
    editor.edit(edit("A"))
    answer(editor, "1")
    try Data("other text".utf8).write(to: file)
    #expect(editor.save() == .conflict)
    #expect(try contents() == "other text" && editor.unsavedText == "1text")
    editor.keepMine()
    #expect(editor.save() == .saved)
    #expect(try contents() == "1text")
  }

  @Test func aFileThatCannotBeWrittenLosesNothing() throws {
    let editor = makeEditor()
    editor.edit(edit("A"))
    answer(editor, "1")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    editor.keepMine()
    guard case .failed = editor.save() else {
      Issue.record("a folder was overwritten")
      return
    }
    #expect(editor.unsavedText == "1text" && journalCount() == 1)
  }

  @Test func onlyWhatIsTextIsEdited() throws {
    try Data([0xFF, 0xFE]).write(to: file)
    let editor = makeEditor()
    editor.edit(edit("A"))
    #expect(asked.isEmpty && failures.count == 1 && editor.text == nil)
  }

  // MARK: - Journal

  /// As a program that has ended left it.
  private func leaveJournal(_ text: String, stamp: String?, process: Int32) throws {
    let journal = Journal(path: file.path, stamp: stamp, text: text, process: process)
    try journal.write(to: journals.appending(path: "\(UUID()).json"))
  }

  @Test func aJournalIsTakenUp() throws {
    let stamp = FileStamps.of(file.path)
    try leaveJournal("unsaved", stamp: stamp, process: Int32.max)
    try leaveJournal("of this program", stamp: stamp, process: getpid())
    try Data("{".utf8).write(to: journals.appending(path: "broken.json"))
    let left = Journal.abandoned(in: journals.path)
    #expect(left.map(\.journal.text) == ["unsaved"])

    let editor = makeEditor()
    editor.restore(try #require(left.first?.journal))
    #expect(editor.unsavedText == "unsaved")
    editor.undo()
    #expect(editor.unsavedText == nil)
    editor.redo()
    #expect(editor.save() == .saved)
    #expect(try contents() == "unsaved")
  }

  @Test func aJournalDoesNotOverwriteWhatTheFileBecame() throws {
    try leaveJournal("unsaved", stamp: "another", process: Int32.max)
    let editor = makeEditor()
    editor.restore(try #require(Journal.abandoned(in: journals.path).first?.journal))
    #expect(editor.save() == .conflict)
    #expect(try contents() == "text" && editor.unsavedText == "unsaved")
  }
}
