/// Variables whose value required equalities give outright, one after another.
///
/// A required equality in which all variables but one are known fixes that one; most of a layout
/// follows from its root in this way. Every term is visited once.
struct FixedVariables {
  /// By variable; meaningful where `fixingRows` is set.
  let values: Workspace.Numbers<Double>
  /// The row that gave a variable its value, or `Rows.none`.
  private let fixingRows: Workspace.Numbers<Int32>
  /// By variable: how many became known before it; meaningful where `fixingRows` is set.
  private let ranks: Workspace.Numbers<Int32>
  private(set) var count = 0
  /// Rows found that no value can satisfy any more.
  private(set) var contradictions: WorkspaceList<Int32>

  func isFixed(_ variable: Int) -> Bool { fixingRows[variable] != Rows.none }

  /// Whether a row gave a variable its value.
  func isFixing(_ row: Int, in rows: Rows) -> Bool {
    rows[row].terms.contains { fixingRows[Int(rows[term: $0].variable)] == row }
  }

  init(_ rows: Rows, in workspace: Workspace) {
    values = workspace.numbers(rows.variableCount, repeating: 0)
    fixingRows = workspace.numbers(rows.variableCount, repeating: Rows.none)
    contradictions = WorkspaceList(in: workspace, capacity: 4)
    ranks = workspace.uninitialized(rows.variableCount, of: Int32.self)
    // Every row becomes one with a single unknown once.
    let queue = workspace.uninitialized(rows.count, of: Int32.self)
    var queueEnd = 0
    for row in 0..<rows.count where rows[row].isRequired && !rows[row].isSettled {
      if rows[row].unknownCount == 0, isContradiction(row, rows) {
        contradictions.append(Int32(truncatingIfNeeded: row))
      }
      guard rows[row].unknownCount == 1, rows[row].relation == .equal else { continue }
      queue.initializeElement(at: queueEnd, to: Int32(truncatingIfNeeded: row))
      queueEnd += 1
    }
    var next = 0
    while next < queueEnd {
      let row = rows[Int(queue[next])]
      // Another row may have fixed its variable in the meantime.
      if row.unknownCount == 1 {
        fix(by: Int(queue[next]), rows) { newlySingle in
          queue.initializeElement(at: queueEnd, to: newlySingle)
          queueEnd += 1
        }
      }
      next += 1
    }
  }

  /// Fixes the one variable of a row that is unknown.
  /// - Parameter enqueue: Takes required equalities that thereby have a single unknown.
  private mutating func fix(by fixingRow: Int, _ rows: Rows, enqueue: (Int32) -> Void) {
    let own = rows[term: Int(rows[fixingRow].unknownTerms)]
    let variable = Int(own.variable)
    let value = rows[fixingRow].rest / own.coefficient
    values[variable] = value
    fixingRows[variable] = own.row
    ranks.initializeElement(at: variable, to: Int32(truncatingIfNeeded: count))
    count += 1
    var use = rows.firstUse(of: variable)
    while use != Rows.none {
      let row = rows.substitute(value, for: Int(use))
      let term = rows[term: Int(use)]
      use = term.nextUse
      guard row.isRequired else { continue }
      if row.unknownCount == 1, row.relation == .equal {
        enqueue(term.row)
      } else if row.unknownCount == 0, isContradiction(Int(term.row), rows) {
        contradictions.append(term.row)
      }
    }
  }

  /// Whether a required row without unknowns doesn't hold.
  private func isContradiction(_ index: Int, _ rows: Rows) -> Bool {
    let row = rows[index]
    let excess =
      switch row.relation {
      case .equal: abs(row.rest)
      case .lessThanOrEqual: -row.rest
      case .greaterThanOrEqual: row.rest
      }
    guard excess > Tolerance.feasibility(at: 0) else { return false }
    let scale = row.terms.reduce(abs(row.target)) { scale, index in
      let term = rows[term: index]
      return max(scale, abs(term.coefficient * values[Int(term.variable)]))
    }
    return excess > Tolerance.feasibility(at: scale)
  }

  /// Completes a conflict with the rows that fixed the variables in it.
  ///
  /// - Parameter multipliers: Rows and the multiples of them whose sum has no unknown variables
  ///   left. Fixed variables are cancelled by their fixing rows, latest first, which is the only
  ///   way to do it, so that an irreducible set stays irreducible.
  /// - Returns: The rows of the whole set, ascending.
  func conflictingSet(from multipliers: [(row: Int, multiplier: Double)], in rows: Rows) -> [Int] {
    var sums: [Int: (sum: Double, scale: Double)] = [:]
    var set: [Int] = []
    func add(_ row: Int, _ multiplier: Double) {
      set.append(row)
      for index in rows[row].terms {
        let term = rows[term: index]
        let part = multiplier * term.coefficient
        let old = sums[Int(term.variable)] ?? (0, 0)
        sums[Int(term.variable)] = (old.sum + part, max(old.scale, abs(part)))
      }
    }
    for (row, multiplier) in multipliers { add(row, multiplier) }
    for variable in fixedVariables(behind: multipliers.map(\.row), in: rows) {
      guard let (sum, scale) = sums[variable], abs(sum) > Tolerance.coefficient * scale,
        let own = rows[Int(fixingRows[variable])].terms.map({ rows[term: $0] })
          .first(where: { $0.variable == variable })
      else { continue }
      add(Int(own.row), -sum / own.coefficient)
    }
    return set.sorted()
  }

  /// The fixed variables of some rows and of the rows that fixed those, and so on; latest first.
  private func fixedVariables(behind first: [Int], in rows: Rows) -> [Int] {
    var variables: Set<Int> = []
    var open = first
    while let row = open.popLast() {
      for index in rows[row].terms {
        let variable = Int(rows[term: index].variable)
        if isFixed(variable), variables.insert(variable).inserted {
          open.append(Int(fixingRows[variable]))
        }
      }
    }
    return variables.sorted { ranks[$0] > ranks[$1] }
  }
}
