import WorkerProtocol
import Workspace

extension LintFinding {
  /// Rules of what ends the app.
  private static let crashes: Set = [
    RulePage.missingOutlet.id, RulePage.missingAction.id, RulePage.impossibleStructure.id,
  ]

  /// The more, the more is gained by mending it: the worst first, then what ends the app, then what is seen on the
  /// most screens.
  fileprivate var worth: (Int, Int, Double) {
    let share = screenCount > 0 ? Double(screens.count) / Double(screenCount) : 1
    return (severity.rank, Self.crashes.contains(rule) ? 1 : 0, share)
  }
}

extension LintResult {
  /// The worst first, else in their order.
  var worstFirst: [LintFinding] {
    findings.enumerated().sorted {
      ($1.element.severity.rank, $0.offset) < ($0.element.severity.rank, $1.offset)
    }.map(\.element)
  }

  /// Leaves out what is less bad, or less worth mending, than a request asks for.
  mutating func keepWorst(_ request: LintParameters) {
    guard request.minSeverity != nil || request.most != nil else { return }
    let all = findings.count
    if let least = request.minSeverity {
      findings.removeAll { $0.severity.rank < least.rank }
    }
    if let most = request.most, most < findings.count {
      let ranked = findings.enumerated().sorted { a, b in
        let (one, other) = (a.element.worth, b.element.worth)
        return one == other ? a.offset < b.offset : one > other
      }
      let kept = Set(ranked.prefix(most).map(\.offset))
      findings = findings.enumerated().filter { kept.contains($0.offset) }.map(\.element)
    }
    // Also where that is none: who asks for it is told all that is left.
    untold = all - findings.count
  }
}
