/// The system's constraints as sparse rows, Σ coefficient · variable (relation) target, together with
/// what is still unknown of each.
///
/// Priorities become dense levels: 0 is required, 1 the highest optional priority, and so on.
struct Rows {
  static let requiredLevel: Int32 = 0
  /// No term, row or variable.
  static let none: Int32 = -1

  struct Row {
    let firstTerm: Int32
    let endTerm: Int32
    /// How many of its variables have no value yet, and the exclusive or of these terms' indices,
    /// which is the term's index once there is a single one.
    fileprivate(set) var unknownCount: Int32
    fileprivate(set) var unknownTerms: Int32
    /// Not a `let`, as it is known only when all priorities are.
    fileprivate(set) var level: Int32
    let relation: Relation
    /// Whether it takes no part any more: dropped for a conflict, met by a variable that nothing else
    /// needs, or with numbers that aren't finite.
    var isSettled: Bool
    let target: Double
    /// The target without the variables that have values.
    fileprivate(set) var rest: Double

    var isRequired: Bool { level == Rows.requiredLevel }
    var terms: Range<Int> { Int(firstTerm)..<Int(endTerm) }
  }

  struct Term {
    let coefficient: Double
    let variable: Int32
    let row: Int32
    /// The next term of the same variable.
    fileprivate(set) var nextUse: Int32
  }

  private let rows: Workspace.Numbers<Row>
  private let terms: Workspace.Numbers<Term>
  /// By variable; NaN where there is none.
  let suggestions: Workspace.Numbers<Double>
  /// By variable: its first and its last term.
  private let firstUses: Workspace.Numbers<Int32>
  private let lastUses: Workspace.Numbers<Int32>

  var count: Int { rows.count }
  var variableCount: Int { firstUses.count }

  subscript(row: Int) -> Row { rows[row] }

  subscript(term term: Int) -> Term { terms[term] }

  func firstUse(of variable: Int) -> Int32 { firstUses[variable] }

  func settle(_ row: Int) { rows[row].isSettled = true }

  /// Takes a variable's value into account in one of the rows with it.
  /// - Returns: The row's new state.
  func substitute(_ value: Double, for term: Int) -> Row {
    let row = Int(terms[term].row)
    rows[row].rest -= terms[term].coefficient * value
    rows[row].unknownCount -= 1
    rows[row].unknownTerms ^= Int32(truncatingIfNeeded: term)
    return rows[row]
  }

  /// - Parameters:
  ///   - dropped: By constraint, whether it was given up for a conflict.
  ///   - suggested: Variables whose suggestions are asked for, below all other levels.
  init(
    _ system: LinearSystem, without dropped: Workspace.Numbers<Bool>, suggesting suggested: [Int],
    in workspace: Workspace
  ) {
    let constraintCount = system.constraintCount
    rows = workspace.uninitialized(constraintCount + suggested.count, of: Row.self)
    terms = workspace.uninitialized(system.terms.count + suggested.count, of: Term.self)
    suggestions = workspace.uninitialized(system.variableCount, of: Double.self)
    for variable in suggestions.indices {
      suggestions.initializeElement(at: variable, to: system.suggestion(of: variable))
    }
    firstUses = workspace.numbers(system.variableCount, repeating: Self.none)
    lastUses = workspace.numbers(system.variableCount, repeating: Self.none)
    var levels = PriorityLevels(in: workspace)
    var end = 0
    let (writtenTerms, constraints) = (system.terms.span, system.constraints.span)
    for index in 0..<constraintCount {
      let constraint = constraints[index]
      let start = end
      let takesPart = constraint.isFinite && !dropped[index]
      if takesPart {
        for term in constraint.firstTerm..<constraint.endTerm {
          appendTerm(writtenTerms[term], row: index, &end)
        }
      }
      appendRow(
        index, terms: start..<end, levels.index(of: constraint.priority), constraint.relation,
        target: -constraint.constant, isSettled: !takesPart)
    }
    let ranks = levels.ranks(in: workspace)
    for index in 0..<constraintCount { rows[index].level = ranks[Int(rows[index].level)] }
    for (index, variable) in zip(constraintCount..., suggested) {
      appendTerm(.init(variable, 1), row: index, &end)
      appendRow(
        index, terms: end - 1..<end, Int32(truncatingIfNeeded: ranks.count), .equal,
        target: suggestions[variable], isSettled: false)
    }
  }

  private func appendTerm(_ term: LinearSystem.Term, row: Int, _ end: inout Int) {
    let index = Int32(truncatingIfNeeded: end)
    terms.initializeElement(
      at: end,
      to: Term(
        coefficient: term.coefficient, variable: Int32(truncatingIfNeeded: term.variable),
        row: Int32(truncatingIfNeeded: row), nextUse: Self.none))
    // Ascending, so that of rows that contradict each other the first ones are found to hold.
    let last = lastUses[term.variable]
    if last == Self.none {
      firstUses[term.variable] = index
    } else {
      terms[Int(last)].nextUse = index
    }
    lastUses[term.variable] = index
    end += 1
  }

  private func appendRow(
    _ index: Int, terms range: Range<Int>, _ level: Int32, _ relation: Relation, target: Double,
    isSettled: Bool
  ) {
    var unknownTerms: Int32 = 0
    for term in range { unknownTerms ^= Int32(truncatingIfNeeded: term) }
    rows.initializeElement(
      at: index,
      to: Row(
        firstTerm: Int32(truncatingIfNeeded: range.lowerBound),
        endTerm: Int32(truncatingIfNeeded: range.upperBound),
        unknownCount: Int32(truncatingIfNeeded: range.count), unknownTerms: unknownTerms,
        level: level, relation: relation, isSettled: isSettled, target: target, rest: target))
  }
}
