/// Solves components of one variable, such as the width of a label that stands free: every level
/// narrows an interval, and no tableau is needed.
struct IntervalSearch {
  /// An optional row's share in its level's costs; see `LevelCosts`.
  private struct Breakpoint {
    let level: Int
    let position: Double
    let weight: Double
    let isLowerBound: Bool

    init(_ level: Int, _ position: Double, _ weight: Double, isLowerBound: Bool) {
      self.level = level
      self.position = position
      self.weight = weight
      self.isLowerBound = isLowerBound
    }
  }

  private var breakpoints: [Breakpoint] = []

  /// Sets the variable, the only one in the component's rows that isn't fixed, to the best value
  /// nearest to 0, and its direction to something other than 0 if there are others.
  ///
  /// - Returns: Two rows that exclude each other, and the multiples of them that cancel out, if
  ///   there are such rows.
  mutating func solve(
    _ variable: Int, in componentRows: ArraySlice<Int>, of rows: Rows, _ fixed: FixedVariables,
    _ values: inout [Double], _ direction: inout [Double]
  ) -> [(row: Int, multiplier: Double)]? {
    breakpoints.removeAll(keepingCapacity: true)
    var lower = -Double.infinity
    var upper = Double.infinity
    var lowerOwner = (row: -1, multiplier: 0.0)
    var upperOwner = lowerOwner
    for row in componentRows {
      let (coefficient, rest) = fixed.remainder(of: row, at: variable, in: rows)
      let position = rest / coefficient
      let relation = coefficient < 0 ? rows.relations[row].mirrored : rows.relations[row]
      let level = rows.levels[row]
      guard level == Rows.requiredLevel else {
        if relation != .lessThanOrEqual {
          breakpoints.append(.init(level, position, abs(coefficient), isLowerBound: true))
        }
        if relation != .greaterThanOrEqual {
          breakpoints.append(.init(level, position, abs(coefficient), isLowerBound: false))
        }
        continue
      }
      if relation != .lessThanOrEqual, position > lower {
        lower = position
        lowerOwner = (row, 1 / coefficient)
      }
      if relation != .greaterThanOrEqual, position < upper {
        upper = position
        upperOwner = (row, -1 / coefficient)
      }
    }
    if lower > upper {
      guard lower <= upper + Tolerance.feasibility(at: upper) else {
        return [lowerOwner, upperOwner]
      }
      upper = lower
    }
    var interval = lower...upper
    breakpoints.sort { ($0.level, $0.position) < ($1.level, $1.position) }
    var start = 0
    while start < breakpoints.count, interval.lowerBound < interval.upperBound {
      var end = start + 1
      while end < breakpoints.count, breakpoints[end].level == breakpoints[start].level { end += 1 }
      interval = best(breakpoints[start..<end], in: interval)
      start = end
    }
    values[variable] = min(max(0, interval.lowerBound), interval.upperBound)
    if interval.lowerBound < interval.upperBound {
      var numbers = IrregularNumbers(seed: variable)
      direction[variable] = numbers.next()
    }
    return nil
  }

  /// The part of an interval where one level's costs are least: they are convex, so it's the part
  /// nearest to where they are least anywhere.
  private func best(
    _ level: ArraySlice<Breakpoint>, in interval: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    var slope = level.reduce(0) { $1.isLowerBound ? $0 - $1.weight : $0 }
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
    func nearest(_ value: Double) -> Double {
      min(max(value, interval.lowerBound), interval.upperBound)
    }
    return nearest(lower)...nearest(upper)
  }
}
