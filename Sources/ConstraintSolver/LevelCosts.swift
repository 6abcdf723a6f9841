/// What one level's constraints cost, by activity: convex, and linear between breakpoints.
///
/// A constraint `activity >= b` costs its weight for each unit below b, so that the slope rises by
/// the weight at b, from minus the weight to 0; `<=` likewise from 0 up; `==` is both.
struct LevelCosts {
  struct Breakpoint {
    let activity: Int
    let position: Double
    /// By how much the slope rises here.
    let weight: Double
    /// Whether the cost is on the lower side.
    let isLowerBound: Bool
  }

  /// By activity, ascending by position within it.
  private(set) var breakpoints: [Breakpoint] = []
  /// The activities at this level.
  private(set) var activities: [Int] = []
  /// By activity: its breakpoints, and the slope below the first.
  private(set) var ranges: [Range<Int>]
  private(set) var lowestSlopes: [Double]

  init(activityCount: Int) {
    ranges = Array(repeating: 0..<0, count: activityCount)
    lowestSlopes = Array(repeating: 0, count: activityCount)
  }

  mutating func set(_ newBreakpoints: some Sequence<Breakpoint>) {
    for activity in activities {
      ranges[activity] = 0..<0
      lowestSlopes[activity] = 0
    }
    activities.removeAll(keepingCapacity: true)
    breakpoints = newBreakpoints.sorted {
      ($0.activity, $0.position) < ($1.activity, $1.position)
    }
    for (index, breakpoint) in breakpoints.enumerated() {
      let activity = breakpoint.activity
      if ranges[activity].isEmpty {
        activities.append(activity)
        ranges[activity] = index..<index
      }
      ranges[activity] = ranges[activity].lowerBound..<index + 1
      if breakpoint.isLowerBound { lowestSlopes[activity] -= breakpoint.weight }
    }
  }

  /// How many of an activity's breakpoints are below a value, or at it.
  func passed(_ activity: Int, at value: Double, includingEqual: Bool) -> Int {
    let tolerance = Tolerance.feasibility(at: value)
    let limit = includingEqual ? value + tolerance : value - tolerance
    return ranges[activity].prefix { breakpoints[$0].position <= limit }.count
  }

  func slope(_ activity: Int, afterPassing count: Int) -> Double {
    ranges[activity].prefix(count).reduce(lowestSlopes[activity]) { $0 + breakpoints[$1].weight }
  }
}
