import Traits

/// The parameters of `gitSettings`: what makes git show and merge documents by their objects is added, taken away
/// or told.
package struct GitSettingsParameters: Codable, Hashable, Sendable {
  package enum Action: String, Codable, Sendable {
    case install, uninstall, status
  }

  /// Whose settings.
  package enum Scope: String, Codable, WordChoice, Sendable {
    /// A repository's.
    case local
    /// All of this user's.
    case global
  }

  package var action: Action
  /// Nil for the repository's; `status` tells both.
  package var scope: Scope?
  /// In the repository; nil for that of the process.
  package var folder: String?
  /// Whether nothing is written, and only said what would be.
  package var dryRun: Bool?

  package init(action: Action) {
    self.action = action
  }
}

/// What is installed of git's settings, as it is after the request.
package struct GitSettingsResult: Codable, Hashable, Sendable, ResultMessage {
  /// The settings of one scope.
  package struct Settings: Codable, Hashable, Sendable {
    package let scope: GitSettingsParameters.Scope
    package let installed: Bool
    /// Whether the lines are those that this version would write.
    package let current: Bool
    package let files: [String]

    package init(
      scope: GitSettingsParameters.Scope, installed: Bool, current: Bool, files: [String]
    ) {
      self.scope = scope
      self.installed = installed
      self.current = current
      self.files = files
    }
  }

  /// A change of one file.
  package struct Change: Codable, Hashable, Sendable {
    package let path: String
    /// Those that it gets; nil where ours are taken away.
    package var lines: [String]?
    /// Whether the file itself goes, as it has nothing else; nil where it stays.
    package var removed: Bool?

    package init(path: String) {
      self.path = path
    }
  }

  package var settings: [Settings]
  /// What was written, or would be; nil for `status`.
  package var changes: [Change]?
  /// What counts for a storyboard in the folder; nil outside of repositories.
  package var diff: String?
  package var merge: String?

  package init(settings: [Settings] = []) {
    self.settings = settings
  }
}
