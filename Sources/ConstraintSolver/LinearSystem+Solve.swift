extension LinearSystem {
  /// Solves the system.
  ///
  /// It never fails: when required constraints contradict each other, the one of an irreducible
  /// conflicting set that was added last is dropped, and reported, until the rest can hold.
  package func solve() -> LinearSolution {
    var rows = Rows(self)
    var conflicts: [LinearSolution.Conflict] = []
    func drop(_ set: [ConstraintIndex], from rows: inout Rows) {
      // Components' conflicts can share constraints outside of them; dropping one may do for both.
      guard let last = set.last, !set.contains(where: { rows.isIgnored[$0] }) else { return }
      rows.isIgnored[last] = true
      conflicts.append(LinearSolution.Conflict(constraints: set, dropped: last))
    }

    while true {
      let fixed = FixedVariables(rows)
      if let contradiction = fixed.contradiction {
        drop(fixed.conflictingSet(from: [(contradiction, 1)], in: rows), from: &rows)
        continue
      }
      let components = Components(rows, fixed)
      var solver = ComponentSolver(rows, fixed)
      var values = fixed.values
      var ambiguous: [Variable] = []
      var conflictingSets: [[ConstraintIndex]] = []
      for component in 0..<components.count {
        let variables = components.variables(of: component)
        switch solver.solve(variables: variables, rows: components.rows(of: component)) {
        case .conflict(let multipliers):
          conflictingSets.append(fixed.conflictingSet(from: multipliers, in: rows))
        case .solved(let componentValues, let isAmbiguous):
          for (index, variable) in variables.enumerated() {
            values[variable] = componentValues[index]
            if isAmbiguous[index] { ambiguous.append(variable) }
          }
        }
      }
      if conflictingSets.isEmpty {
        return LinearSolution(
          values: values, conflicts: conflicts, ambiguousVariables: ambiguous.sorted())
      }
      for set in conflictingSets { drop(set, from: &rows) }
    }
  }
}
