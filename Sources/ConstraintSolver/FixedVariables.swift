/// Variables whose value required equalities give outright, one after another.
///
/// A required equality in which all variables but one are known fixes that one; most of a layout
/// follows from its root in this way. Every term is visited once.
struct FixedVariables {
  /// By variable; meaningful where `fixingRows` is set.
  let values: Workspace.Numbers<Double>
  /// The row that gave a variable its value, or `Rows.none`.
  private let fixingRows: Workspace.Numbers<Int32>
  /// Fixed variables in the order in which they became known.
  private let order: Workspace.Numbers<Int32>
  private var orderCount = 0
  /// Rows found that no value can satisfy any more.
  private(set) var contradictions: [Int] = []

  var count: Int { orderCount }

  func isFixed(_ variable: Int) -> Bool { fixingRows[variable] != Rows.none }

  /// Whether a row gave a variable its value.
  func isFixing(_ row: Int, in rows: Rows) -> Bool {
    rows[row].terms.contains { fixingRows[Int(rows[term: $0].variable)] == row }
  }

  init(_ rows: Rows, in workspace: Workspace) {
    values = workspace.numbers(rows.variableCount, repeating: 0)
    fixingRows = workspace.numbers(rows.variableCount, repeating: Rows.none)
    order = workspace.uninitialized(rows.variableCount, of: Int32.self)
    // Every row becomes one with a single unknown once.
    let queue = workspace.uninitialized(rows.count, of: Int32.self)
    var queueEnd = 0
    for row in 0..<rows.count where rows[row].isRequired && !rows[row].isSettled {
      if rows[row].unknownCount == 0, isContradiction(row, rows) { contradictions.append(row) }
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
    order.initializeElement(at: orderCount, to: own.variable)
    orderCount += 1
    var use = rows.firstUse(of: variable)
    while use != Rows.none {
      let row = rows.substitute(value, for: Int(use))
      let term = rows[term: Int(use)]
      use = term.nextUse
      guard row.isRequired else { continue }
      if row.unknownCount == 1, row.relation == .equal {
        enqueue(term.row)
      } else if row.unknownCount == 0, isContradiction(Int(term.row), rows) {
        contradictions.append(Int(term.row))
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
    var sums = Array(repeating: 0.0, count: rows.variableCount)
    var scales = sums
    var set: [Int] = []
    func add(_ row: Int, _ multiplier: Double) {
      set.append(row)
      for index in rows[row].terms {
        let term = rows[term: index]
        let part = multiplier * term.coefficient
        sums[Int(term.variable)] += part
        scales[Int(term.variable)] = max(scales[Int(term.variable)], abs(part))
      }
    }
    for (row, multiplier) in multipliers { add(row, multiplier) }
    for position in (0..<orderCount).reversed() {
      let variable = Int(order[position])
      guard abs(sums[variable]) > Tolerance.coefficient * scales[variable] else { continue }
      let row = Int(fixingRows[variable])
      guard let own = rows[row].terms.first(where: { rows[term: $0].variable == variable })
      else { continue }
      add(row, -sums[variable] / rows[term: own].coefficient)
    }
    return set.sorted()
  }
}
