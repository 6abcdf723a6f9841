/// Solves components in which required equalities leave a single degree of freedom, or none.
///
/// From one variable, t, every other follows as constant + slope · t, one equality after another. All
/// other rows then speak of t alone, as those of a variable by itself do, and `IntervalSearch` solves
/// them. About half of all components in layouts are of this kind. Anything else is left to
/// `ComponentSolver`: what needs elimination, contradicts itself or stays open. Every term is visited
/// twice.
struct LineSearch {
  private let rows: Rows
  private let fixed: FixedVariables
  /// By variable: whether it was found to follow from t, and how.
  private let isKnown: Workspace.Numbers<Bool>
  private let constants: Workspace.Numbers<Double>
  private let slopes: Workspace.Numbers<Double>
  /// By row: how many of its variables aren't known; `used` for one that a variable follows from.
  private let remaining: Workspace.Numbers<Int32>
  private var queue: WorkspaceList<Int32>

  private static let used: Int32 = -1

  init(_ rows: Rows, _ fixed: FixedVariables, in workspace: Workspace) {
    self.rows = rows
    self.fixed = fixed
    isKnown = workspace.numbers(rows.variableCount, repeating: false)
    constants = workspace.uninitialized(rows.variableCount, of: Double.self)
    slopes = workspace.uninitialized(rows.variableCount, of: Double.self)
    remaining = workspace.uninitialized(rows.count, of: Int32.self)
    queue = WorkspaceList(in: workspace)
  }

  /// - Returns: Whether the component was solved, and all of its variables are determined.
  mutating func solve(
    _ variables: Workspace.Numbers<Int32>, in componentRows: Workspace.Numbers<Int32>,
    _ search: inout IntervalSearch
  ) -> Bool {
    guard follow(from: variables, in: componentRows) else { return false }
    search.begin()
    for row in componentRows where remaining[Int(row)] != Self.used {
      guard add(Int(row), to: &search) else { return false }
    }
    guard case .success(let interval) = search.bestValues(),
      interval.lower == interval.upper
    else { return false }
    for variable in variables {
      fixed.values[Int(variable)] =
        constants[Int(variable)] + slopes[Int(variable)] * interval.lower
    }
    return true
  }

  /// Expresses a component's variables in terms of the first one.
  /// - Returns: Whether all of them could be.
  private mutating func follow(
    from variables: Workspace.Numbers<Int32>, in componentRows: Workspace.Numbers<Int32>
  ) -> Bool {
    for row in componentRows {
      remaining[Int(row)] = Int32(truncatingIfNeeded: rows[Int(row)].unknownCount)
    }
    queue.removeAll()
    constants[Int(variables[0])] = 0
    slopes[Int(variables[0])] = 1
    note(Int(variables[0]))
    var knownCount = 1
    while let next = queue.popLast() {
      guard remaining[Int(next)] == 1 else { continue }
      guard let variable = solve(Int(next)) else { return false }
      remaining[Int(next)] = Self.used
      note(variable)
      knownCount += 1
    }
    return knownCount == variables.count
  }

  /// Takes into account that a variable is known.
  private mutating func note(_ variable: Int) {
    isKnown[variable] = true
    for use in rows.uses(of: variable) {
      let index = rows[term: use].constraint
      let row = rows[Int(index)]
      if row.isSettled || remaining[Int(index)] == Self.used { continue }
      remaining[Int(index)] -= 1
      if remaining[Int(index)] == 1, row.isRequired, row.relation == .equal {
        queue.append(index)
      }
    }
  }

  /// Solves an equality for its one variable that isn't known.
  /// - Returns: The variable; nil where its coefficient is too small to divide by.
  private func solve(_ index: Int) -> Int? {
    var own: Rows.Term?
    var constant = rows[index].rest
    var slope = 0.0
    var largest = 0.0
    for termIndex in rows[index].terms {
      let term = rows[term: termIndex]
      let variable = Int(term.variable)
      if isKnown[variable] {
        constant -= term.coefficient * constants[variable]
        slope -= term.coefficient * slopes[variable]
      } else if !fixed.isFixed(variable) {
        own = term
      }
      largest = max(largest, abs(term.coefficient))
    }
    guard let own, abs(own.coefficient) >= Tolerance.pivot * largest else { return nil }
    constants[Int(own.variable)] = constant / own.coefficient
    slopes[Int(own.variable)] = slope / own.coefficient
    return Int(own.variable)
  }

  /// Adds what a row says about t.
  /// - Returns: False for a required row that no t can satisfy.
  private func add(_ index: Int, to search: inout IntervalSearch) -> Bool {
    let row = rows[index]
    if row.isSettled { return true }
    var rest = row.rest
    var coefficient = 0.0
    var size = 0.0
    for termIndex in row.terms {
      let term = rows[term: termIndex]
      let variable = Int(term.variable)
      guard isKnown[variable] else { continue }
      rest -= term.coefficient * constants[variable]
      coefficient += term.coefficient * slopes[variable]
      size += abs(term.coefficient * slopes[variable])
    }
    if abs(coefficient) > Tolerance.dependence * size {
      search.add(row, index, coefficient: coefficient, rest: rest)
      return true
    }
    guard row.isRequired else { return true }
    let tolerance = Tolerance.feasibility(at: row.target)
    return switch row.relation {
    case .equal: abs(rest) <= tolerance
    case .lessThanOrEqual: rest >= -tolerance
    case .greaterThanOrEqual: rest <= tolerance
    }
  }
}
