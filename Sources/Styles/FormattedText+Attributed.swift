import InterfaceBuilder
import TextMetrics
import Traits
import UIKitMetrics

extension FormattedText {
  /// - Parameter font: Of parts that have none of their own.
  /// - Returns: Nil where the text has no parts.
  package init?(_ text: AttributedText, font: Font, typography: Typography) {
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
