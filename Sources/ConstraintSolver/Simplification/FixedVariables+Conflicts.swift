/// Which rows belong to a conflict besides those that show it.
extension FixedVariables {
  /// Completes a conflict with the rows that fixed the variables in it.
  ///
  /// - Parameter multipliers: Rows and the multiples of them whose sum has no unknown variables
  ///   left. Fixed variables are cancelled by their fixing rows, latest first, which is the only
  ///   way to do it, so that an irreducible set stays irreducible.
  /// - Returns: The rows of the whole set, ascending.
  func conflictingSet(from multipliers: [(row: Int, multiplier: Double)], in rows: Rows) -> [Int] {
    let sums = sums.ready
    var set: [Int] = []
    func add(_ row: Int, _ multiplier: Double) {
      set.append(row)
      for index in rows[row].terms {
        let term = rows[term: index]
        sums[Int(term.variable)].add(multiplier * term.coefficient)
      }
    }
    for (row, multiplier) in multipliers { add(row, multiplier) }
    for variable in fixedVariables(behind: multipliers.map(\.row), in: rows) {
      guard sums[variable].isLeft,
        let own = rows[Int(fixings[variable].row)].terms.map({ rows[term: $0] })
          .first(where: { $0.variable == variable })
      else { continue }
      add(Int(own.constraint), -sums[variable].sum / own.coefficient)
    }
    for row in set {
      for index in rows[row].terms { sums[Int(rows[term: index].variable)] = .init() }
    }
    return set.sorted()
  }

  /// The fixed variables of some rows and of the rows that fixed those, and so on; latest first.
  private func fixedVariables(behind first: [Int], in rows: Rows) -> [Int] {
    let sums = sums.ready
    var found: [(rank: Int32, variable: Int32)] = []
    var open = first
    while let row = open.popLast() {
      for index in rows[row].terms {
        let variable = rows[term: index].variable
        guard isFixed(Int(variable)), !sums[Int(variable)].isFound else { continue }
        sums[Int(variable)].isFound = true
        found.append((fixings[Int(variable)].rank, variable))
        open.append(Int(fixings[Int(variable)].row))
      }
    }
    found.sort { $0.rank > $1.rank }
    for (_, variable) in found { sums[Int(variable)].isFound = false }
    return found.map { Int($0.variable) }
  }
}

/// What is left of each variable in the sum of a conflict's rows: of many, as there may be as many conflicts
/// with few. Before the first one they have no values.
struct ConflictSums: BitwiseCopyable {
  struct Sum: BitwiseCopyable {
    private(set) var sum = 0.0
    /// The size of the largest part.
    private var scale = 0.0
    /// Whether the search for fixed variables has come by.
    var isFound = false

    /// Whether it hasn't cancelled out.
    var isLeft: Bool { abs(sum) > Tolerance.coefficient * scale }

    mutating func add(_ part: Double) {
      sum += part
      scale = max(scale, abs(part))
    }
  }

  private let sums: Workspace.Numbers<Sum>
  private let areReady: Workspace.Numbers<Bool>

  @inline(__always)
  init(variableCount: Int, in workspace: Workspace) {
    sums = workspace.uninitialized(variableCount, of: Sum.self)
    areReady = workspace.numbers(1, repeating: false)
  }

  /// By variable: all 0 between one conflict and the next.
  var ready: Workspace.Numbers<Sum> {
    if !areReady[0] {
      sums.initialize(repeating: Sum())
      areReady[0] = true
    }
    return sums
  }
}
