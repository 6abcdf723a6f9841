/// Something that both sides changed, each in another way.
package struct MergeConflict: Hashable, Sendable, Codable {
  /// Of the element that it is about.
  package let id: String?
  /// One sentence: what ours and theirs made of it, and which of both was kept.
  package let message: String

  package init(id: String?, message: String) {
    self.id = id
    self.message = message
  }
}

/// What became of a merge.
package struct MergedDocument: Sendable {
  package let document: EditedDocument
  package let conflicts: [MergeConflict]
}
