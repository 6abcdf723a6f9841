import FoundationEssentials
import Localization
import Reports
import Scenes
import WorkerProtocol
import Workspace

/// Findings as one page, with pictures inside, that can be filtered. It loads nothing, and people without
/// JavaScript see all of it.
struct HTMLReport {
  /// The most findings that the page lists; further ones are only counted.
  private static let mostFindings = 2_000

  /// CSS pixels, at most.
  private static let pictureWidth = 180.0
  private static let pictureHeight = 320.0

  let result: LintResult
  var pictures: FindingPictures

  mutating func lines() -> [String] {
    let shown = result.worstFirst.prefix(Self.mostFindings)
    var body: [String] = []
    for (file, findings) in Array(shown).grouped(by: \.file) {
      body.append("<section><h2>\(file.html)</h2>")
      for finding in findings { body += card(of: finding) }
      body.append("</section>")
    }
    let hidden = result.findings.count - shown.count
    if hidden > 0 {
      body.append(
        "<p>\(localized("%1$s more are not listed; “--format json” has all of them.", hidden).html)</p>"
      )
    }
    let page = HTMLPage(
      title: "Ninefold lint", style: Self.style + pictureStyle,
      body: ["<header><h1>Ninefold lint</h1><p>\(result.sum.html)</p>"]
        + result.head.map { "<p>\($0.html)</p>" } + ["</header>"]
        + filters(of: Array(shown)) + ["<main>"] + body
        + [
          #"<p id="none" hidden>"# + localized("Nothing is left with these filters.").html + "</p>",
          "</main>",
        ],
      script: Self.script)
    return page.lines
  }

  // MARK: Findings

  private mutating func card(of finding: LintFinding) -> [String] {
    let picture = pictures.picture(of: finding)
    let place = finding.line.map { localized("line %1$s", $0) }
    let about = [finding.scene, place, finding.id].compactMap(\.self).joined(separator: " · ")
    let rule = RulePage.named(finding.rule)
    var lines = [
      "<article data-severity=\"\(finding.severity.rawValue)\" data-rule=\(finding.rule.htmlQuoted) "
        + "data-screens=\(finding.screens.joined(separator: "\n").htmlQuoted)>",
      "<div class=\"text\"><p class=\"tags\"><b class=\"\(finding.severity.rawValue)\">"
        + "\(finding.severity.rawValue)</b> <code>\(finding.rule.html)</code> "
        + "<span>\(about.html)</span></p>",
      "<p>\(finding.message.html)</p>",
    ]
    if !finding.screensInWords.isEmpty {
      lines.append("<p class=\"screens\">\(localized("On: %1$s", finding.screensInWords).html)</p>")
    }
    if let fix = finding.fix { lines.append("<p class=\"screens\">--fix: \(fix.html).</p>") }
    if let rule {
      lines.append(
        "<details><summary>\(localized("Why, and what to do").html)</summary><p>\(rule.reason.html)</p>"
          + "<p>\(rule.remedy.html)</p></details>")
    }
    lines.append("</div>")
    if let picture { lines.append(Self.figure(picture, of: finding)) }
    return lines + ["</article>"]
  }

  private static func figure(
    _ picture: FindingPictures.Picture, of finding: LintFinding
  ) -> String {
    let size = picture.size
    let width = min(Self.pictureWidth, Self.pictureHeight * size.width / size.height)
    let label = localized("Picture of %1$s", finding.scene ?? localized("the scene"))
    var outline = ""
    if let rect = picture.outline {
      let parts = [
        ("left", rect.x / size.width), ("top", rect.y / size.height),
        ("width", rect.width / size.width), ("height", rect.height / size.height),
      ]
      let style = parts.map { "\($0):\(($1 * 100).text())%" }.joined(separator: ";")
      outline = "<i style=\"\(style)\"></i>"
    }
    return
      "<div class=\"picture p\(picture.number)\" role=\"img\" aria-label=\(label.htmlQuoted) "
      + "style=\"width:\(width.text())px;aspect-ratio:\(size.width.text())/\(size.height.text())\">\(outline)</div>"
  }

  // MARK: Page

  /// The pictures, which are known by now.
  private var pictureStyle: String {
    pictures.files.enumerated().map { number, file in
      "\n.p\(number){background-image:url(data:image/png;base64,\(Data(file).base64EncodedString()))}"
    }.joined()
  }

  private func filters(of findings: [LintFinding]) -> [String] {
    let severities = Issue.Severity.allCases.map(\.rawValue).filter { severity in
      findings.contains { $0.severity.rawValue == severity }
    }
    let rules = Set(findings.map(\.rule)).sorted()
    var screens: [String] = []
    for screen in findings.flatMap(\.screens) where !screens.contains(screen) {
      screens.append(screen)
    }
    return ["<form>"] + choice("severity", localized("Severity"), severities)
      + choice("rule", localized("Rule"), rules)
      + choice("screen", localized("Screen"), screens.sorted())
      + [
        "<output id=\"count\" data-one=\(localized("1 finding").htmlQuoted) "
          + "data-many=\(localized("%1$s findings", "#").htmlQuoted)></output></form>"
      ]
  }

  private func choice(_ id: String, _ title: String, _ values: [String]) -> [String] {
    ["<label>\(title) <select id=\"\(id)\"><option value=\"\">\(localized("all").html)</option>"]
      + values.map { "<option>\($0.html)</option>" } + ["</select></label>"]
  }
}
