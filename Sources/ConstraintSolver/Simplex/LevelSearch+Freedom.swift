/// What is still open after the last level.
extension LevelSearch {
  /// A direction in which the solution can be changed without any loss, by activity.
  ///
  /// It is a mixture of every possible change, so that an activity that isn't determined has a
  /// number other than 0 in it. Nil if all is determined.
  mutating func freedom(
    mixedBy numbers: IrregularNumbers, _ isCancelled: () -> Bool
  ) throws(LinearSystem.Cancelled) -> [Double]? {
    var numbers = numbers
    var direction: [Double]?
    var isVisited = Array(repeating: false, count: tableau.activityCount)
    var hasNews = true
    while hasNews {
      hasNews = false
      for column in tableau.nonbasicActivities.indices {
        let activity = tableau.nonbasicActivities[column]
        guard activity >= 0, !isVisited[activity] else { continue }
        isVisited[activity] = true
        hasNews = true
        guard let change = try change(along: column, isCancelled) else { continue }
        let share = numbers.next()
        direction = direction ?? Array(repeating: 0, count: tableau.activityCount)
        for (changed, difference) in change { direction?[changed] += share * difference }
      }
    }
    direction?.withUnsafeMutableBufferPointer { tableau.followDefinitions($0) }
    return direction
  }

  /// How activities can change along with a column's; nil if it can't move, and then it's fixed.
  private mutating func change(
    along column: Int, _ isCancelled: () -> Bool
  ) throws(LinearSystem.Cancelled) -> [(activity: Int, difference: Double)]? {
    if freeDistance(along: column, direction: 1) > Tolerance.feasibility(at: 1)
      || freeDistance(along: column, direction: -1) > Tolerance.feasibility(at: 1)
    {
      var change = [(activity: tableau.nonbasicActivities[column], difference: 1.0)]
      var index = tableau.matrix.columnHeads[column]
      while index != SparseMatrix.none {
        let entry = tableau.matrix[index]
        change.append((tableau.basicActivities[Int(entry.row)], entry.coefficient))
        index = entry.nextInColumn
      }
      return change
    }
    // Rows at the end of their intervals are in the way, perhaps only of this column alone.
    let activity = tableau.nonbasicActivities[column]
    for isUp in [true, false] {
      let before = Array(tableau.values)
      let position = tableau.values[activity] + (isUp ? 1 : -1)
      let hasMoved = try attempt(
        LevelCosts.Breakpoint(
          priority: 0, activity: Int32(activity), isLowerBound: isUp, position: position, weight: 1),
        isCancelled)
      if hasMoved {
        return zip(0..., zip(tableau.values, before)).compactMap { activity, values in
          values.0 == values.1 ? nil : (activity, values.0 - values.1)
        }
      }
    }
    tableau.lower[activity] = tableau.values[activity]
    tableau.upper[activity] = tableau.values[activity]
    if tableau.columnOfActivity[activity] >= 0 {
      tableau.removeColumn(tableau.columnOfActivity[activity])
    }
    return nil
  }

  private func freeDistance(along column: Int, direction: Double) -> Double {
    func distance(of activity: Int, speed: Double) -> Double {
      let limit = speed > 0 ? tableau.upper[activity] : tableau.lower[activity]
      return limit.isFinite ? (limit - tableau.values[activity]) / speed : .infinity
    }
    var result = distance(of: tableau.nonbasicActivities[column], speed: direction)
    var index = tableau.matrix.columnHeads[column]
    while index != SparseMatrix.none, result > 0 {
      let entry = tableau.matrix[index]
      result = min(
        result,
        distance(
          of: tableau.basicActivities[Int(entry.row)], speed: direction * entry.coefficient))
      index = entry.nextInColumn
    }
    return result
  }
}
