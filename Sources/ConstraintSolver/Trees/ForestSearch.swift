/// The search for the best values at each level where a tableau's rows and columns form trees, as those
/// of chains, of views in views and of stacks in stacks do.
///
/// From the leaves up it is found what each part of a tree costs at least, as a function of the one
/// column that it shares with the rest: below a column costs add up; below a row, what moves is what
/// costs least. At the root the best value is known, and from there down all others, and their prices:
/// the slopes of the functions there. By complementary slackness, every activity's interval is then
/// narrowed to where its own costs have its price, so that lower levels choose among the best solutions
/// only.
///
/// Each level visits everything twice. Functions stay small, as a cost without end hides all that are
/// steeper.
struct ForestSearch {
  let tableau: Tableau
  let forest: Forest
  private var costs: LevelCosts
  private var functions: ConvexFunctions
  private var isSettled = false
  /// By column and by row: what the activity costs itself.
  private let ownColumnCosts: Workspace.Numbers<ConvexFunction>
  private let ownRowCosts: Workspace.Numbers<ConvexFunction>
  /// By column: what it and all below it cost, by its value.
  let columnCosts: Workspace.Numbers<ConvexFunction>
  /// By row: what all below it costs, by the value of the column above it.
  private let rowCosts: Workspace.Numbers<ConvexFunction>
  /// By row: its share of the price of the column above it.
  private let prices: Workspace.Numbers<Double>

  /// With more kinks than this for each activity, the simplex method is faster.
  private static let mostKinks = 64

  init(_ forest: Forest, of tableau: Tableau, in workspace: Workspace) {
    self.forest = forest
    self.tableau = tableau
    let activityCount = tableau.activityCount
    costs = LevelCosts(activityCount: activityCount, in: workspace)
    functions = ConvexFunctions(capacity: activityCount, in: workspace)
    ownColumnCosts = workspace.uninitialized(forest.columns.count, of: ConvexFunction.self)
    ownRowCosts = workspace.uninitialized(forest.rows.count, of: ConvexFunction.self)
    columnCosts = workspace.uninitialized(forest.columns.count, of: ConvexFunction.self)
    rowCosts = workspace.uninitialized(forest.rows.count, of: ConvexFunction.self)
    prices = workspace.uninitialized(forest.rows.count, of: Double.self)
  }

  /// - Parameter breakpoints: Of one level; by activity, ascending by position within it.
  /// - Returns: Whether best values were found. If not, required constraints contradict each other, or
  ///   this isn't the method for them; the tableau's intervals are of no use any more.
  mutating func minimise(_ breakpoints: Workspace.Numbers<LevelCosts.Breakpoint>) -> Bool {
    costs.set(breakpoints)
    isSettled = true
    return addUp() && settle()
  }

  /// Finds which values columns can have among the best solutions: without costs, functions say only
  /// where they are finite.
  /// - Returns: Whether there are any; if not, numbers are too far apart for this method.
  mutating func findPossibleValues() -> Bool {
    costs.set(Workspace.Numbers(start: nil, count: 0))
    // Where there are no levels, nothing has been settled yet.
    return addUp() && (isSettled || settle())
  }

  // MARK: From the leaves to the roots

  /// Finds what each part costs.
  private mutating func addUp() -> Bool {
    functions.removeAll()
    for index in forest.rows.indices.reversed() {
      let row = forest.rows[index]
      for column in row.columns {
        guard addUp(column: column) else { return false }
      }
      ownRowCosts.initializeElement(at: index, to: ownCosts(of: row.activity))
      functions.addPart(ownRowCosts[index], scale: row.scale)
      for column in row.columns {
        functions.addPart(columnCosts[column], scale: forest.columns[column].scale)
      }
      rowCosts.initializeElement(at: index, to: functions.convolution(from: row.constant))
      if functions.size > Self.mostKinks * tableau.activityCount { return false }
    }
    for root in forest.roots.contents {
      guard addUp(column: root) else { return false }
    }
    return true
  }

  private mutating func addUp(column index: Int) -> Bool {
    let column = forest.columns[index]
    ownColumnCosts.initializeElement(at: index, to: ownCosts(of: column.activity))
    functions.addPart(ownColumnCosts[index])
    for row in column.rows { functions.addPart(rowCosts[row]) }
    guard let sum = functions.sum() else { return false }
    columnCosts.initializeElement(at: index, to: sum)
    return true
  }

  private mutating func ownCosts(of activity: Int) -> ConvexFunction {
    var function = ConvexFunction(
      domain: Interval(lower: tableau.lower[activity], upper: tableau.upper[activity]),
      lowestSlope: costs.slope(activity, afterPassing: 0))
    for index in costs.range(of: activity) {
      functions.append(
        costs.breakpoints[index].position, rise: costs.breakpoints[index].weight, to: &function)
    }
    return function
  }

  // MARK: From the roots to the leaves

  /// Gives every activity its value and its price, and narrows its interval. What is open stays as
  /// near to where it was as possible.
  private func settle() -> Bool {
    for root in forest.roots.contents {
      let activity = forest.columns[root].activity
      let best = functions.range(of: columnCosts[root], atSlope: 0)
      tableau.values[activity] = best.nearest(to: tableau.values[activity])
      guard divide(price: 0, ofColumn: root) else { return false }
    }
    for index in forest.rows.indices {
      guard settle(row: index) else { return false }
    }
    return true
  }

  /// Makes what is below a row add up to the column above it.
  private func settle(row index: Int) -> Bool {
    let row = forest.rows[index]
    let price = prices[index]
    let sum = tableau.values[forest.columns[row.parent].activity] - row.constant
    var rest = sum
    /// Moves an activity to where it is best, and from there along with the rest.
    func move(_ activity: Int, _ costs: ConvexFunction, _ scale: Double, by change: Double) {
      let best = functions.range(of: costs, atSlope: price * scale)
      let value = tableau.values[activity]
      tableau.values[activity] = best.nearest(to: value + change / scale)
      rest -= scale * (tableau.values[activity] - value)
    }
    rest -= row.scale * tableau.values[row.activity]
    for column in row.columns {
      rest -= forest.columns[column].scale * tableau.values[forest.columns[column].activity]
    }
    for takesRest in [false, true] where !takesRest || rest != 0 {
      move(row.activity, ownRowCosts[index], row.scale, by: takesRest ? rest : 0)
      for column in row.columns {
        move(
          forest.columns[column].activity, columnCosts[column], forest.columns[column].scale,
          by: takesRest ? rest : 0)
      }
    }
    guard abs(rest) <= Tolerance.feasibility(at: sum) else { return false }
    narrow(row.activity, ownRowCosts[index], price: price * row.scale)
    for column in row.columns {
      guard divide(price: price * forest.columns[column].scale, ofColumn: column) else {
        return false
      }
    }
    return true
  }

  /// Divides a column's price among its own costs and the rows below it.
  private func divide(price: Double, ofColumn index: Int) -> Bool {
    let column = forest.columns[index]
    let value = tableau.values[column.activity]
    let own = functions.slopes(of: ownColumnCosts[index], at: value)
    var ownPrice = own.nearest(to: column.rows.isEmpty ? price : 0)
    var rest = price - ownPrice
    for row in column.rows {
      prices[row] = functions.slopes(of: rowCosts[row], at: value).nearest(to: 0)
      rest -= prices[row]
    }
    if rest != 0 {
      let nearest = own.nearest(to: ownPrice + rest)
      rest -= nearest - ownPrice
      ownPrice = nearest
    }
    for row in column.rows where rest != 0 {
      let nearest = functions.slopes(of: rowCosts[row], at: value).nearest(to: prices[row] + rest)
      rest -= nearest - prices[row]
      prices[row] = nearest
    }
    narrow(column.activity, ownColumnCosts[index], price: ownPrice)
    return abs(rest) <= Tolerance.cost * max(1, abs(price))
  }

  /// Narrows an activity's interval to the values that have a price.
  private func narrow(_ activity: Int, _ ownCosts: ConvexFunction, price: Double) {
    let best = functions.range(of: ownCosts, atSlope: price)
    tableau.lower[activity] = best.lower
    tableau.upper[activity] = best.upper
  }
}
