/// How a text that does not fit in its width is cut or wrapped.
package enum LineBreakMode: String, Hashable, Sendable, Codable {
  case wordWrap
  case characterWrap
  case clip
  case headTruncation
  case middleTruncation
  case tailTruncation
}

/// The measures of a text that was set in a width, in points and not rounded.
package struct TextSize: Hashable, Sendable {
  /// The widest line's advance.
  package var width: Double
  /// All lines' heights together.
  package var height: Double
  package var lineCount: Int

  package init(width: Double, height: Double, lineCount: Int) {
    self.width = width
    self.height = height
    self.lineCount = lineCount
  }
}

/// The one interface through which text is measured. Results are points and not rounded: rounding
/// up to whole points or device pixels is the caller's, since it depends on the control.
package protocol TextMeasurer: Sendable {
  /// The distance from the baseline up to the top of a line.
  func ascender(of font: Font) -> Double
  /// The distance from the baseline down to the bottom of a line; positive.
  func descender(of font: Font) -> Double
  /// The height of one line: ascender, descender and, in fonts that have one, the gap below.
  func lineHeight(of font: Font) -> Double
  /// The advance of a text set in one line; line breaks in it are taken for spaces.
  func advance(of text: String, font: Font) -> Double
  /// Sets a text in a width (nil: without limit; it then breaks only at line breaks).
  /// - Parameter maximumLines: 0 for no limit.
  func size(
    of text: String, font: Font, width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode
  ) -> TextSize
}
