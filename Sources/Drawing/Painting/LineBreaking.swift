import TextMetrics

/// Sets a text into lines of a width, as a label does.
struct LineBreaking {
  let measurer: any TextMeasurer
  let font: Font
  /// Points.
  let width: Double
  /// 0 for no limit.
  let maximumLines: Int
  let mode: LineBreakMode

  /// Frames are rounded to pixels and advances are measured to within a point, so a text that is
  /// this much too wide, in points, is still meant to fit.
  private static let tolerance = 1.0
  private static let ellipsis = "…"

  func lines(of text: String) -> [String] {
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var lines: [String] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let isLastParagraph = index == paragraphs.count - 1
      var rest = paragraph
      repeat {
        let isLastLine = maximumLines > 0 && lines.count == maximumLines - 1
        if isLastLine {
          let more = isLastParagraph ? "" : " "
          lines.append(truncated(String(rest) + more))
          return lines
        }
        let end = mode == .clip ? rest.endIndex : self.end(ofLineIn: rest)
        lines.append(Self.trimmed(rest[..<end]))
        rest = rest[end...]
      } while !rest.isEmpty
    }
    return lines
  }

  func advance(_ text: some StringProtocol) -> Double {
    measurer.advance(of: String(text), font: font)
  }

  private func fits(_ text: some StringProtocol) -> Bool {
    advance(text) <= width + Self.tolerance
  }

  /// Where the first line of a paragraph ends: after as many words as fit, but at least one
  /// character.
  private func end(ofLineIn text: Substring) -> Substring.Index {
    guard !fits(text) else { return text.endIndex }
    var end = text.startIndex
    if mode != .characterWrap {
      for offset in PangoSetter.lineBreaks(in: String(text)) {
        let next = text.unicodeScalars.index(text.startIndex, offsetBy: offset)
        guard fits(Self.trimmed(text[..<next])) else { break }
        end = next
      }
    }
    if end == text.startIndex { end = text.index(end, offsetBy: fittingPrefix(of: text, suffix: "")) }
    return end == text.startIndex ? text.index(after: end) : end
  }

  /// How many characters from the start fit together with a suffix.
  private func fittingPrefix(of text: Substring, suffix: String) -> Int {
    var low = 0
    var high = text.count
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(text.prefix(middle) + suffix) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The last line, with an ellipsis in the place of what does not fit.
  private func truncated(_ text: String) -> String {
    let isWhole = text.last != " "
    guard !(isWhole && fits(text)) else { return text }
    let text = Self.trimmed(text[...])[...]
    switch mode {
    case .wordWrap, .characterWrap, .clip:
      return fits(text) ? String(text) : mode == .clip ? String(text) : Self.trimmed(text[..<end(ofLineIn: text)])
    case .headTruncation:
      let count = fittingSuffix(of: text)
      return Self.ellipsis + text.suffix(count)
    case .middleTruncation:
      guard !fits(text) else { return String(text) }
      var kept = text.count
      while kept > 0 {
        let candidate = text.prefix((kept + 1) / 2) + Self.ellipsis + text.suffix(kept / 2)
        if fits(candidate) { return String(candidate) }
        kept -= 1
      }
      return Self.ellipsis
    case .tailTruncation:
      let count = fittingPrefix(of: text, suffix: Self.ellipsis)
      return Self.trimmed(text.prefix(count)) + Self.ellipsis
    }
  }

  private func fittingSuffix(of text: Substring) -> Int {
    var low = 0
    var high = text.count
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(Self.ellipsis + text.suffix(middle)) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Without the spaces at the end, which don't count where a line is broken.
  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
