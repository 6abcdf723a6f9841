/// The parameters of `gitVersions`: a document, and what is to be said of its versions.
package struct GitVersionsParameters: RequestParameters {
  package static let method = "gitVersions"

  /// The path of the document, which need not be there any more.
  package var file: String
  /// A folder that versions are written into: those that git is merging as `base`, `ours` and `theirs`, and
  /// that of `revision` as `version`.
  package var into: String?
  /// How many commits that changed the document are listed, at most; nil for none.
  package var history: Int?
  /// What git calls a commit by, such as `HEAD~1`, `v1.0` or its id: the document is wanted as it was there.
  package var revision: String?

  package init(file: String) {
    self.file = file
  }
}

/// A commit that changed a document.
package struct GitVersion: Codable, Hashable, Sendable {
  /// The commit's id.
  package var revision: String
  /// When it was committed, as ISO 8601 has it, with its time zone.
  package var date: String
  /// The first line of what it says.
  package var subject: String
  /// The document's path there, from the repository's folder on.
  package var path: String

  package init(revision: String, date: String, subject: String, path: String) {
    self.revision = revision
    self.date = date
    self.subject = subject
    self.path = path
  }
}

/// Which versions of a document git has, and which it is merging; what `git versions` prints.
package struct GitVersionsResult: ResultMessage {
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
  /// Whether it isn't in the working tree any more; nil where it is.
  package var deleted: Bool?
  /// Nil where git merges nothing.
  package var source: Source?
  /// How many conflicts stand in the document as comments, as a merge leaves them.
  package var comments: Int
  /// Paths of the versions, where they were asked for.
  package var base: String?
  package var ours: String?
  package var theirs: String?
  /// The commits that changed the document, the latest first; nil where they were not asked for.
  package var history: [GitVersion]?
  /// The id of the commit that was asked for.
  package var revision: String?
  /// The document as it was there; nil where it was written into a folder.
  package var text: String?
  /// The path that it was written to.
  package var version: String?

  package init(file: String, comments: Int) {
    self.file = file
    self.comments = comments
  }
}
