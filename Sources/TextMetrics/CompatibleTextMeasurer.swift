/// Measures text with metrics compatible with Apple's fonts.
///
/// San Francisco, Helvetica Neue, Helvetica, Arial, Times New Roman and Courier are measured with
/// the fitted table, other families with the font that Pango finds for their name. Italics of the
/// sans serif families are as wide as the upright, as they are in San Francisco and Helvetica.
package struct CompatibleTextMeasurer: TextMeasurer {
  package init() {}

  package func ascender(of font: Font) -> Double {
    lineMetrics(of: font).ascender * font.pointSize
  }

  package func descender(of font: Font) -> Double {
    lineMetrics(of: font).descender * font.pointSize
  }

  package func lineHeight(of font: Font) -> Double {
    lineMetrics(of: font).height * font.pointSize
  }

  package func advance(of text: String, font: Font) -> Double {
    face(of: font).advance(of: text[...])
  }

  package func size(
    of text: String, font: Font, width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode
  ) -> TextSize {
    let lines = typesetter(font, width, maximumLines, lineBreakMode).lines(of: text)
    let lineHeight = lineHeight(of: font)
    return TextSize(
      width: lines.reduce(0) { max($0, $1.advance) },
      height: lineHeight + Double(lines.count - 1) * (font.leading ?? lineHeight),
      lineCount: lines.count)
  }

  /// The lines that `size(of:font:width:maximumLines:lineBreakMode:)` counted and measured, as
  /// they are to be drawn: without the spaces at which they broke, and with the ellipsis where the
  /// text was cut. A line that is clipped is returned whole.
  package func lines(
    of text: String, font: Font, width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode
  ) -> [String] {
    typesetter(font, width, maximumLines, lineBreakMode).lines(of: text).map(\.text)
  }

  /// The name of the font to draw with, which is free and looks most like the one asked for. Its
  /// advances are not those measured here: scale what is drawn to the measured width.
  package func drawingFamily(of font: Font) -> String {
    FontFamily(font.family).drawingFamily(pointSize: font.pointSize)
  }

  private func lineMetrics(of font: Font) -> LineMetrics {
    let family = FontFamily(font.family)
    return family.lineMetrics(weight: font.weight)
      ?? PangoFace(font, family: family).lineMetrics()
  }

  private func typesetter(
    _ font: Font, _ width: Double?, _ maximumLines: Int, _ lineBreakMode: LineBreakMode
  ) -> Typesetter {
    let limit = width.flatMap { $0 > 0 ? $0 : nil } ?? .infinity
    return Typesetter(
      face: face(of: font), width: limit, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
  }

  private func face(of font: Font) -> any MeasuringFace {
    let family = FontFamily(font.family)
    return FittedFace(font, family: family) ?? PangoFace(font, family: family)
  }
}
