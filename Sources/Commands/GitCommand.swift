import ArgumentParser
import Glibc
import InterfaceBuilder
import Localization
import Processes
import Reports
import Requests
import Reviewing
import WorkerProtocol

/// Git with interface documents.
struct GitCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "git",
    abstract: localized("Has git show and merge documents by their objects."),
    discussion: localized(
      """
      Once installed, `git diff`, `git log -p` and `git show` print a document as an outline of its \
      objects, a line for each property; `git merge`, `git rebase` and `git cherry-pick` merge by \
      objects instead of lines; and `git difftool -t ninefold` says in sentences what has changed, and \
      `-t ninefold-window` shows it in the window. \
      `git diff --no-textconv` shows the XML.

      EXAMPLES
        ninefold-worker git install --dry-run
        ninefold-worker git install --global
        ninefold-worker git status
        ninefold-worker git uninstall
      """),
    subcommands: [
      GitInstallCommand.self, GitUninstallCommand.self, GitStatusCommand.self,
      GitTextCommand.self, GitVersionsCommand.self,
    ])

  static var requests: [any AnsweredRequest.Type] {
    [GitVersionsParameters.self, GitSettingsParameters.self, GitTextParameters.self]
  }
}

/// Which of git's settings.
struct GitScopeOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      localized("This repository's settings (the default), or all of this user's.")))
  var scope = GitSettings.Scope.local
}

/// What is asked before something is written.
struct GitWritingOptions: ParsableArguments {
  @Flag(help: ArgumentHelp(localized("Print what would be written, and write nothing.")))
  var dryRun = false

  @Flag(name: .shortAndLong, help: ArgumentHelp(localized("Don't ask.")))
  var yes = false
}

struct GitInstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: localized("Adds the drivers and attributes to git's settings."),
    discussion: localized(
      """
      Prints the lines, and asks before it writes them. Drivers are written into git's configuration, \
      and attributes for *.storyboard and *.xib with --local into .git/info/attributes: not into \
      .gitattributes, which is everybody's, as the drivers are only in your configuration. With \
      --global they are in the file that core.attributesFile names, or ~/.config/git/attributes.

      The lines stand between two comments, and nothing else of the files changes. Installing again \
      replaces them.

      EXIT STATUS
        0   they are there, or --dry-run
        1   nothing was written: there is no repository or no git, a file can't be
            read or written, or nobody has agreed
        64  the command line is wrong
      """))

  @OptionGroup var scope: GitScopeOptions
  @OptionGroup var writing: GitWritingOptions

  func run() throws {
    try CommandContext.run(for: CommandInput(document: ".")) { [self] context in
      let changes = try context.gitChanges(.install, scope.scope, isWritten: false)
      guard !changes.isEmpty else {
        return try context.print(
          text: localized("Everything is installed already; nothing is written."))
      }
      for change in changes {
        try context.print(text: "\(change.path):")
        for line in change.lines ?? [] { try context.print(text: "+ \(line)") }
      }
      guard try writing.isAgreed(to: localized("Add these lines?")) else { return }
      _ = try context.gitChanges(.install, scope.scope, isWritten: true)
      try context.print(
        text: localized("Installed; `ninefold-worker git uninstall` takes it away again."))
    }
  }
}

struct GitUninstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: localized("Takes away what install has added, and nothing else."),
    discussion: localized(
      """
      What stands between the two comments goes, and a file that install has made and that has nothing \
      else is removed. Git's settings are then what they were, byte for byte.

      EXIT STATUS
        0   they are as they were, or --dry-run
        1   nothing was written: there is no repository or no git, a file can't be
            read or written, or nobody has agreed
        64  the command line is wrong
      """))

  @OptionGroup var scope: GitScopeOptions
  @OptionGroup var writing: GitWritingOptions

  func run() throws {
    try CommandContext.run(for: CommandInput(document: ".")) { [self] context in
      let changes = try context.gitChanges(.uninstall, scope.scope, isWritten: false)
      guard !changes.isEmpty else {
        return try context.print(
          text: localized("Nothing is installed; nothing is written."))
      }
      for change in changes {
        try context.print(text: "\(change.path):")
        try context.print(
          text: change.removed == true
            ? localized("- the file, which has nothing else")
            : localized("- the lines between the comments of Ninefold"))
      }
      guard try writing.isAgreed(to: localized("Remove them?")) else { return }
      _ = try context.gitChanges(.uninstall, scope.scope, isWritten: true)
      try context.print(text: localized("Uninstalled."))
    }
  }
}

extension CommandContext {
  /// What was changed of git's settings, or would be.
  fileprivate func gitChanges(
    _ action: GitSettingsParameters.Action, _ scope: GitSettings.Scope, isWritten: Bool
  ) throws -> [GitSettingsResult.Change] {
    var request = GitSettingsParameters(action: action)
    request.scope = scope
    request.dryRun = !isWritten
    return try resolver.gitSettings(request).changes ?? []
  }
}

struct GitStatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: localized("Says what is installed, and where."),
    discussion: localized(
      """
      EXIT STATUS
        0   it was said, be it installed or not
        1   there is no git, or a file can't be read
        64  the command line is wrong
      """))

  @Flag(help: ArgumentHelp(localized("Print JSON.")))
  var json = false

  func run() throws {
    try CommandContext.run(for: CommandInput(document: ".")) { [json] context in
      let status = try context.resolver.gitSettings(GitSettingsParameters(action: .status))
      if json { return try context.print(status.encodedLine()) }
      for settings in status.settings {
        let state =
          settings.current
          ? localized("installed")
          : settings.installed
            ? localized("installed, but not as now") : localized("not installed")
        try context.print(
          text: "\(settings.scope.rawValue): \(state) (\(settings.files.joined(separator: ", ")))")
      }
      guard let diff = status.diff, let merge = status.merge else { return }
      try context.print(
        text: localized("a storyboard here: diff is %1$s, merge is %2$s", diff, merge))
    }
  }
}

struct GitTextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "textconv",
    abstract: localized("Prints a document as lines that can be compared."),
    discussion: localized(
      """
      What git's diff driver runs: a line for each object and each of its properties, indented as the \
      objects are in each other. What Interface Builder rewrites by itself is left out; objects are \
      called by their ids, so that one change is one line. A file that is no document is printed as it \
      is, as git has no other use for a failure than to end.

      EXIT STATUS
        0   it was printed
        1   there is no such file
        64  the command line is wrong
      """))

  @Option(
    help: ArgumentHelp(
      localized(
        "Taken: git keeps what was printed until its command is another one, so the version is in it."
      ),
      valueName: localized("version", context: "value")))
  var cacheKey: String?

  @Argument(
    help: ArgumentHelp(localized("The document."), valueName: localized("file", context: "value")))
  var file: String

  func run() throws {
    try CommandContext.run(for: CommandInput(document: file)) { [file] context in
      let bytes = try inputBytes(file, of: localized("a document", context: "contents of a file"))
      guard let text = try? GitTextResult(of: bytes) else {
        return try context.output.write(bytes)
      }
      try context.output.write(text.lines.map { $0.terminalLine() }.bytes)
    }
  }
}

extension GitSettings.Scope: EnumerableFlag {}

extension GitWritingOptions {
  /// Whether what was shown is to be written.
  /// - Throws: where it can't be known.
  fileprivate func isAgreed(to question: String) throws -> Bool {
    if dryRun { return false }
    if yes { return true }
    guard isatty(STDIN_FILENO) != 0 else {
      throw OutputError(localized("Nothing is written: nobody can be asked here; add --yes."))
    }
    writeToStandardError("\(question) [y/N]")
    let answer = readLine(strippingNewline: true)?.lowercased() ?? ""
    if ["y", "yes"].contains(answer) { return true }
    throw OutputError(localized("Nothing is written."))
  }
}
