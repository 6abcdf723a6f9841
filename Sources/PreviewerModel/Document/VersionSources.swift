/// Where the version is that a document is compared with.
package enum EarlierSource: Hashable, Sendable {
  /// In git's words, such as `HEAD`.
  case revision(String)
  /// The earlier and the later one of two revisions, neither of which is what the window has.
  case revisions(String, String)
  /// A path.
  case file(String)
}

/// Paths of three versions of a document, and where they are merged to.
package struct MergeSource: Hashable, Sendable {
  package var base: String
  package var ours: String
  package var theirs: String
  package var output: String

  package init(base: String, ours: String, theirs: String, output: String) {
    (self.base, self.ours, self.theirs, self.output) = (base, ours, theirs, output)
  }
}
