import Testing

@testable import TextMetrics

@Suite struct WrappingTests {
  /// Courier's characters are all 0.6 em wide, so that at 10 pt a width of 60 takes ten of them.
  private static let font = Font(family: .named("Courier"), pointSize: 10)

  struct Case: CustomTestStringConvertible {
    var text: String
    var columns: Double?
    var maximumLines = 0
    var mode = LineBreakMode.wordWrap
    var lines: [String]

    var testDescription: String { "\(text) in \(columns ?? .infinity), \(maximumLines), \(mode)" }
  }

  @Test(arguments: [
    Case(text: "", columns: 10, lines: [""]),
    Case(text: "one two", columns: 10, lines: ["one two"]),
    Case(text: "one two", columns: nil, lines: ["one two"]),
    Case(text: "one two", columns: 0, lines: ["one two"]),
    Case(text: "one two three", columns: 10, lines: ["one two", "three"]),
    // A word that fits exactly stays, and the space after it hangs over the edge.
    Case(text: "one twothr four", columns: 10, lines: ["one twothr", "four"]),
    Case(text: "one    two", columns: 5, lines: ["one", "two"]),
    Case(text: "incomprehensible", columns: 10, lines: ["incomprehe", "nsible"]),
    Case(text: "an incomprehensible", columns: 10, lines: ["an", "incomprehe", "nsible"]),
    Case(text: "well-known", columns: 6, lines: ["well-", "known"]),
    Case(text: "from 1-2", columns: 7, lines: ["from", "1-2"]),
    Case(text: "say (nothing)", columns: 6, lines: ["say", "(nothi", "ng)"]),
    Case(text: "ten\u{A0}pt each", columns: 8, lines: ["ten\u{A0}pt", "each"]),
    Case(text: "one\ntwo", columns: nil, lines: ["one", "two"]),
    Case(text: "one\r\n\ntwo\n", columns: 10, lines: ["one", "", "two", ""]),
    Case(text: "one two", columns: 5, mode: .characterWrap, lines: ["one t", "wo"]),
    Case(text: "one two three", columns: 5, maximumLines: 2, lines: ["one", "two"]),
    Case(text: "one two", columns: 5, maximumLines: 1, mode: .clip, lines: ["one two"]),
    Case(text: "one two", columns: 5, maximumLines: 1, lines: ["one"]),
    Case(text: "one two", columns: 5, maximumLines: 1, mode: .characterWrap, lines: ["one t"]),
    Case(text: "one two", columns: 5, maximumLines: 1, mode: .tailTruncation, lines: ["one…"]),
    Case(text: "one two", columns: 6, maximumLines: 1, mode: .headTruncation, lines: ["…e two"]),
    Case(text: "one two", columns: 6, maximumLines: 1, mode: .middleTruncation, lines: ["one…wo"]),
    Case(
      text: "one two three", columns: 6, maximumLines: 2, mode: .tailTruncation,
      lines: ["one", "two t…"]),
    Case(
      text: "one\ntwo", columns: nil, maximumLines: 1, mode: .tailTruncation, lines: ["one…"]),
    Case(text: "abc", columns: 0.5, maximumLines: 1, mode: .tailTruncation, lines: ["…"]),
    Case(text: "abc", columns: 0.5, lines: ["a", "b", "c"]),
  ])
  func lines(_ testCase: Case) {
    let width = testCase.columns.map { $0 * 6.0 }
    let measurer = CompatibleTextMeasurer()
    let lines = measurer.set(
      FormattedText(testCase.text, font: Self.font), width: width,
      maximumLines: testCase.maximumLines,
      lineBreakMode: testCase.mode
    ).lines.map(\.text)
    #expect(lines == testCase.lines)

    let size = measurer.size(
      of: FormattedText(testCase.text, font: Self.font), width: width,
      maximumLines: testCase.maximumLines,
      lineBreakMode: testCase.mode)
    #expect(size.lineCount == lines.count)
    #expect(abs(size.height - Double(lines.count) * measurer.lineHeight(of: Self.font)) < 1e-9)
    if let width, width >= 6 { #expect(size.width <= width + 0.02) }
  }

  /// Of lines that end with spaces, these count as far as there is room for them.
  @Test(arguments: [
    ("three six one two", 12.0, 10.0), ("three six one two", 9, 9), ("one   two", 5, 5),
    ("one two\nsix", 8, 7), ("one two three", 14, 13),
  ])
  func spacesAtTheEndsOfLinesCount(text: String, columns: Double, width: Double) {
    let size = CompatibleTextMeasurer().size(
      of: FormattedText(text, font: Self.font), width: columns * 6, maximumLines: 0,
      lineBreakMode: .wordWrap)
    #expect(abs(size.width - width * 6) < 0.02)
  }

  @Test(arguments: [
    Case(text: "one two three", columns: 9, lines: ["one", "two three"]),
    Case(text: "one well-known six", columns: 15, lines: ["one well-", "known six"]),
    Case(text: "one two six ten", columns: 11, lines: ["one two", "six ten"]),
    Case(text: "one two six ten", columns: 7, lines: ["one two", "six ten"]),
    // Both words don't fit, there is no other, or there are two already.
    Case(text: "one two three", columns: 8, lines: ["one two", "three"]),
    Case(text: "hello world", columns: 6, lines: ["hello", "world"]),
    Case(text: "one two", columns: 10, lines: ["one two"]),
    Case(text: "incomprehensible", columns: 10, lines: ["incomprehe", "nsible"]),
    // Each paragraph has a last line, and a text that is cut off has none.
    Case(text: "one two ten\nsix", columns: 7, lines: ["one", "two ten", "six"]),
    Case(
      text: "one two three", columns: 9, maximumLines: 1, mode: .tailTruncation,
      lines: ["one two…"]),
    Case(
      text: "one two three", columns: 9, maximumLines: 2, mode: .tailTruncation,
      lines: ["one", "two three"]),
  ])
  func orphansAreAvoided(_ testCase: Case) {
    var text = FormattedText(testCase.text, font: Self.font)
    text.avoidOrphans()
    let lines = CompatibleTextMeasurer().set(
      text, width: testCase.columns.map { $0 * 6 }, maximumLines: testCase.maximumLines,
      lineBreakMode: testCase.mode
    ).lines.map(\.text)
    #expect(lines == testCase.lines)
  }

  @Test func ideographsBreakAnywhereButNotBeforePunctuation() {
    let font = Font(pointSize: 10)
    let lines = CompatibleTextMeasurer().set(
      FormattedText("今日は、世界。", font: font), width: 31, maximumLines: 0, lineBreakMode: .wordWrap
    ).lines.map(\.text)
    #expect(lines == ["今日", "は、世", "界。"])
  }

  @Test func truncatedLineIsAsWideAsItsRoom() {
    let size = CompatibleTextMeasurer().size(
      of: FormattedText("a long sentence", font: Font(pointSize: 17)), width: 50, maximumLines: 1,
      lineBreakMode: .tailTruncation)
    #expect(abs(size.width - 50) < 1e-9)
    #expect(size.lineCount == 1)
  }

  @Test func familyFoundByPangoWrapsToo() {
    let font = Font(family: .named("Nimbus Mono PS"), pointSize: 10)
    let measurer = CompatibleTextMeasurer()
    let lines = measurer.set(
      FormattedText("one two three", font: font),
      width: measurer.advance(of: "one two", font: font),
      maximumLines: 0, lineBreakMode: .wordWrap
    ).lines.map(\.text)
    #expect(lines == ["one two", "three"])
  }

  /// What is set as a space may join with what follows, which was a character of its own.
  @Test(arguments: ["one\0\u{301}two three", "one\u{2028}\u{301} two", "\0\u{301}", "\0\0\u{20E3}"])
  func charactersThatAreSetAsSpacesStayApart(text: String) {
    let set = CompatibleTextMeasurer().set(
      FormattedText(text, font: Font(family: .named("Nimbus Mono PS"), pointSize: 10)), width: 12,
      maximumLines: 0, lineBreakMode: .characterWrap)
    let shown = set.lines.map(\.text).joined().filter { $0 != " " }
    #expect(shown == text.filter { $0 != " " && !$0.isNewline })
  }

  @Test func longTextIsSetInLinearTime() {
    let text = String(repeating: "wrapping ", count: 20_000)
    let size = CompatibleTextMeasurer().size(
      of: FormattedText(text, font: Font(pointSize: 17)), width: 300, maximumLines: 0,
      lineBreakMode: .wordWrap)
    // Of a text 32,768 characters are measured.
    #expect(size.lineCount > 900)
  }
}
