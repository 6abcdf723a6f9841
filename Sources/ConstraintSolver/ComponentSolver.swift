/// Solves one component: builds its tableau, then required equalities, required inequalities, and
/// the optional levels from the highest down.
struct ComponentSolver {
  let rows: Rows
  let fixed: FixedVariables
  /// The component's index of each of the system's variables; used only for the component's own.
  private var localIndex: [Int]

  init(_ rows: Rows, _ fixed: FixedVariables) {
    self.rows = rows
    self.fixed = fixed
    localIndex = Array(repeating: -1, count: rows.variableCount)
  }

  /// Optional constraints as costs of activities.
  private typealias Cost = (level: Int, breakpoint: LevelCosts.Breakpoint)

  /// Sets the component's variables, and their directions where they are ambiguous.
  ///
  /// - Returns: Rows that can't hold together, and the multiples of them that cancel out, if there
  ///   are such rows.
  mutating func solve(
    _ variables: ArraySlice<Int>, in componentRows: ArraySlice<Int>, _ values: inout [Double],
    _ direction: inout [Double]
  ) -> [(row: Int, multiplier: Double)]? {
    for (index, variable) in variables.enumerated() { localIndex[variable] = index }
    var deferred = DeferredInequalities(componentRows, in: rows, fixed)
    while true {
      if let conflict = solve(variables, deferred.activeRows, &values, &direction) {
        return conflict
      }
      guard deferred.activate(values, direction, in: rows) else { return nil }
    }
  }

  private func solve(
    _ variables: ArraySlice<Int>, _ activeRows: [Int], _ values: inout [Double],
    _ direction: inout [Double]
  ) -> [(row: Int, multiplier: Double)]? {
    var (start, costs) = build(variables, activeRows)
    if let circuit = start.enterBounds() { return multipliers(of: circuit, variables) }
    var tableau = start
    if tableau.eliminateEqualities(keepsFixedColumns: false) != nil
      || tableau.satisfyBounds() != nil
    {
      // Now for the whole conflict.
      tableau = start
      if let circuit = tableau.eliminateEqualities(keepsFixedColumns: true)
        ?? tableau.satisfyBounds()
      {
        return multipliers(of: circuit, variables)
      }
    }
    tableau.removeFixedColumns()

    var search = LevelSearch(tableau)
    search.minimise(costs)
    for (variable, value) in zip(variables, search.values()) { values[variable] = value }
    let numbers = IrregularNumbers(seed: variables[variables.startIndex])
    let freedom = search.freedom(mixedBy: numbers)
    for (index, variable) in variables.enumerated() { direction[variable] = freedom?[index] ?? 0 }
    return nil
  }

  /// The tableau before any exchange, and the optional constraints by level.
  private func build(
    _ variables: ArraySlice<Int>, _ componentRows: [Int]
  ) -> (Tableau, [Cost]) {
    func unknownTerms(of row: Int) -> some Sequence<Int> {
      rows.terms(of: row).lazy.filter { !fixed.isFixed(rows.variables[$0]) }
    }
    func rest(of row: Int) -> Double {
      rows.terms(of: row).reduce(rows.targets[row]) { rest, term in
        let variable = rows.variables[term]
        return fixed.isFixed(variable)
          ? rest - rows.coefficients[term] * fixed.values[variable] : rest
      }
    }
    let longRows = componentRows.filter { unknownTerms(of: $0).dropFirst().makeIterator().hasNext }
    var tableau = Tableau(variableCount: variables.count, rowCount: longRows.count)
    var costs: [Cost] = []
    var nextLongRow = 0
    for row in componentRows {
      var activity: Int
      var position = rest(of: row)
      var relation = rows.relations[row]
      var weight = 1.0
      if nextLongRow < longRows.count, longRows[nextLongRow] == row {
        for term in unknownTerms(of: row) {
          tableau.addTerm(
            row: nextLongRow, variable: localIndex[rows.variables[term]],
            coefficient: rows.coefficients[term])
        }
        activity = variables.count + nextLongRow
        nextLongRow += 1
      } else {
        guard let term = unknownTerms(of: row).first(where: { _ in true }) else { continue }
        activity = localIndex[rows.variables[term]]
        let coefficient = rows.coefficients[term]
        position /= coefficient
        weight = abs(coefficient)
        if coefficient < 0 { relation = relation.mirrored }
        tableau.isUnrestricted[activity] = false
      }
      if rows.levels[row] == Rows.requiredLevel {
        tableau.restrict(activity, relation, position, owner: row)
      } else {
        costs += breakpoints(
          activity: activity, position: position, weight: weight, relation: relation
        ).map { (rows.levels[row], $0) }
      }
    }
    costs.sort { $0.level < $1.level }
    return (tableau, costs)
  }

  private func breakpoints(
    activity: Int, position: Double, weight: Double, relation: Relation
  ) -> [LevelCosts.Breakpoint] {
    var result: [LevelCosts.Breakpoint] = []
    if relation != .lessThanOrEqual {
      result.append(
        .init(activity: activity, position: position, weight: weight, isLowerBound: true))
    }
    if relation != .greaterThanOrEqual {
      result.append(
        .init(activity: activity, position: position, weight: weight, isLowerBound: false))
    }
    return result
  }

  /// A circuit's activities are multiples of the left sides of the constraints that bound them.
  private func multipliers(
    of circuit: Circuit, _ variables: ArraySlice<Int>
  ) -> [(row: Int, multiplier: Double)] {
    circuit.members.map { constraint, activity, multiplier in
      guard activity < variables.count else { return (constraint, multiplier) }
      let variable = variables[variables.startIndex + activity]
      let coefficient =
        rows.terms(of: constraint).first { rows.variables[$0] == variable }
        .map { rows.coefficients[$0] } ?? 1
      return (constraint, multiplier / coefficient)
    }
  }
}

extension LevelSearch {
  /// Goes through the levels; `costs` are sorted by level.
  fileprivate mutating func minimise(_ costs: [(level: Int, breakpoint: LevelCosts.Breakpoint)]) {
    var start = 0
    while start < costs.count {
      let end = costs[start...].firstIndex { $0.level != costs[start].level } ?? costs.count
      minimise(costs[start..<end].lazy.map(\.breakpoint))
      start = end
    }
  }

  /// By activity.
  fileprivate func values() -> [Double] {
    var tableau = tableau
    tableau.resolveDefinitions()
    return tableau.values
  }
}

extension Tableau {
  fileprivate mutating func restrict(
    _ activity: Int, _ relation: Relation, _ position: Double, owner: Int
  ) {
    if relation != .lessThanOrEqual, position > lower[activity] {
      lower[activity] = position
      lowerOwner[activity] = owner
    }
    if relation != .greaterThanOrEqual, position < upper[activity] {
      upper[activity] = position
      upperOwner[activity] = owner
    }
  }

  fileprivate mutating func removeFixedColumns() {
    for column in nonbasicActivities.indices
    where nonbasicActivities[column] >= 0 && isFixed(nonbasicActivities[column]) {
      removeColumn(column)
    }
  }
}

extension IteratorProtocol {
  fileprivate var hasNext: Bool {
    var copy = self
    return copy.next() != nil
  }
}
