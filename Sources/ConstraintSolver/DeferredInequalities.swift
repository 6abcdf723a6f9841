/// Inequalities between several variables that are left out until a solution violates them.
///
/// A solution that is best without some constraints and meets these too is best with them. Most
/// inequalities of a large layout never bind, but each would fill the tableau with a long row: that
/// a view of a chain ends inside its container is a matter of all views before it.
struct DeferredInequalities {
  /// With fewer, carrying them along costs less than solving twice.
  private static let leastCount = 16
  /// When this many solutions have violated new ones, all of them are taken in.
  private static let mostRounds = 6

  /// The rows to be solved, ascending.
  private(set) var activeRows: [Int]
  private var deferredRows: [Int]
  private var rounds = 0

  init(_ componentRows: ArraySlice<Int>, in rows: Rows, _ fixed: FixedVariables) {
    func isDeferrable(_ row: Int) -> Bool {
      rows.relations[row] != .equal
        && rows.terms(of: row).lazy.filter { !fixed.isFixed(rows.variables[$0]) }.count > 1
    }
    deferredRows = componentRows.filter(isDeferrable)
    if deferredRows.count < Self.leastCount {
      deferredRows = []
      activeRows = Array(componentRows)
    } else {
      activeRows = componentRows.filter { !isDeferrable($0) }
    }
  }

  /// Takes in what a solution violates, and what is at its limit and would be violated by another.
  ///
  /// - Returns: Whether there are such rows, and the solution is therefore not the one.
  mutating func activate(_ values: [Double], _ direction: [Double], in rows: Rows) -> Bool {
    func matters(_ row: Int) -> Bool {
      var excess = -rows.targets[row]
      var change = 0.0
      for term in rows.terms(of: row) {
        excess += rows.coefficients[term] * values[rows.variables[term]]
        change += rows.coefficients[term] * direction[rows.variables[term]]
      }
      if rows.relations[row] == .greaterThanOrEqual { excess = -excess }
      let tolerance = Tolerance.feasibility(at: rows.targets[row])
      return excess > tolerance || (excess > -tolerance && abs(change) > Tolerance.cost)
    }
    guard deferredRows.contains(where: matters) else { return false }
    rounds += 1
    let takesAll = rounds == Self.mostRounds
    activeRows += deferredRows.filter { takesAll || matters($0) }
    activeRows.sort()
    deferredRows.removeAll { takesAll || matters($0) }
    return true
  }
}
