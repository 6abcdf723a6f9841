import ArgumentParser
import Glibc
import InterfaceBuilder
import Localization
import WorkerProtocol

/// Git with interface documents.
struct GitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git",
    abstract: "Has git show and merge documents by their objects.",
    discussion: """
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
      """,
    subcommands: [
      GitInstallCommand.self, GitUninstallCommand.self, GitStatusCommand.self,
      GitTextCommand.self, GitVersionsCommand.self,
    ])
}

/// Which of git's settings.
struct GitScopeOptions: ParsableArguments {
  @Flag(help: "This repository's settings (the default), or all of this user's.")
  var scope = GitSettings.Scope.local
}

/// What is asked before something is written.
struct GitWritingOptions: ParsableArguments {
  @Flag(help: "Print what would be written, and write nothing.")
  var dryRun = false

  @Flag(name: .shortAndLong, help: "Don't ask.")
  var yes = false
}

struct GitInstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Adds the drivers and attributes to git's settings.",
    discussion: """
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
      """)

  @OptionGroup var scope: GitScopeOptions
  @OptionGroup var writing: GitWritingOptions

  func run() throws {
    try CommandContext.run(for: CommandInput(document: ".")) { [self] context in
      let settings = try GitSettings(scope.scope, program: GitSettings.programCommand)
      let files = settings.files.filter { !$0.isCurrent }
      guard !files.isEmpty else {
        return try context.print(text: "Everything is installed already; nothing is written.")
      }
      for file in files {
        try context.print(text: "\(file.path):")
        for line in file.lines.lines { try context.print(text: "+ \(line)") }
      }
      guard try writing.isAgreed(to: "Add these lines?") else { return }
      for file in files {
        if let end = file.path.lastIndex(of: "/"), end > file.path.startIndex {
          _ = try OutputFolder(String(file.path[..<end]))
        }
        try context.resolver.save(file.lines.added(to: file.bytes), to: file.path)
      }
      try context.print(text: "Installed; `ninefold-worker git uninstall` takes it away again.")
    }
  }
}

struct GitUninstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Takes away what install has added, and nothing else.",
    discussion: """
      What stands between the two comments goes, and a file that install has made and that has nothing \
      else is removed. Git's settings are then what they were, byte for byte.

      EXIT STATUS
        0   they are as they were, or --dry-run
        1   nothing was written: there is no repository or no git, a file can't be
            read or written, or nobody has agreed
        64  the command line is wrong
      """)

  @OptionGroup var scope: GitScopeOptions
  @OptionGroup var writing: GitWritingOptions

  func run() throws {
    try CommandContext.run(for: CommandInput(document: ".")) { [self] context in
      let settings = try GitSettings(scope.scope, program: GitSettings.programCommand)
      let files = settings.files.filter(\.isInstalled)
      guard !files.isEmpty else {
        return try context.print(text: "Nothing is installed; nothing is written.")
      }
      for file in files {
        try context.print(text: "\(file.path):")
        let rest = file.bytes.flatMap { MarkedLines.removed(from: $0) }
        try context.print(
          text: rest == nil
            ? "- the file, which has nothing else" : "- the lines between the comments of Ninefold")
      }
      guard try writing.isAgreed(to: "Remove them?") else { return }
      for file in files {
        guard let bytes = file.bytes else { continue }
        if let rest = MarkedLines.removed(from: bytes) {
          try context.resolver.save(rest, to: file.path)
        } else if unlink(file.path) != 0 {
          throw OutputError("\(file.path) can't be removed (\(String(cString: strerror(errno)))).")
        }
      }
      try context.print(text: "Uninstalled.")
    }
  }
}

struct GitStatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Says what is installed, and where.",
    discussion: """
      EXIT STATUS
        0   it was said, be it installed or not
        1   there is no git, or a file can't be read
        64  the command line is wrong
      """)

  @Flag(help: "Print JSON.")
  var json = false

  /// As JSON has it.
  private struct Status: ResultMessage {
    struct Settings: Encodable {
      let scope: GitSettings.Scope
      let installed: Bool
      /// Whether the lines are those that this version would write.
      let current: Bool
      let files: [String]
    }

    var settings: [Settings] = []
    /// What counts for a storyboard here; nil outside of repositories.
    var diff: String?
    var merge: String?
  }

  func run() throws {
    try CommandContext.run(for: CommandInput(document: ".")) { [json] context in
      let status = try Self.status()
      if json { return try context.print(status.encodedLine()) }
      for settings in status.settings {
        let state =
          settings.current
          ? "installed" : settings.installed ? "installed, but not as now" : "not installed"
        try context.print(
          text: "\(settings.scope.rawValue): \(state) (\(settings.files.joined(separator: ", ")))")
      }
      guard let diff = status.diff, let merge = status.merge else { return }
      try context.print(text: "a storyboard here: diff is \(diff), merge is \(merge)")
    }
  }

  /// nil outside of repositories.
  private static func settings(_ scope: GitSettings.Scope) throws -> GitSettings? {
    do {
      return try GitSettings(scope, program: GitSettings.programCommand)
    } catch {
      guard error.code == "no-repository" else { throw error }
      return nil
    }
  }

  private static func status() throws -> Status {
    var status = Status()
    for scope in GitSettings.Scope.allCases {
      guard let settings = try settings(scope) else { continue }
      status.settings.append(
        Status.Settings(
          scope: scope, installed: settings.files.contains(where: \.isInstalled),
          current: settings.files.allSatisfy(\.isCurrent), files: settings.files.map(\.path)))
    }
    let answer = try GitProgram.run(
      ["check-attr", "-z", "diff", "merge", "--", "Main.storyboard"], in: ".")
    if answer.status == 0 {
      // Path, attribute and value, three times over.
      let words = answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      if words.count >= 6 { (status.diff, status.merge) = (words[2], words[5]) }
    }
    return status
  }
}

struct GitTextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "textconv",
    abstract: "Prints a document as lines that can be compared.",
    discussion: """
      What git's diff driver runs: a line for each object and each of its properties, indented as the \
      objects are in each other. What Interface Builder rewrites by itself is left out; objects are \
      called by their ids, so that one change is one line. A file that is no document is printed as it \
      is, as git has no other use for a failure than to end.

      EXIT STATUS
        0   it was printed
        1   there is no such file
        64  the command line is wrong
      """)

  @Argument(help: "The document.")
  var file: String

  func run() throws {
    try CommandContext.run(for: CommandInput(document: file)) { [file] context in
      let bytes = try inputBytes(file, of: "a document")
      guard let document = try? Document(parsing: bytes) else {
        return try context.output.write(bytes)
      }
      // As git may keep it, and shows it to everybody.
      let lines = Localization.untranslated { DocumentOutline(document).lines }
      try context.output.write(lines.map { $0.forTerminal() }.bytes)
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
      throw OutputError("Nothing is written: nobody can be asked here; add --yes.")
    }
    writeToStandardError("\(question) [y/N]")
    let answer = readLine(strippingNewline: true)?.lowercased() ?? ""
    if ["y", "yes"].contains(answer) { return true }
    throw OutputError("Nothing is written.")
  }
}
