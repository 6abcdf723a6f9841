import Testing
import Traits

@testable import Previewer
@testable import PreviewerModel
@testable import PreviewerPanels
@testable import PreviewerWorker

struct TextTests {
  @Test func theTailOfStandardErrorHasWholeLines() {
    var tail = StandardErrorTail()
    tail.append(Array("short\n".utf8))
    #expect(tail.text == "short")
    let line = String(repeating: "x", count: 99) + "\n"
    for _ in 0..<1000 { tail.append(Array(line.utf8)) }
    tail.append(Array("the last words\n".utf8))
    let lines = tail.text.split(separator: "\n")
    #expect(tail.text.utf8.count <= StandardErrorTail.limit)
    #expect(lines.last == "the last words")
    #expect(lines.first?.count == 99)
  }

  /// Names in place of ids, in the quotes of any language; values and what isn't known stay.
  @Test(arguments: [
    ("The view “a1” is gone.", "The view “Card” is gone."),
    ("Die Ansicht „a1“ ist weg, „a1“ auch.", "Die Ansicht „Card“ ist weg, „Card“ auch."),
    ("The label “b2”: text is “red”.", "The label “b2”: text is “red”."),
    ("“a1”, “a1", "“Card”, “a1"), ("", ""),
  ])
  func conflictsHaveNames(message: String, shown: String) {
    #expect(message.replacingQuoted { $0 == "a1" ? "Card" : nil } == shown)
  }

  @Test func theBannerHoldsWhatTheWorkerWrote() {
    let notice = Notice(.gaveUp(reason: "signal 11"), standardError: "index out of range")
    #expect(notice.title.contains("twice"))
    #expect(notice.text.contains("signal 11"))
    #expect(notice.text.hasSuffix("index out of range"))
  }

  @Test func aWindowRemembersItsCanvas() {
    var state = WindowState()
    let choices: [CanvasChoice] = [
      .device("iPhone SE", .landscape), .cell(SizeClassCell(width: .compact, height: nil)),
      .generic,
    ]
    for choice in choices {
      state.choice = choice
      #expect(state.choice == choice)
    }
  }
}
