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
    measure(for: font)(text[...])
  }

  package func size(
    of text: String, font: Font, width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode
  ) -> TextSize {
    let lines = typesetter(font, width, maximumLines, lineBreakMode).lines(of: text)
    let widest = lines.reduce(0) { widest, line in
      max(widest, line.truncation == nil ? line.advance : min(line.advance, width ?? .infinity))
    }
    return TextSize(
      width: widest, height: Double(lines.count) * lineHeight(of: font), lineCount: lines.count)
  }

  /// The lines that `size(of:font:width:maximumLines:lineBreakMode:)` counted and measured, as
  /// they are to be drawn: without the spaces at which they broke, and with the ellipsis where the
  /// text was cut. A line that is clipped is returned whole.
  package func lines(
    of text: String, font: Font, width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode
  ) -> [String] {
    let typesetter = typesetter(font, width, maximumLines, lineBreakMode)
    return typesetter.lines(of: text).map { line in
      guard let truncation = line.truncation else { return String(line.text) }
      return Truncation(mode: truncation, width: typesetter.width, advance: typesetter.advance)
        .apply(to: line.text)
    }
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
      width: limit, maximumLines: maximumLines, lineBreakMode: lineBreakMode,
      advance: measure(for: font))
  }

  /// The advance of a text in a font, in points.
  private func measure(for font: Font) -> (Substring) -> Double {
    let family = FontFamily(font.family)
    guard let face = FittedFace(font, family: family) else {
      let face = PangoFace(font, family: family)
      return { face.advance(of: String($0)) }
    }
    let scale = font.pointSize / FittedMetrics.unitsPerEm
    return { text in
      var run = GlyphRun(face: face)
      for scalar in text.unicodeScalars { run.append(scalar) }
      return max(run.units, 0) * scale
    }
  }
}
