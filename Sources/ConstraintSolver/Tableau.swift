/// A component's linear relations, solved for some of its activities in terms of the others.
///
/// An *activity* is a variable or the left side of a constraint. Each *basic* activity has a row
/// that gives it as a combination of *nonbasic* ones, which have a column each. Every activity has
/// an interval that it must keep to, and a current value in accordance with the rows.
struct Tableau {
  /// By activity: first the component's variables, then its rows.
  private(set) var values: [Double]
  var lower: [Double]
  var upper: [Double]
  /// The constraints that the bounds come from, or -1.
  var lowerOwner: [Int]
  var upperOwner: [Int]
  /// Activities that have neither bounds nor costs at any level; only variables can be.
  var isUnrestricted: [Bool]

  private(set) var matrix: SparseMatrix
  /// The activity of each row and column, or -1 where it was removed.
  private(set) var basicActivities: [Int]
  private(set) var nonbasicActivities: [Int]
  /// The row or the column of each activity; -1 for none.
  private(set) var rowOfActivity: [Int]
  private(set) var columnOfActivity: [Int]

  /// Removed rows of unrestricted variables, in order of removal.
  private(set) var definitions: [Definition] = []
  private(set) var definitionTerms: [(activity: Int, coefficient: Double)] = []

  /// variable = constant + Σ coefficient · activity
  struct Definition {
    let variable: Int
    let terms: Range<Int>
    let constant: Double
  }

  let variableCount: Int
  var activityCount: Int { values.count }

  init(variableCount: Int, rowCount: Int) {
    let count = variableCount + rowCount
    self.variableCount = variableCount
    values = Array(repeating: 0, count: count)
    lower = Array(repeating: -.infinity, count: count)
    upper = Array(repeating: .infinity, count: count)
    lowerOwner = Array(repeating: -1, count: count)
    upperOwner = Array(repeating: -1, count: count)
    isUnrestricted = Array(repeating: true, count: count)
    matrix = SparseMatrix(rowCount: rowCount, columnCount: variableCount)
    nonbasicActivities = Array(0..<variableCount)
    basicActivities = Array(variableCount..<count)
    rowOfActivity =
      Array(repeating: -1, count: variableCount) + Array(0..<rowCount)
    columnOfActivity =
      Array(0..<variableCount) + Array(repeating: -1, count: rowCount)
    for row in variableCount..<count { isUnrestricted[row] = false }
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

  /// Makes the entry's row activity nonbasic at `value`, and its column's activity basic.
  mutating func pivot(_ index: SparseMatrix.Index, leavingAt value: Double) {
    let row = Int(matrix[index].row)
    let column = Int(matrix[index].column)
    let leaving = basicActivities[row]
    let entering = nonbasicActivities[column]
    shift(column: column, by: (value - values[leaving]) / matrix[index].coefficient)
    values[leaving] = value
    matrix.exchange(index)
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
      definitionTerms.append((activity, entry.coefficient))
      index = entry.nextInRow
    }
    definitions.append(
      Definition(
        variable: variable, terms: start..<definitionTerms.count, constant: constant))
    removeRow(row)
  }

  /// Computes the defined variables from the others, the last removed first.
  mutating func resolveDefinitions() {
    for definition in definitions.reversed() {
      values[definition.variable] = definition.terms.reduce(definition.constant) {
        $0 + definitionTerms[$1].coefficient * values[definitionTerms[$1].activity]
      }
    }
  }
}

/// Required constraints that together lead to 0 = something else.
struct Circuit {
  /// Constraints, and the multiples of their left sides that cancel out.
  var members: [(constraint: Int, activity: Int, multiplier: Double)] = []
}
