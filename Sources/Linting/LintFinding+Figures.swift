import Editing
import Files
import WorkerProtocol

extension [LintFinding] {
  /// Those that aren't among others with other figures: a finding whose figures change is the same one.
  package func removing(_ others: [LintFinding]) -> [LintFinding] {
    removing(others) { $0.wordsWithoutFigures }
  }

  /// Those that others don't say in the same words, of whichever object that is.
  package func sayingOtherThan(_ others: [LintFinding]) -> [LintFinding] {
    removing(others) { [$0.rule, $0.severity.rawValue, $0.message] }
  }

  private func removing(
    _ others: [LintFinding], alikeBy key: (LintFinding) -> [String?]
  ) -> [LintFinding] {
    var left: [[String?]: Int] = [:]
    for finding in others { left[key(finding), default: 0] += 1 }
    return filter { finding in
      let words = key(finding)
      guard let count = left[words], count > 0 else { return true }
      left[words] = count - 1
      return false
    }
  }
}

extension LintFinding {
  /// Whether it is about a view without an id, for which its place in the file stands.
  private var isUnnamed: Bool { id?.hasPrefix("ninefold:") == true }

  fileprivate var wordsWithoutFigures: [String?] {
    [
      rule, pathFromHere(file.plainPath), id?.filter { !isUnnamed || !$0.isNumber },
      severity.rawValue,
      String(message.filter { !$0.isNumber && !".−".contains($0) }),
    ]
  }
}
