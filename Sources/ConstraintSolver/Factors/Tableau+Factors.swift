/// Large tableaus that would fill.
///
/// While its rows stay short, a tableau's matrix has all of them. Once they have become many times as long
/// as they were, the matrix has only the row and the column at hand, and `BasisFactors` all that the
/// others follow from. An exchange then takes time with the size of the constraints rather than with the
/// product of a row's and a column's length, and no more memory.
extension Tableau {
  /// With fewer rows a tableau may fill.
  private static let fewRows = 64
  /// A matrix with more entries is given up for factors: so many times as many as there were at first, and
  /// as many as take no time.
  private static let mostGrowth = 6
  private static let fewEntries = 8_000
  /// Share of a number by which two ways to it may differ.
  private static let mostDifference = 1e-6
  /// How many times the tolerance of feasibility the last values may be off, after as many exchanges.
  private static let mostRounding = 100.0
  /// With coefficients whose sizes differ by more than this rounding soon spoils factors. Those of layouts
  /// are shares, ratios of sides and of texts' lengths.
  private static let mostRange = 4_000.0

  /// Keeps the rows as they are now, in case that they become long.
  ///
  /// What several solutions equally good leave open may be another of them with factors.
  mutating func keepSource() {
    let rowCount = basicActivities.count { $0 >= 0 }
    guard rowCount >= Self.fewRows, coefficientRange <= Self.mostRange else { return }
    let limit = Self.mostGrowth * matrix.rowLengths.reduce(0, +) + Self.fewEntries
    keepSource(entryLimit: max(limit, matrix.peakCount))
  }

  /// How many times as large as the smallest coefficient the largest one is.
  private var coefficientRange: Double {
    var (least, most) = (Double.infinity, 0.0)
    for row in basicActivities.indices where basicActivities[row] >= 0 {
      forEachEntry(inRow: row) { _, entry in
        least = min(least, abs(entry.coefficient))
        most = max(most, abs(entry.coefficient))
      }
    }
    return most > 0 ? most / least : 1
  }

  /// - Parameter entryLimit: Once the matrix has had more entries than this it is given up for factors.
  mutating func keepSource(entryLimit: Int) {
    setSource(TableauSource(self, in: workspace), entryLimit: entryLimit)
  }

  /// Makes the last values as exact as they can be.
  /// - Returns: Whether they are what was searched for; if not, rounding has spoiled the search.
  mutating func settleFactors() -> Bool {
    guard isFactored else { return areFactorsSound }
    refreshFactors()
    return areFactorsSound
      && basicActivities.allSatisfy {
        $0 < 0
          || abs(violation(of: $0)) <= Self.mostRounding * Tolerance.feasibility(at: values[$0])
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

  /// Makes sure that the matrix has the row of an entry besides the entry's column, which it has.
  ///
  /// Row and column are computed in different ways. Where they don't agree on the entry, rounding has
  /// spoiled them, and an exchange by it could lead anywhere.
  /// - Returns: Whether they agree.
  mutating func loadBesides(row: Int, at entry: SparseMatrix.Index) -> Bool {
    guard isFactored else { return true }
    addRow(row, besides: loadedColumn)
    return confirm(matrix[entry].coefficient, combined(loadedColumn))
  }

  /// Makes sure that the matrix has the column of an entry besides the entry's row, which it has.
  /// - Returns: As above.
  mutating func loadBesides(columnAt entry: SparseMatrix.Index) -> Bool {
    guard isFactored else { return true }
    let row = loadedRow
    addColumn(Int(matrix[entry].column))
    return confirm(matrix[entry].coefficient, factors[0].tableauRows[row])
  }

  private mutating func confirm(_ first: Double, _ second: Double) -> Bool {
    if abs(first - second) <= Self.mostDifference * max(abs(first), abs(second)) { return true }
    giveFactorsUp()
    return false
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
    for row in basicActivities.indices where basicActivities[row] >= 0 && row != loadedRow {
      let coefficient = factors.tableauRows[row]
      if coefficient != 0 { insert(row: row, column: column, coefficient) }
    }
    loadedColumn = column
  }

  private mutating func addRow(_ row: Int, besides loaded: Int) {
    factors[0].tableauRows.update(repeating: 0)
    factors[0].tableauRows[row] = 1
    factors[0].combineRows()
    for column in nonbasicActivities.indices where column != loaded {
      let coefficient = combined(column)
      if coefficient != 0 { insert(row: row, column: column, coefficient) }
    }
    loadedRow = row
  }
}
