import Files
import Linting
import Localization
import Reports
import Traits
import WorkerProtocol

/// What has changed, as one page with pictures inside.
struct DiffPage {
  /// What both are versions of.
  let name: String
  let before: String
  let after: String
  let result: DiffResult
  let pictures: DiffPictures

  var lines: [String] {
    let sections = sections
    let screens = pictures.scenes.flatMap(\.pairs).map(\.title)
    var seen: Set<String> = []
    let choices = screens.filter { seen.insert($0).inserted }
    return HTMLPage(
      title: localized("Changes of %1$s", name.lastPathComponent),
      style: PicturePair.style + Self.style,
      body: header(sections) + PicturePair.controls(screens: choices) + ["<main>"]
        + sections.flatMap(markup) + issues + noise + ["</main>"],
      script: PicturePair.script
    ).lines
  }

  private static let style = """

    nav{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:12px}
    a{color:var(--info)}section>ul{margin:0 0 12px;padding-left:22px}section{scroll-margin-top:60px}
    li{margin:2px 0;overflow-wrap:anywhere}
    .scroll{overflow-x:auto}table{border-collapse:collapse;font-size:14px;width:100%}
    th,td{text-align:left;padding:5px 12px 5px 0;border-bottom:1px solid var(--line);vertical-align:top}
    th{color:var(--dim);font-weight:600}td.figures{white-space:nowrap;font-variant-numeric:tabular-nums}
    .same,.noise{color:var(--dim)}
    """

  // MARK: Scenes

  private struct Section {
    let title: String
    var changes: [DocumentChange] = []
    var frames: [FrameChange] = []
    var scenes: [DiffPictures.OfScene] = []
  }

  /// By scene, in the order of changes.
  private var sections: [Section] {
    var sections: [Section] = []
    func place(_ title: String?) -> Int {
      let title = title ?? localized("Document")
      if let place = sections.firstIndex(where: { $0.title == title }) { return place }
      sections.append(Section(title: title))
      return sections.count - 1
    }
    for change in result.changes ?? [] {
      sections[place(change.scene)].changes.append(change)
    }
    for scene in pictures.scenes { sections[place(scene.title)].scenes.append(scene) }
    for frame in result.frames ?? [] { sections[place(frame.scene)].frames.append(frame) }
    return sections
  }

  private func header(_ sections: [Section]) -> [String] {
    let links = sections.enumerated().map { index, section in
      "<a href=\"#s\(index)\">\(section.title.html)</a>"
    }
    return [
      "<header><h1>\(name.lastPathComponent.html)</h1>",
      "<p>\(before.html) → \(after.html)</p>",
      "<p>\(DiffReport.sum(of: result).capitalizedFirst.html).</p></header>",
    ]
      + (links.count > 1
        ? [
          "<nav aria-label=\(localized("Scenes").htmlQuoted)>\(links.joined(separator: "\n"))</nav>"
        ] : [])
  }

  private func markup(of section: Section) -> [String] {
    let number = sections.firstIndex { $0.title == section.title } ?? 0
    var lines = ["<section id=\"s\(number)\"><h2>\(section.title.html)</h2>"]
    if !section.changes.isEmpty {
      lines += ["<ul>"] + section.changes.map { "<li>\(Self.markup(of: $0))</li>" } + ["</ul>"]
    }
    lines += table(of: section.frames)
    for scene in section.scenes {
      lines.append("<section class=\"pictures\">")
      lines += scene.pairs.flatMap { $0.markup(subject: scene.subject) }
      lines.append("</section>")
      if let note = scene.note { lines.append("<p class=\"same\">\(note.html)</p>") }
    }
    return lines + ["</section>"]
  }

  /// A sentence, which opens to what it consists of.
  private static func markup(of change: DocumentChange) -> String {
    let details = change.details ?? []
    guard !details.isEmpty else { return change.sentence.html }
    return "<details><summary>\(change.sentence.html)</summary><ul>"
      + details.map { "<li>\($0.html)</li>" }.joined() + "</ul></details>"
  }

  /// As many rows are open at once as are read at a glance.
  private static let mostOpenRows = 8

  private func table(of frames: [FrameChange]) -> [String] {
    guard !frames.isEmpty else { return [] }
    let rows = frames.map { frame in
      "<tr><td>\(frame.name.capitalizedFirst.html)</td>"
        + "<td class=\"figures\">\(frame.before.frameText.html)</td>"
        + "<td class=\"figures\">\(frame.after.frameText.html)</td>"
        + "<td>\(frame.screensInWords.html)</td></tr>"
    }
    let summary = localized(
      "%1$s view elsewhere, or of another size",
      plural: "%1$s views elsewhere, or of another size", frames.count)
    return [
      "<details\(frames.count <= Self.mostOpenRows ? " open" : "")>"
        + "<summary>\(summary.html)</summary><div class=\"scroll\"><table>",
      Self.heads([
        localized("View", context: "noun"), localized("Was"), localized("Is"), localized("On"),
      ]),
    ] + rows + ["</table></div></details>"]
  }

  private static func heads(_ words: [String]) -> String {
    "<tr>" + words.map { "<th>\($0.html)</th>" }.joined() + "</tr>"
  }

  // MARK: Issues and noise

  private var issues: [String] {
    let (new, gone) = (result.newIssues ?? [], result.goneIssues ?? [])
    guard !new.isEmpty || !gone.isEmpty else { return [] }
    func rows(_ findings: [LintFinding], _ word: String) -> [String] {
      findings.map { finding in
        "<tr><td>\(word.html)</td><td class=\"\(finding.severity.rawValue)\">\(finding.severity.rawValue)</td>"
          + "<td>\(finding.message.html)</td><td>\(finding.screensInWords.html)</td>"
          + "<td><code>\(finding.rule.html)</code></td></tr>"
      }
    }
    return [
      "<section id=\"issues\"><h2>\(localized("Issues").html)</h2><div class=\"scroll\"><table>",
      Self.heads([
        "", localized("Severity"), localized("What"), localized("On"), localized("Rule"),
      ]),
    ] + rows(new, localized("new")) + rows(gone, localized("gone")) + ["</table></div></section>"]
  }

  private var noise: [String] {
    result.noiseSentence.map { ["<p class=\"noise\">\(localized("Noise: %1$s", $0).html)</p>"] }
      ?? []
  }
}

extension DiffPictures.OfScene {
  /// On which screens there is nothing to see.
  var note: String? {
    let name = subject == title ? "" : "\(subject): "
    var parts: [String] = []
    if pairs.isEmpty, skippedScreens == 0 {
      parts.append(localized("It looks the same on every screen."))
    } else if sameScreens > 0 {
      parts.append(
        localized(
          "It looks the same on %1$s more screen.",
          plural: "It looks the same on %1$s more screens.", sameScreens))
    }
    if skippedScreens > 0 {
      parts.append(
        localized(
          "%1$s more screen is not shown.", plural: "%1$s more screens are not shown.",
          skippedScreens))
    }
    return parts.isEmpty ? nil : name + parts.joined(separator: " ")
  }
}

extension [Double] {
  /// A frame: `280 × 44 at 16, 20`.
  fileprivate var frameText: String {
    guard count == 4 else { return "" }
    return localized(
      "%1$s × %2$s at %3$s, %4$s", self[2].text(), self[3].text(), self[0].text(), self[1].text())
  }
}

extension FrameChange {
  fileprivate var screensInWords: String {
    if screens.count == screenCount { return localized("every screen, here %1$s", screens[0]) }
    return screens.count > 1
      ? localized("%1$s and %2$s more", context: "screens", screens[0], screens.count - 1)
      : screens[0]
  }
}
