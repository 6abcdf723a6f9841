/// The steps of solving a system without the constraints that were dropped so far.
///
/// A conflict whose dropped row has fixed no variable is settled on the way. After one whose row has,
/// everything that followed from it is void, and another attempt is needed.
struct SolvingAttempt {
  private let rows: Rows
  private let workspace: Workspace
  private let fixed: FixedVariables
  /// By variable: how it can change together with the others; 0 where it is determined.
  private let direction: Workspace.Numbers<Double>
  private var isOpen = false
  /// Whether variables are open that have to do with one another.
  private(set) var isOpenTogether = false
  private var needsAnotherAttempt = false

  init(_ rows: Rows, _ fixed: FixedVariables, in workspace: Workspace) {
    self.rows = rows
    self.fixed = fixed
    self.workspace = workspace
    direction = workspace.numbers(rows.variableCount, repeating: 0)
  }

  /// Those that another solution, as good as this one, gives another value; ascending.
  var ambiguousVariables: [Int] {
    isOpen ? direction.indices.filter { abs(direction[$0]) > Tolerance.cost } : []
  }

  /// - Returns: Whether there is a solution; if not, another attempt is needed.
  mutating func run(
    _ conflicts: inout ConflictList, _ isCancelled: () -> Bool
  ) throws(LinearSystem.Cancelled) -> Bool {
    if !fixed.contradictions.isEmpty {
      for row in fixed.contradictions.contents.sorted() {
        _ = resolve(ConflictingMultiples(members: [(Int(row), 1)]), &conflicts)
      }
      if needsAnotherAttempt { return false }
    }
    var search = IntervalSearch(in: workspace)
    let unknown = solveLoneVariables(&search, &conflicts)
    if !unknown.isEmpty {
      try solveTogether(unknown, &search, &conflicts, isCancelled)
    }
    return !needsAnotherAttempt
  }

  /// Drops a row for a conflict.
  /// - Returns: Whether the rest can go on without it in this attempt.
  private mutating func resolve(
    _ conflict: ConflictingMultiples, _ conflicts: inout ConflictList
  ) -> Bool {
    resolve([fixed.conflictingSet(from: conflict.members, in: rows)], &conflicts)
  }

  /// Drops a row for each of some conflicts that were found together. Those that share a dropped row with
  /// another one are left for the next time, as are those after a dropped row that has fixed a variable.
  /// - Returns: Whether the rest can go on without them in this attempt.
  private mutating func resolve(_ sets: [[Int]], _ conflicts: inout ConflictList) -> Bool {
    var canGoOn = false
    for set in sets {
      guard let dropped = conflicts.drop(from: set) else { continue }
      canGoOn = !fixed.isFixing(dropped, in: rows)
      if !canGoOn { break }
      rows.settle(dropped)
    }
    if !canGoOn { needsAnotherAttempt = true }
    return canGoOn
  }

  /// - Returns: The unknown variables that are not alone, ascending.
  private mutating func solveLoneVariables(
    _ search: inout IntervalSearch, _ conflicts: inout ConflictList
  ) -> Workspace.Numbers<Int32> {
    let unknown = workspace.uninitialized(fixed.unknownCount, of: Int32.self)
    var count = 0
    for variable in 0..<rows.variableCount where !fixed.isFixed(variable) {
      if isAlone(variable) {
        let suggestion = rows.suggestion(of: variable)
        _ = solve(variable, nearTo: suggestion.isNaN ? 0 : suggestion, &search, &conflicts)
        settleRows(of: variable)
      } else {
        unknown.initializeElement(at: count, to: Int32(truncatingIfNeeded: variable))
        count += 1
      }
    }
    return .init(rebasing: unknown[..<count])
  }

  private func isAlone(_ variable: Int) -> Bool {
    rows.uses(of: variable).allSatisfy { rows[Int(rows[term: $0].constraint)].unknownCount <= 1 }
  }

  private func settleRows(of variable: Int) {
    for use in rows.uses(of: variable) { rows.settle(Int(rows[term: use].constraint)) }
  }

  /// Solves for a variable that is alone in its rows.
  /// - Returns: Whether it is open.
  private mutating func solve(
    _ variable: Int, nearTo suggestion: Double, _ search: inout IntervalSearch,
    _ conflicts: inout ConflictList
  ) -> Bool {
    while true {
      switch search.bestValues(of: variable, in: rows) {
      case .success(let interval):
        fixed.values[variable] = interval.nearest(to: suggestion)
        guard interval.lower < interval.upper else { return false }
        var numbers = IrregularNumbers(seed: variable)
        direction[variable] = numbers.next()
        isOpen = true
        return true
      case .failure(let conflict):
        guard resolve(conflict, &conflicts) else { return false }
      }
    }
  }

  /// Solves for variables that have to do with one another.
  private mutating func solveTogether(
    _ unknown: Workspace.Numbers<Int32>, _ search: inout IntervalSearch,
    _ conflicts: inout ConflictList, _ isCancelled: () -> Bool
  ) throws(LinearSystem.Cancelled) {
    let free = FreeVariables(rows, fixed, among: unknown, in: workspace)
    let components = Components(rows, fixed, free, among: unknown, in: workspace)
    var lineSearch = LineSearch(rows, fixed, in: workspace)
    let solver = ComponentSolver(rows, fixed, in: workspace)
    for index in 0..<components.count {
      let variables = components.variables(of: index)
      if variables.count == 1 {
        if solve(Int(variables[0]), nearTo: 0, &search, &conflicts) { isOpenTogether = true }
        continue
      }
      if lineSearch.solve(variables, in: components.rows(of: index), &search) { continue }
      while true {
        let mark = workspace.mark()
        defer { workspace.release(to: mark) }
        let found = try solver.solve(
          variables, in: components.rows(of: index), direction, isCancelled)
        guard !found.isEmpty, resolve(found, &conflicts) else { break }
      }
      if !isOpenTogether { isOpenTogether = variables.contains { direction[Int($0)] != 0 } }
    }
    free.follow(fixed.values, direction, in: rows)
    isOpen = isOpen || isOpenTogether
  }
}
