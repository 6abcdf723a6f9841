/// The search for the best values at one level: the simplex method on convex piecewise linear costs.
///
/// A column moves as long as the costs fall; on its way the activities that depend on it pass
/// breakpoints, each of which makes the total slope rise (a "long step"). The one at which it stops
/// falling becomes nonbasic there. The costs of moving the columns (`reducedCosts`) are kept up.
///
/// Afterwards every activity's interval is narrowed to the values that it has in *some* best
/// solution, by complementary slackness, so that lower levels choose among the best ones only:
/// columns with a cost in both directions are fixed; basic activities stay between the breakpoints
/// next to them.
struct LevelSearch {
  var tableau: Tableau
  var costs: LevelCosts
  /// By column: the slope of the basic activities' costs along it.
  let reducedCosts: Workspace.Numbers<Double>
  /// By activity, if basic: how many breakpoints are below it.
  let regions: Workspace.Numbers<Int>
  /// By activity, if basic: the slope of its costs there.
  let slopes: Workspace.Numbers<Double>
  /// Columns that may have a cost at this level, and the ones among them to be looked at.
  var touched: WorkspaceList<Int>
  let isTouched: Workspace.Numbers<Bool>
  var queue: WorkspaceList<Int>
  let isQueued: Workspace.Numbers<Bool>
  /// Of the column at hand.
  var events: WorkspaceList<Event>
  /// The one breakpoint of `attempt`.
  private let attempted: Workspace.Numbers<LevelCosts.Breakpoint>

  /// With more rows than this a column lets a shorter one go first, of the next few to be looked at.
  /// An exchange puts its row into all rows of the column: a variable that every row has, such as the
  /// length of a stack that fills proportionally, would make each of them as long as their sum. Where none
  /// of the next few is short, a long one is taken, and they can still become so.
  private static let longColumn = 16
  private static let mostCandidates = 8

  /// At this level and in the attempts after it. The limit is for what rounding could do to them.
  private var stepCount = 0
  private let mostSteps: Int

  init(_ tableau: Tableau, in workspace: Workspace) {
    let columnCount = tableau.nonbasicActivities.count
    costs = LevelCosts(activityCount: tableau.activityCount, in: workspace)
    reducedCosts = workspace.numbers(columnCount, repeating: 0)
    regions = workspace.numbers(tableau.activityCount, repeating: 0)
    slopes = workspace.numbers(tableau.activityCount, repeating: 0)
    isTouched = workspace.numbers(columnCount, repeating: false)
    isQueued = workspace.numbers(columnCount, repeating: false)
    touched = WorkspaceList(in: workspace, capacity: columnCount)
    queue = WorkspaceList(in: workspace, capacity: columnCount)
    events = WorkspaceList(in: workspace, capacity: 16)
    attempted = workspace.uninitialized(1, of: LevelCosts.Breakpoint.self)
    mostSteps = 1000 + 100 * tableau.activityCount
    self.tableau = tableau
  }

  /// - Parameter breakpoints: Of one level; by activity, ascending by position within it.
  mutating func minimise(
    _ breakpoints: Workspace.Numbers<LevelCosts.Breakpoint>, _ isCancelled: () -> Bool
  ) throws(LinearSystem.Cancelled) {
    costs.set(breakpoints)
    for activity in costs.activities.contents { place(activity) }
    stepCount = 0
    try search(isCancelled)
    narrow()
    clear()
  }

  /// Moves one activity towards a breakpoint, among solutions equally good for all levels so far.
  ///
  /// - Returns: Whether it could be moved at all.
  mutating func attempt(
    _ breakpoint: LevelCosts.Breakpoint, _ isCancelled: () -> Bool
  ) throws(LinearSystem.Cancelled) -> Bool {
    let activity = Int(breakpoint.activity)
    let before = tableau.values[activity]
    attempted[0] = breakpoint
    costs.set(attempted)
    place(activity)
    try search(isCancelled)
    let change = abs(tableau.values[activity] - before)
    clear()
    return change > Tolerance.feasibility(at: before)
  }

  private mutating func search(
    _ isCancelled: () -> Bool
  ) throws(LinearSystem.Cancelled) {
    var standstills = 0
    var progress = SearchProgress(patience: 20 + 2 * tableau.activityCount, from: stepCount)
    // Steps that move nothing could go round in circles: after a few, the first column and the
    // first activity are chosen (Bland's rule).
    let patience = 20 + tableau.basicActivities.count
    while stepCount < mostSteps {
      if isCancelled() { throw LinearSystem.Cancelled() }
      if progress.isLacking(at: stepCount, { costs.total(at: tableau.values) }) { return }
      let isCareful = standstills > patience
      guard let column = isCareful ? firstDescendingColumn() : nextQueued() else { return }
      guard let (isUp, slope) = descent(of: column) else { continue }
      let hasMoved = step(column, isUp: isUp, slope: slope, isCareful: isCareful)
      standstills = hasMoved ? 0 : standstills + 1
      stepCount += 1
    }
  }

  private mutating func nextQueued() -> Int? {
    if let last = queue.contents.last, length(of: last) > Self.longColumn {
      bringShortColumnForward()
    }
    guard let column = queue.popLast() else { return nil }
    isQueued[column] = false
    return column
  }

  private func length(of column: Int) -> Int { tableau.matrix.columnLengths[column] }

  /// Makes the shortest of the next few columns the next one.
  private func bringShortColumnForward() {
    let waiting = queue.contents
    let few = waiting.indices.suffix(Self.mostCandidates)
    guard let shortest = few.min(by: { length(of: waiting[$0]) < length(of: waiting[$1]) })
    else { return }
    waiting.swapAt(shortest, waiting.endIndex - 1)
  }

  private func firstDescendingColumn() -> Int? {
    touched.contents.filter { descent(of: $0) != nil }
      .min { tableau.nonbasicActivities[$0] < tableau.nonbasicActivities[$1] }
  }

  /// - Returns: Whether any value changed.
  private mutating func step(_ column: Int, isUp: Bool, slope: Double, isCareful: Bool) -> Bool {
    let direction = isUp ? 1.0 : -1.0
    let entering = tableau.nonbasicActivities[column]
    collectEvents(column: column, direction: direction)
    // Costs are never negative, so something has to stop their fall; if nothing does, it is rounding.
    guard let (passed, stop) = takeEvents(slope: slope, isCareful: isCareful) else { return false }
    var passedOwn = 0
    for event in passed {
      if event.entry == SparseMatrix.none {
        passedOwn += 1
      } else {
        pass(event, isUp: tableau.matrix[event.entry].coefficient * direction > 0)
      }
    }
    let value = tableau.values[entering]
    if stop.entry == SparseMatrix.none {
      tableau.move(column: column, to: stop.position)
      touch(column)
      return stop.distance > 0
    }
    let startRegion = costs.passed(entering, at: value, includingEqual: isUp)
    let region = startRegion + (isUp ? passedOwn : -passedOwn)
    exchange(stop, column: column, region: region)
    return stop.distance > 0
  }

  private mutating func exchange(_ stop: Event, column: Int, region: Int) {
    let entering = tableau.nonbasicActivities[column]
    let row = Int(tableau.matrix[stop.entry].row)
    let coefficient = tableau.matrix[stop.entry].coefficient
    addToReducedCosts(row: row, -slopes[stop.activity])
    tableau.pivot(stop.entry, leavingAt: stop.position)
    // The reduced costs are a row like any other, into which the pivot row is put.
    let multiplier = reducedCosts[column]
    reducedCosts[column] = multiplier / coefficient
    touch(column)
    // What can't move any more would only make rows longer.
    if tableau.isFixed(stop.activity) { tableau.removeColumn(column) }
    var index = tableau.matrix.rowHeads[row]
    while index != SparseMatrix.none {
      let entry = tableau.matrix[index]
      if Int(entry.column) != column, multiplier != 0 {
        reducedCosts[Int(entry.column)] += multiplier * entry.coefficient
        touch(Int(entry.column))
      }
      index = entry.nextInRow
    }
    regions[entering] = region
    slopes[entering] = costs.slope(entering, afterPassing: region)
    addToReducedCosts(row: row, slopes[entering])
  }

  private mutating func clear() {
    for column in touched.contents {
      reducedCosts[column] = 0
      isTouched[column] = false
      isQueued[column] = false
    }
    touched.removeAll()
    queue.removeAll()
    for activity in costs.activities.contents {
      regions[activity] = 0
      slopes[activity] = 0
    }
    costs.set(Workspace.Numbers(start: nil, count: 0))
  }
}
