/// A tableau's rows as they were while they were short: each activity of a row as a combination of the
/// activities of columns. Whatever is exchanged later follows from them.
struct TableauSource: BitwiseCopyable {
  typealias Entry = (place: Int32, coefficient: Double)

  /// By place: the activities that had the rows and the columns, or -1 for none.
  let rowActivities: Workspace.Numbers<Int>
  let columnActivities: Workspace.Numbers<Int>
  /// By activity: the place of its column, the complement of that of its row, or `none`.
  private let places: Workspace.Numbers<Int32>
  private var rowEntries: WorkspaceList<Entry>
  private var columnEntries: WorkspaceList<Entry>
  private let rowStarts: Workspace.Numbers<Int32>
  private let columnStarts: Workspace.Numbers<Int32>

  /// By row: what its activity is when those of the columns are 0.
  private let constants: Workspace.Numbers<Double>

  private static let none = Int32.max

  var rowCount: Int { rowActivities.count }
  var columnCount: Int { columnActivities.count }
  var entryCount: Int { rowEntries.count }

  init(_ tableau: Tableau, in workspace: Workspace) {
    rowActivities = workspace.copy(of: tableau.basicActivities)
    columnActivities = workspace.copy(of: tableau.nonbasicActivities)
    places = workspace.numbers(tableau.activityCount, repeating: Self.none)
    for row in rowActivities.indices where rowActivities[row] >= 0 {
      places[rowActivities[row]] = ~Int32(truncatingIfNeeded: row)
    }
    for column in columnActivities.indices where columnActivities[column] >= 0 {
      places[columnActivities[column]] = Int32(truncatingIfNeeded: column)
    }
    rowStarts = Self.starts(of: tableau.matrix.rowLengths, in: workspace)
    columnStarts = Self.starts(of: tableau.matrix.columnLengths, in: workspace)
    let count = Int(rowStarts[rowStarts.count - 1])
    let entriesByRow = workspace.uninitialized(count, of: Entry.self)
    let entriesByColumn = workspace.uninitialized(count, of: Entry.self)
    rowEntries = WorkspaceList(entriesByRow, in: workspace)
    columnEntries = WorkspaceList(entriesByColumn, in: workspace)
    constants = workspace.numbers(rowActivities.count, repeating: 0)
    var next = 0
    let nextInColumn = workspace.copy(of: columnStarts)
    for row in rowActivities.indices where rowActivities[row] >= 0 {
      constants[row] = tableau.values[rowActivities[row]]
      tableau.forEachEntry(inRow: row) { _, entry in
        entriesByRow.initializeElement(at: next, to: (entry.column, entry.coefficient))
        next += 1
        constants[row] -= entry.coefficient * tableau.values[columnActivities[Int(entry.column)]]
        let column = Int(entry.column)
        entriesByColumn.initializeElement(
          at: Int(nextInColumn[column]), to: (entry.row, entry.coefficient))
        nextInColumn[column] += 1
      }
    }
  }

  private static func starts(
    of lengths: Workspace.Numbers<Int>, in workspace: Workspace
  ) -> Workspace.Numbers<Int32> {
    let starts = workspace.uninitialized(lengths.count + 1, of: Int32.self)
    var sum: Int32 = 0
    for index in lengths.indices {
      starts.initializeElement(at: index, to: sum)
      sum += Int32(truncatingIfNeeded: lengths[index])
    }
    starts.initializeElement(at: lengths.count, to: sum)
    return starts
  }

  /// Puts in a column that was removed.
  /// - Parameters:
  ///   - coefficients: By row.
  ///   - value: Of the activity; until now it was part of the constants.
  mutating func restoreColumn(
    _ column: Int, of activity: Int, _ coefficients: [Double], value: Double
  ) {
    columnActivities[column] = activity
    places[activity] = Int32(truncatingIfNeeded: column)
    let rows = rowActivities.indices.filter { rowActivities[$0] >= 0 && coefficients[$0] != 0 }
    for row in rows {
      constants[row] -= coefficients[row] * value
      rowEntries.append((Int32(truncatingIfNeeded: column), coefficients[row]))
      columnEntries.append((Int32(truncatingIfNeeded: row), coefficients[row]))
    }
    // The others make room: those of columns for all at once, those of rows for one after another.
    let start = Int(columnStarts[column])
    Self.move(start..<(entryCount - rows.count), by: rows.count, in: columnEntries)
    for (index, row) in rows.enumerated() {
      columnEntries[start + index] = (Int32(truncatingIfNeeded: row), coefficients[row])
    }
    for later in (column + 1)..<columnStarts.count {
      columnStarts[later] += Int32(truncatingIfNeeded: rows.count)
    }
    var (end, last) = (entryCount - rows.count, rowStarts.count - 1)
    for (index, row) in rows.enumerated().reversed() {
      let start = Int(rowStarts[row + 1])
      Self.move(start..<end, by: index + 1, in: rowEntries)
      for later in (row + 1)...last { rowStarts[later] += Int32(truncatingIfNeeded: index + 1) }
      rowEntries[start + index] = (Int32(truncatingIfNeeded: column), coefficients[row])
      (end, last) = (start, row)
    }
  }

  private static func move(
    _ range: Range<Int>, by distance: Int, in entries: WorkspaceList<Entry>
  ) {
    for index in range.reversed() { entries[index + distance] = entries[index] }
  }

  /// The column that an activity had; nil if it had a row.
  func column(of activity: Int) -> Int? { places[activity] >= 0 ? Int(places[activity]) : nil }

  /// The row of an activity that had no column.
  func row(of activity: Int) -> Int { Int(~places[activity]) }

  /// What a row's activity is when those of the columns are 0.
  func constant(ofRow row: Int) -> Double { constants[row] }

  /// By column.
  func entries(ofRow row: Int) -> Workspace.Numbers<Entry> {
    .init(rebasing: rowEntries.contents[Int(rowStarts[row])..<Int(rowStarts[row + 1])])
  }

  /// By row.
  func entries(ofColumn column: Int) -> Workspace.Numbers<Entry> {
    let range = Int(columnStarts[column])..<Int(columnStarts[column + 1])
    return .init(rebasing: columnEntries.contents[range])
  }
}
