import Files
import Linting
import Logging
import Processes
import Reports
import Workspace

/// A page that explains the rules, for editors to open: what is wrong, why it matters, what to do, an example.
enum RulesPage {
  /// - Returns: Nil where it can't be written.
  static func link(log: Logger) -> String? {
    guard let cache = CacheFolder.root.flatMap({ makeFolder([CacheFolder.name], in: $0) }) else {
      return nil
    }
    do {
      let folder = try OutputFolder(cache)
      try folder.write(lines.joined(separator: "\n").utf8.map(\.self), to: "rules.html")
      return absoluteURI(of: cache + "/rules.html")
    } catch {
      log.info("the page of rules can't be written: \(error)")
      return nil
    }
  }

  static var lines: [String] {
    let rules = RulePage.all.flatMap { rule -> [String] in
      let sentences = rule.sentences.dropFirst().map { "<p>\($0.html)</p>" }
      let example = rule.example.lines.map(\.html)
      let head = [
        "<section id=\"\(rule.id)\"><h2>\(rule.title.html)</h2>",
        "<p><code>\(rule.id)</code></p>",
      ]
      return head + sentences + ["<pre>"] + example + ["</pre></section>"]
    }
    return HTMLPage(
      title: "Ninefold’s rules", style: "pre{overflow-x:auto}",
      body: ["<h1>What lint looks for</h1>"] + rules, script: ""
    ).lines
  }
}
