/// What moving a column costs, kept up as the search goes on: a row of the tableau like any other, the sum of
/// the basic activities' rows by the slopes of their costs.
extension LevelSearch {
  mutating func place(_ activity: Int) {
    if tableau.columnOfActivity[activity] >= 0 {
      touch(tableau.columnOfActivity[activity])
    } else if tableau.rowOfActivity[activity] >= 0 {
      let range = costs.range(of: activity)
      let low = costs.passed(activity, at: tableau.values[activity], includingEqual: false)
      let high = costs.passed(activity, at: tableau.values[activity], includingEqual: true)
      // At breakpoints any slope between will do; 0 is the one that needs no search.
      var region = low
      while region < high, costs.slope(activity, afterPassing: region) < 0 { region += 1 }
      regions[activity] = min(region, range.count)
      slopes[activity] = costs.slope(activity, afterPassing: region)
      addToReducedCosts(row: tableau.rowOfActivity[activity], slopes[activity])
    }
  }

  /// Takes into account that an activity goes beyond a breakpoint.
  mutating func pass(_ event: Event, isUp: Bool) {
    regions[event.activity] += isUp ? 1 : -1
    let slope = costs.slope(event.activity, afterPassing: regions[event.activity])
    addToReducedCosts(
      row: Int(tableau.matrix[event.entry].row), slope - slopes[event.activity])
    slopes[event.activity] = slope
  }

  mutating func touch(_ column: Int) {
    if !isTouched[column] {
      isTouched[column] = true
      touched.append(column)
    }
    if !isQueued[column] {
      isQueued[column] = true
      queue.append(column)
    }
  }

  mutating func addToReducedCosts(row: Int, _ slope: Double) {
    guard slope != 0 else { return }
    var index = tableau.matrix.rowHeads[row]
    while index != SparseMatrix.none {
      let entry = tableau.matrix[index]
      reducedCosts[Int(entry.column)] += slope * entry.coefficient
      touch(Int(entry.column))
      index = entry.nextInRow
    }
  }

  /// The slope of the total cost as a column's activity goes up, or down if that is falling; nil if
  /// neither is.
  func descent(of column: Int) -> (isUp: Bool, slope: Double)? {
    let activity = tableau.nonbasicActivities[column]
    guard activity >= 0 else { return nil }
    let value = tableau.values[activity]
    if value < tableau.upper[activity] {
      let passed = costs.passed(activity, at: value, includingEqual: true)
      let slope = reducedCosts[column] + costs.slope(activity, afterPassing: passed)
      if slope < -Tolerance.cost, slope.isFinite { return (true, slope) }
    }
    if value > tableau.lower[activity] {
      let passed = costs.passed(activity, at: value, includingEqual: false)
      let slope = -reducedCosts[column] - costs.slope(activity, afterPassing: passed)
      if slope < -Tolerance.cost, slope.isFinite { return (false, slope) }
    }
    return nil
  }
}
