import ArgumentParser
import WorkerProtocol

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Prints what has changed between two versions of a document.",
    discussion: """
      In sentences, by scene: what has changed; which frames follow from it on the screens that lint \
      looks at; which issues came and went; and what is only noise, as Interface Builder rewrites it by \
      itself: the header, saved frames, marks. markdown is the same for a review, and json has all of it, \
      with the edits.

      With --format edits, by the elements' ids, one line of JSON: {"edits": [{"edit": "set", "element": {"id"}, \
      "attribute", "value"}, …]}. There are set, unset, text, rename, insert, remove and move; each is \
      about the document as those before it have left it. `edit --apply` makes them, of this document \
      or of another version of it. patch is the same as diff -u writes it: the earlier version with these \
      edits, without what only is spelled otherwise.

      EXAMPLES
        ninefold-worker diff <(git show HEAD:Main.storyboard) Main.storyboard
        ninefold-worker diff --format edits view.xib view.xib \\
          | jq '.edits | length'

      EXIT STATUS
        0   the differences were printed, none included
        1   a document can't be read; standard error says why
        64  the command line is wrong
      """)

  @Option(help: "How to print them: text, markdown, json, edits or patch.")
  var format = DiffReport.text

  @Flag(help: "Print one line with figures instead.")
  var stat = false

  @Argument(help: ArgumentHelp("The earlier version.", valueName: "before"))
  var before: String

  @Argument(help: ArgumentHelp("The later version.", valueName: "after"))
  var after: String

  func run() throws {
    var request = DiffParameters(before: before, after: after)
    request.changes = stat || format.hasChanges
    try CommandContext.run(for: CommandInput(document: before)) { [format, stat, request] context in
      if stat {
        let sum = DiffReport.sum(of: try context.resolver.diff(request))
        return try context.print(Array("\(request.after): \(sum)".forTerminal().utf8))
      }
      if format == .patch {
        return try context.output.write(Array(context.resolver.patch(request).utf8))
      }
      for line in try format.lines(of: context.resolver.diff(request)) { try context.print(line) }
    }
  }
}

extension DiffReport: ExpressibleByArgument {}
