import Localization
import PreviewerWorker

/// What the banner says above a document.
package struct Notice: Hashable, Sendable {
  /// What can be done about it.
  package enum Choice: Hashable, Sendable {
    /// Show what the file holds, without unsaved changes.
    case reload
    /// Leave the file alone until the next save, which replaces it.
    case keepMine
    /// Write the unsaved text into a file beside it, and show what the file holds.
    case keepBoth
    /// Show what the unsaved text has otherwise than the file.
    case seeDifference
    /// Merge the unsaved text with what the file has become.
    case mergeWithFile
    /// Take up the unsaved changes of a program that ended.
    case restore
    case discard
    /// Make an edit whatever becomes ambiguous, or not at all.
    case editAnyway
    /// Decide what git could not merge.
    case resolveConflicts
    case cancel
  }

  package var title: String
  /// What the worker wrote to standard error; empty without any.
  package var details = ""
  /// Whether asking again can help.
  package var isRetryable = false
  /// Whether it is only said for a moment, as it asks for nothing.
  package var isPassing = false
  package var choices: [Choice] = []

  package init(
    title: String, details: String = "", isRetryable: Bool = false, isPassing: Bool = false,
    choices: [Choice] = []
  ) {
    self.title = title
    self.details = details
    self.isRetryable = isRetryable
    self.isPassing = isPassing
    self.choices = choices
  }

  /// All of it, for the clipboard.
  package var text: String { details.isEmpty ? title : title + "\n\n" + details }
}

extension Notice {
  init(_ failure: SupervisionPolicy.Failure, standardError: String) {
    isRetryable = true
    switch failure {
    case .notStarted(let reason):
      title = localized("The layout worker can't be started. %1$s", reason)
    case .gaveUp(let reason):
      title = localized(
        """
        The layout worker stopped twice on this document, which is left alone until it changes. %1$s
        """, reason)
      details = standardError
    case .unstable(let reason):
      title = localized("The layout worker keeps stopping. %1$s", reason)
      details = standardError
    }
  }
}

extension Notice {
  /// Something else has written the file while there are unsaved changes.
  static let changedOnDisk = Notice(
    title: localized(
      """
      The file has changed on disk, and has not been overwritten. Reload it and lose your changes, \
      keep them, so that saving replaces what is on disk, keep both, or merge them.
      """), choices: [.reload, .keepMine, .keepBoth, .mergeWithFile, .seeDifference])

  /// An edit would leave views without a frame of their own.
  /// - Parameter issues: In their own words.
  static func wouldBeAmbiguous(_ edit: String, _ issues: [String]) -> Notice {
    let shown = issues.prefix(3).joined(separator: "\n")
    let more = issues.count - 3
    let rest = more > 0 ? "\n" + localized("and %1$s more.", plural: "and %1$s more.", more) : ""
    return Notice(
      title: localized(
        "%1$s? The layout would not be definite any more:\n%2$s%3$s", edit, shown, rest),
      choices: [.editAnyway, .cancel])
  }

  static let reloadWouldDiscard = Notice(
    title: localized("Reloading discards the changes that are not saved."), choices: [.reload])

  static let unsavedChangesWereFound = Notice(
    title: localized("Changes to this document were not saved when Ninefold ended the last time."),
    choices: [.restore, .discard])
}
