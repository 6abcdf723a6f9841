/// The system's constraints as sparse rows, Σ coefficient · variable (relation) target, together with
/// what is still unknown of each.
///
/// What never changes stays where the system has it.
struct Rows {
  typealias Term = LinearSystem.WrittenTerm

  /// No term, row or variable.
  static let none: Int32 = -1

  struct Row {
    fileprivate let constraint: LinearSystem.Constraint
    fileprivate let state: State

    var terms: Range<Int> { constraint.terms }
    var relation: Relation { constraint.relation }
    var priority: Double { constraint.priority }
    var isRequired: Bool { constraint.isRequired }
    /// Whether it gives its only unknown variable a value.
    var isFixing: Bool { unknownCount == 1 && relation == .equal && isRequired }
    var target: Double { -constraint.constant }
    /// The target without the variables that have values.
    var rest: Double { state.rest }
    /// How many of its variables have no value yet.
    var unknownCount: Int { Int(state.unknownCount) }
    /// The term of the one that has none, if it is a single one.
    var unknownTerm: Int { Int(state.unknownTerms) }
    /// Whether it takes no part any more: dropped for a conflict, met by a variable that nothing else
    /// needs, or with numbers that aren't finite.
    var isSettled: Bool { state.isSettled }
  }

  fileprivate struct State {
    var rest: Double
    var unknownCount: Int32
    /// The exclusive or of the unknown terms' indices, which is the term's index once there is a
    /// single one.
    var unknownTerms: Int32
    var isSettled: Bool
  }

  /// A variable's terms, ascending, so that of rows that contradict each other the first ones are found
  /// to hold.
  struct Uses: Sequence, IteratorProtocol {
    fileprivate var term: Int32
    fileprivate let last: Int32
    fileprivate let nextUses: Workspace.Numbers<Int32>

    mutating func next() -> Int? {
      guard term != Rows.none else { return nil }
      defer { term = term == last ? Rows.none : nextUses[Int(term)] }
      return Int(term)
    }
  }

  private let constraints: UnsafeBufferPointer<LinearSystem.Constraint>
  private let terms: UnsafeBufferPointer<Term>
  /// By variable, as far as there are any.
  private let suggestions: Workspace.Numbers<Double>
  private let states: Workspace.Numbers<State>
  /// By variable: its last term that was noted.
  private let lastUses: Workspace.Numbers<Int32>
  /// By term: the next one of the same variable; after the last one comes the first.
  private let nextUses: Workspace.Numbers<Int32>

  var count: Int { states.count }
  var variableCount: Int { lastUses.count }

  subscript(row: Int) -> Row { Row(constraint: constraints[row], state: states[row]) }

  subscript(term term: Int) -> Term { terms[term] }

  /// The terms of a variable in the rows whose uses of it were noted.
  func uses(of variable: Int) -> Uses {
    let last = lastUses[variable]
    return Uses(
      term: last == Self.none ? last : nextUses[Int(last)], last: last, nextUses: nextUses)
  }

  /// Whether uses of a variable were noted.
  func isUsed(_ variable: Int) -> Bool { lastUses[variable] != Self.none }

  /// NaN where there is none.
  func suggestion(of variable: Int) -> Double {
    variable < suggestions.count ? suggestions[variable] : .nan
  }

  func settle(_ row: Int) { states[row].isSettled = true }

  /// Makes it a row without unknowns.
  func complete(_ row: Int) { states[row].unknownCount = 0 }

  /// Takes a variable's value into account in one of the rows with it.
  /// - Returns: The row's new state.
  func substitute(_ value: Double, for term: Int) -> Row {
    let row = Int(terms[term].constraint)
    states[row].rest -= terms[term].coefficient * value
    states[row].unknownCount -= 1
    states[row].unknownTerms ^= Int32(truncatingIfNeeded: term)
    return self[row]
  }

  /// Begins without rows; each has to be taken in, in order.
  /// - Parameter system: It has to live and stay as it is while the rows are in use.
  @inline(__always)
  init(_ system: borrowing LinearSystem, in workspace: Workspace) {
    constraints = system.constraints
    terms = system.terms
    suggestions = workspace.copy(of: system.suggestions)
    states = workspace.uninitialized(constraints.count, of: State.self)
    lastUses = workspace.numbers(system.variableCount, repeating: Self.none)
    nextUses = workspace.uninitialized(terms.count, of: Int32.self)
  }

  /// Takes in a row, with the values that some of its variables have.
  /// - Parameter value: Of a variable; nil where there is none yet.
  /// - Returns: The row's state.
  @inline(__always)
  func takeIn(_ index: Int, _ value: (Int) -> Double?) -> Row {
    let constraint = constraints[index]
    var state = State(
      rest: -constraint.constant, unknownCount: 0, unknownTerms: 0,
      isSettled: !constraint.takesPart)
    if constraint.takesPart {
      for term in constraint.terms {
        if let value = value(Int(terms[term].variable)) {
          state.rest -= terms[term].coefficient * value
        } else {
          state.unknownCount += 1
          state.unknownTerms ^= Int32(truncatingIfNeeded: term)
        }
      }
    }
    states.initializeElement(at: index, to: state)
    return Row(constraint: constraint, state: state)
  }

  /// Takes note of where the unknown variables of a row are used, after those of the rows before it.
  @inline(__always)
  func noteUses(in row: Int, _ isUnknown: (Int) -> Bool) {
    for term in constraints[row].terms {
      let variable = Int(terms[term].variable)
      guard isUnknown(variable) else { continue }
      let index = Int32(truncatingIfNeeded: term)
      let last = lastUses[variable]
      if last == Self.none {
        nextUses.initializeElement(at: term, to: index)
      } else {
        nextUses.initializeElement(at: term, to: nextUses[Int(last)])
        nextUses[Int(last)] = index
      }
      lastUses[variable] = index
    }
  }
}
