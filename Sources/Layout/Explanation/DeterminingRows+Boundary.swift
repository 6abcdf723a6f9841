import ConstraintSolver

extension DeterminingRows {
  /// Points below which an error is one of arithmetic.
  static let tolerance = 1e-6

  /// Whether a constraint gets what it asks for.
  func isHeld(_ row: LinearSystem.ConstraintIndex) -> Bool {
    linear.error(of: row, at: values) <= Self.tolerance
  }

  /// What of some constraints keeps a quantity from being greater or less than it is, as far as they hold;
  /// in their order.
  ///
  /// If all that hold were required, a step up and a step down would each conflict with a least set of
  /// them. That takes two solutions, however many there are.
  func boundary(
    of quantity: [LinearSystem.Term], among rows: [LinearSystem.ConstraintIndex]
  ) throws(LayoutEngine.Cancelled) -> [LinearSystem.ConstraintIndex] {
    let held = rows.filter(isHeld).sorted()
    let part = part(of: held, with: quantity, areRequired: true)
    let value = quantity.value(in: values)
    var found: Set<LinearSystem.ConstraintIndex> = []
    for (relation, step) in [(Relation.greaterThanOrEqual, 1.0), (.lessThanOrEqual, -1.0)] {
      var system = part.system
      let beyond = system.add(part.terms(quantity), relation, constant: -(value + step))
      let solution = try system.solve(isCancelled: isCancelled)
      for conflict in solution.conflicts where conflict.constraints.contains(beyond) {
        for row in conflict.constraints where row != beyond { found.insert(held[row]) }
      }
    }
    return rows.filter(found.contains)
  }
}

extension LinearSystemPart {
  /// A sum in the part's own variables.
  func terms(_ quantity: [LinearSystem.Term]) -> [LinearSystem.Term] {
    quantity.compactMap { term in self[term.variable].map { .init($0, term.coefficient) } }
  }
}
