import ArgumentParser
import Editing
import Localization
import WorkerProtocol

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: localized("Merges two versions of a document that come from one."),
    discussion: localized(
      """
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
      """))

  @Argument(
    help: ArgumentHelp(
      localized("The version that both come from."), valueName: localized("base", context: "value"))
  )
  var base: String

  @Argument(
    help: ArgumentHelp(
      localized("One side, which the result is like where it can."),
      valueName: localized("ours", context: "value")))
  var ours: String

  @Argument(
    help: ArgumentHelp(
      localized("The other side."), valueName: localized("theirs", context: "value")))
  var theirs: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      localized("Where to write the result; it may be one of the three. Default: standard output."),
      valueName: localized("file", context: "value")))
  var output: String?

  @Option(
    help: ArgumentHelp(
      localized("Taken, as git gives it to merge drivers; comments have no markers."),
      valueName: localized("number", context: "value")))
  var markerSize: Int?

  @Option(
    help: ArgumentHelp(
      localized("What conflicts call the document: git's own names for versions are temporary."),
      valueName: localized("path", context: "value")))
  var path: String?

  @Option(
    help: ArgumentHelp(
      localized("Decide a conflict: ours, theirs or both; may be repeated."),
      valueName: localized("key=side", context: "value")))
  var choose: [String] = []

  @Flag(
    help: ArgumentHelp(localized("Print JSON: the conflicts and, without --output, the document.")))
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
            localized(
              "--choose takes a conflict's key and a side, as in b1/title=theirs; “%1$s” is none.",
              word))
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
      let name = path ?? ours
      try CommandContext.run(for: CommandInput(document: ours)) { [request, json, path] context in
        let result = try context.merge(request, calledBy: path)
        if json {
          try context.print(result.encodedLine())
        } else if let text = result.text {
          try context.output.write(Array(text.utf8))
        }
        let known = Set(result.conflicts.map(\.key))
        for key in (request.choices ?? [:]).keys.sorted() where !known.contains(key) {
          writeToStandardError(localized("%1$s: no conflict is known by “%2$s”", name, key))
        }
        let conflicts = result.conflicts.filter { $0.choice == nil }
        guard !conflicts.isEmpty else { return }
        for conflict in conflicts where !json {
          writeToStandardError(localized("%1$s: conflict: %2$s", name, conflict.message))
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

extension CommandContext {
  /// - Parameter path: What the document is called, where the versions are others' temporary files.
  fileprivate func merge(
    _ request: MergeParameters, calledBy path: String?
  ) throws -> MergeResult {
    do {
      return try resolver.merge(request)
    } catch var error as FileError {
      let sides = [(request.ours, "ours"), (request.base, "base"), (request.theirs, "theirs")]
      if let path, let side = sides.first(where: { $0.0 == error.file })?.1 {
        error.file = "\(path) (\(side))"
      }
      throw error
    }
  }
}
