import Editing

/// The parameters of `merge`.
package struct MergeParameters: RequestParameters {
  package static let method = "merge"

  /// Paths.
  package var base: String
  package var ours: String
  package var theirs: String
  /// Where to write the merged document; nil to have it in the result.
  package var output: String?
  /// What was chosen of conflicts, by their keys; the others keep ours and have a comment.
  package var choices: [String: MergeChoice]?
  /// How many characters git's markers of conflicts have in such files; nil for git's own 7.
  package var markerLength: Int?

  package init(base: String, ours: String, theirs: String) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }
}

/// The result of `merge`.
package struct MergeResult: ResultMessage {
  /// What both sides changed, each in another way; ours was kept where nothing was chosen.
  package var conflicts: [MergeConflict]
  package var output: String?
  /// The document, where no path was given.
  package var text: String?

  package init(conflicts: [MergeConflict], output: String? = nil, text: String? = nil) {
    self.conflicts = conflicts
    self.output = output
    self.text = text
  }
}

/// What both sides of a merge changed, and which side counts.
package typealias MergeConflict = Editing.MergeConflict
package typealias MergeChoice = Editing.MergeChoice
