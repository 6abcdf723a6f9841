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
  /// By how much more are taken in each time.
  private static let growth = 8

  /// The rows to be solved, ascending, and then the others.
  private var allRows: Workspace.Numbers<Int32>
  private var activeCount: Int
  private var rounds = 0
  /// How many are taken in at once.
  private var most = 8

  var activeRows: Workspace.Numbers<Int32> { .init(rebasing: allRows[..<activeCount]) }

  init(_ componentRows: Workspace.Numbers<Int32>, in rows: Rows, workspace: Workspace) {
    func isDeferrable(_ index: Int32) -> Bool {
      rows[Int(index)].relation != .equal && rows[Int(index)].unknownCount > 1
    }
    allRows = workspace.uninitialized(componentRows.count, of: Int32.self)
    var count = 0
    for row in componentRows where !rows[Int(row)].isSettled {
      allRows.initializeElement(at: count, to: row)
      count += 1
    }
    allRows = .init(rebasing: allRows[..<count])
    activeCount = count
    if allRows.count(where: isDeferrable) >= Self.leastCount {
      moveToFront { !isDeferrable($0) }
    }
  }

  /// Makes the rows with a property the active ones.
  private mutating func moveToFront(_ belongs: (Int32) -> Bool) {
    activeCount = allRows.partition { !belongs($0) }
    allRows[..<activeCount].sort()
  }

  /// Takes in what a solution violates most, and what is at its limit and would be violated by another.
  ///
  /// - Returns: Whether there are such rows, and the solution is therefore not the one.
  mutating func activate(
    _ values: Workspace.Numbers<Double>, _ direction: Workspace.Numbers<Double>, in rows: Rows
  ) -> Bool {
    /// By how much it is violated; nil if it doesn't matter.
    func excess(of index: Int32) -> Double? {
      let row = rows[Int(index)]
      var excess = -row.target
      var change = 0.0
      for index in row.terms {
        let term = rows[term: index]
        excess += term.coefficient * values[Int(term.variable)]
        change += term.coefficient * direction[Int(term.variable)]
      }
      if row.relation == .greaterThanOrEqual { excess = -excess }
      let tolerance = Tolerance.feasibility(at: row.target)
      let matters =
        excess > tolerance || (excess > -tolerance && abs(change) > Tolerance.cost)
      return matters ? excess : nil
    }
    var found: [(index: Int, excess: Double)] = []
    for index in activeCount..<allRows.count {
      if let excess = excess(of: allRows[index]) { found.append((index, excess)) }
    }
    if found.isEmpty { return false }
    rounds += 1
    if rounds == Self.mostRounds {
      activeCount = allRows.count
    } else {
      // With the worst ones, the others often hold, too: of all views that have to end before an edge,
      // the last one.
      if found.count > most {
        found.sort { $0.excess > $1.excess }
        found.removeSubrange(most...)
        found.sort { $0.index < $1.index }
      }
      most *= Self.growth
      for (index, _) in found {
        allRows.swapAt(activeCount, index)
        activeCount += 1
      }
    }
    allRows[..<activeCount].sort()
    return true
  }
}
