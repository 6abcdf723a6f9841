/// Measures with metrics compatible with Apple's fonts.
package struct CompatibleTextMeasurer: TextMeasurer {
  package init() {}

  package func ascender(of font: Font) -> Double { font.pointSize * 0.952148 }
  package func descender(of font: Font) -> Double { font.pointSize * 0.241211 }
  package func lineHeight(of font: Font) -> Double { font.pointSize * 1.193359375 }
  package func advance(of text: String, font: Font) -> Double {
    Double(text.unicodeScalars.count) * font.pointSize * 0.52
  }

  package func size(
    of text: String, font: Font, width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode
  ) -> TextSize {
    let advance = advance(of: text, font: font)
    guard let width, width > 0, advance > width, maximumLines != 1 else {
      return TextSize(width: advance, height: lineHeight(of: font), lineCount: 1)
    }
    var lines = Int((advance / width).rounded(.up))
    if maximumLines > 0 { lines = min(lines, maximumLines) }
    return TextSize(width: width, height: Double(lines) * lineHeight(of: font), lineCount: lines)
  }
}
