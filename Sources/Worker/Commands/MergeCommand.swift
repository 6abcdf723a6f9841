import ArgumentParser
import WorkerProtocol

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merges two versions of a document that come from one.",
    discussion: """
      By elements and ids, attributes and the order of children, not by lines. What only one side \
      changed is changed in the result; the rest is as OURS has it, byte for byte. Of versions of \
      Interface Builder the newer counts, and frames that it rewrites are no conflict.

      What both sides changed, each in another way, stays as in OURS. Each such conflict is a sentence \
      on standard error and, as a comment that Interface Builder passes over, in the document, which is \
      well-formed either way.

      `ninefold-worker git install` makes it git's merge driver.

      EXIT STATUS
        0   merged
        1   conflicts are left
        2   a document can't be read, or the result can't be written; standard
            error says why, and nothing has changed
        64  the command line is wrong
      """)

  @Argument(help: ArgumentHelp("The version that both come from.", valueName: "base"))
  var base: String

  @Argument(
    help: ArgumentHelp("One side, which the result is like where it can.", valueName: "ours"))
  var ours: String

  @Argument(help: ArgumentHelp("The other side.", valueName: "theirs"))
  var theirs: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write the result; it may be one of the three. Default: standard output.",
      valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Taken, as git gives it to merge drivers; comments have no markers.", valueName: "number"))
  var markerSize: Int?

  func run() throws {
    var request = MergeParameters(base: base, ours: ours, theirs: theirs)
    request.output = output
    do {
      try CommandContext.run(for: CommandInput(document: ours)) { [request] context in
        let result = try context.resolver.merge(request)
        if let text = result.text { try context.output.write(Array(text.utf8)) }
        guard !result.conflicts.isEmpty else { return }
        for conflict in result.conflicts {
          writeToStandardError("\(request.ours): conflict: \(conflict.message)")
        }
        throw ConflictsLeft()
      }
    } catch is ConflictsLeft {
      throw ExitCode(ExitStatus.conflicts)
    } catch let code as ExitCode where code.rawValue == ExitStatus.failed {
      // 1 is what git takes for conflicts.
      throw ExitCode(ExitStatus.mergeFailed)
    }
  }

  private struct ConflictsLeft: Error {}
}
