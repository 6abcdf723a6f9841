import TextMetrics
import Traits

extension Look {
  /// A text of runs, with what each is drawn with.
  package struct AttributedText: Codable, Hashable, Sendable {
    package struct Ink: Codable, Hashable, Sendable {
      /// Absent is the colour of the whole.
      package var color: Color?
      package var background: Color?
      package var isUnderlined = false
      package var isStruckThrough = false

      package init(color: Color? = nil) { self.color = color }
    }

    package var text: FormattedText
    /// As many as the text has runs.
    package var inks: [Ink]

    package init(text: FormattedText, inks: [Ink]) {
      self.text = text
      self.inks = inks
    }

    /// A plain text: one run, in the colour of the whole.
    package init(_ text: String, font: Font) {
      self.init(text: FormattedText(text, font: font), inks: [Ink()])
    }
  }
}
