/// Where something changes on a column's way: the breakpoints and the ends of intervals that its own activity
/// and those that depend on it come to.
extension LevelSearch {
  /// Where something changes as a column moves.
  struct Event {
    let distance: Double
    /// By how much the slope along the column rises; infinite at the end of an interval.
    let rise: Double
    let position: Double
    /// The entry of the row concerned; `none` for the column's own activity.
    let entry: SparseMatrix.Index
    /// How many were collected before it.
    let number: Int32
    let size: Double
    let activity: Int

    /// Whether it comes before another one along the column.
    func isBefore(_ other: Event, isCareful: Bool) -> Bool {
      if distance != other.distance { return distance < other.distance }
      if isCareful {
        return (activity, number) < (other.activity, other.number)
      }
      if size != other.size { return size > other.size }
      return (activity, number) < (other.activity, other.number)
    }
  }

  mutating func collectEvents(column: Int, direction: Double) {
    events.removeAll()
    let entering = tableau.nonbasicActivities[column]
    let value = tableau.values[entering]
    collectEvents(
      of: entering, entry: SparseMatrix.none, speed: direction,
      passed: costs.passed(entering, at: value, includingEqual: direction > 0))
    var index = tableau.matrix.columnHeads[column]
    while index != SparseMatrix.none {
      let entry = tableau.matrix[index]
      let activity = tableau.basicActivities[Int(entry.row)]
      collectEvents(
        of: activity, entry: index, speed: direction * entry.coefficient,
        passed: regions[activity])
      index = entry.nextInColumn
    }
  }

  private mutating func collectEvents(
    of activity: Int, entry: SparseMatrix.Index, speed: Double, passed: Int
  ) {
    guard abs(speed) > Tolerance.dependence else { return }
    let value = tableau.values[activity]
    let size = entry == SparseMatrix.none ? Double.infinity : abs(speed)
    func append(_ position: Double, _ rise: Double) {
      events.append(
        Event(
          distance: max(0, (position - value) / speed), rise: rise, position: position,
          entry: entry, number: Int32(truncatingIfNeeded: events.count), size: size,
          activity: activity))
    }
    let limit = speed > 0 ? tableau.upper[activity] : tableau.lower[activity]
    if limit.isFinite { append(limit, .infinity) }
    let range = costs.range(of: activity)
    if range.isEmpty { return }
    let ahead =
      speed > 0
      ? range.dropFirst(passed) : range.prefix(passed)
    for index in ahead {
      append(costs.breakpoints[index].position, costs.breakpoints[index].weight * abs(speed))
    }
  }

  /// Puts the events in order as far as the costs go on falling.
  /// - Parameter slope: Of the costs at the beginning.
  /// - Returns: Those that are passed, in order, and the one where the column stops; nil if none stops it.
  mutating func takeEvents(
    slope: Double, isCareful: Bool
  ) -> (passed: Workspace.Numbers<Event>, stop: Event)? {
    var events = events.contents
    events.sort { $0.isBefore($1, isCareful: isCareful) }
    var slope = slope
    var passedCount = 0
    while passedCount < events.count, !isCareful,
      slope + events[passedCount].rise < -Tolerance.cost
    {
      slope += events[passedCount].rise
      passedCount += 1
    }
    guard passedCount < events.count else { return nil }
    return (Workspace.Numbers(rebasing: events[..<passedCount]), events[passedCount])
  }
}
