/// Solves for variables that stand alone, such as the width of a label whose place is known: every
/// level narrows an interval, and no tableau is needed.
struct IntervalSearch {
  /// An optional row's share in its level's costs; see `LevelCosts`.
  private struct Breakpoint {
    let priority: Double
    let position: Double
    let weight: Double
    let isLowerBound: Bool
  }

  /// What a row says about the variable: that it has to be at `position`, below or above.
  private struct Bound {
    var position: Double
    var row = -1
    var multiplier = 0.0
  }

  private var breakpoints: WorkspaceList<Breakpoint>
  private var lower = Bound(position: -.infinity)
  private var upper = Bound(position: .infinity)

  init(in workspace: Workspace) {
    breakpoints = WorkspaceList(in: workspace)
  }

  /// The best values of a variable that is the only unknown one in the rows that aren't settled.
  ///
  /// - Returns: Two rows that exclude each other, and the multiples of them that cancel out, if there
  ///   are such rows.
  mutating func bestValues(
    of variable: Int, in rows: Rows
  ) -> Result<Interval, ConflictingMultiples> {
    begin()
    for use in rows.uses(of: variable) {
      let term = rows[term: use]
      let row = Int(term.constraint)
      if !rows[row].isSettled {
        add(rows[row], row, coefficient: term.coefficient, rest: rows[row].rest)
      }
    }
    return bestValues()
  }

  /// Forgets the rows added so far.
  mutating func begin() {
    breakpoints.removeAll()
    lower = Bound(position: -.infinity)
    upper = Bound(position: .infinity)
  }

  /// Adds a row that says coefficient · variable (relation) rest.
  mutating func add(_ row: Rows.Row, _ index: Int, coefficient: Double, rest: Double) {
    let position = rest / coefficient
    let relation = coefficient < 0 ? row.relation.mirrored : row.relation
    if row.isRequired {
      if relation != .lessThanOrEqual, position > lower.position {
        lower = Bound(position: position, row: index, multiplier: 1 / coefficient)
      }
      if relation != .greaterThanOrEqual, position < upper.position {
        upper = Bound(position: position, row: index, multiplier: -1 / coefficient)
      }
      return
    }
    for (isLowerBound, excluded) in [
      (true, Relation.lessThanOrEqual), (false, .greaterThanOrEqual),
    ]
    where relation != excluded {
      breakpoints.append(
        Breakpoint(
          priority: row.priority, position: position, weight: abs(coefficient),
          isLowerBound: isLowerBound))
    }
  }

  /// The best values by the rows that were added, or two of them that exclude each other.
  mutating func bestValues() -> Result<Interval, ConflictingMultiples> {
    if lower.position > upper.position {
      guard lower.position <= upper.position + Tolerance.feasibility(at: upper.position) else {
        return .failure(
          ConflictingMultiples(members: [
            (lower.row, lower.multiplier), (upper.row, upper.multiplier),
          ]))
      }
      upper.position = lower.position
    }
    return .success(narrowed(Interval(lower: lower.position, upper: upper.position)))
  }

  /// The part of an interval that is best at the first level, of that the part best at the second…
  private func narrowed(_ required: Interval) -> Interval {
    var interval = required
    var breakpoints = breakpoints.contents
    breakpoints.sort { (-$0.priority, $0.position) < (-$1.priority, $1.position) }
    var start = 0
    while start < breakpoints.count, interval.lower < interval.upper {
      var end = start + 1
      while end < breakpoints.count, breakpoints[end].priority == breakpoints[start].priority {
        end += 1
      }
      interval = best(breakpoints[start..<end], in: interval)
      start = end
    }
    return interval
  }

  /// The part of an interval where one level's costs are least: they are convex, so it's the part
  /// nearest to where they are least anywhere.
  private func best(
    _ level: Slice<Workspace.Numbers<Breakpoint>>, in interval: Interval
  ) -> Interval {
    var slope = 0.0
    for breakpoint in level where breakpoint.isLowerBound { slope -= breakpoint.weight }
    var lower = -Double.infinity
    var next = level.startIndex
    while slope < -Tolerance.cost, next < level.endIndex {
      lower = level[next].position
      slope += level[next].weight
      next += 1
    }
    var upper = lower
    if slope <= Tolerance.cost {
      upper = next < level.endIndex ? level[next].position : .infinity
    }
    return Interval(lower: interval.nearest(to: lower), upper: interval.nearest(to: upper))
  }
}
