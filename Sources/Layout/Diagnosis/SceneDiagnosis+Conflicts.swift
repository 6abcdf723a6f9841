import ConstraintSolver
import Localization
import Scenes

extension SceneDiagnosis {
  /// As many constraints of one conflict as anybody reads.
  private static let maximumNamed = 50

  /// Points: what has to give way by less on the document's own canvas is a matter of rounding. Rows are
  /// stored in whole points there, such as 38 for a content of 37.5, and the canvas has lines of text in
  /// whole points, such as 21 for 20.33. MINED: 10 of 63 errors and warnings of corpus documents.
  private static let leastMiss = 0.99
  /// Points: on a screen nobody sees as little. Rows of 43.5 points have a text field of 44, since a hair line was
  /// half a point.
  private static let unseenMiss = 0.5

  /// Whether a row gives the root view its height or, where these are asked for too, its width.
  private func isRootsLength(_ row: LinearSystem.ConstraintIndex, orWidth: Bool) -> Bool {
    guard case .root = equations.system.origins[row] else { return false }
    return equations.system.linear.terms(of: row).contains {
      guard let figure = equations.system.viewVariable($0.variable)?.figure else { return false }
      return figure == .height || orWidth && figure.isLength
    }
  }

  /// Sets of required constraints that can't all hold. The solver's sets are irreducible.
  ///
  /// It is an error where a constraint of the document was given up, a warning where an implicit rule
  /// was, and merely worth knowing where only implicit rules are in each other's way, less than a point
  /// is lacking as designed, or no more than half of one on a screen, or the size of a xib's view takes part that a
  /// table or the app's code would choose.
  func conflicts() -> [LayoutIssue] {
    guard !solution.conflicts.isEmpty else { return [] }
    let sentences = RuleSentences(equations)
    let (isCell, isPart) = (isCellThatSizesItself, isPutIntoOthers)
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
      // Without any one of them the others hold.
      let isOfRootsSize =
        (isCell || isPart)
        && conflict.constraints.contains { isRootsLength($0, orWidth: isPart) }
      let severity: LayoutIssue.Severity =
        miss <= Self.unseenMiss + 1e-6 || (scene.platform.hasStoredFrames && miss < Self.leastMiss)
          || isOfRootsSize
        ? .info
        : isOfDocument(conflict.dropped)
          ? .error : conflict.constraints.contains(where: isOfDocument) ? .warning : .info
      let count = involved.count
      var said = [
        more > 0
          ? localized("%1$s and %2$s more constraints can't all hold.", count, more)
          : localized(
            "%1$s constraints can't all hold.", plural: "%1$s constraints can't all hold.", count),
        localized("Given up: %1$s.", sentences.sentence(row: conflict.dropped).text),
      ]
      if miss >= 0.005 { said.append(localized("It is off by %1$s.", miss.pointsInWords)) }
      if isOfRootsSize {
        said.append(
          isPart
            ? localized("Whoever puts this view into another may give it the size that it needs.")
            : localized("A table that sizes its rows gives the cell the height that it needs."))
      }
      return LayoutIssue(
        rule: .conflict, severity: severity, id: id, line: equations.line(of: dropped),
        message: said.joined(separator: " "), involved: involved, dropped: id)
    }
  }

  /// The figures of views that a conflict is about.
  func figuresInConflicts() -> Set<LayoutVariable> {
    var figures: Set<LayoutVariable> = []
    for row in Set(solution.conflicts.flatMap(\.constraints)) {
      for term in equations.system.linear.terms(of: row) {
        if let figure = equations.system.viewVariable(term.variable) { figures.insert(figure) }
      }
    }
    return figures
  }

  func isInConflict(_ index: ViewIndex, _ axis: Axis, _ figures: Set<LayoutVariable>) -> Bool {
    figures.contains(LayoutVariable(index, .origin(on: axis)))
      || figures.contains(LayoutVariable(index, .length(on: axis)))
  }
}
