/// Solves one component: builds its tableau, and goes through the levels along trees or, where it has
/// circles, by elimination and the simplex method.
struct ComponentSolver {
  private let rows: Rows
  private let fixed: FixedVariables
  private let workspace: Workspace
  /// The component's index of each of the system's variables; used only for the component's own.
  private let localIndex: Workspace.Numbers<Int32>

  init(_ rows: Rows, _ fixed: FixedVariables, in workspace: Workspace) {
    self.rows = rows
    self.fixed = fixed
    self.workspace = workspace
    localIndex = workspace.uninitialized(rows.variableCount, of: Int32.self)
  }

  /// Sets the component's variables, and their directions where they are ambiguous.
  ///
  /// - Returns: Irreducible sets of rows that can't hold together, if there are such rows.
  func solve(
    _ variables: Workspace.Numbers<Int32>, in componentRows: Workspace.Numbers<Int32>,
    _ direction: Workspace.Numbers<Double>, _ isCancelled: () -> Bool
  ) throws(LinearSystem.Cancelled) -> [[Int]] {
    for index in variables.indices {
      localIndex[Int(variables[index])] = Int32(truncatingIfNeeded: index)
    }
    let activeRows = unsettled(componentRows)
    var (tableau, levels) = build(variables, activeRows)
    let exclusions = tableau.enterBounds()
    if !exclusions.isEmpty { return exclusions.map { conflictingSet(from: $0, variables) } }
    try tableau.eliminateShortColumns(isCancelled)
    if let forest = Forest(tableau, in: workspace) {
      if try solve(forest, of: tableau, levels, variables, direction, isCancelled) { return [] }
      (tableau, levels) = build(variables, activeRows)
      _ = tableau.enterBounds()
    }
    if try !tableau.satisfyRequired(givingUp: { _ in nil }, isCancelled) {
      // Once more, for the whole of the conflicts.
      (tableau, levels) = build(variables, activeRows)
      tableau.keepLog()
      _ = tableau.enterBounds()
      var conflicts: [[Int]] = []
      _ = try tableau.satisfyRequired(
        givingUp: { circuit in
          conflicts.append(conflictingSet(from: circuit, variables))
          let givenUp = ConflictList.givenUp(of: conflicts[conflicts.count - 1])
          // A row that isn't in the tableau has fixed a variable: without it, this is another tableau.
          return circuit.members.contains { $0.constraint == givenUp } ? givenUp : nil
        }, isCancelled)
      if !conflicts.isEmpty { return conflicts }
    }
    try search(tableau, levels, variables, direction, isCancelled)
    return []
  }

  private func unsettled(_ componentRows: Workspace.Numbers<Int32>) -> Workspace.Numbers<Int32> {
    let unsettled = workspace.uninitialized(componentRows.count, of: Int32.self)
    var count = 0
    for row in componentRows where !rows[Int(row)].isSettled {
      unsettled.initializeElement(at: count, to: row)
      count += 1
    }
    return .init(rebasing: unsettled[..<count])
  }

  /// Goes through the levels from where all required constraints hold.
  private func search(
    _ tableau: consuming Tableau, _ levels: BreakpointLevels,
    _ variables: Workspace.Numbers<Int32>, _ direction: Workspace.Numbers<Double>,
    _ isCancelled: () -> Bool
  ) throws(LinearSystem.Cancelled) {
    tableau.removeFixedColumns()
    var search = LevelSearch(tableau, in: workspace)
    for level in levels { try search.minimise(level, isCancelled) }
    setValues(of: variables, from: search.tableau)
    let numbers = IrregularNumbers(seed: Int(variables[0]))
    let freedom = try search.freedom(mixedBy: numbers, isCancelled)
    for index in variables.indices { direction[Int(variables[index])] = freedom?[index] ?? 0 }
  }

  /// - Returns: Whether the forest had a solution.
  private func solve(
    _ forest: Forest, of tableau: Tableau, _ levels: BreakpointLevels,
    _ variables: Workspace.Numbers<Int32>, _ direction: Workspace.Numbers<Double>,
    _ isCancelled: () -> Bool
  ) throws(LinearSystem.Cancelled) -> Bool {
    var search = ForestSearch(forest, of: tableau, in: workspace)
    for level in levels {
      if isCancelled() { throw LinearSystem.Cancelled() }
      guard search.minimise(level) else { return false }
    }
    let numbers = IrregularNumbers(seed: Int(variables[0]))
    guard let freedom = search.freedom(mixedBy: numbers, in: workspace) else { return false }
    setValues(of: variables, from: tableau)
    for index in variables.indices { direction[Int(variables[index])] = freedom[index] }
    return true
  }

  private func setValues(of variables: Workspace.Numbers<Int32>, from tableau: Tableau) {
    tableau.resolveDefinitions()
    for index in variables.indices {
      fixed.values[Int(variables[index])] = tableau.values[index]
    }
  }

  /// The tableau before any exchange, and the optional constraints by level.
  private func build(
    _ variables: Workspace.Numbers<Int32>, _ activeRows: Workspace.Numbers<Int32>
  ) -> (Tableau, BreakpointLevels) {
    var longRows = 0
    var termCount = 0
    for row in activeRows where rows[Int(row)].unknownCount > 1 {
      longRows += 1
      termCount += rows[Int(row)].unknownCount
    }
    var tableau = Tableau(
      variableCount: variables.count, rowCount: longRows, termCount: termCount, in: workspace)
    var costs = WorkspaceList<LevelCosts.Breakpoint>(
      in: workspace, capacity: 2 * activeRows.count)
    var nextLongRow = 0
    for index in activeRows {
      let row = rows[Int(index)]
      var activity: Int
      var position = row.rest
      var relation = row.relation
      var weight = 1.0
      if row.unknownCount > 1 {
        for index in row.terms {
          let term = rows[term: index]
          guard !fixed.isFixed(Int(term.variable)) else { continue }
          tableau.addTerm(
            row: nextLongRow, variable: Int(localIndex[Int(term.variable)]),
            coefficient: term.coefficient)
        }
        activity = variables.count + nextLongRow
        nextLongRow += 1
      } else {
        let term = rows[term: row.unknownTerm]
        activity = Int(localIndex[Int(term.variable)])
        position /= term.coefficient
        weight = abs(term.coefficient)
        if term.coefficient < 0 { relation = relation.mirrored }
        tableau.isUnrestricted[activity] = false
      }
      if row.isRequired {
        tableau.restrict(activity, relation, position, owner: Int(index))
        continue
      }
      for (isLowerBound, excluded) in [
        (true, Relation.lessThanOrEqual), (false, .greaterThanOrEqual),
      ]
      where relation != excluded {
        costs.append(
          LevelCosts.Breakpoint(
            priority: row.priority, activity: Int32(truncatingIfNeeded: activity),
            isLowerBound: isLowerBound, position: position, weight: weight))
      }
    }
    for index in variables.indices {
      let suggestion = rows.suggestion(of: Int(variables[index]))
      if !suggestion.isNaN { tableau.shift(column: index, by: suggestion) }
    }
    return (tableau, BreakpointLevels(costs.contents))
  }

  /// The rows of a circuit, whose activities are multiples of their left sides, and those that fixed what
  /// else is in them.
  private func conflictingSet(
    from circuit: Circuit, _ variables: Workspace.Numbers<Int32>
  ) -> [Int] {
    let members = circuit.members.map { constraint, activity, multiplier in
      guard activity < variables.count else { return (row: constraint, multiplier: multiplier) }
      let coefficient =
        rows[constraint].terms.map { rows[term: $0] }
        .first { $0.variable == variables[activity] }?.coefficient ?? 1
      return (row: constraint, multiplier: multiplier / coefficient)
    }
    return fixed.conflictingSet(from: members, in: rows)
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

  /// - Returns: Whether all required constraints hold.
  fileprivate mutating func satisfyRequired(
    givingUp giveUp: (Circuit) -> Int?, _ isCancelled: () -> Bool
  ) throws(LinearSystem.Cancelled) -> Bool {
    guard try eliminateEqualities(givingUp: giveUp, isCancelled) else { return false }
    return try satisfyBounds(givingUp: giveUp, isCancelled)
  }

  fileprivate mutating func removeFixedColumns() {
    for column in nonbasicActivities.indices
    where nonbasicActivities[column] >= 0 && isFixed(nonbasicActivities[column]) {
      removeColumn(column)
    }
  }
}
