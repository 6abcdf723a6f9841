/// Which side of a conflict counts.
package enum MergeChoice: String, Hashable, Sendable, Codable, CaseIterable {
  case ours, theirs
  /// Ours stays, and what theirs has stands beside it with ids of its own.
  case both
}

/// Something that both sides changed, each in another way.
package struct MergeConflict: Hashable, Sendable, Codable {
  /// What a choice names it by; the same in every merge of the same versions.
  package let key: String
  /// Of the element that it is about.
  package let id: String?
  /// One sentence: what ours and theirs made of it, and which of both was kept.
  package let message: String
  /// What can be chosen.
  package let choices: [MergeChoice]
  /// What was chosen; nil where nobody has decided, and ours was kept.
  package let choice: MergeChoice?

  /// - Parameter statement: What ours and theirs made of it, without a full stop.
  init(
    key: String, id: String?, statement: String, choices: [MergeChoice], choice: MergeChoice?
  ) {
    self.key = key
    self.id = id
    self.choices = choices
    self.choice = choice
    let outcome =
      switch choice {
      case nil, .ours: "ours was kept"
      case .theirs: "theirs was taken"
      case .both: "both are there"
      }
    message = "\(statement); \(outcome)."
  }
}

/// What became of a merge.
package struct MergedDocument: Sendable {
  package let document: EditedDocument
  package let conflicts: [MergeConflict]
}
