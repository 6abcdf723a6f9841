import Traits

/// A language that a document is there in.
package struct LanguageEntry: Codable, Hashable, Sendable {
  /// Its tag, such as `pt-BR`.
  package var language: String
  /// What people call it.
  package var title: String
  package var direction: LayoutDirection
  /// The document in this language, where it has one of its own.
  package var document: String?
  /// The files that have its texts.
  package var files: [String]
  /// How many of the document's texts it has words for.
  package var translated: Int
  /// How many texts it has that the document doesn't.
  package var stale: Int

  package init(
    language: String, title: String, direction: LayoutDirection, document: String?,
    files: [String], translated: Int, stale: Int
  ) {
    self.language = language
    self.title = title
    self.direction = direction
    self.document = document
    self.files = files
    self.translated = translated
    self.stale = stale
  }
}

/// A language that nobody speaks, to see what a translation would do.
package struct PseudoLanguageEntry: Codable, Hashable, Sendable {
  /// As requests call it.
  package var language: String
  package var title: String
  package var direction: LayoutDirection

  package init(language: String, title: String, direction: LayoutDirection) {
    self.language = language
    self.title = title
    self.direction = direction
  }
}
