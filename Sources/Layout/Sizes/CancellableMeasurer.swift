import TextMetrics

/// Measures texts as long as somebody wants the layout: with many texts that takes most of its time. What it
/// says afterwards is nothing to go by, and nobody gets to see it.
struct CancellableMeasurer: TextMeasurer {
  let base: any TextMeasurer
  let isCancelled: @Sendable () -> Bool

  func descender(of font: Font) -> Double { base.descender(of: font) }
  func lineHeight(of font: Font) -> Double { base.lineHeight(of: font) }
  func leading(of font: Font) -> Double { base.leading(of: font) }

  func advance(of text: FormattedText) -> Double { isCancelled() ? 0 : base.advance(of: text) }

  func size(
    of text: FormattedText, width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode
  ) -> TextSize {
    guard !isCancelled() else {
      return TextSize(
        width: 0, height: 0, lineCount: 1, firstLineHeight: 0, firstDescent: 0, lastDescent: 0)
    }
    return base.size(
      of: text, width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
  }
}
