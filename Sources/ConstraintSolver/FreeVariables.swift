/// Variables that one equality alone has to do with, and that therefore follow from the others.
///
/// Whatever the other variables are, such an equality can be met by its free variable, at any
/// priority; so neither has to be considered in the search. Taking them away frees more: an open
/// chain or tree comes apart from its ends. Every row is visited once per term.
struct FreeVariables {
  /// By row: whether a free variable meets it.
  private(set) var isMet: [Bool]
  /// By variable: whether it follows from others.
  private(set) var isFree: [Bool]
  /// Free variables in the order in which they were found, and the term of each in its equality.
  private var order: [(row: Int, term: Int)] = []

  init(_ rows: Rows, _ fixed: FixedVariables) {
    isMet = Array(repeating: false, count: rows.count)
    isFree = Array(repeating: false, count: rows.variableCount)
    /// By variable: how many rows mention it, and the exclusive or of their indices, which is the
    /// row's index once it's a single one.
    var uses = Array(repeating: (count: 0, rows: 0), count: rows.variableCount)
    for row in 0..<rows.count where !rows.isIgnored[row] {
      for term in rows.terms(of: row) {
        uses[rows.variables[term]].count += 1
        uses[rows.variables[term]].rows ^= row
      }
    }
    var queue = (0..<rows.variableCount).filter { uses[$0].count == 1 && !fixed.isFixed($0) }
    while let variable = queue.popLast() {
      let row = uses[variable].rows
      guard uses[variable].count == 1, rows.relations[row] == .equal else { continue }
      isMet[row] = true
      isFree[variable] = true
      for term in rows.terms(of: row) {
        let other = rows.variables[term]
        uses[other].count -= 1
        uses[other].rows ^= row
        if other == variable {
          order.append((row, term))
        } else if uses[other].count == 1, !fixed.isFixed(other) {
          queue.append(other)
        }
      }
    }
  }

  /// Computes the free variables from the others, and likewise how they change with them.
  func follow(_ values: inout [Double], _ direction: inout [Double], in rows: Rows) {
    for (row, own) in order.reversed() {
      var rest = rows.targets[row]
      var change = 0.0
      for term in rows.terms(of: row) where term != own {
        rest -= rows.coefficients[term] * values[rows.variables[term]]
        change -= rows.coefficients[term] * direction[rows.variables[term]]
      }
      values[rows.variables[own]] = rest / rows.coefficients[own]
      direction[rows.variables[own]] = change / rows.coefficients[own]
    }
  }
}
