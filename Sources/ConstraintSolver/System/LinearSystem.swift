/// A system of linear constraints with priorities.
///
/// Variables and constraints are dense indices in the order in which they were added. A constraint
/// reads Σ coefficient · variable + constant (relation) 0. Priorities are levels, not weights: each
/// distinct one is satisfied, as far as it can be, before the next lower one, by minimising the sum
/// of the absolute errors within the level. 1000 (`requiredPriority`) and above is required.
package struct LinearSystem: Sendable {
  package static let requiredPriority = 1000.0
  /// Below all that a constraint can have.
  private static let leastPriority = -Double.infinity
  /// Sums such as 0.1 + 0.2 − 0.3 leave a rest that isn't a coefficient.
  private static let zeroCoefficient = 1e-12

  package typealias Variable = Int
  package typealias ConstraintIndex = Int

  package struct Term: Hashable, Sendable {
    package let variable: Variable
    package let coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  package private(set) var variableCount = 0
  package private(set) var constraintCount = 0
  private var termCount = 0
  private(set) var storage = Storage(constraintCapacity: 16, termCapacity: 32)
  /// By variable, as far as there are any; NaN where there is none.
  private(set) var suggestions: [Double] = []

  package init() {}

  /// Makes it a system without variables and constraints, whose memory is kept for the next ones.
  package mutating func removeAll() {
    variableCount = 0
    constraintCount = 0
    termCount = 0
    if !suggestions.isEmpty { suggestions.removeAll(keepingCapacity: true) }
  }

  /// In the order in which they were added; of use as long as the system lives and isn't changed.
  var constraints: UnsafeBufferPointer<Constraint> {
    UnsafeBufferPointer(start: storage.constraints.baseAddress, count: constraintCount)
  }

  /// By constraint, at most one of each variable; of use as long as the system lives and isn't changed.
  var terms: UnsafeBufferPointer<WrittenTerm> {
    UnsafeBufferPointer(start: storage.terms.baseAddress, count: termCount)
  }

  // MARK: Variables

  /// Adds a variable that may have any value.
  ///
  /// - Parameter suggestion: The value the variable is to be near to if the constraints leave it
  ///   open after the lowest priority. It never worsens any constraint, and has no part in what is
  ///   reported as ambiguous.
  package mutating func addVariable(suggestion: Double? = nil) -> Variable {
    if let suggestion, suggestion.isFinite {
      suggestions.append(
        contentsOf: repeatElement(.nan, count: variableCount - suggestions.count))
      suggestions.append(suggestion)
    }
    variableCount += 1
    return variableCount - 1
  }

  /// Adds variables without suggestions, to the number of them in all.
  package mutating func addVariables(upTo count: Int) {
    variableCount = max(variableCount, count)
  }

  func hasSuggestion(of variable: Variable) -> Bool {
    variable < suggestions.count && !suggestions[variable].isNaN
  }

  // MARK: Constraints

  /// Adds Σ terms + constant (relation) 0. Terms may repeat a variable; they are summed. Their variables
  /// have to be the system's, which is checked in debug builds only.
  ///
  /// A constraint with a number that isn't finite says nothing and is left out of the solution.
  @discardableResult
  package mutating func add(
    _ constraintTerms: [Term], _ relation: Relation, constant: Double,
    priority: Double = requiredPriority
  ) -> ConstraintIndex {
    add(constraintTerms.span, relation, constant: constant, priority: priority)
  }

  /// The same for terms that are part of something larger, of which no array has to be made.
  @discardableResult
  package mutating func add(
    _ constraintTerms: Span<Term>, _ relation: Relation, constant: Double,
    priority: Double = requiredPriority
  ) -> ConstraintIndex {
    makeRoom(forTerms: constraintTerms.count)
    let first = termCount
    // NaN if one of the numbers is, or is infinite.
    var probe = constant - constant
    var least = Double.infinity
    // By variable modulo 64.
    var found: UInt64 = 0
    var foundTwice: UInt64 = 0
    constraintTerms.withUnsafeBufferPointer { added in
      for index in added.indices {
        let term = added[index]
        precondition((0..<variableCount).contains(term.variable), "a variable of another system")
        probe += term.coefficient - term.coefficient
        least = min(least, abs(term.coefficient))
        let bit = UInt64(1) &<< UInt64(truncatingIfNeeded: term.variable)
        foundTwice |= found & bit
        found |= bit
        storage.terms.initializeElement(
          at: first &+ index, to: WrittenTerm(term, of: constraintCount))
      }
    }
    termCount += constraintTerms.count
    if least <= Self.zeroCoefficient || foundTwice != 0 { sumTerms(from: first) }
    storage.constraints.initializeElement(
      at: constraintCount,
      to: Constraint(
        terms: first, termCount, relation, constant: constant, priority: priority,
        takesPart: probe == 0 && !priority.isNaN))
    constraintCount += 1
    return constraintCount - 1
  }

  /// Adds up the terms of the same variable from an index on, and removes what is 0.
  private mutating func sumTerms(from first: Int) {
    let written = storage.terms
    var end = first
    for index in first..<termCount {
      let term = written[index]
      if let known = (first..<end).first(where: { written[$0].variable == term.variable }) {
        written[known].coefficient += term.coefficient
      } else {
        written[end] = term
        end += 1
      }
    }
    termCount = first
    for index in first..<end where !(abs(written[index].coefficient) <= Self.zeroCoefficient) {
      written[termCount] = written[index]
      termCount += 1
    }
  }

  /// Adds that a variable is to be near to its suggestion, if all constraints leave it open.
  mutating func addSuggestion(of variable: Variable) {
    add([Term(variable, 1)], .equal, constant: -suggestions[variable], priority: Self.leastPriority)
  }

  /// Leaves a constraint out of the solution. It keeps its index.
  mutating func leaveOut(_ constraint: ConstraintIndex) {
    makeRoom(forTerms: 0)
    storage.constraints[constraint].takesPart = false
  }

  /// Makes the storage its own, with room for another constraint.
  private mutating func makeRoom(forTerms count: Int) {
    if !isKnownUniquelyReferenced(&storage) || constraintCount == storage.constraints.count
      || termCount + count > storage.terms.count
    {
      copyStorage(withRoomForTerms: count)
    }
  }

  @inline(never)
  private mutating func copyStorage(withRoomForTerms count: Int) {
    let copy = Storage(
      constraintCapacity: 2 * (constraintCount + 1), termCapacity: 2 * (termCount + count))
    // What is solved counts in `Int32`.
    precondition(max(copy.constraints.count, copy.terms.count) <= Int32.max)
    _ = copy.constraints.initialize(from: constraints)
    _ = copy.terms.initialize(from: terms)
    storage = copy
  }
}
