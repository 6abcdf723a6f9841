import Testing
import WorkerProtocol

@testable import PreviewerModel

/// The text of a document that is edited, and the way back.
struct DocumentTextTests {
  private static func replacement(_ range: Range<Int>, _ text: String) -> TextReplacement {
    TextReplacement(
      range: [range.lowerBound, range.upperBound], start: TextPlace(line: 1, column: 1),
      end: TextPlace(line: 1, column: 1), replacement: text)
  }

  private func apply(
    _ replacements: [TextReplacement], title: String, group: String? = nil,
    to document: inout DocumentText
  ) {
    let isMade = document.apply(replacements, title: title, group: group)
    #expect(isMade)
  }

  private func text(_ text: String) -> DocumentText { DocumentText(Array(text.utf8)) }

  @Test func whatIsUndoneIsDoneAgain() {
    var document = text("one two three")
    apply(
      [Self.replacement(0..<3, "1"), Self.replacement(8..<13, "dreißig")], title: "Numbers",
      to: &document)
    #expect(document.text == "1 two dreißig" && document.isModified)
    apply([Self.replacement(2..<5, "")], title: "Less", to: &document)
    #expect(document.text == "1  dreißig")
    #expect(document.undoable.map(\.title) == ["Numbers", "Less"])

    document.undo()
    #expect(document.text == "1 two dreißig" && document.redoable.map(\.title) == ["Less"])
    document.undo()
    #expect(document.text == "one two three" && !document.isModified)
    document.undo()
    #expect(document.text == "one two three")
    document.redo()
    document.redo()
    #expect(document.text == "1  dreißig" && document.redoable.isEmpty)
    // Another change leaves no way forward.
    document.undo()
    apply([Self.replacement(0..<0, "0")], title: "More", to: &document)
    #expect(document.redoable.isEmpty && document.text == "01 two dreißig")
  }

  @Test func changesOfOneValueAreUndoneTogether() {
    var document = text("8")
    for value in ["9", "10", "11"] {
      let length = document.bytes.count
      apply([Self.replacement(0..<length, value)], title: "Constant", group: "k", to: &document)
    }
    #expect(document.undoable.count == 1)
    document.undo()
    #expect(document.text == "8")
    document.redo()
    #expect(document.text == "11")

    // Neither across what was saved, nor after a pause.
    document.markSaved()
    apply([Self.replacement(0..<2, "12")], title: "Constant", group: "k", to: &document)
    document.closeGroup()
    apply([Self.replacement(0..<2, "13")], title: "Constant", group: "k", to: &document)
    #expect(document.undoable.count == 3)
    document.undo()
    document.undo()
    #expect(document.text == "11" && !document.isModified)
  }

  @Test func whatIsSavedIsComparedByItsBytes() {
    var document = text("a")
    apply([Self.replacement(0..<1, "b")], title: "B", to: &document)
    document.markSaved()
    #expect(!document.isModified)
    document.undo()
    #expect(document.isModified)
    apply([Self.replacement(0..<1, "b")], title: "B", to: &document)
    #expect(!document.isModified)
  }

  @Test(arguments: [
    [replacement(0..<9, "")], [replacement(2..<3, ""), replacement(1..<2, "")],
    [replacement(0..<2, ""), replacement(1..<3, "")],
  ])
  func placesThatTheTextDoesNotHaveChangeNothing(_ replacements: [TextReplacement]) {
    var document = text("four")
    let isMade = document.apply(replacements, title: "No")
    #expect(!isMade)
    #expect(document.text == "four" && document.undoable.isEmpty)
  }
}
