/// How a text that does not fit in its width is cut or wrapped.
package enum LineBreakMode: String, Hashable, Sendable, Codable {
  case wordWrap
  case characterWrap
  case clip
  case headTruncation
  case middleTruncation
  case tailTruncation

  /// Whether the text goes on in another line, as far as there may be several.
  package var wraps: Bool { self == .wordWrap || self == .characterWrap }
}

/// The measures of a text that was set in a width, in points and not rounded.
package struct TextSize: Hashable, Sendable {
  /// The widest line's advance.
  package var width: Double
  /// All lines' heights together.
  package var height: Double
  package var lineCount: Int
  /// The first line's height, and how far its bottom and the last line's are below their baselines.
  package var firstLineHeight: Double
  package var firstDescent: Double
  package var lastDescent: Double

  package init(
    width: Double, height: Double, lineCount: Int, firstLineHeight: Double, firstDescent: Double,
    lastDescent: Double
  ) {
    self.width = width
    self.height = height
    self.lineCount = lineCount
    self.firstLineHeight = firstLineHeight
    self.firstDescent = firstDescent
    self.lastDescent = lastDescent
  }
}

/// The one interface through which text is measured. Results are points and not rounded: rounding
/// up to whole points or device pixels is the caller's, since it depends on the control.
package protocol TextMeasurer: Sendable {
  /// The distance from the baseline down to the bottom of a line; positive.
  func descender(of font: Font) -> Double
  /// The height of one line: ascender and descender.
  func lineHeight(of font: Font) -> Double
  /// What is below each line of a text that counts its leading; never negative. Styles of 11 points have
  /// 13 from line to line, of which a line is 13.13 high: no text view in one of them was seen (14 in text
  /// styles of 1,749 documents, none in the captions), so nothing tells what TextKit does there.
  func leading(of font: Font) -> Double
  /// The advance of a text set in one line; line breaks in it are taken for spaces.
  func advance(of text: FormattedText) -> Double
  /// Sets a text in a width (nil: without limit; it then breaks only at line breaks).
  /// - Parameters:
  ///   - maximumLines: 0 for no limit.
  ///   - lineBreakMode: Of paragraphs whose style has none of its own.
  func size(
    of text: FormattedText, width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode
  ) -> TextSize
}

extension TextMeasurer {
  /// The advance of a plain text set in one line; line breaks in it are taken for spaces.
  package func advance(of text: String, font: Font) -> Double {
    advance(of: FormattedText(text, font: font))
  }
}
