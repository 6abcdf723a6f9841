import Localization
import Processes
import Reports
import WorkerProtocol
import Workspace

/// Findings for people: below the document or the rule that they belong to, and a summary.
package struct GroupedText {
  package enum Grouping: String, CaseIterable, Sendable {
    case file, rule, none
  }

  package let result: LintResult
  /// `none` for the summary alone.
  package let grouping: Grouping

  package init(result: LintResult, grouping: Grouping) {
    self.result = result
    self.grouping = grouping
  }

  package var lines: [String] {
    let groups =
      switch grouping {
      case .file: files.flatMap { $0 + [""] }
      case .rule: rules.flatMap { lines(of: $0) + [""] }
      case .none: [String]()
      }
    return (result.head + groups + summary).map { $0.terminalLine() }
  }

  private var files: [[String]] {
    result.worstFirst.grouped(by: \.file).map { file, findings in
      ["\(file): \(findings.countsInWords)"]
        + findings.map { finding in
          let place = finding.placeInFile.dropFirst()
          return "  \(place)\(place.isEmpty ? "" : ": ")\(finding.severity.rawValue): "
            + "\(finding.wholeMessage) [\(finding.rule)]"
        }
    }
  }

  /// The findings of each rule, the worst first, then the most frequent.
  private var rules: [(rule: String, findings: [LintFinding])] {
    let groups = result.findings.grouped(by: \.rule).map { rule, findings in
      (rule: rule, findings: findings, rank: findings.map(\.severity.rank).max() ?? 0)
    }
    return groups.sorted {
      ($1.rank, $1.findings.count, $0.rule) < ($0.rank, $0.findings.count, $1.rule)
    }.map { ($0.rule, $0.findings) }
  }

  private func lines(of group: (rule: String, findings: [LintFinding])) -> [String] {
    let title = RulePage.named(group.rule).map { " (\($0.title))" } ?? ""
    return ["\(group.rule)\(title): \(group.findings.countsInWords)"]
      + group.findings.map { "  \($0.file)\($0.placeInFile): \($0.wholeMessage)" }
  }

  /// How often each rule was broken, and in how many documents.
  private var summary: [String] {
    let rows = rules.map { rule, findings in
      let files = Set(findings.map(\.file)).count
      return [
        rule, findings.countsInWords,
        localized("in %1$s document", plural: "in %1$s documents", files),
      ]
    }
    return table(rows) + [result.sum]
  }
}

extension [LintFinding] {
  /// In groups, in the order of their first ones.
  func grouped(by key: (LintFinding) -> String) -> [(String, [LintFinding])] {
    var places: [String: Int] = [:]
    var groups: [(String, [LintFinding])] = []
    for finding in self {
      let name = key(finding)
      let place = places[name] ?? groups.count
      if place == groups.count {
        places[name] = place
        groups.append((name, []))
      }
      groups[place].1.append(finding)
    }
    return groups
  }
}
