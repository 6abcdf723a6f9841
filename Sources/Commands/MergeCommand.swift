import ArgumentParser
import Editing
import Localization
import Processes
import Requests
import Reviewing
import WorkerProtocol

struct MergeCommand: ListedCommand {
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

      A document that can't be read is merged by lines, as `git merge-file` does it, with its markers, \
      and standard error says why; what is no text stays as in OURS, as a conflict. With --json it is \
      an error.

      `ninefold-worker git install` makes it git's merge driver; `ninefold --merge` decides in a window.

      EXAMPLES
        ninefold-worker merge --json Base.xib Ours.xib Theirs.xib
        ninefold-worker merge --choose b1/title=theirs Base.xib Ours.xib Theirs.xib

      EXIT STATUS
        0   merged
        1   conflicts are left that nothing was chosen of
        2   a version can't be read, or the result can't be written; standard
            error says why, and nothing has changed
        64  the command line is wrong
      With --marker-size, as git runs its drivers: 1 to 125 for conflicts, by lines their number, and \
      255 instead of 2, with which git ends the merge.
      """))

  static var requests: [any AnsweredRequest.Type] { [MergeParameters.self] }

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
      localized("How long markers of conflicts are, as git gives it to merge drivers."),
      valueName: localized("number", context: "value")))
  var markerSize: Int?

  @Option(
    help: ArgumentHelp(
      localized("What conflicts call the document: git's own names for versions are temporary."),
      valueName: localized("path", context: "value")))
  var path: String?

  @OptionGroup var lines: LineMergeOptions

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
    if let markerSize, markerSize < 1 {
      throw ValidationError(localized("--marker-size takes a number from 1 on."))
    }
    if json, lines.conflicts == .markers {
      throw ValidationError(localized("--json has conflicts by objects; leave out --conflicts."))
    }
  }

  func run() throws {
    do {
      try CommandContext.run(for: CommandInput(document: ours)) { [self] context in
        do {
          try merge(in: context)
        } catch let error as FileError where !json && versions.areFiles {
          CommandInput(document: ours).report(error)
          try mergeLines(in: context)
        }
      }
    } catch let left as ConflictsLeft {
      throw ExitCode(left.status)
    } catch let code as ExitCode where code.rawValue == ExitStatus.failed {
      // 1 is what git takes for conflicts.
      throw ExitCode(markerSize == nil ? ExitStatus.mergeFailed : ExitStatus.driverFailed)
    }
  }

  /// What the document is called.
  private var name: String { path ?? ours }

  private var versions: LineMerge.Versions {
    LineMerge.Versions(base: base, ours: ours, theirs: theirs)
  }

  /// By objects.
  private func merge(in context: CommandContext) throws {
    var request = MergeParameters(base: base, ours: ours, theirs: theirs)
    request.choices = try choices
    request.markerLength = markerSize
    if json { request.output = output }
    let result = try context.merge(request, calledBy: path)
    let conflicts = result.conflicts.filter { $0.choice == nil }
    let isByLines = lines.conflicts == .markers && !conflicts.isEmpty
    if json {
      try context.print(result.encodedLine())
    } else if !isByLines {
      try write(Array((result.text ?? "").utf8), in: context)
    }
    let known = Set(result.conflicts.map(\.key))
    for key in (request.choices ?? [:]).keys.sorted() where !known.contains(key) {
      writeToStandardError(localized("%1$s: no conflict is known by “%2$s”", name, key))
    }
    for conflict in conflicts where !json {
      writeToStandardError(localized("%1$s: conflict: %2$s", name, conflict.message))
    }
    if isByLines { return try mergeLines(in: context) }
    if !conflicts.isEmpty { throw ConflictsLeft(status: ExitStatus.conflicts) }
  }

  /// By lines, as git does.
  private func mergeLines(in context: CommandContext) throws {
    let merge = try LineMerge(versions, lines.style(of: versions, path, markerSize))
    try write(merge.bytes, in: context)
    if let refusal = merge.refusal {
      writeToStandardError(
        localized("%1$s: not merged by lines either, and ours was kept: %2$s", name, refusal))
    } else if merge.conflicts > 0 {
      writeToStandardError(
        localized("%1$s: merged by lines, as git does; git's markers are in it", name))
    } else {
      writeToStandardError(localized("%1$s: merged by lines, as git does", name))
    }
    guard merge.conflicts > 0 else { return }
    let count = min(Int32(merge.conflicts), ExitStatus.mostLineConflicts)
    throw ConflictsLeft(status: markerSize == nil ? ExitStatus.conflicts : count)
  }

  private func write(_ bytes: [UInt8], in context: CommandContext) throws {
    if let output {
      try context.resolver.save(bytes, to: output)
    } else {
      try context.output.write(bytes)
    }
  }

  private struct ConflictsLeft: Error {
    let status: Int32
  }
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
