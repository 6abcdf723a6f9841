/// Breaks a text into lines as UIKit does: greedily, after spaces and hyphens, between ideographs,
/// and within words only where a word alone is wider than the line.
struct Typesetter {
  struct Line: Equatable {
    /// Without the spaces that hang at its end, and with the ellipsis where the text was cut.
    var text: String
    /// Points.
    var advance: Double
  }

  /// Points that a line may be wider than the width, so that widths that were themselves computed
  /// from advances don't wrap by rounding.
  private static let tolerance = 0.01

  private let face: any MeasuringFace
  private let width: Double
  private let maximumLines: Int
  private let lineBreakMode: LineBreakMode

  /// - Parameters:
  ///   - width: Points; infinite for no limit.
  ///   - maximumLines: 0 for no limit.
  init(
    face: any MeasuringFace, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
  ) {
    self.face = face
    self.width = width + Self.tolerance
    self.maximumLines = maximumLines
    self.lineBreakMode = lineBreakMode
  }

  /// At least one line. A line that is to be clipped is returned whole, with the width it is
  /// clipped to as its advance.
  func lines(of text: String) -> [Line] {
    var lines: [Line] = []
    var rest = text[...]
    while true {
      let end = rest.firstIndex(where: \.isNewline)
      add(rest[..<(end ?? rest.endIndex)], isLast: end == nil, to: &lines)
      guard let end, !isFull(lines.count) else { return lines }
      rest = rest[rest.index(after: end)...]
    }
  }

  private func isFull(_ count: Int) -> Bool { maximumLines > 0 && count >= maximumLines }

  private var truncates: Bool {
    switch lineBreakMode {
    case .headTruncation, .middleTruncation, .tailTruncation: true
    case .wordWrap, .characterWrap, .clip: false
    }
  }

  /// Adds a paragraph's lines, as many as there is room for.
  private func add(_ paragraph: Substring, isLast: Bool, to lines: inout [Line]) {
    let mustTruncate = !isLast && truncates && isFull(lines.count + 1)
    let whole = face.advance(of: paragraph)
    if whole <= width, !mustTruncate {
      lines.append(Line(text: String(paragraph), advance: whole))
      return
    }
    let set = SetParagraph(paragraph, face: face)
    var start = 0
    repeat {
      let isFinal = isFull(lines.count + 1)
      let fits = set.advance(start..<set.count) <= width
      if isFinal, truncates, !fits || !isLast {
        lines.append(truncated(set, from: start))
        return
      }
      if isFinal, !fits, maximumLines == 1 {
        lines.append(
          Line(text: set.text(start..<set.count), advance: width - Self.tolerance))
        return
      }
      let end = fits ? set.count : lineEnd(in: set, from: start)
      let shown = fits ? end : set.trimmed(start..<end)
      lines.append(Line(text: set.text(start..<shown), advance: set.advance(start..<shown)))
      start = fits ? end : set.skippingSpaces(end)
    } while start < set.count && !isFull(lines.count)
  }

  /// Where the line ends that starts at a character and is wider than the width.
  private func lineEnd(in set: SetParagraph, from start: Int) -> Int {
    var lastBreak: Int?
    for index in start..<set.count {
      if index > start, lineBreakMode != .characterWrap,
        LineBreaks.allowed(between: set.characters[index - 1], and: set.characters[index])
      {
        lastBreak = index
      }
      // Spaces hang over the edge.
      if set.characters[index] != " ", set.advance(start..<(index + 1)) > width {
        return lastBreak ?? max(index, start + 1)
      }
    }
    return set.count
  }

  /// The rest of a paragraph, cut to the width around an ellipsis; the ellipsis alone when not even
  /// one character fits beside it.
  private func truncated(_ set: SetParagraph, from start: Int) -> Line {
    let room = width - face.advance(of: "…")
    let all = start..<set.count
    var head = 0
    var tail = 0
    func fits(_ head: Int, _ tail: Int) -> Bool {
      head + tail <= all.count
        && set.advance(start..<(start + head)) + set.advance((set.count - tail)..<set.count) <= room
    }
    while true {
      let takesHead = lineBreakMode == .tailTruncation || lineBreakMode == .middleTruncation
      let takesTail = lineBreakMode == .headTruncation || lineBreakMode == .middleTruncation
      if takesHead, head <= tail || !takesTail, fits(head + 1, tail) {
        head += 1
      } else if takesTail, fits(head, tail + 1) {
        tail += 1
      } else {
        break
      }
    }
    let before = set.text(start..<set.trimmed(start..<(start + head)))
    let text = before + "…" + set.text((set.count - tail)..<set.count)
    // What was cut fills the width; what wasn't, because only later lines are missing, may not.
    let cut = head + tail < all.count
    return Line(text: text, advance: cut ? width - Self.tolerance : face.advance(of: text[...]))
  }
}

/// What a text is measured with.
protocol MeasuringFace {
  /// Points; line breaks are set as spaces.
  func advance(of text: Substring) -> Double
  /// The distances in points from the text's start to the end of each of its characters.
  func edges(of text: Substring) -> [Double]
}

/// A paragraph in one line, of which pieces can be measured without measuring again.
private struct SetParagraph {
  let characters: [Character]
  private let edges: [Double]

  init(_ text: Substring, face: any MeasuringFace) {
    characters = Array(text)
    edges = [0] + face.edges(of: text)
  }

  var count: Int { characters.count }

  func text(_ range: Range<Int>) -> String { String(characters[range]) }

  func advance(_ range: Range<Int>) -> Double { edges[range.upperBound] - edges[range.lowerBound] }

  /// A range's end without the spaces there.
  func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1] == " " { end -= 1 }
    return end
  }

  func skippingSpaces(_ start: Int) -> Int {
    characters[start...].firstIndex { $0 != " " } ?? count
  }
}
