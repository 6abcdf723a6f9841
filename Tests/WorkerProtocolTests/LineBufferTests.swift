import Testing

@testable import WorkerProtocol

@Suite struct LineBufferTests {
  private func lines(_ chunks: [String], limit: Int = 100) -> [LineBuffer.Line] {
    var buffer = LineBuffer(limit: limit)
    var lines = chunks.flatMap { buffer.append(Array($0.utf8)) }
    if let last = buffer.finish() { lines.append(last) }
    return lines
  }

  private func message(_ text: String) -> LineBuffer.Line { .message(Array(text.utf8)) }

  @Test func messagesArriveInAnyPieces() {
    let expected = [message("one"), message("two"), message("three")]
    #expect(lines(["one\ntwo\nthree\n"]) == expected)
    #expect(lines(["o", "ne", "\n", "two\nth", "ree"]) == expected)
    #expect(lines("one\r\ntwo\nthree".map(String.init)) == expected)
  }

  @Test func blankLinesAreNoMessages() {
    #expect(lines(["\n\r\n \t\n"]) == [])
    #expect(lines([""]) == [])
  }

  @Test func aMessageOverTheLimitIsLeftOutAlone() {
    #expect(lines(["1234567890\nok\n"], limit: 5) == [.tooLong, message("ok")])
    #expect(lines(["1234", "567890", "\nok"], limit: 5) == [.tooLong, message("ok")])
    #expect(lines(["12345\n"], limit: 5) == [message("12345")])
    #expect(lines(["123456"], limit: 5) == [.tooLong])
  }
}
