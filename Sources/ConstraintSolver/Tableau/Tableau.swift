/// A component's linear relations, solved for some of its activities in terms of the others.
///
/// An *activity* is a variable or the left side of a constraint. Each *basic* activity has a row
/// that gives it as a combination of *nonbasic* ones, which have a column each. Every activity has
/// an interval that it must keep to, and a current value in accordance with the rows.
struct Tableau {
  /// By activity: first the component's variables, then its rows.
  let values: Workspace.Numbers<Double>
  let lower: Workspace.Numbers<Double>
  let upper: Workspace.Numbers<Double>
  /// The constraints that the bounds come from, or -1.
  let lowerOwner: Workspace.Numbers<Int>
  let upperOwner: Workspace.Numbers<Int>
  /// Activities that have neither bounds nor costs at any level; only variables can be.
  let isUnrestricted: Workspace.Numbers<Bool>

  private(set) var matrix: SparseMatrix
  /// The activity of each row and column, or -1 where it was removed.
  let basicActivities: Workspace.Numbers<Int>
  let nonbasicActivities: Workspace.Numbers<Int>
  /// The row or the column of each activity; -1 for none.
  let rowOfActivity: Workspace.Numbers<Int>
  let columnOfActivity: Workspace.Numbers<Int>

  /// Removed rows of unrestricted variables, in order of removal.
  private(set) var definitions: WorkspaceList<Definition>
  private(set) var definitionTerms: WorkspaceList<(activity: Int, coefficient: Double)>

  /// variable = constant + Σ coefficient · activity
  struct Definition {
    let variable: Int
    let firstTerm: Int
    let endTerm: Int
    let constant: Double
  }

  /// Kept where it is asked what conflicts with what.
  private(set) var log: ExchangeLog?

  let variableCount: Int
  let workspace: Workspace
  var activityCount: Int { values.count }

  /// - Parameter termCount: How many terms the rows have.
  init(variableCount: Int, rowCount: Int, termCount: Int, in workspace: Workspace) {
    let count = variableCount + rowCount
    self.variableCount = variableCount
    self.workspace = workspace
    values = workspace.numbers(count, repeating: 0)
    lower = workspace.numbers(count, repeating: -.infinity)
    upper = workspace.numbers(count, repeating: .infinity)
    lowerOwner = workspace.numbers(count, repeating: -1)
    upperOwner = workspace.numbers(count, repeating: -1)
    isUnrestricted = workspace.numbers(count, repeating: true)
    matrix = SparseMatrix(
      rowCount: rowCount, columnCount: variableCount, entryCount: termCount, in: workspace)
    nonbasicActivities = workspace.numbers(variableCount, repeating: 0)
    basicActivities = workspace.numbers(rowCount, repeating: 0)
    rowOfActivity = workspace.numbers(count, repeating: -1)
    columnOfActivity = workspace.numbers(count, repeating: -1)
    definitions = WorkspaceList(in: workspace, capacity: 16)
    definitionTerms = WorkspaceList(in: workspace, capacity: 32)
    for variable in 0..<variableCount {
      nonbasicActivities[variable] = variable
      columnOfActivity[variable] = variable
    }
    for row in 0..<rowCount {
      basicActivities[row] = variableCount + row
      rowOfActivity[variableCount + row] = row
      isUnrestricted[variableCount + row] = false
    }
  }

  /// Adds a term of the constraint that is the activity of `row`, before any exchange.
  mutating func addTerm(row: Int, variable: Int, coefficient: Double) {
    matrix.insert(row: row, column: variable, coefficient: coefficient)
  }

  func isFixed(_ activity: Int) -> Bool { lower[activity] == upper[activity] }

  /// Moves a nonbasic activity, and all that depend on it.
  mutating func shift(column: Int, by difference: Double) {
    values[nonbasicActivities[column]] += difference
    var index = matrix.columnHeads[column]
    while index != SparseMatrix.none {
      let entry = matrix[index]
      values[basicActivities[Int(entry.row)]] += entry.coefficient * difference
      index = entry.nextInColumn
    }
  }

  /// Gives a nonbasic activity an exact value.
  mutating func move(column: Int, to value: Double) {
    shift(column: column, by: value - values[nonbasicActivities[column]])
    values[nonbasicActivities[column]] = value
  }

  /// Keeps a log from now on, before any exchange.
  mutating func keepLog() { log = ExchangeLog(rowCount: basicActivities.count, in: workspace) }

  /// Makes the entry's row activity nonbasic at `value`, and its column's activity basic.
  mutating func pivot(_ index: SparseMatrix.Index, leavingAt value: Double) {
    let row = Int(matrix[index].row)
    let column = Int(matrix[index].column)
    let leaving = basicActivities[row]
    let entering = nonbasicActivities[column]
    let coefficient = matrix[index].coefficient
    shift(column: column, by: (value - values[leaving]) / coefficient)
    values[leaving] = value
    matrix.exchange(index)
    log?.append(
      row: row, column: column, coefficient: coefficient,
      changedRows: matrix.changedRows.contents)
    basicActivities[row] = entering
    nonbasicActivities[column] = leaving
    rowOfActivity[leaving] = -1
    columnOfActivity[leaving] = column
    rowOfActivity[entering] = row
    columnOfActivity[entering] = -1
  }

  /// Takes out a column whose activity keeps its value from now on.
  mutating func removeColumn(_ column: Int) {
    columnOfActivity[nonbasicActivities[column]] = -1
    nonbasicActivities[column] = -1
    matrix.removeColumn(column)
  }

  /// Takes out the column of the last exchange, of an equality that was used.
  mutating func removeUsed(_ column: Int) {
    log?.noteRemoval(of: nonbasicActivities[column])
    removeColumn(column)
  }

  /// Brings back the column of an equality that isn't to hold any more. What was defined before stays
  /// without it.
  mutating func restoreColumn(of activity: Int) {
    guard let (column, coefficients) = log?.restore(activity) else { return }
    nonbasicActivities[column] = activity
    columnOfActivity[activity] = column
    for row in basicActivities.indices
    where basicActivities[row] >= 0 && coefficients[row] != 0 {
      matrix.insert(row: row, column: column, coefficient: coefficients[row])
    }
  }

  /// Takes out a row that restricts nothing any more.
  mutating func removeRow(_ row: Int) {
    rowOfActivity[basicActivities[row]] = -1
    basicActivities[row] = -1
    matrix.removeRow(row)
  }

  /// Takes out the row of an unrestricted variable, which follows from the others at the end.
  mutating func define(row: Int) {
    let variable = basicActivities[row]
    let start = definitionTerms.count
    var constant = values[variable]
    var index = matrix.rowHeads[row]
    while index != SparseMatrix.none {
      let entry = matrix[index]
      let activity = nonbasicActivities[Int(entry.column)]
      constant -= entry.coefficient * values[activity]
      definitionTerms.append((activity: activity, coefficient: entry.coefficient))
      index = entry.nextInRow
    }
    definitions.append(
      Definition(
        variable: variable, firstTerm: start, endTerm: definitionTerms.count, constant: constant))
    removeRow(row)
  }

  /// Computes the defined variables from the others, the last removed first.
  func resolveDefinitions() {
    for index in definitions.indices.reversed() {
      values[definitions[index].variable] =
        definitions[index].constant + sum(of: definitions[index], values)
    }
  }

  /// How defined variables change when the others change in a direction.
  func followDefinitions(_ direction: Workspace.Numbers<Double>) {
    for index in definitions.indices.reversed() {
      direction[definitions[index].variable] = sum(of: definitions[index], direction)
    }
  }

  private func sum(
    of definition: Definition, _ numbers: Workspace.Numbers<Double>
  ) -> Double {
    var sum = 0.0
    for index in definition.firstTerm..<definition.endTerm {
      sum += definitionTerms[index].coefficient * numbers[definitionTerms[index].activity]
    }
    return sum
  }
}

/// Required constraints that together lead to 0 = something else.
struct Circuit {
  /// Constraints, and the multiples of their left sides that cancel out.
  var members: [(constraint: Int, activity: Int, multiplier: Double)] = []
}
