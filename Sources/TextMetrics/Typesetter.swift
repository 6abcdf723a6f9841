/// Breaks a text into lines as UIKit does: greedily, after spaces and hyphens, between ideographs,
/// and within words only where a word alone is wider than the line.
struct Typesetter {
  struct Line: Equatable {
    /// Without the spaces that hang at its end.
    var head: Substring
    /// What is left after an ellipsis; nil where nothing was cut.
    var tail: Substring?
    /// Points.
    var advance: Double
    /// How much of the text's width the line takes, in points.
    var extent: Double
    var paragraphStyle: ParagraphStyle
    var startsParagraph: Bool
    /// Whether its text is wider than the advance.
    var isClipped = false
  }

  /// Points that a line may be wider than the width, so that widths that were themselves computed
  /// from advances don't wrap by rounding.
  private static let tolerance = 0.01

  private let face: any MeasuringFace
  private let paragraphStyle: (Substring) -> ParagraphStyle
  private let fullWidth: Double
  private let maximumLines: Int
  private let lineBreakMode: LineBreakMode

  /// - Parameters:
  ///   - paragraphStyle: The style of a paragraph.
  ///   - width: Points; infinite for no limit.
  ///   - maximumLines: 0 for no limit.
  init(
    face: any MeasuringFace, paragraphStyle: @escaping (Substring) -> ParagraphStyle, width: Double,
    maximumLines: Int, lineBreakMode: LineBreakMode
  ) {
    self.face = face
    self.paragraphStyle = paragraphStyle
    fullWidth = width
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

  /// Adds a paragraph's lines, as many as there is room for.
  private func add(_ paragraph: Substring, isLast: Bool, to lines: inout [Line]) {
    let style = paragraphStyle(paragraph)
    let mode = style.lineBreakMode ?? lineBreakMode
    let mustTruncate = !isLast && mode.truncates && isFull(lines.count + 1)
    let whole = face.advance(of: paragraph)
    var width = self.width(in: style, isFirstLine: true)
    if whole <= width, !mustTruncate {
      lines.append(
        Line(
          head: paragraph, advance: whole, extent: whole, paragraphStyle: style,
          startsParagraph: true))
      return
    }
    let set = SetParagraph(paragraph, face: face)
    var previous = 0..<0
    var start = 0
    repeat {
      func line(_ range: Range<Int>, tail: Substring? = nil, advance: Double) -> Line {
        Line(
          head: set.text(range), tail: tail, advance: advance, extent: advance,
          paragraphStyle: style, startsParagraph: start == 0)
      }
      let isFinal = isFull(lines.count + 1)
      let fits = set.advance(start..<set.count) <= width
      if isFinal, mode.truncates, !fits || !isLast {
        let cut = truncated(set, from: start, mode, width)
        lines.append(
          line(cut.head, tail: set.text(cut.tail), advance: cut.advance))
        return
      }
      if isFinal, !fits, maximumLines == 1, mode == .clip {
        var clipped = line(start..<set.count, advance: width - Self.tolerance)
        clipped.isClipped = true
        lines.append(clipped)
        return
      }
      if fits {
        if style.avoidsOrphans, let word = set.companion(ofOrphanAt: start, in: previous),
          set.advance(word..<set.count) <= width
        {
          lines[lines.count - 1] = broken(set, previous.lowerBound..<word, next: word, style)
          start = word
        }
        lines.append(line(start..<set.count, advance: set.advance(start..<set.count)))
        return
      }
      let end = lineEnd(in: set, from: start, mode, width)
      previous = start..<end
      start = set.skippingSpaces(end)
      lines.append(broken(set, previous, next: start, style))
      width = self.width(in: style, isFirstLine: false)
    } while start < set.count && !isFull(lines.count)
  }

  /// A line of a paragraph that another follows.
  ///
  /// The spaces at its end count in the text's width, as far as there is room for them. MINED: 5 of 5 labels,
  /// plain and attributed, and text views whose width is their text's.
  /// - Parameter next: Where the next line begins.
  private func broken(
    _ set: SetParagraph, _ range: Range<Int>, next: Int, _ style: ParagraphStyle
  ) -> Line {
    let start = range.lowerBound
    let shown = start..<set.trimmed(range)
    let advance = set.advance(shown)
    let room = width(in: style, isFirstLine: start == 0) - Self.tolerance
    return Line(
      head: set.text(shown), advance: advance,
      extent: min(set.advance(start..<next), max(advance, room)), paragraphStyle: style,
      startsParagraph: start == 0)
  }

  private func width(in style: ParagraphStyle, isFirstLine: Bool) -> Double {
    style.extent(isFirstLine: isFirstLine, in: fullWidth).room + Self.tolerance
  }

  /// Where the line ends that starts at a character and is wider than the width.
  private func lineEnd(
    in set: SetParagraph, from start: Int, _ mode: LineBreakMode, _ width: Double
  ) -> Int {
    var lastBreak: Int?
    for index in start..<set.count {
      if index > start, mode != .characterWrap,
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
  private func truncated(
    _ set: SetParagraph, from start: Int, _ mode: LineBreakMode, _ width: Double
  ) -> (head: Range<Int>, tail: Range<Int>, advance: Double) {
    let room = width - face.ellipsis
    let all = start..<set.count
    var head = 0
    var tail = 0
    func fits(_ head: Int, _ tail: Int) -> Bool {
      head + tail <= all.count
        && set.advance(start..<(start + head)) + set.advance((set.count - tail)..<set.count) <= room
    }
    while true {
      let takesHead = mode == .tailTruncation || mode == .middleTruncation
      let takesTail = mode == .headTruncation || mode == .middleTruncation
      if takesHead, head <= tail || !takesTail, fits(head + 1, tail) {
        head += 1
      } else if takesTail, fits(head, tail + 1) {
        tail += 1
      } else {
        break
      }
    }
    let shownHead = start..<set.trimmed(start..<(start + head))
    let shownTail = (set.count - tail)..<set.count
    // What was cut fills the width; what wasn't, because only later lines are missing, may not.
    let cut = head + tail < all.count
    let advance = set.advance(shownHead) + set.advance(shownTail) + face.ellipsis
    return (shownHead, shownTail, cut ? width - Self.tolerance : advance)
  }
}

extension LineBreakMode {
  /// Whether a text that doesn't fit is shown with an ellipsis.
  fileprivate var truncates: Bool {
    switch self {
    case .headTruncation, .middleTruncation, .tailTruncation: true
    case .wordWrap, .characterWrap, .clip: false
    }
  }
}

/// What a text is measured with.
protocol MeasuringFace {
  /// Points; line breaks are set as spaces.
  func advance(of text: Substring) -> Double
  /// The distances in points from the text's start to the end of each of its characters.
  func edges(of text: Substring) -> [Double]
  /// The advance of an ellipsis in place of what is cut, in points.
  var ellipsis: Double { get }
}

extension MeasuringFace {
  var ellipsis: Double { advance(of: "…") }
}

/// A paragraph in one line, of which pieces can be measured without measuring again.
private struct SetParagraph {
  let characters: [Character]
  private let whole: Substring
  private let indices: [String.Index]
  private let edges: [Double]

  init(_ text: Substring, face: any MeasuringFace) {
    whole = text
    characters = Array(text)
    indices = Array(text.indices) + [text.endIndex]
    edges = [0] + face.edges(of: text)
  }

  var count: Int { characters.count }

  func text(_ range: Range<Int>) -> Substring {
    whole[indices[range.lowerBound]..<indices[range.upperBound]]
  }

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

  /// Where the last word of a line starts that can stand beside the paragraph's last word, which would
  /// else be alone in the line after it; nil where that has several words or the line only one.
  func companion(ofOrphanAt start: Int, in line: Range<Int>) -> Int? {
    guard start > 0, characters[start - 1] == " ", lastBreak(in: start..<count) == nil else {
      return nil
    }
    return lastBreak(in: line)
  }

  /// The last place within a range where a line may break and leave something on either side.
  private func lastBreak(in range: Range<Int>) -> Int? {
    let end = trimmed(range)
    guard range.lowerBound + 1 < end else { return nil }
    return ((range.lowerBound + 1)..<end).last {
      LineBreaks.allowed(between: characters[$0 - 1], and: characters[$0])
    }
  }
}
