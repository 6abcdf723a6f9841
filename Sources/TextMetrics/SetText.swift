/// A text that was set in lines. Lengths are points, from the text's top left, and not rounded.
package struct SetText: Hashable, Sendable {
  /// A stretch of a line that belongs to one run.
  package struct Piece: Hashable, Sendable {
    package var text: String
    /// The index of the run.
    package var run: Int
    package var advance: Double

    package init(text: String, run: Int, advance: Double) {
      (self.text, self.run, self.advance) = (text, run, advance)
    }
  }

  package struct Line: Hashable, Sendable {
    /// As they are to be drawn: without the spaces at which the line broke, and with the ellipsis where
    /// the text was cut. A line that is clipped is whole.
    package var pieces: [Piece]
    package var paragraphStyle: ParagraphStyle
    /// Where the line starts in what shows it, and how far it may reach from there; infinite where the
    /// text has no width to fit in.
    package var start: Double
    package var room: Double
    package var advance: Double
    package var top: Double
    package var height: Double
    /// From the line's bottom up to its baseline.
    package var descent: Double
    /// Whether the next line goes on with the paragraph.
    package var isContinued = false

    package var baseline: Double { top + height - descent }
    package var text: String { pieces.map(\.text).joined() }
  }

  package var lines: [Line]
  package var size: TextSize
}
