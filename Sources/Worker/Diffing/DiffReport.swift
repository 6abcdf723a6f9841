import Traits
import WorkerProtocol

/// What has changed, as text for people.
enum DiffReport: String, CaseIterable, Sendable {
  case text, markdown, html, json, edits, patch

  /// Whether sentences are needed for it.
  var hasChanges: Bool { self != .edits && self != .patch }

  /// As many views as the text names; JSON has all.
  private static let mostFrames = 2

  /// What changed, in one line of figures.
  static func sum(of result: DiffResult) -> String {
    func count(_ number: Int, _ one: String, _ many: String) -> String? {
      number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
    }
    let changes = result.changes ?? []
    let kinds: [(DocumentChange.Kind, String)] = [
      (.changed, "changed"), (.added, "new"), (.removed, "gone"), (.moved, "moved"),
    ]
    let scenes = Set(changes.compactMap(\.scene)).count
    let parts =
      kinds.map { kind, name in
        let number = changes.count { $0.kind == kind }
        return number == 0 ? nil : "\(number) \(name)"
      } + [
        count(scenes, "scene", "scenes"),
        count(result.frames?.count ?? 0, "view elsewhere", "views elsewhere"),
        count(result.newIssues?.count ?? 0, "new issue", "new issues"),
        count(result.goneIssues?.count ?? 0, "issue gone", "issues gone"),
        result.noise?.isEmpty == false ? "noise" : nil,
      ]
    let words = parts.compactMap(\.self)
    return words.isEmpty ? "nothing has changed" : words.joined(separator: ", ")
  }

  /// In sentences, by scene.
  static func text(of result: DiffResult) -> [String] {
    var sections = changes(of: result)
    let frames = result.frames ?? []
    if !frames.isEmpty {
      var items = frames.prefix(mostFrames).map(\.sentence)
      if frames.count > mostFrames { items.append("And \(frames.count - mostFrames) more views.") }
      sections.append(("Frames that follow", items))
    }
    sections.append(("New issues", (result.newIssues ?? []).map(\.sentence)))
    sections.append(("Issues that are gone", (result.goneIssues ?? []).map(\.sentence)))
    if let noise = result.noiseSentence { sections.append(("Noise", [noise])) }
    sections.removeAll(where: \.items.isEmpty)
    return sections.isEmpty ? ["Nothing has changed."] : sections.flatMap(textLines)
  }

  /// The sentences by the titles of their scenes.
  static func changes(of result: DiffResult) -> [(title: String, items: [String])] {
    var sections: [(title: String, items: [String])] = []
    for change in result.changes ?? [] {
      let title = change.scene ?? "Document"
      if let place = sections.firstIndex(where: { $0.title == title }) {
        sections[place].items.append(change.sentence)
      } else {
        sections.append((title, [change.sentence]))
      }
    }
    return sections
  }

  /// What follows from a change stands in a line, so that a small change is seen at a glance.
  private static func textLines(of section: (title: String, items: [String])) -> [String] {
    ["Frames that follow", "Noise"].contains(section.title)
      ? ["\(section.title): \(section.items.joined(separator: " "))"]
      : [section.title] + section.items.map { "  " + $0 }
  }
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
    "\(severity.rawValue.capitalizedFirst): \(wholeMessage) [\(rule)]"
  }
}
