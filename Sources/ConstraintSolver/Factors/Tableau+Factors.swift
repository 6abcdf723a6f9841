/// Large tableaus that would fill.
///
/// While its rows stay short, a tableau's matrix has all of them. Once they have become many times as long
/// as they were, or an exchange would make them so, the matrix has only the row and the column at hand, and
/// `BasisFactors` all that the others follow from. An exchange then takes time with the size of the
/// constraints rather than with the product of a row's and a column's length, and no more memory.
extension Tableau {
  /// How many times the tolerance of feasibility the last values may be off, after as many exchanges.
  private static let mostRounding = 100.0
  /// Points: what is farther away than layouts reach has no larger tolerance.
  private static let farthest = 1e5

  /// Keeps the rows as they are now, in case that they become long.
  ///
  /// What several solutions equally good leave open may be another of them with factors.
  mutating func keepSource(_ limits: FactorsLimits) {
    let rowCount = basicActivities.count { $0 >= 0 }
    guard rowCount >= limits.fewRows else { return }
    let limit = limits.mostGrowth * matrix.rowLengths.reduce(0, +) + limits.fewEntries
    setSource(
      TableauSource(self, in: workspace), entryLimit: max(limit, matrix.peakCount),
      mostDifference: limits.mostDifference)
  }

  /// Makes the last values as exact as they can be.
  /// - Returns: Whether they are what was searched for; if not, rounding has spoiled the search.
  mutating func settleFactors() -> Bool {
    guard isFactored else { return areFactorsSound }
    refreshFactors()
    return areFactorsSound
      && basicActivities.allSatisfy {
        $0 < 0
          || abs(violation(of: $0)) <= Self.mostRounding
            * Tolerance.feasibility(
              at: min(factors[0].scale(of: $0, values), Self.farthest))
      }
  }

  /// Makes sure that the matrix has a column.
  mutating func load(column: Int) {
    guard isFactored || matrix.peakCount > entryLimit, prepareFactors() else { return }
    if loadedColumn == column, loadedRow < 0 { return }
    unload()
    addColumn(column)
  }

  /// Makes sure that the matrix has a row.
  mutating func load(row: Int) {
    guard isFactored || matrix.peakCount > entryLimit, prepareFactors() else { return }
    unload()
    addRow(row, besides: -1)
  }

  /// Makes sure that the matrix has both the row and the column of an entry that is to be exchanged.
  ///
  /// An exchange can fill a matrix at once, so it is given up before. Factors compute rows and columns in
  /// different ways. Where these don't agree on the entry, rounding has spoiled them, and an exchange by it
  /// could lead anywhere: all is factorised afresh.
  /// - Returns: The entry, perhaps in another place; nil where factors are of no use.
  mutating func loadCross(at entry: SparseMatrix.Index) -> SparseMatrix.Index? {
    let (row, column) = (Int(matrix[entry].row), Int(matrix[entry].column))
    if isFactored {
      let other: Double
      if loadedColumn == column {
        addRow(row, besides: column)
        other = combined(column)
      } else {
        addColumn(column)
        other = factors[0].tableauRows[row]
      }
      if agree(matrix[entry].coefficient, other) { return entry }
      refreshFactors()
    } else {
      guard matrix.rowLengths[row] * matrix.columnLengths[column] > entryLimit else { return entry }
      beginFactors()
    }
    guard areFactorsSound else { return nil }
    unload()
    addColumn(column)
    let coefficient = factors[0].tableauRows[row]
    addRow(row, besides: column)
    var index = matrix.columnHeads[column]
    while index != SparseMatrix.none, Int(matrix[index].row) != row {
      index = matrix[index].nextInColumn
    }
    guard index != SparseMatrix.none, agree(coefficient, combined(column)) else {
      giveFactorsUp()
      return nil
    }
    return index
  }

  /// How many times the row at hand has each row of the source.
  var sharesInLoadedRow: [Double] { factors[0].multipliers.map(-) }

  private func agree(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= mostDifference * max(abs(first), abs(second))
  }

  /// Adds up rows that are multiplied by numbers, for `combined` to tell. Only with factors.
  func combineRows(_ multiplied: Workspace.Numbers<(row: Int, multiplier: Double)>) {
    let factors = factors[0]
    factors.tableauRows.update(repeating: 0)
    for (row, multiplier) in multiplied { factors.tableauRows[row] += multiplier }
    factors.combineRows()
  }

  /// What a column has in the sum of rows that was computed last; 0 where it was removed.
  func combined(_ column: Int) -> Double {
    guard nonbasicActivities[column] >= 0 else { return 0 }
    return factors[0].coefficient(of: nonbasicActivities[column])
  }

  /// Factorises where it is time to.
  /// - Returns: Whether there are factors, sound or not; if not, the matrix is kept.
  private mutating func prepareFactors() -> Bool {
    if !isFactored {
      beginFactors()
    } else if factors[0].isLong {
      refreshFactors()
    }
    return isFactored
  }

  private mutating func addColumn(_ column: Int) {
    let factors = factors[0]
    factors.computeColumn(of: nonbasicActivities[column])
    let least = Tolerance.coefficient * factors.tableauRows.reduce(0) { max($0, abs($1)) }
    for row in basicActivities.indices where basicActivities[row] >= 0 && row != loadedRow {
      let coefficient = factors.tableauRows[row]
      if abs(coefficient) > least { insert(row: row, column: column, coefficient) }
    }
    loadedColumn = column
  }

  private mutating func addRow(_ row: Int, besides loaded: Int) {
    factors[0].tableauRows.update(repeating: 0)
    factors[0].tableauRows[row] = 1
    factors[0].combineRows()
    let least =
      Tolerance.coefficient * nonbasicActivities.indices.reduce(0) { max($0, abs(combined($1))) }
    for column in nonbasicActivities.indices where column != loaded {
      let coefficient = combined(column)
      if abs(coefficient) > least { insert(row: row, column: column, coefficient) }
    }
    loadedRow = row
  }
}
