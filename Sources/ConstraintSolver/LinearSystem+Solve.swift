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
