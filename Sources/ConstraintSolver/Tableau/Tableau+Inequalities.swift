/// Required inequalities.
///
/// Rows outside their intervals are put right one after another, each by an exchange with a column
/// that can still give way; if none can, the row and its columns are a conflict. After a while the
/// choice is always the activity that comes first, which cannot go round in circles (Bland's rule).
/// See Dutertre and de Moura, "A fast linear-arithmetic solver for DPLL(T)", 2006.
extension Tableau {
  /// Moves the variables into their own bounds, before any exchange.
  ///
  /// - Returns: All pairs of bounds that exclude each other; the variables are moved if there are none.
  mutating func enterBounds() -> [Circuit] {
    var circuits: [Circuit] = []
    for activity in 0..<activityCount where lower[activity] > upper[activity] {
      guard
        lower[activity] <= upper[activity] + Tolerance.feasibility(at: upper[activity])
      else {
        circuits.append(
          Circuit(members: [
            (lowerOwner[activity], activity, 1), (upperOwner[activity], activity, -1),
          ]))
        continue
      }
      lower[activity] = upper[activity]
    }
    if !circuits.isEmpty { return circuits }
    for column in nonbasicActivities.indices where nonbasicActivities[column] >= 0 {
      let activity = nonbasicActivities[column]
      let nearest = min(max(values[activity], lower[activity]), upper[activity])
      if nearest != values[activity] { move(column: column, to: nearest) }
    }
    return []
  }

  /// - Parameter giveUp: As for equalities, but the search goes on without the constraint itself.
  /// - Returns: Whether all bounds hold.
  mutating func satisfyBounds(
    givingUp giveUp: (Circuit) -> Int?, _ isCancelled: () -> Bool
  ) throws(LinearSystem.Cancelled) -> Bool {
    var allHold = true
    var queue = WorkspaceList<Int>(in: workspace, capacity: 16)
    for activity in basicActivities where activity >= 0 && violation(of: activity) != 0 {
      queue.append(activity)
    }
    var next = 0
    var exchanges = 0
    let patience = 20 + 2 * basicActivities.count
    // Bland's rule ends, but rounding could undo that; this many exchanges are never needed.
    let limit = 1000 + 100 * activityCount
    while exchanges < limit {
      if isCancelled() { throw LinearSystem.Cancelled() }
      let leaving: Int
      let isCareful = exchanges > patience
      if isCareful {
        guard let first = firstViolated() else { return allHold }
        leaving = first
      } else {
        guard next < queue.count else { return allHold }
        leaving = queue[next]
        next += 1
        guard rowOfActivity[leaving] >= 0 else { continue }
      }
      let excess = violation(of: leaving)
      guard excess != 0 else { continue }
      let row = rowOfActivity[leaving]
      guard let giving = giving(row: row, isBelow: excess < 0, isCareful: isCareful) else {
        allHold = false
        let circuit = circuit(row: row, isBelow: excess < 0)
        guard let constraint = giveUp(circuit), removeBounds(of: constraint, in: circuit)
        else { return false }
        queue.append(leaving)
        continue
      }
      pivot(giving, leavingAt: excess < 0 ? lower[leaving] : upper[leaving])
      exchanges += 1
      if violation(of: basicActivities[row]) != 0 { queue.append(basicActivities[row]) }
      for (changedRow, _) in matrix.changedRows.contents
      where violation(of: basicActivities[changedRow]) != 0 {
        queue.append(basicActivities[changedRow])
      }
    }
    return allHold
  }

  /// Takes away the bounds of a constraint that is given up for a conflict.
  /// - Returns: Whether there were such bounds.
  private mutating func removeBounds(of constraint: Int, in circuit: Circuit) -> Bool {
    guard let activity = circuit.members.first(where: { $0.constraint == constraint })?.activity
    else { return false }
    let hasLower = lowerOwner[activity] == constraint && lower[activity].isFinite
    let hasUpper = upperOwner[activity] == constraint && upper[activity].isFinite
    if hasLower { lower[activity] = -.infinity }
    if hasUpper { upper[activity] = .infinity }
    if rowOfActivity[activity] < 0, columnOfActivity[activity] < 0 {
      restoreColumn(of: activity)
    }
    return hasLower || hasUpper
  }

  private func firstViolated() -> Int? {
    basicActivities.lazy.filter { $0 >= 0 && violation(of: $0) != 0 }.min()
  }

  /// How far an activity is above its interval, negative if it is below, or 0.
  func violation(of activity: Int) -> Double {
    let value = values[activity]
    if value < lower[activity] - Tolerance.feasibility(at: lower[activity]) {
      return value - lower[activity]
    }
    if value > upper[activity] + Tolerance.feasibility(at: upper[activity]) {
      return value - upper[activity]
    }
    return 0
  }

  /// An entry of the row whose column can move to raise (`isBelow`) or lower the row's activity.
  private func giving(row: Int, isBelow: Bool, isCareful: Bool) -> SparseMatrix.Index? {
    var largest = 0.0
    forEachEntry(inRow: row) { _, entry in largest = max(largest, abs(entry.coefficient)) }
    var best: SparseMatrix.Index?
    var bestCost = (Int.max, Int.max)
    forEachEntry(inRow: row) { index, entry in
      let activity = nonbasicActivities[Int(entry.column)]
      let goesUp = (entry.coefficient > 0) == isBelow
      guard goesUp ? values[activity] < upper[activity] : values[activity] > lower[activity]
      else { return }
      let isBounded = lower[activity] > -.infinity || upper[activity] < .infinity
      let cost =
        isCareful
        ? (0, activity)
        : (
          (isBounded ? 1 : 0)
            + (abs(entry.coefficient) < Tolerance.pivot * largest ? 2 : 0),
          matrix.columnLengths[Int(entry.column)]
        )
      if cost < bestCost {
        best = index
        bestCost = cost
      }
    }
    return best
  }
}
