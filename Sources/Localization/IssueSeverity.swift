/// How bad it is what is said of a document or of a layout.
package enum IssueSeverity: String, Codable, Sendable, CaseIterable {
  /// What the document asks for can't be had.
  case error
  /// What is shown is hardly what its author wants.
  case warning
  /// May well be meant, or is merely not known to Ninefold.
  case info
}
