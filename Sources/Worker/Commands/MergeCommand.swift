import ArgumentParser
import Editing
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

      --json prints them with what each is known by, and --choose decides one: theirs, ours, or both, \
      where theirs can stand beside ours with ids of its own. What was chosen of comes without comment.

      `ninefold-worker git install` makes it git's merge driver; `ninefold --merge` decides in a window.

      EXAMPLES
        ninefold-worker merge --json Base.xib Ours.xib Theirs.xib
        ninefold-worker merge --choose b1/title=theirs Base.xib Ours.xib Theirs.xib

      EXIT STATUS
        0   merged
        1   conflicts are left that nothing was chosen of
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

  @Option(
    help: ArgumentHelp(
      "Decide a conflict: ours, theirs or both; may be repeated.", valueName: "key=side"))
  var choose: [String] = []

  @Flag(help: "Print JSON: the conflicts and, without --output, the document.")
  var json = false

  private var choices: [String: MergeChoice] {
    get throws {
      var choices: [String: MergeChoice] = [:]
      for word in choose {
        // A key may have an equals sign in it, a side hasn't.
        guard let end = word.lastIndex(of: "="), end > word.startIndex,
          let choice = MergeChoice(rawValue: String(word[word.index(after: end)...]))
        else {
          throw ValidationError(
            "--choose takes a conflict's key and a side, as in b1/title=theirs; “\(word)” is none.")
        }
        choices[String(word[..<end])] = choice
      }
      return choices
    }
  }

  func validate() throws {
    _ = try choices
  }

  func run() throws {
    var request = MergeParameters(base: base, ours: ours, theirs: theirs)
    request.output = output
    request.choices = try choices
    do {
      try CommandContext.run(for: CommandInput(document: ours)) { [request, json] context in
        let result = try context.resolver.merge(request)
        if json {
          try context.print(result.encodedLine())
        } else if let text = result.text {
          try context.output.write(Array(text.utf8))
        }
        let known = Set(result.conflicts.map(\.key))
        for key in (request.choices ?? [:]).keys.sorted() where !known.contains(key) {
          writeToStandardError("\(request.ours): no conflict is known by “\(key)”")
        }
        let conflicts = result.conflicts.filter { $0.choice == nil }
        guard !conflicts.isEmpty else { return }
        for conflict in conflicts where !json {
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
