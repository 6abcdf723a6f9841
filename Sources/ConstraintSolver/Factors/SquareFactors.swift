/// A square part of a sparse matrix, some of its rows by as many of its columns, as the product of two
/// triangular ones: what sparse elimination did, one step after another, and not what it led to.
///
/// An inverse of a thousand rows may have a million numbers where its factors have a few thousand.
struct SquareFactors: BitwiseCopyable {
  private struct Step {
    let row: Int32
    let column: Int32
    let inverse: Double
    let firstLower: Int32
    let endLower: Int32
    let firstUpper: Int32
    let endUpper: Int32

    var lower: Range<Int> { Int(firstLower)..<Int(endLower) }
    var upper: Range<Int> { Int(firstUpper)..<Int(endUpper) }
  }

  private var steps: WorkspaceList<Step>
  /// What each step subtracted of its row from others, and how its column's variable depends on others.
  private var lower: WorkspaceList<(row: Int32, multiplier: Double)>
  private var upper: WorkspaceList<(column: Int32, coefficient: Double)>
  /// What is left to be eliminated.
  private var rest: SparseMatrix
  private var agenda: EliminationAgenda

  /// Share of a row's largest coefficient below which none is chosen to solve the row by.
  private static let leastShare = 0.05

  /// How many numbers the factors have.
  var size: Int { steps.count + lower.count + upper.count }

  init(rowCount: Int, columnCount: Int, entryCount: Int, in workspace: Workspace) {
    steps = WorkspaceList(in: workspace, capacity: rowCount)
    lower = WorkspaceList(in: workspace, capacity: entryCount)
    upper = WorkspaceList(in: workspace, capacity: entryCount)
    rest = SparseMatrix(
      rowCount: rowCount, columnCount: columnCount, entryCount: entryCount, in: workspace)
    agenda = EliminationAgenda(capacity: rowCount, in: workspace)
  }

  // MARK: Factorising

  mutating func removeAll() {
    steps.removeAll()
    lower.removeAll()
    upper.removeAll()
    rest.removeAll()
    agenda.removeAll()
  }

  /// Adds a coefficient, before all is factorised.
  mutating func add(row: Int, column: Int, coefficient: Double) {
    rest.insert(row: row, column: column, coefficient: coefficient)
  }

  /// - Returns: Whether there is an inverse.
  mutating func factorise(rows: Workspace.Numbers<Int>, columns: Workspace.Numbers<Int>) -> Bool {
    for column in columns where rest.columnLengths[column] == 1 {
      agenda.shortColumns.append(column)
    }
    for row in rows { agenda.add(row: row, length: rest.rowLengths[row]) }
    while steps.count < rows.count {
      if let column = agenda.shortColumns.popLast() {
        guard rest.columnLengths[column] == 1 else { continue }
        let index = rest.columnHeads[column]
        if isLarge(index) { eliminate(index) }
        continue
      }
      guard let (row, length) = agenda.nextRow() else { return false }
      let currentLength = rest.rowLengths[row]
      guard currentLength > 0 else { continue }
      guard EliminationAgenda.isSame(currentLength, length) else {
        agenda.add(row: row, length: currentLength)
        continue
      }
      let pivot = sparsestPivot(in: row)
      guard pivot != SparseMatrix.none else { return false }
      eliminate(pivot)
    }
    return true
  }

  private func largest(inRow row: Int) -> Double {
    var largest = 0.0
    rest.forEachEntry(inRow: row) { _, entry in largest = max(largest, abs(entry.coefficient)) }
    return largest
  }

  private func isLarge(_ index: SparseMatrix.Index) -> Bool {
    abs(rest[index].coefficient) >= Self.leastShare * largest(inRow: Int(rest[index].row))
  }

  private func sparsestPivot(in row: Int) -> SparseMatrix.Index {
    let least = Self.leastShare * largest(inRow: row)
    var best = SparseMatrix.none
    var bestLength = Int.max
    rest.forEachEntry(inRow: row) { index, entry in
      let length = rest.columnLengths[Int(entry.column)]
      if abs(entry.coefficient) >= least, length < bestLength {
        best = index
        bestLength = length
      }
    }
    return best
  }

  private mutating func eliminate(_ index: SparseMatrix.Index) {
    let row = Int(rest[index].row)
    let column = Int(rest[index].column)
    let inverse = 1 / rest[index].coefficient
    let (firstLower, firstUpper) = (lower.count, upper.count)
    rest.exchange(index)
    for (changed, multiplier) in rest.changedRows.contents {
      lower.append((Int32(truncatingIfNeeded: changed), multiplier * inverse))
    }
    rest.removeColumn(column)
    rest.forEachEntry(inRow: row) { _, entry in upper.append((entry.column, entry.coefficient)) }
    rest.removeRow(row)
    steps.append(
      Step(
        row: Int32(truncatingIfNeeded: row), column: Int32(truncatingIfNeeded: column),
        inverse: inverse,
        firstLower: Int32(truncatingIfNeeded: firstLower),
        endLower: Int32(truncatingIfNeeded: lower.count),
        firstUpper: Int32(truncatingIfNeeded: firstUpper),
        endUpper: Int32(truncatingIfNeeded: upper.count)))
    for (changed, _) in rest.changedRows.contents {
      agenda.add(row: changed, length: rest.rowLengths[changed])
    }
    for index in firstUpper..<upper.count {
      let other = Int(upper[index].column)
      if rest.columnLengths[other] == 1 { agenda.shortColumns.append(other) }
    }
  }

  // MARK: Solving

  /// Finds what the columns have to be multiplied by to add up to some sums.
  /// - Parameters:
  ///   - sums: By row; used up.
  ///   - multipliers: By column.
  func solve(_ sums: Workspace.Numbers<Double>, into multipliers: Workspace.Numbers<Double>) {
    for step in steps.contents {
      let sum = sums[Int(step.row)]
      if sum == 0 { continue }
      for index in step.lower {
        let row = Int(lower[index].row)
        sums[row] = Tolerance.sum(sums[row], -lower[index].multiplier * sum)
      }
    }
    for step in steps.contents.reversed() {
      var multiplier = sums[Int(step.row)] * step.inverse
      for index in step.upper {
        multiplier = Tolerance.sum(
          multiplier, upper[index].coefficient * multipliers[Int(upper[index].column)])
      }
      multipliers[Int(step.column)] = multiplier
    }
  }

  /// Finds what the rows have to be multiplied by to add up to some sums.
  /// - Parameters:
  ///   - sums: By column; used up.
  ///   - multipliers: By row.
  func solveTransposed(
    _ sums: Workspace.Numbers<Double>, into multipliers: Workspace.Numbers<Double>
  ) {
    for step in steps.contents {
      let sum = sums[Int(step.column)]
      multipliers[Int(step.row)] = sum * step.inverse
      if sum == 0 { continue }
      for index in step.upper {
        let column = Int(upper[index].column)
        sums[column] = Tolerance.sum(sums[column], upper[index].coefficient * sum)
      }
    }
    for step in steps.contents.reversed() {
      var multiplier = multipliers[Int(step.row)]
      for index in step.lower {
        multiplier = Tolerance.sum(
          multiplier, -lower[index].multiplier * multipliers[Int(lower[index].row)])
      }
      multipliers[Int(step.row)] = multiplier
    }
  }
}
