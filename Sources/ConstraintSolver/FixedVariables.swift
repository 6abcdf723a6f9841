/// Variables whose value required equalities give outright, one after another.
///
/// A required equality in which all variables but one are known fixes that one; most of a layout
/// follows from its root in this way. Every row is visited once per term.
struct FixedVariables {
  /// By variable; meaningful where `fixingRow` is set.
  private(set) var values: [Double]
  /// The row that gave a variable its value, or -1.
  private(set) var fixingRow: [Int]
  /// Fixed variables in the order in which they became known.
  private(set) var order: [Int] = []
  /// The first row found that no value can satisfy any more.
  private(set) var contradiction: Int?

  func isFixed(_ variable: Int) -> Bool { fixingRow[variable] >= 0 }

  init(_ rows: Rows) {
    values = Array(repeating: 0, count: rows.variableCount)
    fixingRow = Array(repeating: -1, count: rows.variableCount)
    propagate(rows)
    contradiction = firstContradiction(in: rows)
  }

  private mutating func propagate(_ rows: Rows) {
    func isRequiredEquality(_ row: Int) -> Bool {
      rows.levels[row] == Rows.requiredLevel && rows.relations[row] == .equal
        && !rows.isIgnored[row]
    }
    // The required equalities of each variable, as one array sliced by variable.
    var firstUse = Array(repeating: 0, count: rows.variableCount + 1)
    for row in 0..<rows.count where isRequiredEquality(row) {
      for term in rows.terms(of: row) { firstUse[rows.variables[term] + 1] += 1 }
    }
    for variable in 0..<rows.variableCount { firstUse[variable + 1] += firstUse[variable] }
    var uses = Array(repeating: 0, count: firstUse[rows.variableCount])
    var nextUse = firstUse
    var unknowns = Array(repeating: 0, count: rows.count)
    var queue: [Int] = []
    for row in 0..<rows.count where isRequiredEquality(row) {
      unknowns[row] = rows.terms(of: row).count
      for term in rows.terms(of: row) {
        uses[nextUse[rows.variables[term]]] = row
        nextUse[rows.variables[term]] += 1
      }
      if unknowns[row] == 1 { queue.append(row) }
    }

    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard unknowns[row] == 1 else { continue }
      var rest = rows.targets[row]
      var unknownTerm = -1
      for term in rows.terms(of: row) {
        let variable = rows.variables[term]
        if isFixed(variable) {
          rest -= rows.coefficients[term] * values[variable]
        } else {
          unknownTerm = term
        }
      }
      let variable = rows.variables[unknownTerm]
      values[variable] = rest / rows.coefficients[unknownTerm]
      fixingRow[variable] = row
      order.append(variable)
      for use in firstUse[variable]..<firstUse[variable + 1] {
        unknowns[uses[use]] -= 1
        if unknowns[uses[use]] == 1 { queue.append(uses[use]) }
      }
    }
  }

  /// The first required row without unknowns that doesn't hold.
  private func firstContradiction(in rows: Rows) -> Int? {
    (0..<rows.count).first { row in
      guard rows.levels[row] == Rows.requiredLevel, !rows.isIgnored[row] else { return false }
      var activity = 0.0
      var scale = abs(rows.targets[row])
      for term in rows.terms(of: row) {
        let variable = rows.variables[term]
        guard isFixed(variable) else { return false }
        let part = rows.coefficients[term] * values[variable]
        activity += part
        scale = max(scale, abs(part))
      }
      let tolerance = Tolerance.feasibility(at: scale)
      return switch rows.relations[row] {
      case .equal: abs(activity - rows.targets[row]) > tolerance
      case .lessThanOrEqual: activity > rows.targets[row] + tolerance
      case .greaterThanOrEqual: activity < rows.targets[row] - tolerance
      }
    }
  }

  /// A row in which a single variable is unknown: coefficient · variable (relation) rest.
  func remainder(
    of row: Int, at variable: Int, in rows: Rows
  ) -> (coefficient: Double, rest: Double) {
    var coefficient = 0.0
    var rest = rows.targets[row]
    for term in rows.terms(of: row) {
      if rows.variables[term] == variable {
        coefficient = rows.coefficients[term]
      } else {
        rest -= rows.coefficients[term] * values[rows.variables[term]]
      }
    }
    return (coefficient, rest)
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
      for term in rows.terms(of: row) {
        let part = multiplier * rows.coefficients[term]
        sums[rows.variables[term]] += part
        scales[rows.variables[term]] = max(scales[rows.variables[term]], abs(part))
      }
    }
    for (row, multiplier) in multipliers { add(row, multiplier) }
    for variable in order.reversed()
    where abs(sums[variable]) > Tolerance.coefficient * scales[variable] {
      let row = fixingRow[variable]
      guard
        let own = rows.terms(of: row).first(where: { rows.variables[$0] == variable })
      else { continue }
      add(row, -sums[variable] / rows.coefficients[own])
    }
    return set.sorted()
  }
}
