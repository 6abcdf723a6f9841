import Localization
import WorkerProtocol

/// A row of the list of issues, with where it leads.
package struct IssueEntry: Hashable, Sendable {
  package var issue: Issue
  /// Nil for what is about the document as a whole.
  package var target: Selection?
  /// The name of the file that the issue's line is in; nil for the document.
  package var file: String?
  /// How often the cause is seen in its scene, as in rows of a table.
  package var times = 1
  /// On how many of the screens that are compared it is; nil where none are.
  package var screens: Screens?

  package struct Screens: Hashable, Sendable {
    package let count: Int
    package let all: Int
  }

  /// Where the issue is, in words; nil where that isn't known.
  /// - Parameter scene: The name of its scene; nil where that is said already.
  package func place(in scene: String? = nil) -> String? {
    let often = times > 1 ? localized("%1$s time", plural: "%1$s times", times) : nil
    let seen = screens.map {
      $0.count == $0.all
        ? localized("on all %1$s screens", $0.all)
        : localized("on %1$s of %2$s screens", $0.count, $0.all)
    }
    let line = issue.line.map { localized("line %1$s", $0) }
    let parts = [scene, often, seen, file, line].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// As many members of a conflict as a tooltip has room for.
  private static let maximumListed = 12

  /// The message and, of a conflict, what can't hold together.
  package var details: String {
    let involved = issue.involved ?? []
    let members = involved.prefix(Self.maximumListed).map {
      "• \($0.text) (\(localized("line %1$s", $0.line)))"
    }
    let more = involved.count - members.count
    return
      ([issue.message] + members
      + (more > 0 ? [localized("… and %1$s more", plural: "… and %1$s more", more)] : []))
      .joined(separator: "\n")
  }

  /// Layout's issues by scene, each once, then what was not understood in the document and in its companion
  /// file; errors first.
  static func entries(of result: ResolveResult) -> [IssueEntry] {
    let scenes = result.scenes ?? []
    let found = IssueCauses(scenes).entries.map { IssueEntry($0) }
    let diagnostics = (result.diagnostics ?? []).map {
      IssueEntry(issue: $0, target: target(of: $0, in: scenes))
    }
    return sorted(found + diagnostics + entries(of: result.companion))
  }

  /// What was not understood in a companion file.
  private static func entries(of companion: CompanionResult?) -> [IssueEntry] {
    guard let companion else { return [] }
    let name = name(ofFile: companion.file)
    return companion.diagnostics.map { IssueEntry(issue: $0, file: name) }
  }

  private static func name(ofFile path: String) -> String? {
    path.split(separator: "/").last.map(String.init)
  }

  /// What is wrong with the layouts that are on screen, and with the companion file.
  static func entries(
    of shown: SimulatedStep, in scene: ResolvedScene, _ companion: CompanionResult?
  ) -> [IssueEntry] {
    let issues = (shown.issues ?? []).map {
      IssueEntry($0, target: target(of: $0, in: [scene]))
    }
    return sorted(issues + entries(of: companion))
  }

  /// Errors first.
  private static func sorted(_ all: [IssueEntry]) -> [IssueEntry] {
    Issue.Severity.worstFirst.flatMap { severity in
      all.filter { $0.issue.severity == severity }
    }
  }

  /// What an issue names, else its scene.
  private static func target(of issue: Issue, in scenes: [ResolvedScene]) -> Selection? {
    let ids = [issue.id, issue.dropped].compactMap { $0 } + (issue.constraints ?? [])
    return scenes.selection(of: ids)
      ?? (scenes.count == 1 ? Selection(scene: scenes[0].id) : nil)
  }
}

extension IssueEntry {
  /// What is wrong with a scene in any of the configurations that are compared.
  /// - Parameter scenes: As it is in each that has been laid out.
  package static func entries(ofCompared scenes: [ResolvedScene]) -> [IssueEntry] {
    var order: [IssueCause] = []
    var found: [IssueCause: (cause: IssueCauses.Entry, screens: Int)] = [:]
    for scene in scenes {
      for entry in IssueCauses([scene]).entries {
        let cause = IssueCause(entry.issue)
        if found[cause] == nil { order.append(cause) }
        found[cause, default: (entry, 0)].screens += 1
        if entry.issue.severity.rank < found[cause]?.cause.issue.severity.rank ?? .max {
          found[cause]?.cause = entry
        }
      }
    }
    return sorted(
      order.compactMap { found[$0] }.map { cause, count in
        var entry = IssueEntry(cause)
        entry.screens = Screens(count: count, all: scenes.count)
        return entry
      })
  }

  private init(_ cause: IssueCauses.Entry) {
    self.init(cause.issue, target: Self.target(of: cause.issue, in: [cause.scene]))
    times = cause.times
  }

  /// Of a layout, whose companion file may have what it is about.
  private init(_ issue: Issue, target: Selection?) {
    self.init(issue: issue, target: target, file: issue.file.flatMap(Self.name(ofFile:)))
  }
}
