/// How a constraint's left side relates to zero.
package enum Relation: String, Hashable, Sendable {
  case equal = "=="
  case lessThanOrEqual = "<="
  case greaterThanOrEqual = ">="
}

/// A system of linear constraints with priorities.
///
/// Variables and constraints are dense indices in the order in which they were added. A constraint
/// reads Σ coefficient · variable + constant (relation) 0. Priorities are levels, not weights: each
/// distinct one is satisfied, as far as it can be, before the next lower one, by minimising the sum
/// of the absolute errors within the level. 1000 (`requiredPriority`) is required.
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
    let constant: Double
    let priority: Double
  }

  package private(set) var variableCount = 0
  private(set) var terms: [Term] = []
  private(set) var constraints: [Constraint] = []

  package init() {}

  package var constraintCount: Int { constraints.count }

  package mutating func addVariable() -> Variable {
    variableCount += 1
    return variableCount - 1
  }

  /// Adds Σ terms + constant (relation) 0. Terms may repeat a variable; they are summed.
  @discardableResult
  package mutating func add(
    _ constraintTerms: [Term], _ relation: Relation, constant: Double,
    priority: Double = requiredPriority
  ) -> ConstraintIndex {
    let first = terms.count
    terms.append(contentsOf: constraintTerms)
    constraints.append(
      Constraint(
        firstTerm: first, endTerm: terms.count, relation: relation, constant: constant,
        priority: priority))
    return constraints.count - 1
  }
}

/// Values for a system's variables, and what could not be had.
package struct LinearSolution: Sendable {
  /// A set of required constraints that cannot all hold, and the one that was given up for it.
  package struct Conflict: Hashable, Sendable {
    /// The whole conflicting set, ascending, `dropped` included.
    package let constraints: [LinearSystem.ConstraintIndex]
    package let dropped: LinearSystem.ConstraintIndex
  }

  /// By variable. A variable that nothing determines is 0, or its suggestion where one was given.
  package var values: [Double]
  package var conflicts: [Conflict]
  /// Variables that another solution, equally good at every priority, gives another value; ascending.
  package var ambiguousVariables: [LinearSystem.Variable]

  package init(
    values: [Double], conflicts: [Conflict], ambiguousVariables: [LinearSystem.Variable]
  ) {
    self.values = values
    self.conflicts = conflicts
    self.ambiguousVariables = ambiguousVariables
  }
}
