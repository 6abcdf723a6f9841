// How a system is solved
// ======================
// Everything is solved at once, from nothing: nothing is ever added to or taken from a solution.
//
// 1. `Rows`: priorities become dense levels; each row knows its terms, each variable its rows.
// 2. `FixedVariables`: required equalities with one unknown fix it, one after another.
// 3. `IntervalSearch`: a variable that has no other unknown in its rows narrows its interval, level by
//    level.
// 4. `FreeVariables`: a variable that one equality alone mentions is taken away together with it.
// 5. `Components`: what is left falls into groups that nothing connects. (One variable: as in 3.)
// 6. `LineSearch`: a group whose variables all follow from one of them by required equalities is
//    solved like a single variable.
// 7. `ComponentSolver`: other groups become a `Tableau`, rows in terms of columns; of many
//    inequalities only those that turn out to matter (`DeferredInequalities`).
//    a. `Tableau+Equalities`: variables in one row or two are eliminated, which leaves the ends and the
//       links of chains and trees out.
//    b. `ForestSearch`: if rows and columns then form trees (`Forest`), what each part of a tree costs
//       at least is added up from the leaves (`ConvexFunctions`), level by level, and the best values
//       follow from the root. That is all; otherwise:
//    c. `Tableau+Equalities`: the other required equalities by sparse elimination.
//    d. `Tableau+Inequalities`: required bounds by exchanging rows and columns, until they hold or
//       a row shows why they can't.
//    e. `LevelSearch`: each optional level from the highest down by the simplex method on
//       `LevelCosts`, the sum of its absolute errors.
//    Either search narrows intervals to the best solutions after each level, by complementary
//    slackness, so that no lower level can worsen them, and ends with `freedom`: a direction in which
//    the solution is still open.
// 8. Free variables follow from the others.
//
// Steps 1 to 6 and 8 visit each term a few times, and step 7b does so for each level; in most layouts
// they are all there is. All arrays live in one `Workspace`.

extension LinearSystem {
  /// With more, what is open stays where the search for the other levels has left it, which starts at
  /// the suggestions. Errors of so many variables that depend on each other would take seconds.
  private static let mostSuggestions = 200

  /// Thrown when nobody wants the solution any more.
  package struct Cancelled: Error {}

  /// Solves the system.
  ///
  /// It never fails: when required constraints contradict each other, the one of an irreducible
  /// conflicting set that was added last is dropped, and reported, until the rest can hold.
  package func solve() -> LinearSolution {
    do {
      return try solve(isCancelled: { false })
    } catch {
      preconditionFailure("nobody has cancelled it")
    }
  }

  /// Solves the system unless it is cancelled on the way.
  /// - Parameter isCancelled: Asked every now and then; whether nobody wants the solution any more.
  package func solve(isCancelled: () -> Bool) throws(Cancelled) -> LinearSolution {
    // About as much as the arrays of the first steps take.
    let workspace = Workspace(
      capacity: 2048 + 88 * variableCount + 76 * constraintCount + 32 * terms.count)
    defer { workspace.deallocate() }
    var conflicts = ConflictList(self, in: workspace)
    let mark = workspace.mark()
    var ambiguous: [Variable] = []
    var suggested: [Variable] = []
    while true {
      if isCancelled() { throw Cancelled() }
      workspace.release(to: mark)
      var attempt = SolvingAttempt(
        Rows(self, without: conflicts.isDropped, suggesting: suggested, in: workspace),
        in: workspace)
      guard try attempt.run(&conflicts, isCancelled) else { continue }
      if suggested.isEmpty {
        ambiguous = attempt.ambiguousVariables
        // Variables that are open together are solved once more, with the suggestions as the lowest
        // level.
        if attempt.isOpenTogether { suggested = ambiguous.filter { !suggestion(of: $0).isNaN } }
        if 1...Self.mostSuggestions ~= suggested.count { continue }
      }
      return LinearSolution(
        values: Array(attempt.values), conflicts: conflicts.conflicts,
        ambiguousVariables: ambiguous)
    }
  }
}
