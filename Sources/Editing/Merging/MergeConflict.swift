import Localization

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
  /// - Returns: The message.
  static func sentence(_ statement: String, _ choice: MergeChoice?) -> String {
    switch choice {
    case nil, .ours: localized("%1$s; ours was kept.", statement)
    case .theirs: localized("%1$s; theirs was taken.", statement)
    case .both: localized("%1$s; both are there.", statement)
    }
  }
}

/// What became of a merge.
package struct MergedDocument: Sendable {
  package let document: EditedDocument
  package let conflicts: [MergeConflict]
}
