import Testing
import WorkerProtocol

@testable import PreviewerModel
@testable import PreviewerWorker

/// What a worker is told of a text before a request about it.
@Suite struct ToldTextTests {
  private let file = "/a/Main.storyboard"

  private func ask(_ told: inout ToldText, _ text: String?) -> [ToldText.Notification] {
    var request = ResolveParameters(file: file)
    request.text = text
    let notifications = told.takeText(of: &request)
    #expect(request.text == nil && request.file == file)
    return notifications
  }

  @Test func aTextIsToldOnceAndThenWhatChanges() {
    var told = ToldText()
    let text = String(repeating: "<view/>\n", count: 20)
    #expect(
      ask(&told, text)
        == [.changed(DidChangeParameters(file: file, version: 1, text: text))])
    #expect(ask(&told, text) == [])
    #expect(
      ask(&told, "<!-- -->" + text)
        == [
          .changed(
            DidChangeParameters(
              file: file, version: 2, changes: [TextChange(1..<1, replacement: "!-- --><")]))
        ])
    // What has little in common is told whole.
    #expect(
      ask(&told, "other") == [.changed(DidChangeParameters(file: file, version: 3, text: "other"))])
    #expect(ask(&told, nil) == [.closed(DidCloseParameters(file: file))])
    #expect(ask(&told, nil) == [])
  }

  /// An edit, a layout, an explanation and attributes: with each of them the whole text would be sent.
  @Test func anEditOfALargeTextSaysLittle() throws {
    let text = String(repeating: "<view key=\"view\"/>\n", count: 30_000)
    var told = ToldText()
    _ = ask(&told, text)
    var sent = 0
    for text in [text, text.replacing("/>", with: " id=\"a\"/>", maxReplacements: 1)] {
      for _ in 0..<4 {
        for case .changed(let change) in ask(&told, text) {
          sent += try JSONLine.encode(change).count
        }
      }
    }
    #expect((1..<200).contains(sent))
  }

  @Test func anotherDocumentTakesItsPlace() {
    var told = ToldText()
    _ = ask(&told, "text")
    var request = ResolveParameters(file: "/b.xib")
    #expect(told.takeText(of: &request) == [.closed(DidCloseParameters(file: file))])
  }

  /// Of all pairs of these texts; characters of two, three and four bytes share their first or last ones.
  @Test func aChangeMakesOneTextOfTheOther() {
    let texts = [
      "", "a", "aa", "aba", "ab", "é", "è", "aé", "éa", "ēé", "€", "₭a", "a€b", "a₭b", "😀", "😁",
      "x😀y",
      "x😁y", "xéy", "éé", "é😀é",
    ]
    for old in texts {
      for new in texts {
        let (before, after) = (Array(old.utf8), Array(new.utf8))
        guard let change = TextChange(from: before, to: after) else {
          #expect(old == new)
          continue
        }
        let made =
          before[..<change.range[0]] + Array(change.replacement.utf8) + before[change.range[1]...]
        #expect(Array(made) == after, "“\(old)” to “\(new)”")
      }
    }
  }
}
