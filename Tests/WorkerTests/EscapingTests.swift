import Foundation
import Testing

@testable import Processes
@testable import Reports

/// What documents and files are called, in every format that is written: it stays what it is, a text.
@Suite struct EscapingTests {
  /// A mark that joins the character before it, and one that joins the character behind it.
  private static let (combining, prepended) = ("\u{301}", "\u{600}")

  @Test(arguments: [
    ("plain", "plain"), ("a|b", "a\\|b"), ("<b>&lt;", "\\<b\\>\\&lt;"), ("a\nb", "a\\\\u{A}b"),
    ("|\(combining)", "\\|\(combining)"), ("\(prepended)<a>", "\(prepended)\\<a\\>"),
    ("![\(combining)x](u)", "!\\[\(combining)x\\](u)"), ("`x`", "\\`x\\`"),
    ("https://e.example", "https\\://e.example"), ("a: b", "a: b"),
    ("@somebody", "@\u{2060}somebody"), ("#1 #a", "\\#\u{2060}1 \\#a"),
    ("gh-1 GH-2 gh-a", "gh-\u{2060}1 GH-\u{2060}2 gh-a"),
    ("www.a WWW.a w.a", "www\u{2060}.a WWW\u{2060}.a w.a"), ("~~a~~ $b$", "\\~\\~a\\~\\~ \\$b\\$"),
  ])
  func markdown(_ text: String, _ expected: String) {
    #expect(Array(text.markdown.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("l", "`l`"), ("a`b", "`` a`b ``"), ("a`\(combining)``", "``` a`\(combining)`` ```"),
    ("a|b", "a\\|b"), ("", ""),
  ])
  func markdownCode(_ text: String, _ expected: String) {
    #expect(Array(text.markdownCode.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("<\(combining)b>", "&lt;\(combining)b&gt;"), ("\(prepended)<", "\(prepended)&lt;"),
    ("a\"b\u{1B}", "a&quot;b\\u{1B}"), ("&\(combining)", "&amp;\(combining)"),
  ])
  func html(_ text: String, _ expected: String) {
    #expect(Array(text.html.unicodeScalars) == Array(expected.unicodeScalars))
  }

  /// Sources: GitHub's and Azure's documentation of workflow commands, which may be indented, and which
  /// another character at the beginning ends.
  @Test(arguments: [
    ("::error::x", "\\u{3A}:error::x"), ("  ::x", "  \\u{3A}:x"),
    ("##[group]x", "\\u{23}#[group]x"),
    ("\u{A0}::x", "\u{A0}\\u{3A}:x"), ("\u{2003}::x", "\u{2003}\\u{3A}:x"), ("a ::x", "a ::x"),
    (":\(combining):x", ":\(combining):x"), ("::\(combining)x", "\\u{3A}:\(combining)x"),
    ("##vso[x]", "\\u{23}#vso[x]"), ("# a", "# a"), (": a", ": a"), ("## a", "## a"),
    ("### a", "### a"),
  ])
  func linesAreNoWorkflowCommands(_ line: String, _ expected: String) {
    #expect(Array(line.terminalLine().unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func eachOfSeveralLinesIsNoWorkflowCommand() {
    #expect("a\n::b\n##[c".terminalLine(keepingLines: true) == "a\n\\u{3A}:b\n\\u{23}#[c")
  }

  /// A document whose name, ids and texts are workflow commands, in all formats but the one that has them.
  @Test(arguments: [
    "lint --format text", "lint --summary", "lint --group-by file", "lint --group-by rule",
    "lint --format html", "lint --format json", "lint --format sarif", "lint --format junit",
    "lint --format gitlab", "diff --format text", "diff --format markdown", "attributes --text",
    "git textconv", "resolve", "explain --text --view ::error::id",
  ])
  func documentsSayNoWorkflowCommands(_ command: String) throws {
    let folder = try Folder()
    let hostile = Fixtures.xib.replacing("ddd-ee-fff", with: "::error::id").replacing(
      #"userLabel="File's Owner""#, with: #"userLabel="::error::x""#)
    for text in ["::error::a.xib", "##[group]b.xib"] { _ = try folder.add(text, hostile) }
    _ = try folder.add("other", hostile.replacing("100", with: "20"))
    _ = try folder.add("::warning::broken.xib", "<document>")
    let other = command.hasPrefix("diff") ? "other " : ""
    for name in ["::error::a.xib", "##[group]b.xib", "::warning::broken.xib", "::none.xib"] {
      let run = try WorkerProgram.run(
        ["-c", "exec \"$0\" \(command) \(other)-- '\(name)'", try WorkerProgram.path],
        program: "/bin/sh", directory: folder.path, environment: ["GITHUB_ACTIONS": "true"])
      for line in (run.output + "\n" + run.errors).split(whereSeparator: \.isNewline) {
        let start = line.drop(while: \.isWhitespace)
        #expect(!start.hasPrefix("::") && !start.hasPrefix("##["), "\(line)")
      }
    }
  }
}
