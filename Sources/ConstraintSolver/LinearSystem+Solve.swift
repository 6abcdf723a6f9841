// How a system is solved
// ======================
// Everything is solved at once, from nothing: nothing is ever added to or taken from a solution.
//
// 1. `Rows`: terms of one variable are summed, priorities become dense levels.
// 2. `FixedVariables`: required equalities with one unknown fix it, one after another.
// 3. `FreeVariables`: a variable that one equality alone mentions is taken away together with it.
// 4. `Components`: what is left falls into groups that nothing connects.
// 5. `IntervalSearch`: a group of one variable narrows its interval, level by level.
// 6. `ComponentSolver`: other groups become a `Tableau`, rows in terms of columns; of many
//    inequalities only those that turn out to matter (`DeferredInequalities`).
//    a. `Tableau+Equalities`: required equalities by sparse elimination.
//    b. `Tableau+Inequalities`: required bounds by exchanging rows and columns, until they hold or
//       a row shows why they can't.
//    c. `LevelSearch`: each optional level from the highest down by the simplex method on
//       `LevelCosts`, the sum of its absolute errors. By complementary slackness, intervals are
//       then narrowed to the best solutions, so that no lower level can worsen it.
//    d. `LevelSearch+Freedom`: a direction in which the solution is still open.
// 7. Free variables follow from the others.
//
// Steps 1 to 5 and 7 visit each term a fixed number of times; in most layouts they are all there is.

extension LinearSystem {
  /// Solves the system.
  ///
  /// It never fails: when required constraints contradict each other, the one of an irreducible
  /// conflicting set that was added last is dropped, and reported, until the rest can hold.
  package func solve() -> LinearSolution {
    var rows = Rows(self)
    var solution = LinearSolution(values: [], conflicts: [], ambiguousVariables: [])
    while !rows.solve(&solution) {}
    // What is open is solved once more, with the suggestions as the lowest level.
    let ambiguous = solution.ambiguousVariables
    if rows.addSuggestions(for: ambiguous) {
      while !rows.solve(&solution) {}
      solution.ambiguousVariables = ambiguous
    }
    return solution
  }
}

extension Rows {
  /// - Returns: Whether there is a solution; if not, a conflict was found, and a row dropped for it.
  fileprivate mutating func solve(_ solution: inout LinearSolution) -> Bool {
    let fixed = FixedVariables(self)
    if let contradiction = fixed.contradiction {
      drop(fixed.conflictingSet(from: [(contradiction, 1)], in: self), &solution)
      return false
    }
    let free = FreeVariables(self, fixed)
    let components = Components(self, fixed, free)
    var intervalSearch = IntervalSearch()
    var componentSolver = ComponentSolver(self, fixed)
    var values = fixed.values
    var direction = Array(repeating: 0.0, count: variableCount)
    var conflictingSets: [[Int]] = []
    for component in 0..<components.count {
      let variables = components.variables(of: component)
      let componentRows = components.rows(of: component)
      let conflict =
        if variables.count == 1 {
          intervalSearch.solve(
            variables[variables.startIndex], in: componentRows, of: self, fixed, &values,
            &direction)
        } else {
          componentSolver.solve(variables, in: componentRows, &values, &direction)
        }
      if let conflict { conflictingSets.append(fixed.conflictingSet(from: conflict, in: self)) }
    }
    guard conflictingSets.isEmpty else {
      for set in conflictingSets { drop(set, &solution) }
      return false
    }
    free.follow(&values, &direction, in: self)
    solution.values = values
    solution.ambiguousVariables = (0..<variableCount).filter {
      abs(direction[$0]) > Tolerance.cost
    }
    return true
  }

  private mutating func drop(_ set: [Int], _ solution: inout LinearSolution) {
    // Components' conflicts can share rows outside of them; dropping one may do for both.
    guard let last = set.last, !set.contains(where: { isIgnored[$0] }) else { return }
    isIgnored[last] = true
    solution.conflicts.append(LinearSolution.Conflict(constraints: set, dropped: last))
  }
}
