import Traits
import WorkerProtocol

/// What has changed, as text for people.
enum DiffReport: String, CaseIterable, Sendable {
  case text, markdown, json, edits, patch

  /// Whether sentences are needed for it.
  var hasChanges: Bool { self != .edits && self != .patch }

  func lines(of result: DiffResult) throws -> [[UInt8]] {
    switch self {
    // A patch is of the documents' texts, which the result hasn't.
    case .patch: []
    case .edits, .json: [try result.encodedLine()]
    case .text: Self.lines(result, .text).map { Array($0.forTerminal().utf8) }
    case .markdown: Self.lines(result, .markdown).map { Array($0.utf8) }
    }
  }

  /// How headings and items begin.
  private struct Style: Hashable {
    let heading: String
    let item: String

    static let text = Style(heading: "", item: "  ")
    static let markdown = Style(heading: "### ", item: "- ")
  }

  /// As many views as a report names; JSON has all.
  private static let mostFrames = [Style.text: 2, .markdown: 12]

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

  private static func lines(_ result: DiffResult, _ style: Style) -> [String] {
    let changes = result.changes ?? []
    var sections: [(title: String, items: [String])] = []
    for change in changes {
      let title = change.scene ?? "Document"
      if let place = sections.firstIndex(where: { $0.title == title }) {
        sections[place].items.append(change.sentence)
      } else {
        sections.append((title, [change.sentence]))
      }
    }
    let frames = result.frames ?? []
    let mostFrames = mostFrames[style] ?? 0
    if !frames.isEmpty {
      var items = frames.prefix(mostFrames).map(\.sentence)
      if frames.count > mostFrames { items.append("And \(frames.count - mostFrames) more views.") }
      sections.append(("Frames that follow", items))
    }
    sections.append(("New issues", (result.newIssues ?? []).map(\.sentence)))
    sections.append(("Issues that are gone", (result.goneIssues ?? []).map(\.sentence)))
    if let noise = result.noise, !noise.isEmpty {
      sections.append(("Noise", [noise.joined(separator: ", ").capitalizedFirst + "."]))
    }
    sections.removeAll(where: \.items.isEmpty)
    guard !sections.isEmpty else { return ["Nothing has changed."] }
    guard style == .markdown else { return sections.flatMap(Self.textLines) }
    return sections.enumerated().flatMap { index, section in
      (index > 0 ? [""] : []) + [style.heading + section.title, ""]
        + section.items.map { style.item + $0 }
    }
  }

  /// What follows from a change stands in a line, so that a small change is seen at a glance.
  private static func textLines(of section: (title: String, items: [String])) -> [String] {
    ["Frames that follow", "Noise"].contains(section.title)
      ? ["\(section.title): \(section.items.joined(separator: " "))"]
      : [section.title] + section.items.map { Style.text.item + $0 }
  }
}

extension FrameChange {
  fileprivate var sentence: String {
    func size(_ frame: [Double]) -> String { "\(frame[2].text()) × \(frame[3].text())" }
    func origin(_ frame: [Double]) -> String { "\(frame[0].text()), \(frame[1].text())" }
    guard before.count == 4, after.count == 4 else { return name }
    var parts: [String] = []
    if size(before) != size(after) { parts.append("is \(size(after)), was \(size(before))") }
    if origin(before) != origin(after) {
      parts.append("\(parts.isEmpty ? "is " : "")at \(origin(after)), was at \(origin(before))")
    }
    let others = screens.count - 1
    let place =
      screens.count == screenCount
      ? "on \(screens[0]), and it differs on every screen"
      : "on \(screens[0])"
        + (others > 0 ? " and, in other figures, \(others) more of \(screenCount)" : "")
    return "\(name.capitalizedFirst) \(parts.joined(separator: "; ")) \(place)."
  }
}

extension LintFinding {
  fileprivate var sentence: String {
    "\(severity.rawValue.capitalizedFirst): \(wholeMessage) [\(rule)]"
  }
}
