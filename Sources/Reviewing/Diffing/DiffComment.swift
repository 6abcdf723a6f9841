import Linting
import Localization
import Reports
import WorkerProtocol

/// What has changed, in Markdown as code hosts show it, for the comment of a review.
package struct DiffComment {
  /// As many views as are named; JSON has all.
  private static let mostFrames = 12
  /// Of each scene as many pictures as a comment can have.
  package static let mostScreens = 4

  let result: DiffResult
  /// The pictures that are referred to; none for a comment alone.
  package private(set) var files: [(name: String, bytes: [UInt8])] = []
  /// Lines by the title of a scene.
  private var tables: [(title: String, lines: [String])] = []

  package init(result: DiffResult, pictures: DiffPictures? = nil) {
    self.result = result
    for (number, scene) in (pictures?.scenes ?? []).enumerated() { add(scene, number + 1) }
  }

  private mutating func add(_ scene: DiffPictures.OfScene, _ number: Int) {
    var lines: [String] = []
    for (index, pair) in scene.pairs.enumerated() {
      let cells = [
        ("before", localized("Before"), pair.before), ("after", localized("After"), pair.after),
      ].map { word, title, side in
        guard let side else { return "–" }
        let name = "scene-\(number)-\(index + 1)-\(word).png"
        files.append((name, side.file))
        return "![\(title): \(scene.subject.markdown), \(pair.title.markdown)](\(name))"
      }
      lines += [
        "", "**\(pair.title.markdown)**" + (pair.note.isEmpty ? "" : " (\(pair.note.markdown))"),
        "",
        "| \(localized("Before")) | \(localized("After")) |", "|---|---|",
        "| \(cells.joined(separator: " | ")) |",
      ]
    }
    if let note = scene.note { lines += ["", note.markdown] }
    guard !lines.isEmpty else { return }
    tables.append((scene.title ?? localized("Document"), lines))
  }

  package var lines: [String] {
    var sections = DiffReport.changes(of: result).map { title, changes in
      (title: title, lines: changes.joiningAlike.flatMap(Self.lines))
    }
    for (title, lines) in tables {
      if let place = sections.firstIndex(where: { $0.title == title }) {
        sections[place].lines += lines
      } else {
        sections.append((title, Array(lines.drop(while: \.isEmpty))))
      }
    }
    let frames = result.frames ?? []
    if !frames.isEmpty {
      var items = frames.prefix(Self.mostFrames).map { "- \($0.sentence.markdown)" }
      if frames.count > Self.mostFrames {
        items.append("- " + DiffReport.moreViews(frames.count - Self.mostFrames))
      }
      sections.append((localized("Frames that follow"), items))
    }
    let issues =
      (result.newIssues ?? []).map { $0.row(localized("new")) }
      + (result.goneIssues ?? []).map { $0.row(localized("gone")) }
    if !issues.isEmpty {
      sections.append(
        (
          localized("Issues"),
          [localized("| | severity | issue | on | rule |"), "|---|---|---|---|---|"] + issues
        ))
    }
    if let noise = result.noiseSentence {
      sections.append((localized("Noise"), ["- \(noise.markdown)"]))
    }
    guard !sections.isEmpty else { return [localized("Nothing has changed.")] }
    return sections.enumerated().flatMap { index, section in
      (index > 0 ? [""] : []) + ["### \(section.title.markdown)", ""] + section.lines
    }
  }
}

extension DiffComment {
  /// A change, and what it consists of where one opens it.
  private static func lines(of change: DocumentChange) -> [String] {
    let details = change.details ?? []
    guard !details.isEmpty else { return ["- \(change.sentence.markdown)"] }
    return ["- <details><summary>\(change.sentence.html)</summary>", ""]
      + details.map { "  - \($0.markdown)" } + ["", "  </details>"]
  }
}

extension LintFinding {
  fileprivate func row(_ word: String) -> String {
    "| \(word) | \(severity.rawValue) | \(message.markdown) | \(screensInWords.markdown) | `\(rule)` |"
  }
}
