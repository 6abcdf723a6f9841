/// Variables whose value required equalities give outright, one after another.
///
/// A required equality in which all variables but one are known fixes that one; most of a layout
/// follows from its root in this way. Rows are taken in one after another with the values that are
/// known by then; a value that becomes known later is put into the earlier rows that mention it. Every
/// term is visited once or twice.
struct FixedVariables {
  struct Fixing {
    /// The row that gave a variable its value, or `Rows.none`.
    var row = Rows.none
    /// How many became known before it.
    var rank: Int32 = 0
  }

  /// By variable; meaningful where it is fixed. What solves for the others puts their values there.
  let values: Workspace.Numbers<Double>
  /// By variable.
  let fixings: Workspace.Numbers<Fixing>
  private var count = 0
  private let variableCount: Int
  /// Rows found that no value can satisfy any more.
  private(set) var contradictions: WorkspaceList<Int32>
  /// What conflicts need.
  let sums: ConflictSums

  var unknownCount: Int { variableCount - count }

  func isFixed(_ variable: Int) -> Bool { fixings[variable].row != Rows.none }

  /// Whether a row gave a variable its value.
  func isFixing(_ row: Int, in rows: Rows) -> Bool {
    rows[row].terms.contains { fixings[Int(rows[term: $0].variable)].row == row }
  }

  // Inlined, as returning so many fields through memory takes a tenth of the time of a small system.
  @inline(__always)
  init(_ rows: Rows, in workspace: Workspace) {
    variableCount = rows.variableCount
    values = workspace.uninitialized(rows.variableCount, of: Double.self)
    fixings = workspace.numbers(rows.variableCount, repeating: Fixing())
    contradictions = WorkspaceList(in: workspace)
    sums = ConflictSums(variableCount: rows.variableCount, in: workspace)
    // Rows that a value has made fixing ones; each becomes one once.
    var queue = WorkspaceQueue<Int32>(in: workspace, capacity: rows.count)
    for index in 0..<rows.count {
      let row = rows.takeIn(index) { [values, fixings] in
        fixings[$0].row == Rows.none ? nil : values[$0]
      }
      if row.isFixing {
        fix(by: row, index, rows, &queue)
        while let next = queue.next() {
          // Another row may have fixed its variable in the meantime.
          if rows[Int(next)].isFixing { fix(by: rows[Int(next)], Int(next), rows, &queue) }
        }
      } else if row.unknownCount > 0 {
        rows.noteUses(in: index) { [fixings] in fixings[$0].row == Rows.none }
      } else if Self.isContradiction(row, values, rows) {
        contradictions.append(Int32(truncatingIfNeeded: index))
      }
    }
  }

  /// Fixes the one variable of a row that is unknown.
  @inline(__always)
  private mutating func fix(
    by row: Rows.Row, _ index: Int, _ rows: Rows, _ queue: inout WorkspaceQueue<Int32>
  ) {
    let own = rows[term: row.unknownTerm]
    let variable = Int(own.variable)
    let value = row.rest / own.coefficient
    values[variable] = value
    fixings[variable] = Fixing(row: own.constraint, rank: Int32(truncatingIfNeeded: count))
    count += 1
    rows.complete(index)
    if rows.isUsed(variable) {
      putIntoEarlierRows(variable, value, except: row.unknownTerm, rows, &queue)
    }
  }

  /// Puts a new value into the rows with its variable that were taken in before. Most layouts name first
  /// what others depend on, so that there are few.
  @inline(never)
  private mutating func putIntoEarlierRows(
    _ variable: Int, _ value: Double, except own: Int, _ rows: Rows,
    _ queue: inout WorkspaceQueue<Int32>
  ) {
    for use in rows.uses(of: variable) where use != own {
      let changed = rows.substitute(value, for: use)
      if changed.isFixing {
        queue.append(rows[term: use].constraint)
      } else if changed.unknownCount == 0, Self.isContradiction(changed, values, rows) {
        contradictions.append(rows[term: use].constraint)
      }
    }
  }

  /// Whether a row without unknowns is required and doesn't hold.
  @inline(__always)
  private static func isContradiction(
    _ row: Rows.Row, _ values: Workspace.Numbers<Double>, _ rows: Rows
  ) -> Bool {
    guard row.isRequired, !row.isSettled else { return false }
    let excess =
      switch row.relation {
      case .equal: abs(row.rest)
      case .lessThanOrEqual: -row.rest
      case .greaterThanOrEqual: row.rest
      }
    return excess > Tolerance.feasibility(at: 0)
      && excess > Tolerance.feasibility(at: scale(row.terms, row.target, values, rows))
  }

  /// The size of a row's largest part.
  @inline(never)
  private static func scale(
    _ terms: Range<Int>, _ target: Double, _ values: Workspace.Numbers<Double>, _ rows: Rows
  ) -> Double {
    terms.reduce(abs(target)) { scale, index in
      let term = rows[term: index]
      return max(scale, abs(term.coefficient * values[Int(term.variable)]))
    }
  }
}
