/// What is still open after the last level.
extension ForestSearch {
  /// A direction in which the solution can be changed without any loss, by activity; as that of
  /// `LevelSearch`. Nil if all is determined.
  ///
  /// From the roots down, the values that a column can have follow from those of the column above it.
  /// Of what is open below a row all but the last move at will, and the last one as the row says.
  mutating func freedom(
    mixedBy numbers: IrregularNumbers, in workspace: Workspace
  ) -> Workspace.Numbers<Double>? {
    guard findPossibleValues() else { return nil }
    var numbers = numbers
    let direction = workspace.numbers(tableau.activityCount, repeating: 0.0)
    let ranges = workspace.uninitialized(forest.columns.count, of: Interval.self)
    for root in forest.roots.contents {
      ranges.initializeElement(at: root, to: columnCosts[root].domain)
      if Self.isOpen(ranges[root]) {
        direction[forest.columns[root].activity] = numbers.next()
      }
    }
    for row in forest.rows.contents {
      spread(row, ranges, direction, &numbers)
    }
    tableau.followDefinitions(direction)
    return direction
  }

  private static func isOpen(_ range: Interval) -> Bool {
    range.upper - range.lower > Tolerance.feasibility(at: range.nearest(to: 0))
  }

  private func spread(
    _ row: Forest.Row, _ ranges: Workspace.Numbers<Interval>,
    _ direction: Workspace.Numbers<Double>, _ numbers: inout IrregularNumbers
  ) {
    var total = IntervalSum(ranges[row.parent])
    total.add(Interval(lower: row.constant, upper: row.constant), scale: -1)
    total.add(ownDomain(of: row.activity), scale: -row.scale)
    for column in row.columns {
      total.add(columnCosts[column].domain, scale: -forest.columns[column].scale)
    }
    // What is left for each when all others take what they can.
    var rest = direction[forest.columns[row.parent].activity]
    var last: (activity: Int, scale: Double)?
    func move(_ activity: Int, scale: Double) {
      if let last {
        direction[last.activity] = numbers.next()
        rest -= last.scale * direction[last.activity]
      }
      last = (activity, scale)
    }
    let own = total.range(without: ownDomain(of: row.activity), scale: -row.scale)
    if Self.isOpen(own) { move(row.activity, scale: row.scale) }
    for column in row.columns {
      let scale = forest.columns[column].scale
      let range = total.range(without: columnCosts[column].domain, scale: -scale)
      ranges.initializeElement(at: column, to: range)
      if Self.isOpen(range) { move(forest.columns[column].activity, scale: scale) }
    }
    if let last { direction[last.activity] = rest / last.scale }
  }

  private func ownDomain(of activity: Int) -> Interval {
    Interval(lower: tableau.lower[activity], upper: tableau.upper[activity])
  }
}

/// What a sum can be whose summands have intervals.
private struct IntervalSum {
  /// The sums of the finite ends, and how many aren't.
  private var finite: Interval
  private var openBelow = 0
  private var openAbove = 0

  init(_ range: Interval) {
    finite = Interval(lower: 0, upper: 0)
    add(range, scale: 1)
  }

  mutating func add(_ range: Interval, scale: Double) {
    let range = range.scaled(by: scale)
    if range.lower.isFinite { finite.lower += range.lower } else { openBelow += 1 }
    if range.upper.isFinite { finite.upper += range.upper } else { openAbove += 1 }
  }

  /// What one of the summands can be when the sum is to be 0.
  func range(without range: Interval, scale: Double) -> Interval {
    let own = range.scaled(by: scale)
    var others = finite
    if own.lower.isFinite { others.lower -= own.lower }
    if own.upper.isFinite { others.upper -= own.upper }
    if openBelow > (own.lower.isFinite ? 0 : 1) { others.lower = -.infinity }
    if openAbove > (own.upper.isFinite ? 0 : 1) { others.upper = .infinity }
    let possible = others.scaled(by: -1 / scale)
    let lower = range.nearest(to: possible.lower)
    return Interval(lower: lower, upper: max(lower, range.nearest(to: possible.upper)))
  }
}

extension Interval {
  fileprivate func scaled(by factor: Double) -> Interval {
    factor > 0
      ? Interval(lower: lower * factor, upper: upper * factor)
      : Interval(lower: upper * factor, upper: lower * factor)
  }
}
