/// Rows and columns of a tableau, computed when they are asked for.
///
/// Of a layout's constraints each mentions a few variables, but solved for one another, those of a long
/// chain may each depend on all. So what is kept is the constraints as they were (`TableauSource`), the
/// factors of that part of them that has been exchanged (`SquareFactors`), and the columns of the
/// exchanges since then: the product form of the inverse. Now and then all of them are factorised again.
///
/// See Maros, "Computational Techniques of the Simplex Method", 2003.
struct BasisFactors: BitwiseCopyable {
  /// An exchange: a row of the tableau, and the column that it was exchanged with.
  private struct Exchange {
    let row: Int32
    let inverse: Double
    let firstChange: Int32
    let endChange: Int32

    var changes: Range<Int> { Int(firstChange)..<Int(endChange) }
  }

  private var source: TableauSource
  private var factors: SquareFactors
  /// By row of the source: the tableau's row of its activity when it was factorised, or -1.
  private let rowPlaces: Workspace.Numbers<Int32>
  /// By column of the source: likewise.
  private let columnPlaces: Workspace.Numbers<Int32>
  /// The source's rows and columns that are factorised.
  private var rows: WorkspaceList<Int>
  private var columns: WorkspaceList<Int>
  private var exchanges: WorkspaceList<Exchange>
  private var changes: WorkspaceList<(row: Int32, coefficient: Double)>

  /// By row and by column of the source, and by row of the tableau; zero between uses unless said.
  private let rowSums: Workspace.Numbers<Double>
  private let rowMultipliers: Workspace.Numbers<Double>
  private let columnSums: Workspace.Numbers<Double>
  private let columnMultipliers: Workspace.Numbers<Double>
  /// By row of the tableau: a column of it, or what its rows are to be multiplied by.
  let tableauRows: Workspace.Numbers<Double>

  /// With more exchanges, or with so much larger ones than the factors, it is time to factorise.
  private static let mostExchanges = 100
  private static let mostGrowth = 1

  init(_ source: TableauSource, in workspace: Workspace) {
    self.source = source
    let (rowCount, columnCount) = (source.rowCount, source.columnCount)
    factors = SquareFactors(
      rowCount: rowCount, columnCount: columnCount, entryCount: source.entryCount, in: workspace)
    rowPlaces = workspace.numbers(rowCount, repeating: -1)
    columnPlaces = workspace.numbers(columnCount, repeating: -1)
    rows = WorkspaceList(in: workspace, capacity: rowCount)
    columns = WorkspaceList(in: workspace, capacity: columnCount)
    exchanges = WorkspaceList(in: workspace, capacity: Self.mostExchanges)
    changes = WorkspaceList(in: workspace, capacity: rowCount)
    rowSums = workspace.numbers(rowCount, repeating: 0)
    rowMultipliers = workspace.numbers(rowCount, repeating: 0)
    columnSums = workspace.numbers(columnCount, repeating: 0)
    columnMultipliers = workspace.numbers(columnCount, repeating: 0)
    tableauRows = workspace.numbers(rowCount, repeating: 0)
  }

  // MARK: Factorising

  var isLong: Bool {
    exchanges.count >= Self.mostExchanges
      || changes.count > Self.mostGrowth * (factors.size + source.rowCount)
  }

  /// Factorises what has been exchanged so far.
  /// - Parameter rowOfActivity: The tableau's.
  /// - Returns: Whether that was possible; rounding may have spoiled an exchange.
  mutating func factorise(_ rowOfActivity: Workspace.Numbers<Int>) -> Bool {
    exchanges.removeAll()
    changes.removeAll()
    factors.removeAll()
    rows.removeAll()
    columns.removeAll()
    for row in rowPlaces.indices where source.rowActivities[row] >= 0 {
      let place = rowOfActivity[source.rowActivities[row]]
      rowPlaces[row] = Int32(truncatingIfNeeded: place)
      if place < 0 { rows.append(row) }
    }
    for column in columnPlaces.indices where source.columnActivities[column] >= 0 {
      let place = rowOfActivity[source.columnActivities[column]]
      columnPlaces[column] = Int32(truncatingIfNeeded: place)
      guard place >= 0 else { continue }
      columns.append(column)
      for (row, coefficient) in source.entries(ofColumn: column) where rowPlaces[Int(row)] < 0 {
        factors.add(row: Int(row), column: column, coefficient: coefficient)
      }
    }
    return rows.count == columns.count
      && factors.factorise(rows: rows.contents, columns: columns.contents)
  }

  /// Whether nothing has been exchanged since it was factorised.
  var isFresh: Bool { exchanges.isEmpty }

  /// Puts a column into the source that was taken out of the tableau before.
  mutating func restoreColumn(
    _ column: Int, of activity: Int, _ coefficients: [Double], value: Double
  ) {
    source.restoreColumn(column, of: activity, coefficients, value: value)
  }

  /// Notes an exchange.
  /// - Parameters:
  ///   - coefficient: Of the row in the column, before the exchange.
  ///   - changedRows: The other rows that had the column, and their coefficients.
  mutating func append(
    row: Int, coefficient: Double, changedRows: Workspace.Numbers<(row: Int, multiplier: Double)>
  ) {
    let first = changes.count
    for (row, multiplier) in changedRows {
      changes.append((Int32(truncatingIfNeeded: row), multiplier))
    }
    exchanges.append(
      Exchange(
        row: Int32(truncatingIfNeeded: row), inverse: 1 / coefficient,
        firstChange: Int32(truncatingIfNeeded: first),
        endChange: Int32(truncatingIfNeeded: changes.count)))
  }

  // MARK: Columns and rows

  /// Computes the tableau's column of an activity into `tableauRows`.
  func computeColumn(of activity: Int) {
    tableauRows.update(repeating: 0)
    if let column = source.column(of: activity) {
      for (row, coefficient) in source.entries(ofColumn: column) {
        add(-coefficient, toSumOf: Int(row))
      }
    } else {
      add(1, toSumOf: source.row(of: activity))
    }
    factors.solve(rowSums, into: columnMultipliers)
    for row in rows.contents { rowSums[row] = 0 }
    for column in columns.contents {
      let multiplier = columnMultipliers[column]
      if multiplier == 0 { continue }
      tableauRows[Int(columnPlaces[column])] = multiplier
      for (row, coefficient) in source.entries(ofColumn: column) where rowPlaces[Int(row)] >= 0 {
        let place = Int(rowPlaces[Int(row)])
        tableauRows[place] = Tolerance.sum(tableauRows[place], coefficient * multiplier)
      }
    }
    for exchange in exchanges.contents {
      let value = tableauRows[Int(exchange.row)]
      if value == 0 { continue }
      let share = -value * exchange.inverse
      tableauRows[Int(exchange.row)] = share
      for index in exchange.changes {
        let row = Int(changes[index].row)
        tableauRows[row] = Tolerance.sum(tableauRows[row], changes[index].coefficient * share)
      }
    }
  }

  /// Computes the values of the rows' activities from those of the columns', right after factorising:
  /// each exchange has added what rounding left over.
  /// - Parameter values: By activity.
  /// - Returns: Whether they are in accordance.
  func computeRows(of values: Workspace.Numbers<Double>) -> Bool {
    for row in rows.contents {
      rowSums[row] = values[source.rowActivities[row]] - source.constant(ofRow: row)
      for (column, coefficient) in source.entries(ofRow: row) where columnPlaces[Int(column)] < 0 {
        rowSums[row] -= coefficient * values[source.columnActivities[Int(column)]]
      }
    }
    factors.solve(rowSums, into: columnMultipliers)
    for row in rows.contents { rowSums[row] = 0 }
    for column in columns.contents {
      values[source.columnActivities[column]] = columnMultipliers[column]
    }
    var isSound = true
    for row in rowPlaces.indices where source.rowActivities[row] >= 0 {
      var value = source.constant(ofRow: row)
      var scale = abs(value)
      for (column, coefficient) in source.entries(ofRow: row) {
        let part = coefficient * values[source.columnActivities[Int(column)]]
        value += part
        scale = max(scale, abs(part))
      }
      if rowPlaces[row] >= 0 {
        values[source.rowActivities[row]] = value
      } else if !(abs(value - values[source.rowActivities[row]])
        <= Tolerance.feasibility(at: scale))
      {
        isSound = false
      }
    }
    return isSound
  }

  /// The size of the numbers that an activity's value is made of.
  func scale(of activity: Int, _ values: Workspace.Numbers<Double>) -> Double {
    guard source.column(of: activity) == nil else { return abs(values[activity]) }
    return source.entries(ofRow: source.row(of: activity)).reduce(0) { scale, entry in
      max(scale, abs(entry.coefficient * values[source.columnActivities[Int(entry.place)]]))
    }
  }

  private func add(_ number: Double, toSumOf row: Int) {
    if rowPlaces[row] < 0 {
      rowSums[row] += number
    } else {
      tableauRows[Int(rowPlaces[row])] -= number
    }
  }

  /// Computes a combination of the tableau's rows, multiplied by what is in `tableauRows`, which is used
  /// up; the coefficients of activities are then had from `coefficient(of:)`.
  func combineRows() {
    for exchange in exchanges.contents.reversed() {
      var sum = tableauRows[Int(exchange.row)]
      for index in exchange.changes {
        sum = Tolerance.sum(
          sum, tableauRows[Int(changes[index].row)] * changes[index].coefficient)
      }
      tableauRows[Int(exchange.row)] = -sum * exchange.inverse
    }
    for column in columns.contents {
      columnSums[column] = tableauRows[Int(columnPlaces[column])]
    }
    for row in rowPlaces.indices where rowPlaces[row] >= 0 {
      let multiplier = tableauRows[Int(rowPlaces[row])]
      rowMultipliers[row] = -multiplier
      if multiplier == 0 { continue }
      for (column, coefficient) in source.entries(ofRow: row) where columnPlaces[Int(column)] >= 0 {
        columnSums[Int(column)] = Tolerance.sum(
          columnSums[Int(column)], coefficient * multiplier)
      }
    }
    factors.solveTransposed(columnSums, into: rowMultipliers)
    columnSums.update(repeating: 0)
    for row in rowMultipliers.indices {
      let multiplier = rowMultipliers[row]
      if multiplier == 0 { continue }
      for (column, coefficient) in source.entries(ofRow: row) {
        columnSums[Int(column)] = Tolerance.sum(
          columnSums[Int(column)], -coefficient * multiplier)
      }
    }
  }

  /// By row of the source: what it was multiplied by in the combination of rows that was computed last.
  var multipliers: Workspace.Numbers<Double> { rowMultipliers }

  /// Of a column's activity in the combination of rows that was computed last.
  func coefficient(of activity: Int) -> Double {
    if let column = source.column(of: activity) { return columnSums[column] }
    return rowMultipliers[source.row(of: activity)]
  }
}
