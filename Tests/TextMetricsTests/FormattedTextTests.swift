import Testing

@testable import TextMetrics

@Suite struct FormattedTextTests {
  private typealias Run = FormattedText.Run

  /// Courier's characters are all 0.6 em wide, to within the table's units of the em.
  private static let font = Font(family: .named("Courier"), pointSize: 10)
  private static let large = Font(family: .named("Courier"), pointSize: 20)
  private let measurer = CompatibleTextMeasurer()

  private func set(_ runs: [Run], width: Double? = nil, maximumLines: Int = 0) -> SetText {
    measurer.set(
      FormattedText(runs: runs), width: width, maximumLines: maximumLines,
      lineBreakMode: .tailTruncation)
  }

  @Test func eachCharacterIsAsWideAsInItsOwnFont() {
    let runs = [Run(text: "ab", font: Self.font), Run(text: "cd", font: Self.large)]
    #expect(abs(measurer.advance(of: FormattedText(runs: runs)) - 36) < 0.01)
    // 12 + 24 don't fit in 30: the break is within the second run.
    #expect(set(runs, width: 30).lines.map(\.text) == ["abc", "d"])
  }

  @Test func aLineIsAsHighAsItsHighestRun() {
    let runs = [Run(text: "a\nb", font: Self.font), Run(text: "c", font: Self.large)]
    let lines = set(runs).lines
    #expect(lines.map(\.pieces.count) == [1, 2])
    #expect(abs(lines[0].height - measurer.lineHeight(of: Self.font)) < 1e-9)
    #expect(abs(lines[1].height - measurer.lineHeight(of: Self.large)) < 1e-9)
    #expect(
      abs(
        lines[1].baseline - lines[0].height - measurer.lineMetrics(of: Self.large).ascender
          * Self.large.pointSize) < 1e-9)
  }

  @Test func cutLinesKeepTheirRuns() {
    let runs = [Run(text: "abc", font: Self.font), Run(text: "defgh", font: Self.font)]
    let line = set(runs, width: 36, maximumLines: 1).lines[0]
    #expect(line.pieces.map(\.text) == ["abc", "de…"])
    #expect(line.pieces.map(\.run) == [0, 1])
    #expect(abs(line.pieces.reduce(0) { $0 + $1.advance } - 36) < 0.01)
  }

  @Test func kerningAndBaselineOffset() {
    var run = Run(text: "abc", font: Self.font)
    run.kerning = 2
    run.baselineOffset = 3
    let plain = Run(text: "d", font: Self.font)
    let set = set([run, plain])
    #expect(abs(set.size.width - 30) < 0.01)
    #expect(abs(set.size.height - measurer.lineHeight(of: Self.font) - 3) < 1e-9)
  }

  struct Case: Sendable {
    let name: String
    let style: @Sendable (inout ParagraphStyle) -> Void
    /// Of "abcdefghij klm\nno" in 60 points: what the height is more than three natural lines', and where
    /// the lines start.
    var added = 0.0
    var starts = [0.0, 0, 0]
  }

  @Test(arguments: [
    Case(name: "line spacing", style: { $0.lineSpacing = 4 }, added: 8),
    Case(name: "spacing after", style: { $0.spacingAfter = 5 }, added: 5),
    Case(name: "spacing before", style: { $0.spacingBefore = 7 }, added: 7),
    Case(name: "head", style: { $0.headIndent = 12 }, starts: [0, 12, 0]),
  ])
  func paragraphs(_ testCase: Case) {
    var run = Run(text: "abcdefghij klm\nno", font: Self.font)
    testCase.style(&run.paragraphStyle)
    let set = set([run], width: 60)
    let natural = 3 * measurer.lineHeight(of: Self.font)
    #expect(abs(set.size.height - natural - testCase.added) < 1e-9, "\(testCase.name)")
    #expect(set.lines.map(\.start) == testCase.starts, "\(testCase.name)")
  }

  /// From the end of the 66 points if not positive, else from their start.
  @Test(arguments: [-6.0, 60])
  func indentsNarrowTheLines(tailIndent: Double) {
    var run = Run(text: "abcd efgh ijkl", font: Self.font)
    run.paragraphStyle.firstLineHeadIndent = 30
    run.paragraphStyle.tailIndent = tailIndent
    #expect(set([run], width: 66).lines.map(\.text) == ["abcd", "efgh ijkl"])
  }

  @Test(arguments: [
    (0.0, 0.0, 0.0, 20.0), (2, 0, 0, 40), (0, 25, 0, 25), (0, 15, 0, 20), (0, 0, 15, 15),
    (2, 0, 30, 30), (0.5, 12, 0, 12),
  ])
  func lineHeights(multiple: Double, minimum: Double, maximum: Double, height: Double) {
    var style = ParagraphStyle()
    style.lineHeightMultiple = multiple
    style.minimumLineHeight = minimum
    style.maximumLineHeight = maximum
    #expect(style.lineHeight(20) == height)
  }

  @Test func aCharacterInTwoRunsIsMeasuredOnceAndBelongsToTheLater() {
    let runs = [Run(text: "e", font: Self.font), Run(text: "\u{301}x", font: Self.large)]
    let lines = set(runs).lines
    #expect(lines.map { $0.pieces.map(\.text) } == [["e\u{301}x"]])
    #expect(abs(lines[0].advance - 24) < 0.01)
  }
}
