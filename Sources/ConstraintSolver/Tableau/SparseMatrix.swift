/// The coefficients of a tableau: sparse, with every row and every column a linked list.
struct SparseMatrix {
  typealias Index = Int32

  static let none: Index = -1

  struct Entry {
    var coefficient: Double
    var row: Index
    var column: Index
    var nextInRow: Index
    var previousInRow: Index
    var nextInColumn: Index
    var previousInColumn: Index
  }

  private var entries: WorkspaceList<Entry>
  /// Removed entries, linked by `nextInRow`.
  private var firstFree = none
  let rowHeads: Workspace.Numbers<Index>
  let columnHeads: Workspace.Numbers<Index>
  let rowLengths: Workspace.Numbers<Int>
  let columnLengths: Workspace.Numbers<Int>

  /// Entries of the row or column at hand, by column or row; valid where the stamp is current.
  private let position: Workspace.Numbers<Index>
  private let stamps: Workspace.Numbers<Int>
  private var stamp = 0
  /// The row whose entries' positions are current, or -1: one that is long is often changed many times in
  /// a row, a sum of widths each of which is put into it.
  private var stampedRow = -1
  /// The rows that the last exchange changed, and how often the pivot row was added to them.
  private(set) var changedRows: WorkspaceList<(row: Int, multiplier: Double)>

  /// - Parameter entryCount: How many entries there are to begin with.
  init(rowCount: Int, columnCount: Int, entryCount: Int, in workspace: Workspace) {
    entries = WorkspaceList(in: workspace, capacity: entryCount + entryCount / 2)
    rowHeads = workspace.numbers(rowCount, repeating: Self.none)
    columnHeads = workspace.numbers(columnCount, repeating: Self.none)
    rowLengths = workspace.numbers(rowCount, repeating: 0)
    columnLengths = workspace.numbers(columnCount, repeating: 0)
    position = workspace.numbers(max(rowCount, columnCount), repeating: Self.none)
    stamps = workspace.numbers(max(rowCount, columnCount), repeating: 0)
    changedRows = WorkspaceList(in: workspace, capacity: 16)
  }

  subscript(index: Index) -> Entry { entries[Int(index)] }

  func forEachEntry(inRow row: Int, _ body: (Index, Entry) -> Void) {
    var index = rowHeads[row]
    while index != Self.none {
      let entry = self[index]
      body(index, entry)
      index = entry.nextInRow
    }
  }

  mutating func insert(row: Int, column: Int, coefficient: Double) {
    let entry = Entry(
      coefficient: coefficient, row: Index(row), column: Index(column),
      nextInRow: rowHeads[row], previousInRow: Self.none,
      nextInColumn: columnHeads[column], previousInColumn: Self.none)
    let index: Index
    if firstFree != Self.none {
      index = firstFree
      firstFree = entries[Int(index)].nextInRow
      entries[Int(index)] = entry
    } else {
      index = Index(entries.count)
      entries.append(entry)
    }
    if entry.nextInRow != Self.none { entries[Int(entry.nextInRow)].previousInRow = index }
    if entry.nextInColumn != Self.none {
      entries[Int(entry.nextInColumn)].previousInColumn = index
    }
    if row == stampedRow { (position[column], stamps[column]) = (index, stamp) }
    rowHeads[row] = index
    columnHeads[column] = index
    rowLengths[row] += 1
    columnLengths[column] += 1
  }

  mutating func remove(_ index: Index) {
    let entry = entries[Int(index)]
    if entry.previousInRow == Self.none {
      rowHeads[Int(entry.row)] = entry.nextInRow
    } else {
      entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
    }
    if entry.nextInRow != Self.none {
      entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow
    }
    if entry.previousInColumn == Self.none {
      columnHeads[Int(entry.column)] = entry.nextInColumn
    } else {
      entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
    }
    if entry.nextInColumn != Self.none {
      entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn
    }
    if Int(entry.row) == stampedRow { stamps[Int(entry.column)] = 0 }
    rowLengths[Int(entry.row)] -= 1
    columnLengths[Int(entry.column)] -= 1
    entries[Int(index)].nextInRow = firstFree
    firstFree = index
  }

  mutating func removeRow(_ row: Int) {
    while rowHeads[row] != Self.none { remove(rowHeads[row]) }
  }

  mutating func removeColumn(_ column: Int) {
    while columnHeads[column] != Self.none { remove(columnHeads[column]) }
  }

  /// Exchanges the variables that an entry's row and column stand for: solves the row for the
  /// column's variable, and puts the result into all other rows of the column.
  mutating func exchange(_ pivot: Index) {
    let row = Int(entries[Int(pivot)].row)
    let column = Int(entries[Int(pivot)].column)
    let (targetLengths, columnLengthSum) = turn(pivot)
    if changedRows.isEmpty { return }
    if targetLengths <= columnLengthSum {
      addByRows(pivotRow: row, pivotColumn: column)
    } else {
      addByColumns(pivotRow: row, pivotColumn: column)
    }
  }

  /// Does the part of an exchange that concerns its row and its column alone.
  /// - Returns: The lengths of the rows and of the columns that the rest of it concerns, together.
  @discardableResult
  mutating func turn(_ pivot: Index) -> (rows: Int, columns: Int) {
    let row = Int(entries[Int(pivot)].row)
    let column = Int(entries[Int(pivot)].column)
    let inverse = 1 / entries[Int(pivot)].coefficient

    changedRows.removeAll()
    var targetLengths = 0
    var index = columnHeads[column]
    while index != Self.none {
      let entry = entries[Int(index)]
      if index != pivot {
        changedRows.append((Int(entry.row), entry.coefficient))
        targetLengths += rowLengths[Int(entry.row)]
        entries[Int(index)].coefficient = entry.coefficient * inverse
      }
      index = entry.nextInColumn
    }
    var columnLengthSum = 0
    index = rowHeads[row]
    while index != Self.none {
      if index != pivot {
        entries[Int(index)].coefficient *= -inverse
        columnLengthSum += columnLengths[Int(entries[Int(index)].column)]
      }
      index = entries[Int(index)].nextInRow
    }
    entries[Int(pivot)].coefficient = inverse
    return (targetLengths, columnLengthSum)
  }

  /// Adds multiples of the pivot row to the changed rows, walking along those.
  private mutating func addByRows(pivotRow: Int, pivotColumn: Int) {
    for (row, multiplier) in changedRows.contents {
      if row != stampedRow { stampPositions(inRow: row) }
      var index = rowHeads[pivotRow]
      while index != Self.none {
        let entry = entries[Int(index)]
        let column = Int(entry.column)
        if column != pivotColumn {
          add(
            multiplier * entry.coefficient, row: row, column: column,
            at: stamps[column] == stamp ? position[column] : Self.none)
        }
        index = entry.nextInRow
      }
    }
  }

  private mutating func stampPositions(inRow row: Int) {
    stamp += 1
    stampedRow = row
    var index = rowHeads[row]
    while index != Self.none {
      let column = Int(entries[Int(index)].column)
      position[column] = index
      stamps[column] = stamp
      index = entries[Int(index)].nextInRow
    }
  }

  /// Adds multiples of the pivot row to the changed rows, walking along the pivot row's columns.
  private mutating func addByColumns(pivotRow: Int, pivotColumn: Int) {
    stampedRow = -1
    var pivotIndex = rowHeads[pivotRow]
    while pivotIndex != Self.none {
      let entry = entries[Int(pivotIndex)]
      let column = Int(entry.column)
      pivotIndex = entry.nextInRow
      guard column != pivotColumn else { continue }
      stamp += 1
      var index = columnHeads[column]
      while index != Self.none {
        let row = Int(entries[Int(index)].row)
        position[row] = index
        stamps[row] = stamp
        index = entries[Int(index)].nextInColumn
      }
      for (row, multiplier) in changedRows.contents {
        add(
          multiplier * entry.coefficient, row: row, column: column,
          at: stamps[row] == stamp ? position[row] : Self.none)
      }
    }
  }

  private mutating func add(_ summand: Double, row: Int, column: Int, at index: Index) {
    guard index != Self.none else {
      insert(row: row, column: column, coefficient: summand)
      return
    }
    let old = entries[Int(index)].coefficient
    let sum = old + summand
    if abs(sum) <= Tolerance.coefficient * max(abs(old), abs(summand)) {
      remove(index)
    } else {
      entries[Int(index)].coefficient = sum
    }
  }
}
