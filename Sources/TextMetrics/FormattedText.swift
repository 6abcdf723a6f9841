/// A text of runs, each set alike throughout; a plain text is one run.
package struct FormattedText: Hashable, Sendable, Codable {
  package struct Run: Hashable, Sendable, Codable {
    package var text: String
    package var font: Font
    /// Points, after each character.
    package var kerning = 0.0
    /// Points, upwards.
    package var baselineOffset = 0.0
    /// Of a paragraph, the style of its first run counts.
    package var paragraphStyle = ParagraphStyle()

    package init(text: String, font: Font) {
      self.text = text
      self.font = font
    }
  }

  package var runs: [Run]
  /// Whether each line, the last one included, has its font's leading below it. Source: TextKit's
  /// `usesFontLeading`, which is set unless an app says otherwise; labels' lines have only that of text
  /// styles, and that only between them.
  package var countsLeading = false

  package init(runs: [Run]) { self.runs = runs }

  package init(_ text: String, font: Font) {
    runs = [Run(text: text, font: font)]
  }

  /// All runs' text.
  package var text: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// Sets all of its paragraphs so that their last lines aren't one word.
  package mutating func avoidOrphans() {
    for index in runs.indices { runs[index].paragraphStyle.avoidsOrphans = true }
  }

  /// The same text in fonts of another size, as labels shrink it; its paragraphs stay as they are.
  package func scaled(by factor: Double) -> FormattedText {
    guard factor != 1 else { return self }
    var scaled = self
    for index in runs.indices { scaled.runs[index].font.pointSize *= factor }
    return scaled
  }
}
