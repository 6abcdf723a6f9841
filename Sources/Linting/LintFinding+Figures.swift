import Editing
import Files
import WorkerProtocol

extension [LintFinding] {
  /// Those that aren't among others with other figures: a finding whose figures change is the same one.
  package func removing(_ others: [LintFinding]) -> [LintFinding] {
    var left: [[String?]: Int] = [:]
    for finding in others { left[finding.wordsWithoutFigures, default: 0] += 1 }
    return filter { finding in
      let words = finding.wordsWithoutFigures
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
