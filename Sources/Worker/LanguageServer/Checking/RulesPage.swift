import Files
import Glibc
import Logging

/// A page that explains the rules, for editors to open: what is wrong, why it matters, what to do, an example.
enum RulesPage {
  /// - Returns: Nil where it can't be written.
  static func link(log: Logger) -> String? {
    guard let cache = folder, let folder = try? OutputFolder(cache + "/ninefold") else {
      return nil
    }
    do {
      try folder.write(lines.joined(separator: "\n").utf8.map(\.self), to: "rules.html")
      return absoluteURI(of: cache + "/ninefold/rules.html")
    } catch {
      log.info("the page of rules can't be written: \(error)")
      return nil
    }
  }

  /// Source: XDG Base Directory Specification.
  private static var folder: String? {
    if let path = getenv("XDG_CACHE_HOME").map({ String(cString: $0) }), path.hasPrefix("/") {
      return path
    }
    return getenv("HOME").map { String(cString: $0) + "/.cache" }
  }

  static var lines: [String] {
    let rules = LintRule.allCases.flatMap { rule in
      [
        "<section id=\"\(rule.rawValue)\"><h2>\(rule.title.html)</h2>",
        "<p><code>\(rule.rawValue)</code></p>", "<p>\(rule.reason.html)</p>",
        "<p>\(rule.remedy.html)</p>", "<pre>",
      ] + rule.example.lines.map(\.html) + ["</pre></section>"]
    }
    return HTMLPage(
      title: "Ninefold’s rules", style: "pre{overflow-x:auto}",
      body: ["<h1>What lint looks for</h1>"] + rules, script: ""
    ).lines
  }
}
