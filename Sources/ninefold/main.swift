import ArgumentParser
import Files
import Glibc
import Localization
import Previewer
import PreviewerModel

/// `ninefold [OPTION …] [DOCUMENT …]`.
struct Ninefold: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ninefold",
    abstract: localized(
      "Preview storyboards and xibs of iOS apps on every device and in every size class."),
    discussion: localized(
      """
      EXAMPLES
        ninefold Main.storyboard
        ninefold --device "iPad Pro (11-inch) (M4)" --run Main.storyboard
        ninefold --since HEAD~3 Main.storyboard
        ninefold --git v1.0..v1.1 Main.storyboard
        ninefold --diff Old.storyboard Main.storyboard
        ninefold --merge Base.xib Ours.xib Theirs.xib --output Main.xib

      Environment: NINEFOLD_WORKER is the path of another layout worker, NINEFOLD_RESOURCES the \
      directory with the samples.

      Exit status: 0; with --merge 1 if the document isn't saved, or with conflicts left; 64 if the command line is wrong, or names a device that there isn't; 69 if \
      there is no display or no font.
      """),
    version: PreviewerApplication.version)

  @Argument(
    help: ArgumentHelp(
      localized("Storyboards and xibs to open."),
      valueName: localized("documents", context: "value")),
    completion: .file(extensions: ["storyboard", "xib"]))
  var documents: [String] = []

  @Option(
    help: ArgumentHelp(
      localized("View the documents as this device, such as \"iPhone 15 Pro\"."),
      valueName: localized("device", context: "value")))
  var device: String?

  @Flag(name: .customLong("run"), help: ArgumentHelp(localized("Run the interface.")))
  var runs = false

  @Flag(
    name: .customLong("no-launch"),
    help: ArgumentHelp(
      localized("What runs begins with its first screen, without the app's launch screen.")))
  var leavesLaunchScreensOut = false

  @Flag(
    name: .customLong("compare"),
    help: ArgumentHelp(
      localized("Show the initial scene in several configurations beside one another.")))
  var compares = false

  @Option(
    help: ArgumentHelp(
      localized("Show what has changed in the document since a revision of git's, such as HEAD~3."),
      valueName: localized("revision", context: "value")))
  var since: String?

  @Option(
    help: ArgumentHelp(
      localized("Show what has changed in the document between two revisions of git's."),
      valueName: localized("revision..revision", context: "value")))
  var git: String?

  @Option(
    help: ArgumentHelp(
      localized("Show what has changed in the document since the version in another file."),
      valueName: localized("earlier", context: "value")),
    completion: .file(extensions: ["storyboard", "xib"]))
  var diff: String?

  @Flag(
    help: ArgumentHelp(
      localized(
        "Merge three documents, the one that both come from first, and decide what is in conflict.")
    ))
  var merge = false

  @Option(
    help: ArgumentHelp(
      localized("Where --merge saves to."), valueName: localized("file", context: "value")),
    completion: .file(extensions: ["storyboard", "xib"]))
  var output: String?

  /// What the file for the session's bus starts the program with.
  @Flag(
    name: .customLong("gapplication-service"),
    help: ArgumentHelp(localized("Wait for what the desktop says to open."), visibility: .hidden))
  var isService = false

  func validate() throws {
    let paths = documents + [since, git, diff, output].compactMap(\.self)
    guard !paths.contains("") else {
      throw ValidationError(localized("A value is empty; name a document, a revision or a file."))
    }
    if merge || output != nil {
      guard merge, output != nil, documents.count == 3, since == nil, diff == nil, git == nil,
        !runs, !compares
      else {
        throw ValidationError(
          localized(
            """
            --merge takes three documents and --output, as in `ninefold --merge Base.xib Ours.xib \
            Theirs.xib --output Main.xib`, and excludes --since, --git, --diff, --run and --compare.
            """))
      }
    }
    let comparisons = [since, diff, git].count { $0 != nil }
    if comparisons > 0 {
      guard documents.count == 1, comparisons == 1, !runs, !compares else {
        throw ValidationError(
          localized(
            """
            --since, --git and --diff take one document, as in `ninefold --diff Old.storyboard \
            New.storyboard`, and exclude one another, --run and --compare.
            """))
      }
    }
    if diff != nil, documents == ["/dev/null"] {
      throw ValidationError(
        localized("The document is gone; there is no later version that could be shown."))
    }
    if let diff, isFolder(diff) {
      throw ValidationError(
        localized(
          """
          Only two documents can be compared in the window; `ninefold-worker diff` says what has \
          changed in two folders.
          """))
    }
    if let git, revisions == nil {
      throw ValidationError(
        localized("“%1$s” are no two revisions; write them as v1.0..v1.1.", git))
    }
    if runs, compares {
      throw ValidationError(
        localized("--run and --compare exclude one another: what runs isn't compared."))
    }
  }

  /// As git has it: the one that is left out is `HEAD`.
  private var revisions: EarlierSource? {
    guard let range = git?.firstRange(of: ".."), let git else { return nil }
    let (from, to) = (git[..<range.lowerBound], git[range.upperBound...])
    guard !from.isEmpty || !to.isEmpty, !to.hasPrefix(".") else { return nil }
    return .revisions(from.isEmpty ? "HEAD" : String(from), to.isEmpty ? "HEAD" : String(to))
  }

  private var mergeSource: MergeSource? {
    guard merge, let output, documents.count == 3 else { return nil }
    return MergeSource(
      base: documents[0], ours: documents[1], theirs: documents[2], output: output)
  }

  func run() throws {
    let status = MainActor.assumeIsolated {
      PreviewerApplication().run(
        merge ? [] : documents,
        Opening(
          device: device, runs: runs, compares: compares,
          showsLaunchScreens: !leavesLaunchScreensOut,
          since: since.map { .revision($0) } ?? diff.map { .file($0) } ?? revisions,
          merge: mergeSource),
        asService: isService)
    }
    guard status == 0 else { throw ExitCode(status) }
  }

  /// Runs the program.
  static func runProgram() -> Never {
    if !ParserWords.areUnwanted(by: PathText.arguments) {
      PreviewerApplication.beginSentences()
    }
    do {
      var command = try parseAsRoot(PathText.arguments)
      try command.run()
      Glibc.exit(EXIT_SUCCESS)
    } catch {
      end(with: error)
    }
  }

  /// Says what the command line, or the program, ended with.
  private static func end(with error: any Error) -> Never {
    let status = exitCode(for: error).rawValue
    let message = fullMessage(for: error)
    guard !message.isEmpty else { Glibc.exit(status) }
    if status == EXIT_SUCCESS {
      print(ParserWords.translated(help: message))
    } else {
      let text = ParserWords.translated(error: message) + "\n"
      write(STDERR_FILENO, text, text.utf8.count)
    }
    Glibc.exit(status)
  }
}

Ninefold.runProgram()
