/// What one level's constraints cost, by activity: convex, and linear between breakpoints.
///
/// A constraint `activity >= b` costs its weight for each unit below b, so that the slope rises by
/// the weight at b, from minus the weight to 0; `<=` likewise from 0 up; `==` is both.
struct LevelCosts {
  struct Breakpoint {
    let priority: Double
    let activity: Int32
    /// Whether the cost is on the lower side.
    let isLowerBound: Bool
    let position: Double
    /// By how much the slope rises here.
    let weight: Double
  }

  /// By activity, ascending by position within it.
  private(set) var breakpoints: Workspace.Numbers<Breakpoint>
  /// The activities at this level.
  private(set) var activities: WorkspaceList<Int>
  /// By activity.
  private let shares: Workspace.Numbers<Share>

  /// An activity's breakpoints, and the slope below the first.
  private struct Share {
    var start: Int32 = 0
    var end: Int32 = 0
    var lowestSlope = 0.0
  }

  init(activityCount: Int, in workspace: Workspace) {
    breakpoints = Workspace.Numbers(start: nil, count: 0)
    activities = WorkspaceList(in: workspace, capacity: 16)
    shares = workspace.numbers(activityCount, repeating: Share())
  }

  /// - Parameter newBreakpoints: By activity, ascending by position within it.
  mutating func set(_ newBreakpoints: Workspace.Numbers<Breakpoint>) {
    for activity in activities.contents { shares[activity] = Share() }
    activities.removeAll()
    breakpoints = newBreakpoints
    for index in breakpoints.indices {
      let activity = Int(breakpoints[index].activity)
      if shares[activity].end == 0 {
        activities.append(activity)
        shares[activity].start = Int32(truncatingIfNeeded: index)
      }
      shares[activity].end = Int32(truncatingIfNeeded: index + 1)
      if breakpoints[index].isLowerBound {
        shares[activity].lowestSlope -= breakpoints[index].weight
      }
    }
  }

  /// An activity's breakpoints.
  func range(of activity: Int) -> Range<Int> {
    Int(shares[activity].start)..<Int(shares[activity].end)
  }

  /// How many of an activity's breakpoints are below a value, or at it.
  func passed(_ activity: Int, at value: Double, includingEqual: Bool) -> Int {
    let range = range(of: activity)
    if range.isEmpty { return 0 }
    let tolerance = Tolerance.feasibility(at: value)
    let limit = includingEqual ? value + tolerance : value - tolerance
    var end = range.lowerBound
    while end < range.upperBound, breakpoints[end].position <= limit { end += 1 }
    return end - range.lowerBound
  }

  /// What all activities together cost at their values.
  func total(at values: Workspace.Numbers<Double>) -> Double {
    breakpoints.reduce(0) { total, breakpoint in
      let excess = values[Int(breakpoint.activity)] - breakpoint.position
      return total + breakpoint.weight * max(0, breakpoint.isLowerBound ? -excess : excess)
    }
  }

  func slope(_ activity: Int, afterPassing count: Int) -> Double {
    var slope = shares[activity].lowestSlope
    for index in range(of: activity).prefix(count) { slope += breakpoints[index].weight }
    return slope
  }
}

/// The breakpoints of all levels: those of each level, by activity and position, from the highest down.
struct BreakpointLevels: Sequence, IteratorProtocol {
  private var rest: Workspace.Numbers<LevelCosts.Breakpoint>

  /// - Parameter breakpoints: They are sorted in place.
  init(_ breakpoints: Workspace.Numbers<LevelCosts.Breakpoint>) {
    rest = breakpoints
    rest.sort {
      (-$0.priority, $0.activity, $0.position) < (-$1.priority, $1.activity, $1.position)
    }
  }

  mutating func next() -> Workspace.Numbers<LevelCosts.Breakpoint>? {
    guard let priority = rest.first?.priority else { return nil }
    let end = rest.firstIndex { $0.priority != priority } ?? rest.endIndex
    defer { rest = Workspace.Numbers(rebasing: rest[end...]) }
    return Workspace.Numbers(rebasing: rest[..<end])
  }
}
