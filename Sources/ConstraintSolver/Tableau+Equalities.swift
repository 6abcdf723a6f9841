/// Required equalities by elimination.
///
/// Each one is solved for one of its variables. An unrestricted variable, without bounds or costs of
/// its own, thereby leaves the tableau together with the equality. The order keeps the rest sparse:
/// first unrestricted variables that occur in a single row, whatever it is (the ends of chains and
/// trees: no other row changes), then equalities with one and with two variables (no row gets
/// longer), then the shortest.
extension Tableau {
  /// Rows to be solved by their lengths; the last list has all longer ones.
  private struct Agenda {
    var singleColumns: [Int] = []
    var rowsByLength: [[Int]] = Array(repeating: [], count: 6)
    var firstPending = Array(repeating: 0, count: 6)

    mutating func add(row: Int, length: Int) {
      rowsByLength[min(length, rowsByLength.count - 1)].append(row)
    }

    mutating func nextRow() -> (row: Int, length: Int)? {
      for length in rowsByLength.indices where firstPending[length] < rowsByLength[length].count {
        firstPending[length] += 1
        return (rowsByLength[length][firstPending[length] - 1], length)
      }
      return nil
    }
  }

  /// - Parameter keepsFixedColumns: Whether the columns of equalities are kept after they were
  ///   used, which is needed only to tell what conflicts with what.
  /// - Returns: A conflict, complete only if the columns were kept, or nil if all equalities hold.
  mutating func eliminateEqualities(keepsFixedColumns: Bool) -> Circuit? {
    var agenda = Agenda()
    for row in basicActivities.indices where isFixed(basicActivities[row]) {
      agenda.add(row: row, length: matrix.rowLengths[row])
    }
    for column in nonbasicActivities.indices { noteIfSingle(column, in: &agenda) }

    while true {
      if let column = agenda.singleColumns.popLast() {
        guard isSingle(column) else { continue }
        let index = matrix.columnHeads[column]
        let leaving = basicActivities[Int(matrix[index].row)]
        solve(
          index, leavingAt: min(max(values[leaving], lower[leaving]), upper[leaving]),
          keepsFixedColumns: keepsFixedColumns, agenda: &agenda)
        continue
      }
      guard let (row, length) = agenda.nextRow() else { return nil }
      guard basicActivities[row] >= 0, isFixed(basicActivities[row]) else { continue }
      guard basicActivities[row] >= variableCount else { continue }
      let currentLength = min(matrix.rowLengths[row], agenda.rowsByLength.count - 1)
      guard currentLength == length else {
        agenda.add(row: row, length: currentLength)
        continue
      }
      let activity = basicActivities[row]
      if let index = sparsestPivot(in: row) {
        solve(
          index, leavingAt: lower[activity], keepsFixedColumns: keepsFixedColumns,
          agenda: &agenda)
      } else if abs(values[activity] - lower[activity])
        <= Tolerance.feasibility(at: lower[activity])
      {
        removeRow(row)
      } else {
        return circuit(row: row, isBelow: values[activity] < lower[activity])
      }
    }
  }

  private func isSingle(_ column: Int) -> Bool {
    nonbasicActivities[column] >= 0 && matrix.columnLengths[column] == 1
      && isUnrestricted[nonbasicActivities[column]]
  }

  private func noteIfSingle(_ column: Int, in agenda: inout Agenda) {
    if isSingle(column) { agenda.singleColumns.append(column) }
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
    _ index: SparseMatrix.Index, leavingAt value: Double, keepsFixedColumns: Bool,
    agenda: inout Agenda
  ) {
    let row = Int(matrix[index].row)
    let column = Int(matrix[index].column)
    let leaving = basicActivities[row]
    pivot(index, leavingAt: value)
    if isFixed(leaving), !keepsFixedColumns { removeColumn(column) }
    var changedColumns: [Int] = []
    forEachEntry(inRow: row) { _, entry in changedColumns.append(Int(entry.column)) }
    if isUnrestricted[basicActivities[row]] { define(row: row) }
    for changedColumn in changedColumns { noteIfSingle(changedColumn, in: &agenda) }
    for (changedRow, _) in matrix.changedRows where isFixed(basicActivities[changedRow]) {
      agenda.add(row: changedRow, length: matrix.rowLengths[changedRow])
    }
  }

  func forEachEntry(
    inRow row: Int, _ body: (SparseMatrix.Index, SparseMatrix.Entry) -> Void
  ) {
    var index = matrix.rowHeads[row]
    while index != SparseMatrix.none {
      let entry = matrix[index]
      body(index, entry)
      index = entry.nextInRow
    }
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
    forEachEntry(inRow: row) { _, entry in
      let blocking = nonbasicActivities[Int(entry.column)]
      let isAtUpper = (entry.coefficient > 0) == isBelow
      circuit.members.append(
        (isAtUpper ? upperOwner[blocking] : lowerOwner[blocking], blocking, -entry.coefficient))
    }
    return circuit
  }
}
