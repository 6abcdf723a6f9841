/// How the lines of a paragraph are set. Lengths are points.
/// Source of their meanings: the public documentation of `NSParagraphStyle`.
package struct ParagraphStyle: Hashable, Sendable, Codable {
  package enum Alignment: String, Hashable, Sendable, Codable {
    case left
    case center
    case right
    case justified
    case natural
  }

  package var alignment = Alignment.natural
  /// Nil where what shows the text decides.
  package var lineBreakMode: LineBreakMode?
  /// Below each line but the last one of the text.
  package var lineSpacing = 0.0
  /// Above a paragraph that follows another, and below one that another follows.
  package var spacingBefore = 0.0
  package var spacingAfter = 0.0
  /// From the leading edge, in a paragraph's first line and in its others.
  package var firstLineHeadIndent = 0.0
  package var headIndent = 0.0
  /// Where lines end: from the leading edge if positive, else from the trailing one.
  package var tailIndent = 0.0
  package var minimumLineHeight = 0.0
  /// 0 for no limit.
  package var maximumLineHeight = 0.0
  /// A factor on the line's natural height; 0 for 1.
  package var lineHeightMultiple = 0.0
  /// Whether a last line takes a word from the line before where it had only one.
  /// Source: the documentation of `NSParagraphStyle.LineBreakStrategy.pushOut`.
  package var avoidsOrphans = false

  package init() {}

  /// The height of a line that its fonts would give a natural height.
  func lineHeight(_ natural: Double) -> Double {
    let multiplied = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let limit = maximumLineHeight > 0 ? maximumLineHeight : .infinity
    return min(max(multiplied, minimumLineHeight), limit)
  }

  /// Where a line starts and how much room it has in a width.
  func extent(isFirstLine: Bool, in width: Double) -> (start: Double, room: Double) {
    let start = isFirstLine ? firstLineHeadIndent : headIndent
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return (start, max(end - start, 0))
  }
}
