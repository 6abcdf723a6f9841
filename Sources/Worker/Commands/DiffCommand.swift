import ArgumentParser
import WorkerProtocol

struct DiffCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case edits
  }

  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Prints what has changed between two versions of a document.",
    discussion: """
      As edits, by the elements' ids, one line of JSON: {"edits": [{"edit": "set", "element": {"id"}, \
      "attribute", "value"}, …]}. There are set, unset, text, rename, insert, remove and move; each is \
      about the document as those before it have left it. `edit --apply` makes them, of this document \
      or of another version of it.

      EXAMPLES
        ninefold-worker diff <(git show HEAD:Main.storyboard) Main.storyboard
        ninefold-worker diff view.xib view.xib | jq '.edits | length'

      EXIT STATUS
        0   the differences were printed, none included
        1   a document can't be read; standard error says why
        64  the command line is wrong
      """)

  @Option(help: "How to print them.")
  var format = Format.edits

  @Argument(help: ArgumentHelp("The earlier version.", valueName: "before"))
  var before: String

  @Argument(help: ArgumentHelp("The later version.", valueName: "after"))
  var after: String

  func run() throws {
    let request = DiffParameters(before: before, after: after)
    try CommandContext.run(for: CommandInput(document: before)) { context in
      try context.print(context.resolver.diff(request).encodedLine())
    }
  }
}
