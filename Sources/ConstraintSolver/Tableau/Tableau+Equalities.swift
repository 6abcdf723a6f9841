/// Required equalities by elimination.
///
/// Each one is solved for one of its variables. An unrestricted variable, without bounds or costs of
/// its own, thereby leaves the tableau together with the equality. The order keeps the rest sparse:
/// first unrestricted variables that occur in one row or two, whatever those are (the ends of chains and
/// trees, and their links: at most one other row changes), then equalities with one and with two
/// variables (no row gets longer), then the shortest.
extension Tableau {
  /// Solves rows for the unrestricted variables that occur in one row or two.
  mutating func eliminateShortColumns(
    _ isCancelled: () -> Bool
  ) throws(LinearSystem.Cancelled) {
    var agenda = EliminationAgenda(capacity: nonbasicActivities.count, in: workspace)
    for column in nonbasicActivities.indices { noteIfShort(column, in: &agenda) }
    try eliminateShortColumns(&agenda, isCancelled)
  }

  private mutating func eliminateShortColumns(
    _ agenda: inout EliminationAgenda, _ isCancelled: () -> Bool
  ) throws(LinearSystem.Cancelled) {
    while let column = agenda.shortColumns.popLast() {
      if isCancelled() { throw LinearSystem.Cancelled() }
      guard isShort(column), let index = shortRowEntry(of: column) else { continue }
      let leaving = basicActivities[Int(matrix[index].row)]
      solve(
        index, leavingAt: min(max(values[leaving], lower[leaving]), upper[leaving]), &agenda)
    }
  }

  /// - Parameter giveUp: Told what conflicts, of which only the log knows all; says which constraint is
  ///   given up for it, or nil to end here. Whichever it is, the search goes on without the equality that
  ///   shows the conflict, as nothing has to be undone for that. So a conflict found later can hold what
  ///   was given up before; `ConflictList.drop` passes over such a one.
  /// - Returns: Whether all equalities hold.
  mutating func eliminateEqualities(
    givingUp giveUp: (Circuit) -> Int?, _ isCancelled: () -> Bool
  ) throws(LinearSystem.Cancelled) -> Bool {
    var allHold = true
    var agenda = EliminationAgenda(capacity: basicActivities.count, in: workspace)
    for row in basicActivities.indices
    where basicActivities[row] >= variableCount && isFixed(basicActivities[row]) {
      agenda.add(row: row, length: matrix.rowLengths[row])
    }
    for column in nonbasicActivities.indices { noteIfShort(column, in: &agenda) }

    while true {
      if isCancelled() { throw LinearSystem.Cancelled() }
      try eliminateShortColumns(&agenda, isCancelled)
      guard let (row, length) = agenda.nextRow() else { return allHold }
      guard basicActivities[row] >= variableCount, isFixed(basicActivities[row]) else { continue }
      let currentLength = matrix.rowLengths[row]
      guard EliminationAgenda.isSame(currentLength, length) else {
        agenda.add(row: row, length: currentLength)
        continue
      }
      let activity = basicActivities[row]
      if let index = sparsestPivot(in: row) {
        solve(index, leavingAt: lower[activity], &agenda)
        continue
      }
      if abs(values[activity] - lower[activity]) > Tolerance.feasibility(at: lower[activity]) {
        allHold = false
        let circuit = circuit(row: row, isBelow: values[activity] < lower[activity])
        if giveUp(circuit) == nil { return false }
      }
      removeRow(row)
    }
  }

  private func isShort(_ column: Int) -> Bool {
    nonbasicActivities[column] >= 0 && 1...2 ~= matrix.columnLengths[column]
      && isUnrestricted[nonbasicActivities[column]]
  }

  private func noteIfShort(_ column: Int, in agenda: inout EliminationAgenda) {
    if isShort(column) { agenda.shortColumns.append(column) }
  }

  /// The entry of a short column to solve a row by: that of the shorter row, of equally short ones that
  /// of an equality. Nil if it is too small to put the result into the other row.
  private func shortRowEntry(of column: Int) -> SparseMatrix.Index? {
    let first = matrix.columnHeads[column]
    let second = matrix[first].nextInColumn
    guard second != SparseMatrix.none else { return first }
    let (row, otherRow) = (Int(matrix[first].row), Int(matrix[second].row))
    let (length, otherLength) = (matrix.rowLengths[row], matrix.rowLengths[otherRow])
    let isFirst =
      length < otherLength || length == otherLength && isFixed(basicActivities[row])
    let best = isFirst ? first : second
    var largest = 0.0
    forEachEntry(inRow: isFirst ? row : otherRow) { _, entry in
      largest = max(largest, abs(entry.coefficient))
    }
    return abs(matrix[best].coefficient) >= Tolerance.pivot * largest ? best : nil
  }

  /// The entry to solve a row by: of those large enough, the one whose column is shortest.
  private func sparsestPivot(in row: Int) -> SparseMatrix.Index? {
    var largest = 0.0
    forEachEntry(inRow: row) { _, entry in
      if !isFixed(nonbasicActivities[Int(entry.column)]) {
        largest = max(largest, abs(entry.coefficient))
      }
    }
    var best: SparseMatrix.Index?
    var bestCost = Int.max
    forEachEntry(inRow: row) { index, entry in
      let activity = nonbasicActivities[Int(entry.column)]
      guard abs(entry.coefficient) >= Tolerance.pivot * largest, !isFixed(activity) else { return }
      // The row of a restricted variable stays in the tableau, as one more to be kept up.
      let cost = matrix.columnLengths[Int(entry.column)] + (isUnrestricted[activity] ? 0 : 3)
      if cost < bestCost {
        best = index
        bestCost = cost
      }
    }
    return best
  }

  private mutating func solve(
    _ index: SparseMatrix.Index, leavingAt value: Double, _ agenda: inout EliminationAgenda
  ) {
    let row = Int(matrix[index].row)
    let column = Int(matrix[index].column)
    let leaving = basicActivities[row]
    pivot(index, leavingAt: value)
    if isFixed(leaving) { removeUsed(column) }
    agenda.rowColumns.removeAll()
    forEachEntry(inRow: row) { _, entry in agenda.rowColumns.append(Int(entry.column)) }
    if isUnrestricted[basicActivities[row]] { define(row: row) }
    for changedColumn in agenda.rowColumns.contents { noteIfShort(changedColumn, in: &agenda) }
    for (changedRow, _) in matrix.changedRows.contents where isFixed(basicActivities[changedRow]) {
      agenda.add(row: changedRow, length: matrix.rowLengths[changedRow])
    }
  }

  func forEachEntry(
    inRow row: Int, _ body: (SparseMatrix.Index, SparseMatrix.Entry) -> Void
  ) {
    matrix.forEachEntry(inRow: row, body)
  }

  /// The constraints that keep a row's activity from going up (`isBelow`) or down.
  ///
  /// The columns in the row are independent of each other, so no other combination of these
  /// constraints cancels out, and each of them is needed for the conflict.
  func circuit(row: Int, isBelow: Bool) -> Circuit {
    var circuit = Circuit()
    let activity = basicActivities[row]
    circuit.members.append(
      (isBelow ? lowerOwner[activity] : upperOwner[activity], activity, 1))
    func append(_ blocking: Int, _ coefficient: Double) {
      let isAtUpper = (coefficient > 0) == isBelow
      circuit.members.append(
        (isAtUpper ? upperOwner[blocking] : lowerOwner[blocking], blocking, -coefficient))
    }
    forEachEntry(inRow: row) { _, entry in
      append(nonbasicActivities[Int(entry.column)], entry.coefficient)
    }
    for (removed, coefficient) in log?.removedPart(ofRow: row) ?? [] {
      append(removed, coefficient)
    }
    return circuit
  }
}
