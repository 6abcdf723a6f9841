/// Measures text with metrics compatible with Apple's fonts.
///
/// San Francisco, Helvetica Neue, Helvetica, Arial, Times New Roman and Courier are measured with
/// the fitted table, other families with the font that Pango finds for their name. Italics of the
/// sans serif families are as wide as the upright, as they are in San Francisco and Helvetica.
package struct CompatibleTextMeasurer: TextMeasurer {
  private let pangoFaces = PangoFaces()

  package init() {}

  package func descender(of font: Font) -> Double {
    lineMetrics(of: font).descender * font.pointSize
  }

  package func lineHeight(of font: Font) -> Double {
    lineMetrics(of: font).height * font.pointSize
  }

  package func leading(of font: Font) -> Double {
    guard let leading = font.leading else { return lineMetrics(of: font).gap * font.pointSize }
    return max(0, leading - lineHeight(of: font))
  }

  package func advance(of text: FormattedText) -> Double {
    let text = text.bounded
    let whole = text.text
    return face(of: text, RunRanges(text, whole: whole)).advance(of: whole[...])
  }

  package func size(
    of text: FormattedText, width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode
  ) -> TextSize {
    set(text, width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode).size
  }

  /// Sets a text in a width (nil: without limit) as it is to be drawn: what of it there is room for anywhere.
  /// - Parameters:
  ///   - maximumLines: 0 for no limit.
  ///   - lineBreakMode: Of paragraphs whose style has none of its own.
  package func set(
    _ text: FormattedText, width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode
  ) -> SetText {
    let text = text.bounded
    let whole = text.text
    let runs = RunRanges(text, whole: whole)
    let limit = width.flatMap { $0 > 0 ? $0 : nil } ?? .infinity
    let face = face(of: text, runs)
    let typesetter = Typesetter(
      face: face,
      paragraphStyle: { text.runs.isEmpty ? ParagraphStyle() : style(of: $0, in: text, runs) },
      width: limit, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
    let stacked = LineStack(text: text, runs: runs, face: face, width: limit, measurer: self)
    return stacked.stacked(typesetter.lines(of: whole))
  }

  private func style(
    of paragraph: Substring, in text: FormattedText, _ runs: RunRanges
  ) -> ParagraphStyle {
    text.runs[runs.run(at: paragraph.startIndex)].paragraphStyle
  }

  /// The names of the fonts to draw with, as fontconfig takes them: the one itself, then free ones that look
  /// most alike. Their advances need not be those measured here: scale what is drawn to the measured width.
  package static func families(for font: Font) -> String {
    FontFamily(font.family).families(pointSize: font.pointSize, weight: font.weight)
  }

  /// The family of the font that stands in for one which a document names; nil where it is drawn itself, and
  /// for San Francisco, for which one always does. Pango is asked about fonts only that it measures as well.
  package func standIn(for font: Font) -> String? {
    let family = FontFamily(font.family)
    if let known = family.fittedStandIn(weight: font.weight) { return known }
    switch family {
    case .avenirNext, .other: break
    default: return nil
    }
    let found = pangoFaces.withFace(font, family) { $0.foundFamily }
    let isFound = family.families(pointSize: font.pointSize, weight: font.weight).split(
      separator: ","
    ).first.map {
      $0 == found
    }
    return isFound == true ? nil : found
  }

  func lineMetrics(of font: Font) -> LineMetrics {
    let family = FontFamily(font.family)
    return family.lineMetrics(weight: font.weight)
      ?? pangoFaces.lineMetrics(of: font, family: family)
  }

  /// One run without kerning is measured by its font's own face.
  private func face(of text: FormattedText, _ runs: RunRanges) -> any MeasuringFace {
    if text.runs.count == 1, text.runs[0].kerning == 0 { return face(of: text.runs[0]) }
    return FormattedFace(text, runs: runs, face: face(of:))
  }

  private func face(of run: FormattedText.Run) -> any MeasuringFace {
    let family = FontFamily(run.font.family)
    let drawn = SharedPangoFace(faces: pangoFaces, font: run.font, family: family)
    guard let fitted = FittedFace(run.font, family: family) else { return drawn }
    return JoinedScripts.isIn(run.text) ? JoinedFace(fitted: fitted, drawn: drawn) : fitted
  }
}
