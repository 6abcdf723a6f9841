/// What is drawn of a text field or a search bar besides its text.
package struct FieldLook: Codable, Hashable, Sendable {
  /// What it says where it has no text.
  package var placeholder: String?
  /// The same where its parts look different.
  package var attributedPlaceholder: Look.AttributedText?
  /// A text field has its clear button at its end, a search bar Cancel.
  package var hasEndButton: Bool?
  /// A search bar's; absent is Cancel.
  package var endButtonTitle: String?
  /// Whether it is typed into.
  package var isEdited: Bool?
  /// A search bar's: a line above the field.
  package var prompt: String?

  package init() {}
}
