import Testing

@testable import LanguageServer

/// Places in a text that an editor changes are as in one that it opens.
@Suite struct OpenDocumentTests {
  private func document(_ text: String, _ encoding: PositionEncoding) -> OpenDocument {
    OpenDocument(uri: "file:///a.xib", version: 1, text: text, encoding: encoding)
  }

  private func expectSame(
    _ a: OpenDocument, _ b: OpenDocument, _ note: Comment, at location: SourceLocation
  ) {
    #expect(a.text == b.text, note, sourceLocation: location)
    for offset in 0...b.bytes.count {
      guard a.position(of: offset) == b.position(of: offset) else {
        Issue.record("\(note) at \(offset)", sourceLocation: location)
        return
      }
    }
  }

  /// All ends of lines, and what becomes of them where one is cut or put together.
  @Test(arguments: [PositionEncoding.utf8, .utf16])
  func linesAreFoundAgainAfterChanges(_ encoding: PositionEncoding) {
    let texts = ["", "a\r\nb\n\rc\r\r\n", "\n", "\r", "é\r\n😀\n\n", "\r\n\r\n"]
    for text in texts {
      let lines = document(text, encoding)
      let places = (0...text.utf8.count).map(lines.position)
      for (index, start) in places.enumerated() {
        for end in places[index...] {
          for new in ["", "\n", "\r", "x", "\r\n", "😀\ry\n"] {
            let (from, to) = (lines.offset(of: start), lines.offset(of: end))
            var changed = lines
            let range = EditorRange(start: start, end: end)
            changed.apply([.init(range: range, text: new)], version: 2)
            var bytes = lines.bytes
            bytes.replaceSubrange(from..<max(from, to), with: new.utf8)
            expectSame(
              changed, document(String(decoding: bytes, as: UTF8.self), encoding),
              "\(Array(text.utf8)), \(from)..<\(to), \(Array(new.utf8))", at: #_sourceLocation)
          }
        }
      }
    }
  }

  /// Farther on in a line than units are counted at once.
  @Test func unitsAreCountedInLongLines() {
    let text = String(repeating: "ab😀é", count: 1_000)
    let lines = document("\n" + text, .utf16)
    for count in [0, 1, 113, 500, 999, 1_000] {
      let place = lines.position(of: 1 + count * 8)
      #expect(place == EditorPosition(line: 1, character: count * 5))
      #expect(lines.offset(of: place) == 1 + count * 8)
    }
  }

  /// Thousands of cursors: the time of each change doesn't grow with the text.
  @Test func manyChangesAtOnceAreQuick() {
    let line = String(repeating: "x", count: 200) + "\n"
    var open = document(String(repeating: line, count: 5_000), .utf16)
    let changes = (0..<2_000).map { number in
      let place = EditorPosition(line: number, character: 0)
      return ChangeParameters.Change(range: EditorRange(start: place, end: place), text: "y")
    }
    let time = ContinuousClock().measure { open.apply(changes, version: 2) }
    #expect(time < .seconds(5))
    #expect(open.position(of: 2_000 * 202) == EditorPosition(line: 2_000, character: 0))
  }
}
