/// A tableau's rows and columns as trees: each row connects one column above it with those below it, and
/// no two columns are connected in any other way.
struct Forest {
  struct Column {
    let activity: Int
    fileprivate let firstRow: Int
    fileprivate let endRow: Int
    /// By how much the column above moves when this one moves by 1 and nothing else does; 0 for a root.
    let scale: Double

    /// The rows below it.
    var rows: Range<Int> { firstRow..<endRow }
  }

  struct Row {
    /// Its index in the tableau.
    let index: Int
    let activity: Int
    /// By how much the column above moves when the row's activity moves by 1.
    let scale: Double
    /// The value of the column above when everything below is 0.
    let constant: Double
    /// The column above it.
    let parent: Int
    fileprivate var firstColumn: Int
    fileprivate var endColumn: Int

    /// The columns below it.
    var columns: Range<Int> { firstColumn..<endColumn }
  }

  /// Each after the row above it.
  private(set) var columns: WorkspaceList<Column>
  /// Each after the column above it.
  private(set) var rows: WorkspaceList<Row>
  /// Columns without a row above them.
  private(set) var roots: WorkspaceList<Int>
  /// By row and by column of the tableau.
  private let isRowReached: Workspace.Numbers<Bool>
  private let isColumnReached: Workspace.Numbers<Bool>

  /// Nil if the rows and columns go round in a circle, or a row without columns is outside its interval.
  init?(_ tableau: Tableau, in workspace: Workspace) {
    let rowCount = tableau.basicActivities.count
    let columnCount = tableau.nonbasicActivities.count
    // Trees have fewer entries than rows and columns, which tells most other tableaus at once.
    let nodeCount =
      tableau.basicActivities.count { $0 >= 0 } + tableau.nonbasicActivities.count { $0 >= 0 }
    guard tableau.matrix.rowLengths.reduce(0, +) < nodeCount else { return nil }
    columns = WorkspaceList(in: workspace, capacity: columnCount)
    rows = WorkspaceList(in: workspace, capacity: rowCount)
    roots = WorkspaceList(in: workspace, capacity: 16)
    isRowReached = workspace.numbers(rowCount, repeating: false)
    isColumnReached = workspace.numbers(columnCount, repeating: false)
    var next = 0
    for root in 0..<columnCount
    where tableau.nonbasicActivities[root] >= 0 && !isColumnReached[root] {
      roots.append(columns.count)
      guard append(column: root, scale: 0, tableau) else { return nil }
      while next < rows.count {
        guard appendColumns(below: next, tableau) else { return nil }
        next += 1
      }
    }
    for row in 0..<rowCount where tableau.basicActivities[row] >= 0 && !isRowReached[row] {
      guard tableau.violation(of: tableau.basicActivities[row]) == 0 else { return nil }
    }
  }

  /// - Returns: Whether none of them was reached before.
  private mutating func appendColumns(below row: Int, _ tableau: Tableau) -> Bool {
    let first = columns.count
    var index = tableau.matrix.rowHeads[rows[row].index]
    while index != SparseMatrix.none {
      let entry = tableau.matrix[index]
      index = entry.nextInRow
      // The column above is the one that was reached first.
      let column = Int(entry.column)
      if tableau.nonbasicActivities[column] == columns[rows[row].parent].activity { continue }
      guard
        append(
          column: column, above: rows[row].index, scale: -entry.coefficient * rows[row].scale,
          tableau)
      else { return false }
    }
    rows[row].firstColumn = first
    rows[row].endColumn = columns.count
    return true
  }

  /// Appends a column and the rows below it.
  /// - Parameter above: The row above it.
  /// - Returns: Whether none of them was reached before.
  private mutating func append(
    column: Int, above: Int = -1, scale: Double, _ tableau: Tableau
  ) -> Bool {
    guard !isColumnReached[column] else { return false }
    isColumnReached[column] = true
    let first = rows.count
    var index = tableau.matrix.columnHeads[column]
    while index != SparseMatrix.none {
      let entry = tableau.matrix[index]
      index = entry.nextInColumn
      let row = Int(entry.row)
      if row == above { continue }
      guard !isRowReached[row] else { return false }
      isRowReached[row] = true
      let activity = tableau.basicActivities[row]
      var constant = tableau.values[activity]
      tableau.forEachEntry(inRow: row) { _, entry in
        constant -=
          entry.coefficient * tableau.values[tableau.nonbasicActivities[Int(entry.column)]]
      }
      rows.append(
        Row(
          index: row, activity: activity, scale: 1 / entry.coefficient,
          constant: -constant / entry.coefficient, parent: columns.count,
          firstColumn: 0, endColumn: 0))
    }
    columns.append(
      Column(
        activity: tableau.nonbasicActivities[column], firstRow: first, endRow: rows.count,
        scale: scale))
    return true
  }
}
