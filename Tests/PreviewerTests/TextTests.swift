import Testing
import Traits

@testable import Previewer

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
