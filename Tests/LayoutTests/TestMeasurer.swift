import TextMetrics

/// Measures texts so that they can be reckoned by hand: every character is half as wide as the font is
/// large, and a line a quarter higher. In 16 points that is 8, and 20 of which 4 are the descent.
/// Lines break between any two characters, and are all as high as the first run's. A text style's leading
/// is 2.
struct TestMeasurer: TextMeasurer {
  func descender(of font: Font) -> Double { font.pointSize / 4 }
  func lineHeight(of font: Font) -> Double { font.pointSize * 1.25 }
  func leading(of font: Font) -> Double { font.leading == nil ? 0 : 2 }

  func advance(of text: FormattedText) -> Double {
    text.runs.reduce(0) { $0 + Double($1.text.count) * $1.font.pointSize / 2 }
  }

  func size(
    of text: FormattedText, width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode
  ) -> TextSize {
    let font = text.runs[0].font
    let perLine = width.map { max(1, Int($0 / (font.pointSize / 2) + 1e-9)) } ?? Int.max
    var lines = text.text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      Array(repeating: perLine, count: line.count / perLine)
        + (line.isEmpty || line.count % perLine > 0 ? [line.count % perLine] : [])
    }
    if maximumLines > 0 { lines = Array(lines.prefix(maximumLines)) }
    return TextSize(
      width: Double(lines.max() ?? 0) * font.pointSize / 2,
      height: Double(lines.count)
        * (lineHeight(of: font) + (text.countsLeading ? leading(of: font) : 0)),
      lineCount: lines.count,
      firstLineHeight: lineHeight(of: font), firstDescent: descender(of: font),
      lastDescent: descender(of: font))
  }
}
