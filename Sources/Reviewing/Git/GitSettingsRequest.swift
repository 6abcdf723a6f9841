import Files
import Glibc
import Processes
import Requests
import Traits
import WorkerProtocol

/// The parameters of `gitSettings`: what makes git show and merge documents by their objects is added, taken away
/// or told.
package struct GitSettingsParameters: RequestParameters {
  package static let method = "gitSettings"

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
package struct GitSettingsResult: ResultMessage {
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

extension GitSettingsParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> GitSettingsResult {
    try resolver.gitSettings(self)
  }
}

extension Resolver {
  /// Adds git's settings, takes them away, or says what there is.
  /// - Throws: where there is no git, no repository, or a file can't be read or written.
  package func gitSettings(_ request: GitSettingsParameters) throws -> GitSettingsResult {
    let folder = request.folder ?? "."
    guard request.action != .status else {
      var result = GitSettingsResult()
      result.settings = try GitSettings.Scope.allCases.compactMap { scope in
        try Self.settings(scope, in: folder)?.summary
      }
      try result.addAttributes(in: folder)
      return result
    }
    let scope = request.scope ?? .local
    let settings = try GitSettings(scope, program: GitSettings.programCommand, in: folder)
    let isAdded = request.action == .install
    let files = settings.files.filter { isAdded ? !$0.isCurrent : $0.isInstalled }
    if request.dryRun != true {
      for file in files { try isAdded ? install(file) : uninstall(file) }
    }
    let now = try GitSettings(scope, program: GitSettings.programCommand, in: folder)
    var result = GitSettingsResult(settings: [now.summary])
    result.changes = files.map { isAdded ? $0.installation : $0.removal }
    try result.addAttributes(in: folder)
    return result
  }

  /// nil outside of repositories.
  private static func settings(
    _ scope: GitSettings.Scope, in folder: String
  ) throws(FileError) -> GitSettings? {
    do {
      return try GitSettings(scope, program: GitSettings.programCommand, in: folder)
    } catch {
      guard error.code == "no-repository" else { throw error }
      return nil
    }
  }

  private func install(_ file: GitSettings.File) throws {
    if let end = file.path.lastIndex(of: "/"), end > file.path.startIndex {
      _ = try OutputFolder(String(file.path[..<end]))
    }
    try save(file.lines.added(to: file.bytes), to: file.path)
  }

  private func uninstall(_ file: GitSettings.File) throws {
    guard let bytes = file.bytes else { return }
    if let rest = MarkedLines.removed(from: bytes) {
      try save(rest, to: file.path)
    } else if PathText.withBytes(of: file.path, { unlink($0) }) != 0 {
      throw OutputError("\(file.path) can't be removed (\(String(cString: strerror(errno)))).")
    }
  }
}

extension GitSettings {
  fileprivate var summary: GitSettingsResult.Settings {
    GitSettingsResult.Settings(
      scope: scope, installed: files.contains(where: \.isInstalled),
      current: files.allSatisfy(\.isCurrent), files: files.map(\.path))
  }
}

extension GitSettings.File {
  fileprivate var installation: GitSettingsResult.Change {
    var change = GitSettingsResult.Change(path: path)
    change.lines = lines.lines
    return change
  }

  fileprivate var removal: GitSettingsResult.Change {
    var change = GitSettingsResult.Change(path: path)
    if let bytes, MarkedLines.removed(from: bytes) == nil { change.removed = true }
    return change
  }
}

extension GitSettingsResult {
  /// Says what counts for a storyboard in a folder.
  fileprivate mutating func addAttributes(in folder: String) throws(FileError) {
    let answer = try GitProgram.run(
      ["check-attr", "-z", "diff", "merge", "--", "Main.storyboard"], in: folder)
    guard answer.status == 0 else { return }
    // Path, attribute and value, three times over.
    let words = answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    if words.count >= 6 { (diff, merge) = (words[2], words[5]) }
  }
}
