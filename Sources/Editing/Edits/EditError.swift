import Localization

/// Why a change can't be made. Always the caller's to mend.
package struct EditError: Error, Hashable, Sendable {
  /// What is wrong and what to do.
  package let message: String
  /// Of the element that it is about.
  package let id: String?

  package init(_ message: String, id: String? = nil) {
    self.message = message
    self.id = id
  }

  static func missing(_ path: ElementPath) -> EditError {
    EditError(
      localized("The document has no %1$s; its edits may be for another version of it.", path),
      id: path.id)
  }
}
