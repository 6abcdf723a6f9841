import Editing

/// The parameters of `edit`.
package struct EditParameters: RequestParameters, TextRequest {
  package static let method = "edit"

  package var file: String?
  /// The document itself, where it is not (yet) what the file holds.
  package var text: String?
  /// What `diff` prints.
  package var edits: [Edit]?
  /// Made after `edits`.
  package var changes: [EditOperation]?
  /// A cell of the size-class grid that `changes` are for; nil for the base.
  package var sizeClass: String?
  /// Where to write the document; nil to have only the changes of its text.
  package var output: String?
  /// Whether the result says what becomes ambiguous or conflicting, in the size class or as designed.
  package var findsIssues: Bool?

  package init(file: String) {
    self.file = file
  }
}

/// A place in a text.
package struct TextPlace: Codable, Hashable, Sendable {
  /// From 1.
  package var line: Int
  /// From 1, in bytes.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A part of a text that is replaced, in the text before any change.
package struct TextReplacement: Codable, Hashable, Sendable {
  /// Bytes from the text's beginning: the first one, and the one behind the last.
  package var range: [Int]
  package var start: TextPlace
  package var end: TextPlace
  package var replacement: String

  package init(range: [Int], start: TextPlace, end: TextPlace, replacement: String) {
    self.range = range
    self.start = start
    self.end = end
    self.replacement = replacement
  }
}

/// The result of `edit`.
package struct EditResult: ResultMessage {
  package var file: String
  /// In the text's order; they don't overlap.
  package var replacements: [TextReplacement]
  package var output: String?
  /// Ambiguities and conflicts that the document hadn't before, where `findsIssues` asked for them.
  package var issues: [Issue]?

  package init(file: String, replacements: [TextReplacement], output: String? = nil) {
    self.file = file
    self.replacements = replacements
    self.output = output
  }
}
