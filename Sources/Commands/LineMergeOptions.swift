import ArgumentParser
import Localization
import Reviewing

/// How a merge by lines writes what is in conflict.
struct LineMergeOptions: ParsableArguments {
  /// How conflicts of a merge by objects are written.
  enum Conflicts: String, CaseIterable, ExpressibleByArgument {
    case comments
    /// By merging by lines wherever conflicts are left.
    case markers
  }

  @Option(
    help: ArgumentHelp(
      localized(
        "How conflicts are written: as comments, or as git's markers, for which all is merged by lines."
      ), valueName: localized("kind", context: "value")))
  var conflicts = Conflicts.comments

  /// What git gives its drivers behind the versions: what they are called, in the order of these.
  @Argument(help: .hidden)
  var labels: [String] = []

  func validate() throws {
    guard labels.isEmpty || labels.count == Self.placeholders.count else {
      throw ValidationError(localized("merge takes three versions, and of git a name of each."))
    }
  }

  /// Git before 2.44 doesn't know them, and hands them on as they are.
  private static let placeholders = ["%S", "%X", "%Y"]

  /// - Parameters:
  ///   - path: What the document is called; the names of files are others' then.
  ///   - markerSize: nil for git's own.
  func style(
    of versions: LineMerge.Versions, _ path: String?, _ markerSize: Int?
  ) -> LineMerge.Style {
    let files =
      path == nil ? [versions.base, versions.ours, versions.theirs] : ["base", "ours", "theirs"]
    let names = labels.isEmpty ? Self.placeholders : labels
    let all = files.indices.map { index in
      names[index].isEmpty || names[index] == Self.placeholders[index] ? files[index] : names[index]
    }
    return LineMerge.Style(base: all[0], ours: all[1], theirs: all[2], markerSize: markerSize)
  }
}
