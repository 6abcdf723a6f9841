import InterfaceBuilder
import TextMetrics
import Traits
import UIKitMetrics

extension View {
  /// A text property, `text` or `placeholder`, in the fonts and paragraphs that it is set in; nil where
  /// there is none. A line break mode that the view itself has is that of all of its text.
  /// Source of that: UILabel's documentation of `lineBreakMode`.
  ///
  /// An attributed text may end in a line of one word.
  func formattedText(
    _ key: String = "text", font: Font, typography: Typography
  ) -> FormattedText? {
    guard
      var text = attributed(key).flatMap({
        FormattedText($0, font: font, typography: typography)
      })
    else {
      var plain = self.text(key).map { FormattedText($0, font: font) }
      if avoidsOrphans(on: typography.platform) { plain?.avoidOrphans() }
      return plain
    }
    if self["lineBreakMode"] != nil {
      for index in text.runs.indices { text.runs[index].paragraphStyle.lineBreakMode = nil }
    }
    return text
  }

  func avoidsOrphans(on platform: Platform) -> Bool {
    kind == .label && platform.avoidsOrphans
  }
}

extension FormattedText {
  /// - Parameter font: Of parts that have none of their own.
  /// - Returns: Nil where the text has no parts.
  init?(_ text: AttributedText, font: Font, typography: Typography) {
    guard !text.fragments.isEmpty else { return nil }
    self.init(
      runs: text.fragments.map { fragment in
        let own = fragment.font.map {
          Font($0, defaultSize: font.pointSize, typography: typography)
        }
        var run = Run(text: fragment.text, font: own ?? font)
        run.kerning = fragment.kerning
        run.baselineOffset = fragment.baselineOffset
        run.paragraphStyle =
          fragment.paragraphStyle.map { TextMetrics.ParagraphStyle($0) } ?? .init()
        return run
      })
  }
}

extension TextMetrics.ParagraphStyle {
  fileprivate init(_ style: AttributedText.ParagraphStyle) {
    self.init()
    alignment = style.alignment.flatMap(Alignment.init(rawValue:)) ?? .natural
    lineBreakMode = style.lineBreakMode.flatMap { Self.lineBreakModes[$0] }
    lineSpacing = style.lineSpacing
    spacingBefore = style.spacingBefore
    spacingAfter = style.spacing
    firstLineHeadIndent = style.firstLineHeadIndent
    headIndent = style.headIndent
    tailIndent = style.tailIndent
    minimumLineHeight = style.minimumLineHeight ?? 0
    maximumLineHeight = style.maximumLineHeight ?? 0
    lineHeightMultiple = style.lineHeightMultiple ?? 0
  }

  /// Paragraph styles have other names for them than views.
  private static let lineBreakModes: [String: LineBreakMode] = [
    "wordWrapping": .wordWrap, "charWrapping": .characterWrap, "clipping": .clip,
    "truncatingHead": .headTruncation, "truncatingMiddle": .middleTruncation,
    "truncatingTail": .tailTruncation,
  ]
}
