import ConstraintSolver

/// Finds the constraints that give a quantity its value.
///
/// The quantity is a sum of variables. A set of constraints determines it where solving them alone
/// gives it the same value as solving all of them, and leaves it no other. The search begins with the
/// constraints that are near to the quantity and goes out as far as it has to; then it takes away
/// whatever can be spared, so that each constraint that is left is needed. Of very many only the nearest
/// are tried one by one, as nobody reads the others.
struct DeterminingRows {
  let linear: LinearSystem
  let values: [Double]
  /// What all constraints together leave open.
  private let ambiguous: Set<LinearSystem.Variable>
  let isCancelled: () -> Bool
  /// The most constraints that are tried one by one for whether they are needed; more would take too long.
  private static let mostTried = 64
  /// How many of very many are surely needed.
  static let mostNamed = 12
  /// Rows by the variables that they mention.
  private let rowsOfVariables: [[LinearSystem.ConstraintIndex]]

  /// - Parameter dropped: Constraints that were given up and determine nothing.
  init(
    _ linear: LinearSystem, _ solution: LinearSolution,
    dropped: Set<LinearSystem.ConstraintIndex>, isCancelled: @escaping () -> Bool
  ) {
    self.isCancelled = isCancelled
    self.linear = linear
    values = solution.values
    ambiguous = Set(solution.ambiguousVariables)
    var rows: [[LinearSystem.ConstraintIndex]] = Array(repeating: [], count: linear.variableCount)
    for row in 0..<linear.constraintCount where !dropped.contains(row) {
      for term in linear.terms(of: row) { rows[term.variable].append(row) }
    }
    rowsOfVariables = rows
  }

  /// A least set of constraints that determine a quantity, the nearest first; nil where all of them
  /// together leave it open.
  /// - Parameter given: Constraints on the quantity that don't get what they ask for. They count as well,
  ///   as they may tie with what would decide without them, and are not among the result.
  func rows(
    for quantity: [LinearSystem.Term], besides given: [LinearSystem.ConstraintIndex]
  ) throws(LayoutEngine.Cancelled) -> [LinearSystem.ConstraintIndex]? {
    guard try !isOpen(quantity) else { return nil }
    var search = Reach(of: quantity.map(\.variable))
    // How far to go out at once; doubled, so that the far end of a long chain costs few attempts.
    var distance = 1
    repeat {
      for _ in 0..<distance { search.widen(linear, rowsOfVariables) }
      let found = search.rows.filter { !given.contains($0) }
      if try determines(quantity, found + given) {
        return try least(found, besides: given, for: quantity)
      }
      distance *= 2
    } while !search.isComplete
    return nil
  }

  /// Whether all constraints together leave a quantity open. Some of them may not: a wish that ties with
  /// another of its priority decides where the other is left out.
  private func isOpen(_ quantity: [LinearSystem.Term]) throws(LayoutEngine.Cancelled) -> Bool {
    guard quantity.contains(where: { ambiguous.contains($0.variable) }) else { return false }
    var whole = Reach(of: quantity.map(\.variable))
    while !whole.isComplete { whole.widen(linear, rowsOfVariables) }
    return try !determines(quantity, whole.rows)
  }

  /// Whether some constraints by themselves give a quantity its value and no other.
  private func determines(
    _ quantity: [LinearSystem.Term], _ rows: [LinearSystem.ConstraintIndex]
  ) throws(LayoutEngine.Cancelled) -> Bool {
    // Constraints keep their order, which decides what is given up.
    var part = part(of: rows.sorted(), with: quantity)
    let sum = part.system.addVariable()
    part.system.add(
      part.terms(quantity) + [.init(sum, -1)], .equal, constant: 0)
    let solution = try part.system.solve(isCancelled: isCancelled)
    let value = quantity.value(in: values)
    return !solution.ambiguousVariables.contains(sum)
      && abs(solution.values[sum] - value) <= 1e-6 * max(1, abs(value))
  }

  /// A part of the system: some constraints, and the variables of these and of a quantity.
  func part(
    of rows: [LinearSystem.ConstraintIndex], with quantity: [LinearSystem.Term],
    areRequired: Bool = false
  ) -> LinearSystemPart {
    var variables: Set<LinearSystem.Variable> = []
    for row in rows { for term in linear.terms(of: row) { variables.insert(term.variable) } }
    for term in quantity { variables.insert(term.variable) }
    return LinearSystemPart(
      of: linear, rows, variables: variables.sorted(), values: values, areRequired: areRequired)
  }

  /// Takes away what can be spared of constraints that determine a quantity.
  private func least(
    _ found: [LinearSystem.ConstraintIndex], besides given: [LinearSystem.ConstraintIndex],
    for quantity: [LinearSystem.Term]
  ) throws(LayoutEngine.Cancelled) -> [LinearSystem.ConstraintIndex] {
    guard found.count > Self.mostTried else {
      return try sparing(found, besides: given, for: quantity, groupsOf: 1)
    }
    let proof = try boundary(of: quantity, among: found)
    if try determines(quantity, proof + given) {
      return proof.count > Self.mostTried
        ? try sparingNearest(proof, besides: given, for: quantity)
        : try sparing(proof, besides: given, for: quantity, groupsOf: 1)
    }
    let rest = try sparing(
      found, besides: given, for: quantity, groupsOf: found.count / Self.mostTried)
    return try sparingNearest(rest, besides: given, for: quantity)
  }

  /// Takes away what can be spared: first many at a time, at last a group of some size, and those of low
  /// priority before those of high.
  private func sparing(
    _ found: [LinearSystem.ConstraintIndex], besides given: [LinearSystem.ConstraintIndex],
    for quantity: [LinearSystem.Term], groupsOf least: Int
  ) throws(LayoutEngine.Cancelled) -> [LinearSystem.ConstraintIndex] {
    // Farther ones before nearer ones where their priority is the same.
    var rows = found.enumerated().sorted { a, b in
      let (left, right) = (linear.priority(of: a.element), linear.priority(of: b.element))
      return left == right ? a.offset > b.offset : left < right
    }.map(\.element)
    var size = max(least, rows.count / 2)
    while true {
      var start = 0
      var hasSpared = false
      while start < rows.count {
        let end = min(start + size, rows.count)
        let rest = Array(rows[..<start] + rows[end...])
        if try determines(quantity, rest + given) {
          rows = rest
          hasSpared = true
        } else {
          start = end
        }
      }
      if size == least, least > 1 || !hasSpared { break }
      size = max(least, size / 2)
    }
    let kept = Set(rows)
    return found.filter(kept.contains)
  }

  /// Takes away what can be spared until the nearest are all needed.
  private func sparingNearest(
    _ found: [LinearSystem.ConstraintIndex], besides given: [LinearSystem.ConstraintIndex],
    for quantity: [LinearSystem.Term]
  ) throws(LayoutEngine.Cancelled) -> [LinearSystem.ConstraintIndex] {
    var rows = found
    var index = 0
    while index < min(Self.mostNamed, rows.count) {
      let row = rows.remove(at: index)
      if try !determines(quantity, rows + given) {
        rows.insert(row, at: index)
        index += 1
      }
    }
    return rows
  }
}

/// Constraints around some variables, as far as they have been reached.
private struct Reach {
  /// The constraints' indices, in the order in which the search reached them.
  private(set) var rows: [LinearSystem.ConstraintIndex] = []
  private var known: Set<LinearSystem.ConstraintIndex> = []
  private var seen: Set<LinearSystem.Variable>
  private var border: [LinearSystem.Variable]

  init(of variables: [LinearSystem.Variable]) {
    seen = Set(variables)
    border = variables
  }

  var isComplete: Bool { border.isEmpty }

  /// Adds the constraints on what has been reached.
  mutating func widen(_ linear: LinearSystem, _ rowsOfVariables: [[LinearSystem.ConstraintIndex]]) {
    var next: [LinearSystem.Variable] = []
    for variable in border {
      for row in rowsOfVariables[variable] where known.insert(row).inserted {
        rows.append(row)
        for term in linear.terms(of: row) where seen.insert(term.variable).inserted {
          next.append(term.variable)
        }
      }
    }
    border = next
  }
}
