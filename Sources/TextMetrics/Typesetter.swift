/// Breaks a text into lines as UIKit does: greedily, after spaces and hyphens, between ideographs,
/// and within words only where a word alone is wider than the line.
struct Typesetter {
  /// A line's text without the spaces that hang at its end, and its advance in points.
  struct Line: Equatable {
    var text: Substring
    var advance: Double
    /// Where an ellipsis stands for what was left out.
    var truncation: LineBreakMode?
  }

  /// Points that a line may be wider than the width, so that widths that were themselves computed
  /// from advances don't wrap by rounding.
  private static let tolerance = 0.01

  let width: Double
  let maximumLines: Int
  let lineBreakMode: LineBreakMode
  let advance: (Substring) -> Double

  /// At least one line; the last one may be wider than the width when it is to be clipped, and is
  /// to be cut to the width when it has a truncation.
  func lines(of text: String) -> [Line] {
    var lines: [Line] = []
    var rest = text[...]
    repeat {
      let end = rest.firstIndex(where: \.isNewline)
      let more = end.map { rest[rest.index(after: $0)...] }
      wrap(rest[..<(end ?? rest.endIndex)], isLast: more == nil, into: &lines)
      if maximumLines > 0, lines.count >= maximumLines {
        if more != nil, lines[lines.count - 1].truncation == nil {
          lines[lines.count - 1].truncation = truncation
        }
        return lines
      }
      guard let more else { return lines }
      rest = more
    } while true
  }

  private var truncation: LineBreakMode? {
    switch lineBreakMode {
    case .headTruncation, .middleTruncation, .tailTruncation: lineBreakMode
    case .wordWrap, .characterWrap, .clip: nil
    }
  }

  private func wrap(_ paragraph: Substring, isLast: Bool, into lines: inout [Line]) {
    var rest = paragraph
    while true {
      let whole = advance(rest)
      if whole <= width + Self.tolerance {
        lines.append(Line(text: rest, advance: whole, truncation: nil))
        return
      }
      let isFinal = maximumLines > 0 && lines.count == maximumLines - 1
      if isFinal, maximumLines == 1 || truncation != nil {
        // Nothing wraps any more: all that is left is cut by truncation or clipping.
        lines.append(Line(text: rest, advance: whole, truncation: truncation))
        return
      }
      let end = lineEnd(of: rest)
      let shown = trimmed(rest[..<end])
      lines.append(Line(text: shown, advance: advance(shown), truncation: nil))
      rest = rest[end...].drop { $0 == " " }
      if rest.isEmpty || isFinal { return }
    }
  }

  private func trimmed(_ line: Substring) -> Substring {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  /// Where the first line of a text that is wider than the width ends.
  private func lineEnd(of text: Substring) -> Substring.Index {
    var lastBreak: Substring.Index?
    var previous: Character?
    var end = text.startIndex
    for index in text.indices {
      let character = text[index]
      if let previous, lineBreakMode != .characterWrap,
        LineBreaks.allowed(between: previous, and: character)
      {
        lastBreak = index
      }
      // Spaces hang over the edge.
      let next = text.index(after: index)
      if character != " ", advance(text[..<next]) > width + Self.tolerance {
        let first = text.index(after: text.startIndex)
        return lastBreak ?? max(end, first)
      }
      previous = character
      end = next
    }
    return text.endIndex
  }
}

/// Where lines may break: a small part of Unicode's line breaking algorithm (UAX 14).
enum LineBreaks {
  static func allowed(between left: Character, and right: Character) -> Bool {
    guard let before = left.unicodeScalars.last, let after = right.unicodeScalars.first else {
      return false
    }
    if after == " " || before == "\u{A0}" || after == "\u{A0}" { return false }
    if closing.contains(after) || opening.contains(before) { return false }
    switch before {
    case " ", "\t", "\u{200B}", "\u{2014}": return true
    case "-", "\u{2010}", "\u{2013}": return !right.isNumber
    case "/": return !right.isNumber
    default: break
    }
    if after == "\u{2014}" { return true }
    return breaksFreely(before) || breaksFreely(after)
  }

  private static func breaksFreely(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x10FF
      && (OtherScripts.isIdeographic(scalar) || scalar.properties.isEmojiPresentation)
  }

  /// Never at the start of a line.
  private static let closing = Set<Unicode.Scalar>(
    ")]}!?,.:;%…’”»、。，．：；！？）］｝」』】〉》〕ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ".unicodeScalars)
  /// Never at the end of a line.
  private static let opening = Set<Unicode.Scalar>("([{‘“«（［｛「『【〈《〔".unicodeScalars)
}
