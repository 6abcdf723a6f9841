/// Solves one component: builds its tableau, then required equalities, required inequalities, and
/// the optional levels from the highest down.
struct ComponentSolver {
  enum Outcome {
    /// Values of the component's variables, and which of them are ambiguous.
    case solved(values: [Double], isAmbiguous: [Bool])
    /// Constraints that can't hold together, and the multiples that cancel out.
    case conflict([(row: Int, multiplier: Double)])
  }

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

  mutating func solve(variables: ArraySlice<Int>, rows componentRows: ArraySlice<Int>) -> Outcome {
    for (index, variable) in variables.enumerated() { localIndex[variable] = index }
    var (tableau, costs) = build(variables, componentRows)
    if let circuit = tableau.enterBounds() { return .conflict(multipliers(of: circuit, variables)) }

    var start = tableau
    if start.eliminateEqualities(keepsFixedColumns: false) != nil
      || start.satisfyBounds() != nil
    {
      // Now for the whole conflict.
      start = tableau
      if let circuit = start.eliminateEqualities(keepsFixedColumns: true)
        ?? start.satisfyBounds()
      {
        return .conflict(multipliers(of: circuit, variables))
      }
    }
    start.removeFixedColumns()

    var search = LevelSearch(start)
    search.minimise(costs)
    guard let freedom = search.freedom() else {
      return .solved(
        values: search.values(ofFirst: variables.count),
        isAmbiguous: Array(repeating: false, count: variables.count))
    }
    let isAmbiguous = (0..<variables.count).map { abs(freedom[$0]) > Tolerance.cost }

    // Once more, with the suggestions as the lowest level.
    let suggestions: [Cost] = zip(0..., variables).flatMap { index, variable in
      isAmbiguous[index] && !rows.suggestions[variable].isNaN
        ? breakpoints(
          activity: index, position: rows.suggestions[variable], weight: 1, relation: .equal
        ).map { (rows.levelCount, $0) } : []
    }
    if !suggestions.isEmpty {
      search = LevelSearch(tableau)
      for (_, breakpoint) in suggestions {
        search.tableau.isUnrestricted[breakpoint.activity] = false
      }
      _ = search.tableau.eliminateEqualities(keepsFixedColumns: false)
      _ = search.tableau.satisfyBounds()
      search.tableau.removeFixedColumns()
      search.minimise(costs + suggestions)
    }
    return .solved(values: search.values(ofFirst: variables.count), isAmbiguous: isAmbiguous)
  }

  /// The tableau before any exchange, and the optional constraints by level.
  private func build(
    _ variables: ArraySlice<Int>, _ componentRows: ArraySlice<Int>
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
    for (index, variable) in variables.enumerated() where !rows.suggestions[variable].isNaN {
      tableau.move(column: index, to: rows.suggestions[variable])
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

  fileprivate func values(ofFirst count: Int) -> [Double] {
    var tableau = tableau
    tableau.resolveDefinitions()
    return Array(tableau.values.prefix(count))
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

extension Relation {
  /// The relation after multiplication by a negative number.
  fileprivate var mirrored: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension IteratorProtocol {
  fileprivate var hasNext: Bool {
    var copy = self
    return copy.next() != nil
  }
}
