import Files
import Foundation
import Testing
import WorkerProtocol

@testable import PreviewerModel

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

  /// As a program that has ended left it; held on, as one has it that still runs.
  private func leaveJournal(_ text: String, stamp: String?) throws -> HeldFile {
    try Journal(path: file.path, stamp: stamp, text: text)
      .write(to: journals.appending(path: "\(UUID()).json").path)
  }

  @Test func aJournalIsTakenUp() throws {
    let stamp = FileStamps.of(file.path)
    _ = try leaveJournal("unsaved", stamp: stamp)
    let ofThisProgram = try leaveJournal("of this program", stamp: stamp)
    try Data("{".utf8).write(to: journals.appending(path: "broken.json"))
    let left = Journal.abandoned(in: journals.path)
    #expect(left.map(\.journal.text) == ["unsaved"])
    // Who has it is the only one who is offered it.
    #expect(Journal.abandoned(in: journals.path).isEmpty)
    withExtendedLifetime(ofThisProgram) {}

    let editor = makeEditor()
    editor.restore(try #require(left.first?.journal))
    #expect(editor.unsavedText == "unsaved")
    editor.undo()
    #expect(editor.unsavedText == nil)
    editor.redo()
    #expect(editor.save() == .saved)
    #expect(try contents() == "unsaved")
  }

  /// The journal holds the text as it is after each edit, though only what changes is written.
  @Test func whatChangesIsAddedToTheJournal() throws {
    let text = String(repeating: "é<view/>\n", count: 100)
    try Data(text.utf8).write(to: file)
    let editor = makeEditor()
    var sizes: [Int] = []
    for number in 0..<40 {
      editor.edit(edit("A", group: "A"))
      answer(editor, "\(number % 10)")
      let written = try Data(contentsOf: journal())
      sizes.append(written.count)
      #expect(Journal(reading: Array(written))?.text == editor.unsavedText)
      // A program that is killed may not have written all of the last change.
      let before = Journal(reading: written.dropLast(2).map { $0 })?.text
      let isWhole = sizes.count == 1 || sizes[number] < sizes[number - 1]
      #expect(isWhole || before == String(editor.unsavedText?.dropFirst() ?? ""))
    }
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $1 - $0 < 100 })
    // Never more than twice the text, and from then on whole again.
    #expect(
      sizes.max() ?? 0 < 3 * text.utf8.count && zip(sizes, sizes.dropFirst()).contains { $1 < $0 })
    while editor.isModified { editor.undo() }
    #expect(journalCount() == 0)
  }

  /// A journal that somebody removed is written again.
  @Test func aJournalThatIsGoneIsWrittenWhole() throws {
    let editor = makeEditor()
    editor.edit(edit("A"))
    answer(editor, "1")
    try FileManager.default.removeItem(at: journal())
    editor.edit(edit("B"))
    answer(editor, "2")
    #expect(Journal(reading: Array(try Data(contentsOf: journal())))?.text == "21text")
  }

  private func journal() throws -> URL {
    try #require(
      FileManager.default.contentsOfDirectory(at: journals, includingPropertiesForKeys: nil).first)
  }

  @Test func aJournalDoesNotOverwriteWhatTheFileBecame() throws {
    _ = try leaveJournal("unsaved", stamp: "another")
    let editor = makeEditor()
    editor.restore(try #require(Journal.abandoned(in: journals.path).first?.journal))
    #expect(editor.save() == .conflict)
    #expect(try contents() == "text" && editor.unsavedText == "unsaved")
  }

  /// A process has the number that the writer had, as the first one of each container has: an earlier version
  /// wrote it down.
  @Test func anotherProcessOfTheSameNumberHidesNothing() throws {
    try FileManager.default.createDirectory(at: journals, withIntermediateDirectories: true)
    let journal = """
      {"path": "\(file.path)", "text": "unsaved", "process": \(getpid())}
      """
    try Data(journal.utf8).write(to: journals.appending(path: "\(UUID()).json"))
    #expect(Journal.abandoned(in: journals.path).map(\.journal.text) == ["unsaved"])
  }

  @Test func aJournalOfAWindowIsNotOfferedToAnother() throws {
    let editor = makeEditor()
    for letter in ["1", "2"] {
      editor.edit(edit(letter))
      answer(editor, letter)
      #expect(Journal.abandoned(in: journals.path).isEmpty && journalCount() == 1)
    }
    withExtendedLifetime(editor) {}
  }

  @Test func aJournalThatCannotBeWrittenIsSaid() throws {
    try Data().write(to: journals)
    let editor = makeEditor()
    editor.edit(edit("A"))
    answer(editor, "1")
    editor.edit(edit("B"))
    answer(editor, "2")
    #expect(failures.count == 1 && failures.first?.contains("Not a directory") == true)
    #expect(editor.unsavedText == "21text")

    // Once there is one, it is said of the next again.
    try FileManager.default.removeItem(at: journals)
    editor.edit(edit("C"))
    answer(editor, "3")
    #expect(journalCount() == 1 && failures.count == 1)
    try FileManager.default.removeItem(at: journals)
    try Data().write(to: journals)
    editor.edit(edit("D"))
    answer(editor, "4")
    #expect(failures.count == 2)
  }

  @Test func aFileOfAnyNameIsEdited() throws {
    let bytes = Array(folder.path.utf8) + [UInt8(ascii: "/"), 0xFF] + Array(".xib".utf8)
    let path = PathText.text(of: bytes)
    try FileReplacement.write(Array("text".utf8), to: path)
    let editor = DocumentEditor(path: path, journalFolder: journals.path)
    editor.ask = { [weak self] in self?.asked.append($0) }
    editor.edit(edit("A"))
    answer(editor, "1")
    #expect(editor.save() == .saved && readFile(path) == Array("1text".utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 3)
  }
}
