import ConstraintSolver
import Scenes

extension SceneDiagnosis {
  /// As many constraints of one conflict as anybody reads.
  private static let maximumNamed = 50

  /// Points: what has to give way by less is a matter of rounding. Rows are stored in whole points, such as
  /// 38 for a content of 37.5, and the canvas has lines of text in whole points, such as 21 for 20.33.
  /// MINED: 10 of 63 errors and warnings of corpus documents on their own canvas.
  private static let leastMiss = 0.99

  /// Sets of required constraints that can't all hold. The solver's sets are irreducible.
  ///
  /// It is an error where a constraint of the document was given up, a warning where an implicit rule
  /// was, and merely worth knowing where only implicit rules are in each other's way or less than a point
  /// is lacking.
  func conflicts() -> [LayoutIssue] {
    guard !solution.conflicts.isEmpty else { return [] }
    let sentences = RuleSentences(equations)
    return solution.conflicts.map { conflict in
      let dropped = equations.system.origins[conflict.dropped]
      let id = equations.describe(dropped)
      let named = conflict.constraints.prefix(Self.maximumNamed)
      var involved: [LayoutIssue.Involved] = []
      for row in named {
        let member = LayoutIssue.Involved(
          id: equations.describe(equations.system.origins[row]),
          line: equations.line(of: equations.system.origins[row]),
          text: sentences.sentence(row: row).text)
        if !involved.contains(member) { involved.append(member) }
      }
      let more = conflict.constraints.count - named.count
      let isOfDocument = { (row: Int) in
        if case .document = equations.system.origins[row] { true } else { false }
      }
      let miss = equations.system.linear.error(of: conflict.dropped, at: solution.values)
      let severity: LayoutIssue.Severity =
        miss < Self.leastMiss
        ? .info
        : isOfDocument(conflict.dropped)
          ? .error : conflict.constraints.contains(where: isOfDocument) ? .warning : .info
      let given = sentences.sentence(row: conflict.dropped).text
      let off = miss < 0.005 ? "" : " It is off by \(miss.pointsInWords)."
      return LayoutIssue(
        rule: .conflict, severity: severity, id: id, line: equations.line(of: dropped),
        message: """
          \(involved.count)\(more > 0 ? " and \(more) more" : "") constraints can't all hold. Given \
          up: \(given).\(off)
          """,
        involved: involved, dropped: id)
    }
  }
}
