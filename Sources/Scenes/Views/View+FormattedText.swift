import InterfaceBuilder
import Styles
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
