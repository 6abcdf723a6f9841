import ArgumentParser
import Localization
import Reviewing
import WorkerProtocol

/// Which versions git has of a document, and which it merges.
struct GitVersionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "versions",
    abstract: localized("Says which versions of a document git has, and which it is merging."),
    discussion: localized(
      """
      Prints JSON: where the versions that are merged are from, which is index where git could not merge \
      the document, merging while a merge, rebase or cherry-pick is under way, and merged where the last \
      commit is a merge; and how many conflicts stand in the document as comments. The last two are looked \
      at only where there are such. With --history it lists the commits that changed the document, the \
      latest first, and with --revision the result has the document as it was there. With --into versions \
      are written into a folder: what is merged as base, ours and theirs, and that of --revision as version.

      EXAMPLES
        ninefold-worker git versions --history 10 Main.storyboard
        ninefold-worker git versions --revision HEAD~3 --into before Main.storyboard

      EXIT STATUS
        0   it was said, be it of a merge or not
        1   there is no git, no such file or revision, or a version can't be written
        64  the command line is wrong
      """))

  @Argument(
    help: ArgumentHelp(localized("The document."), valueName: localized("file", context: "value")))
  var file: String

  @Option(
    help: ArgumentHelp(
      localized("Where to write them."), valueName: localized("folder", context: "value")))
  var into: String?

  @Option(
    help: ArgumentHelp(
      localized("How many commits to list, at most."),
      valueName: localized("number", context: "value")))
  var history: Int?

  @Option(
    help: ArgumentHelp(
      localized("The commit whose version is wanted."),
      valueName: localized("revision", context: "value")))
  var revision: String?

  func run() throws {
    var request = GitVersionsParameters(file: file)
    request.into = into
    request.history = history
    request.revision = revision
    try CommandContext.run(for: CommandInput(document: file)) { [request] context in
      try context.print(context.resolver.gitVersions(request).encodedLine())
    }
  }
}
