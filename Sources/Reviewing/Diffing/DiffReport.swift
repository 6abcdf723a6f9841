import Linting
import Localization
import Traits
import WorkerProtocol

/// What has changed, as text for people.
package enum DiffReport: String, CaseIterable, Sendable {
  case text, markdown, html, json, edits, patch

  /// Whether sentences are needed for it.
  package var hasChanges: Bool { self != .edits && self != .patch }

  /// As many views as the text names; JSON has all.
  private static let mostFrames = 2

  /// What changed, in one line of figures.
  package static func sum(of result: DiffResult) -> String {
    let changes = result.changes ?? []
    func changed(_ kind: DocumentChange.Kind, _ words: (Int) -> String) -> String? {
      said(changes.count { $0.kind == kind }, words)
    }
    func said(_ number: Int?, _ words: (Int) -> String) -> String? {
      number.flatMap { $0 == 0 ? nil : words($0) }
    }
    let parts = [
      changed(.changed) { localized("%1$s changed", plural: "%1$s changed", $0) },
      changed(.added) { localized("%1$s new", plural: "%1$s new", $0) },
      changed(.removed) { localized("%1$s gone", plural: "%1$s gone", $0) },
      changed(.moved) { localized("%1$s moved", plural: "%1$s moved", $0) },
      said(Set(changes.compactMap(\.scene)).count) {
        localized("%1$s scene", plural: "%1$s scenes", $0)
      },
      said(result.frames?.count) {
        localized("%1$s view elsewhere", plural: "%1$s views elsewhere", $0)
      },
      said(result.newIssues?.count) {
        localized("%1$s new issue", plural: "%1$s new issues", $0)
      },
      said(result.goneIssues?.count) {
        localized("%1$s issue gone", plural: "%1$s issues gone", $0)
      },
      result.noise?.isEmpty == false ? localized("noise") : nil,
    ]
    let words = parts.compactMap(\.self)
    return words.isEmpty ? localized("nothing has changed") : words.joined(separator: ", ")
  }

  /// In sentences, by scene.
  /// - Parameter isVerbose: Whether every change is told with all that it consists of.
  package static func text(of result: DiffResult, isVerbose: Bool = false) -> [String] {
    var sections = changes(of: result).map { section in
      (
        title: section.title,
        items: (isVerbose ? section.changes : section.changes.joiningAlike)
          .flatMap { lines(of: $0, isVerbose: isVerbose) },
        isLine: false
      )
    }
    let frames = result.frames ?? []
    if !frames.isEmpty {
      var items = frames.prefix(mostFrames).map(\.sentence)
      if frames.count > mostFrames { items.append(moreViews(frames.count - mostFrames)) }
      sections.append((localized("Frames that follow"), items, true))
    }
    sections.append((localized("New issues"), (result.newIssues ?? []).map(\.sentence), false))
    sections.append(
      (localized("Issues that are gone"), (result.goneIssues ?? []).map(\.sentence), false))
    if let noise = result.noiseSentence { sections.append((localized("Noise"), [noise], true)) }
    sections.removeAll(where: \.items.isEmpty)
    return sections.isEmpty ? [nothing] : sections.flatMap(textLines)
  }

  static func moreViews(_ count: Int) -> String {
    localized("And %1$s more view.", plural: "And %1$s more views.", count)
  }

  /// As many details of a new object are told at once.
  private static let mostDetails = 4

  /// A change with what it consists of, as far as that is read at a glance: a new object has some of it.
  private static func lines(of change: DocumentChange, isVerbose: Bool) -> [String] {
    let details = change.details ?? []
    let isShort = change.kind == .added && details.count <= mostDetails
    let isOpen = isVerbose || isShort || change.isMadeAnew && details.count <= mostDetails
    let shown = isOpen ? details.count : change.kind == .added ? mostDetails - 1 : 0
    let rest = details.count - shown
    return [
      change.sentence
        + (shown == 0 && rest > 0
          ? " "
            + localized(
              "(%1$s detail: --verbose)", plural: "(%1$s details: --verbose)", rest)
          : "")
    ] + details.prefix(shown).map { "  " + $0 }
      + (shown > 0 && rest > 0
        ? [
          "  "
            + localized(
              "And %1$s more detail: --verbose", plural: "And %1$s more details: --verbose", rest)
        ] : [])
  }

  /// The changes by the titles of their scenes.
  static func changes(of result: DiffResult) -> [(title: String, changes: [DocumentChange])] {
    var sections: [(title: String, changes: [DocumentChange])] = []
    for change in result.changes ?? [] {
      let title = change.scene ?? localized("Document")
      if let place = sections.firstIndex(where: { $0.title == title }) {
        sections[place].changes.append(change)
      } else {
        sections.append((title, [change]))
      }
    }
    return sections
  }

  /// What follows from a change stands in a line, so that a small change is seen at a glance.
  private static func textLines(
    of section: (title: String, items: [String], isLine: Bool)
  ) -> [String] {
    section.isLine
      ? ["\(section.title): \(section.items.joined(separator: " "))"]
      : [section.title] + section.items.map { "  " + $0 }
  }
}

extension DocumentChange {
  /// Whether it is a view that is there still.
  fileprivate var isMadeAnew: Bool { kind == .changed && details != nil }
}

extension DiffResult {
  /// What is only noise; nil where nothing is.
  var noiseSentence: String? {
    guard let noise, !noise.isEmpty else { return nil }
    return noise.joined(separator: ", ").capitalizedFirst + "."
  }
}

extension LintFinding {
  fileprivate var sentence: String {
    let place = line.map { localized("%1$s, line %2$s", severity.title, $0) } ?? severity.title
    return "\(place): \(wholeMessage) [\(rule)]"
  }
}

extension Issue.Severity {
  /// As a sentence begins with it.
  var title: String {
    switch self {
    case .error: localized("Error")
    case .warning: localized("Warning")
    case .info: localized("Info")
    }
  }
}
