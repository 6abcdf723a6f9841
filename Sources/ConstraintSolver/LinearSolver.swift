// How a system is solved
// ======================
// Everything is solved at once, from nothing: nothing is ever added to or taken from a solution.
//
// 1. `Rows`: each row knows its terms and what is unknown of it, each variable the rows it is unknown in.
// 2. `FixedVariables`: required equalities with one unknown fix it, one after another. That is all for
//    half of all layouts (1,336 of the 2,818 scenes in the corpus that have constraints).
// 3. `IntervalSearch`: a variable that has no other unknown in its rows narrows its interval, level by
//    level.
// 4. `FreeVariables`: a variable that one equality alone mentions is taken away together with it.
// 5. `Components`: what is left falls into groups that nothing connects. (One variable: as in 3.)
// 6. `LineSearch`: a group whose variables all follow from one of them by required equalities is
//    solved like a single variable.
// 7. `ComponentSolver`: other groups become a `Tableau`, rows in terms of columns.
//    a. `Tableau+Equalities`: variables in one row or two are eliminated, which leaves the ends and the
//       links of chains and trees out.
//    b. `ForestSearch`: if rows and columns then form trees (`Forest`), what each part of a tree costs
//       at least is added up from the leaves (`ConvexFunctions`), level by level, and the best values
//       follow from the root. That is all; otherwise:
//    c. `Tableau+Equalities`: the other required equalities by sparse elimination.
//    d. `Tableau+Inequalities`: required bounds by exchanging rows and columns, until they hold or
//       a row shows why they can't; what it needs of equalities that are gone `ExchangeLog` knows.
//    e. `LevelSearch`: each optional level from the highest down by the simplex method on
//       `LevelCosts`, the sum of its absolute errors.
//    Either search narrows intervals to the best solutions after each level, by complementary
//    slackness, so that no lower level can worsen them, and ends with `freedom`: a direction in which
//    the solution is still open.
// 8. Free variables follow from the others.
//
// Steps 1 to 6 and 8 visit each term a few times, and step 7b does so for each level; in most layouts
// they are all there is. All arrays live in one `Workspace`, whose memory serves the next system.

/// Solves linear systems one after another, in memory that it keeps: as much as the largest of them took.
package struct LinearSolver: ~Copyable {
  private let workspace = Workspace()
  /// Of the system at hand.
  private var conflicts = ConflictList()

  /// With more, what is open stays where the search for the other levels has left it, which starts at
  /// the suggestions. Errors of so many variables that depend on each other would take seconds.
  private static let mostSuggestions = 200

  package init() {}

  deinit { workspace.deallocate() }

  /// Solves a system unless it is cancelled on the way.
  ///
  /// It never fails: when required constraints contradict each other, the one of an irreducible
  /// conflicting set that was added last is dropped, and reported, until the rest can hold.
  /// - Parameters:
  ///   - solution: Any; it becomes the system's, in the same memory. It is of no use after an error.
  ///   - isCancelled: Asked every now and then; whether nobody wants the solution any more.
  package mutating func solve(
    _ system: borrowing LinearSystem, into solution: inout LinearSolution,
    isCancelled: () -> Bool = { false }
  ) throws(LinearSystem.Cancelled) {
    if !conflicts.isEmpty { conflicts = ConflictList() }
    if try attemptUntilSolved(system, into: &solution, isCancelled) {
      try addSuggestions(to: system, &solution, isCancelled)
    }
    if !(conflicts.isEmpty && solution.conflicts.isEmpty) {
      solution.conflicts = conflicts.conflicts
    }
  }

  /// Solves once more for variables that are open together, with the suggestions as the lowest level.
  private mutating func addSuggestions(
    to system: borrowing LinearSystem, _ solution: inout LinearSolution, _ isCancelled: () -> Bool
  ) throws(LinearSystem.Cancelled) {
    let ambiguous = solution.ambiguousVariables
    let suggested = ambiguous.filter { system.hasSuggestion(of: $0) }
    guard 1...Self.mostSuggestions ~= suggested.count else { return }
    var suggesting = copy system
    for variable in suggested { suggesting.addSuggestion(of: variable) }
    _ = try attemptUntilSolved(suggesting, into: &solution, isCancelled)
    solution.ambiguousVariables = ambiguous
  }

  /// - Returns: Whether variables are open that have to do with one another.
  private mutating func attemptUntilSolved(
    _ system: borrowing LinearSystem, into solution: inout LinearSolution,
    _ isCancelled: () -> Bool
  ) throws(LinearSystem.Cancelled) -> Bool {
    if conflicts.isEmpty,
      let isOpenTogether = try attempt(system, into: &solution, isCancelled)
    {
      return isOpenTogether
    }
    while true {
      var rest = copy system
      for conflict in conflicts.conflicts { rest.leaveOut(conflict.dropped) }
      if let isOpenTogether = try attempt(rest, into: &solution, isCancelled) {
        return isOpenTogether
      }
    }
  }

  /// - Returns: Whether variables are open that have to do with one another; nil if there is no solution
  ///   because of conflicts, or a row was dropped for nothing, and another attempt is needed.
  private mutating func attempt(
    _ system: borrowing LinearSystem, into solution: inout LinearSolution,
    _ isCancelled: () -> Bool
  ) throws(LinearSystem.Cancelled) -> Bool? {
    if isCancelled() { throw LinearSystem.Cancelled() }
    workspace.releaseAll()
    return try withExtendedLifetime(system) { () throws(LinearSystem.Cancelled) in
      let rows = Rows(system, in: workspace)
      let fixed = FixedVariables(rows, in: workspace)
      // Those of an attempt that fails are replaced by the next one's.
      defer { fixed.values.copy(to: &solution.values) }
      if fixed.unknownCount == 0, fixed.contradictions.isEmpty {
        if !solution.ambiguousVariables.isEmpty { solution.ambiguousVariables = [] }
        return false
      }
      var attempt = SolvingAttempt(rows, fixed, in: workspace)
      guard try attempt.run(&conflicts, isCancelled), !conflicts.takeBackNeedless()
      else { return nil }
      solution.ambiguousVariables = attempt.ambiguousVariables
      return attempt.isOpenTogether
    }
  }
}

extension LinearSystem {
  /// Thrown when nobody wants the solution any more.
  package struct Cancelled: Error {}

  /// Solves this system alone; see `LinearSolver`.
  package func solve() -> LinearSolution {
    do {
      return try solve(isCancelled: { false })
    } catch {
      preconditionFailure("nobody has cancelled it")
    }
  }

  /// Solves this system alone; see `LinearSolver`.
  package func solve(isCancelled: () -> Bool) throws(Cancelled) -> LinearSolution {
    var solver = LinearSolver()
    var solution = LinearSolution()
    try solver.solve(self, into: &solution, isCancelled: isCancelled)
    return solution
  }
}
