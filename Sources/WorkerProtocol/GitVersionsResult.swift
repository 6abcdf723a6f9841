/// Which versions of a document git is merging; what `git versions` prints.
package struct GitVersionsResult: Codable, Hashable, Sendable, ResultMessage {
  /// Where the versions are from.
  package enum Source: String, Codable, Sendable {
    /// What git could not merge, and has as unmerged in its index.
    case index
    /// The merge, rebase or cherry-pick that is under way.
    case merging
    /// The last commit, which is a merge.
    case merged
  }

  package var file: String
  /// Nil where git merges nothing.
  package var source: Source?
  /// How many conflicts stand in the document as comments, as a merge leaves them.
  package var comments: Int
  /// Paths of the versions, where they were asked for.
  package var base: String?
  package var ours: String?
  package var theirs: String?

  package init(file: String, comments: Int) {
    self.file = file
    self.comments = comments
  }
}
