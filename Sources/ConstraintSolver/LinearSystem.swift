/// A system of linear constraints with priorities.
///
/// Variables and constraints are dense indices in the order in which they were added. A constraint
/// reads Σ coefficient · variable + constant (relation) 0. Priorities are levels, not weights: each
/// distinct one is satisfied, as far as it can be, before the next lower one, by minimising the sum
/// of the absolute errors within the level. 1000 (`requiredPriority`) and above is required.
package struct LinearSystem: Sendable {
  package static let requiredPriority = 1000.0

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

  struct Constraint: Sendable {
    let firstTerm: Int
    let endTerm: Int
    let relation: Relation
    /// Whether all of its numbers are; it says nothing otherwise.
    let isFinite: Bool
    let constant: Double
    let priority: Double
  }

  package private(set) var variableCount = 0
  /// By variable, as far as there are any; NaN where there is none.
  private var suggestions: [Double] = []
  /// By constraint; at most one of each variable.
  private(set) var terms: [Term] = []
  private(set) var constraints: [Constraint] = []

  package init() {}

  package var constraintCount: Int { constraints.count }

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

  /// NaN where there is none.
  func suggestion(of variable: Variable) -> Double {
    variable < suggestions.count ? suggestions[variable] : .nan
  }

  /// Makes room for a system of a known size.
  package mutating func reserveCapacity(constraints: Int, terms: Int) {
    self.constraints.reserveCapacity(constraints)
    self.terms.reserveCapacity(terms)
  }

  /// Adds Σ terms + constant (relation) 0. Terms may repeat a variable; they are summed.
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
    let first = terms.count
    var isFinite = constant.isFinite && !priority.isNaN
    // Whether no variable is repeated and no coefficient 0, as in most constraints.
    var isPlain = true
    constraintTerms.withUnsafeBufferPointer { added in
      for index in added.indices {
        let term = added[index]
        let size = abs(term.coefficient)
        isFinite = isFinite && size < .infinity
        isPlain = isPlain && size > Self.zeroCoefficient
        for other in 0..<index where added[other].variable == term.variable { isPlain = false }
        terms.append(term)
      }
    }
    if !isPlain { sumTerms(from: first) }
    constraints.append(
      Constraint(
        firstTerm: first, endTerm: terms.count, relation: relation, isFinite: isFinite,
        constant: constant, priority: priority))
    return constraints.count - 1
  }

  /// Adds up the terms of the same variable from an index on.
  private mutating func sumTerms(from first: Int) {
    var sums: [Term] = []
    for term in terms[first...] {
      if let known = sums.firstIndex(where: { $0.variable == term.variable }) {
        sums[known] = Term(term.variable, sums[known].coefficient + term.coefficient)
      } else {
        sums.append(term)
      }
    }
    terms.replaceSubrange(
      first..., with: sums.filter { !(abs($0.coefficient) <= Self.zeroCoefficient) })
  }

  /// Sums such as 0.1 + 0.2 − 0.3 leave a rest that isn't a coefficient.
  private static let zeroCoefficient = 1e-12
}
