import Foundation
import Testing
import WorkerProtocol

@testable import Linting

/// Findings as people read them.
@Suite struct GroupedTextTests {
  private static let result = LintResult(
    documents: 3,
    findings: [
      finding("overlap", .info, "A.xib", 4), finding("missing-outlet", .error, "A.xib", 9),
      finding("overlap", .info, "B.xib", 2), finding("overlap", .warning, "B.xib", nil),
      finding("text-cut-off", .warning, "B.xib", 7),
    ])

  private static func finding(
    _ rule: String, _ severity: WorkerProtocol.Issue.Severity, _ file: String, _ line: Int?
  ) -> LintFinding {
    LintFinding(
      rule: rule, severity: severity, file: file, line: line, column: line.map { _ in 3 }, id: nil,
      message: "It is \(rule).", fingerprint: "\(rule)\(file)\(line ?? 0)")
  }

  private static let summary = [
    "missing-outlet  1 error            in 1 document",
    "overlap         1 warning, 2 info  in 2 documents",
    "text-cut-off    1 warning          in 1 document",
    "3 documents: 1 error, 2 warnings, 2 info",
  ]

  @Test func byFile() {
    let text = GroupedText(result: Self.result, grouping: .file)
    #expect(
      text.lines == [
        "A.xib: 1 error, 1 info", "  9:3: error: It is missing-outlet. [missing-outlet]",
        "  4:3: info: It is overlap. [overlap]", "",
        "B.xib: 2 warnings, 1 info", "  warning: It is overlap. [overlap]",
        "  7:3: warning: It is text-cut-off. [text-cut-off]",
        "  2:3: info: It is overlap. [overlap]",
        "",
      ] + Self.summary)
  }

  @Test func byRule() {
    let text = GroupedText(result: Self.result, grouping: .rule)
    #expect(
      text.lines == [
        "missing-outlet (An outlet that the class doesn't have): 1 error",
        "  A.xib:9:3: It is missing-outlet.", "",
        "overlap (Views over others on some screens): 1 warning, 2 info",
        "  A.xib:4:3: It is overlap.", "  B.xib:2:3: It is overlap.", "  B.xib: It is overlap.", "",
        "text-cut-off (A text that has too little room): 1 warning",
        "  B.xib:7:3: It is text-cut-off.", "",
      ] + Self.summary)
  }

  @Test func summaryAlone() {
    #expect(GroupedText(result: Self.result, grouping: .none).lines == Self.summary)
    let nothing = LintResult(documents: 1, findings: [])
    #expect(
      GroupedText(result: nothing, grouping: .rule).lines == ["1 document: nothing found"])
  }

  /// Names can't steer the terminal.
  @Test func hostileNames() {
    let finding = Self.finding("overlap", .info, "\u{1B}[2J\nA.xib", 1)
    for grouping in GroupedText.Grouping.allCases {
      let text = GroupedText(
        result: LintResult(documents: 1, findings: [finding]), grouping: grouping)
      #expect(text.lines.allSatisfy { !$0.contains("\u{1B}") && !$0.contains("\n") })
    }
  }

  /// Of many findings notes are counted alone, and the last line says how one sees less or more.
  @Test(arguments: [50, 51])
  func manyFindings(count: Int) throws {
    let findings = (0..<count).map { Self.finding("overlap", .info, "A.xib", $0) }
    let lines = try LintReport.text.lines(of: LintResult(documents: 1, findings: findings)) {
      throw CancellationError()
    }
    let last = String(decoding: try #require(lines.last), as: UTF8.self)
    #expect(lines.count == (count > 50 ? 2 : count + 1))
    #expect(last.hasPrefix("1 document: \(count) info"))
    #expect(last.contains("--most") == (count > 50))
  }

  /// On a terminal one sees how far it is, until the findings take that line.
  @Test func progress() throws {
    let folder = try Folder()
    for name in ["A.xib", "B.xib"] { _ = try folder.add(name, Fixtures.xib) }
    let script = "\"\(try WorkerProgram.path)\" lint --no-cache --devices ipad9_7 --jobs 1 ."
    func terminal(_ script: String) throws -> String {
      try WorkerProgram.run(
        ["-qec", script, "/dev/null"], program: "/usr/bin/script", directory: folder.path
      ).output
    }
    let all = try terminal(script)
    #expect(all.hasPrefix("0 of 2 documents\r1 of 2 documents\r2 of 2 documents\r\u{1B}[K"))
    #expect(all.contains("2 documents: "))
    #expect(try terminal(script + " -o a.txt").hasSuffix("\r2 of 2 documents\r\n"))
    #expect(try !terminal(script + " 2>/dev/null").contains("of 2 documents"))
  }

  /// Scripts get a line for each finding, unless they ask for something else.
  @Test func options() throws {
    let folder = try Folder()
    let file = try folder.add("A.xib", Fixtures.broken)
    let lines = try WorkerProgram.run(["lint", file]).output
    #expect(lines.hasPrefix(file + ":3"))
    #expect(try WorkerProgram.run(["lint", "--group-by", "none", file]).output == lines)
    let grouped = try WorkerProgram.run(["lint", "--group-by", "file", file])
    #expect(grouped.output.hasPrefix("\(file): 1 error\n  3:") && grouped.status == 2)
    let summary = try WorkerProgram.run(["lint", "--summary", file])
    #expect(summary.output.split(separator: "\n").count == 2 && summary.status == 2)
    #expect(!summary.output.contains(file))
    for wrong in [["--summary", "--format", "json"], ["--group-by", "size"]] {
      #expect(try WorkerProgram.run(["lint"] + wrong + [file]).status == 64)
    }
  }
}
