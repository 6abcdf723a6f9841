/// The parameters of `gitText`: a document that is wanted as lines that can be compared.
package struct GitTextParameters: Codable, Hashable, Sendable {
  package var file: String?
  /// The document itself, where it is not (yet) what the file holds.
  package var text: String?

  package init(file: String) {
    self.file = file
  }
}

/// A document as lines that can be compared; what `git textconv` prints, and `git diff` shows.
package struct GitTextResult: Codable, Hashable, Sendable, ResultMessage {
  /// One for each object and each of its properties, indented as the objects are in each other. They are English,
  /// as git may keep them.
  package var lines: [String]

  package init(lines: [String]) {
    self.lines = lines
  }
}
