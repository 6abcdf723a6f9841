extension LinearSystem {
  struct Constraint: BitwiseCopyable {
    private let firstTerm: Int32
    private let endTerm: Int32
    let constant: Double
    let priority: Double
    let relation: Relation
    /// False if one of its numbers isn't finite, or if it was left out; it says nothing then.
    var takesPart: Bool

    init(
      terms first: Int, _ end: Int, _ relation: Relation, constant: Double, priority: Double,
      takesPart: Bool
    ) {
      firstTerm = Int32(truncatingIfNeeded: first)
      endTerm = Int32(truncatingIfNeeded: end)
      self.constant = constant
      self.priority = priority
      self.relation = relation
      self.takesPart = takesPart
    }

    var terms: Range<Int> { Range(uncheckedBounds: (Int(firstTerm), Int(endTerm))) }
    var isRequired: Bool { priority >= requiredPriority }
  }

  /// A term as the solver goes through it: from its constraint or from its variable.
  struct WrittenTerm: BitwiseCopyable {
    var coefficient: Double
    let variable: Int32
    let constraint: Int32

    init(_ term: Term, of constraint: ConstraintIndex) {
      coefficient = term.coefficient
      variable = Int32(truncatingIfNeeded: term.variable)
      self.constraint = Int32(truncatingIfNeeded: constraint)
    }

    var term: Term { Term(Int(variable), coefficient) }
  }

  /// The memory that constraints and terms are in. How many there are the system knows.
  ///
  /// Arrays would check twice for each constraint that they aren't shared, and cost as much to empty as
  /// a small system to solve.
  final class Storage {
    let constraints: UnsafeMutableBufferPointer<Constraint>
    let terms: UnsafeMutableBufferPointer<WrittenTerm>

    init(constraintCapacity: Int, termCapacity: Int) {
      constraints = .allocate(capacity: constraintCapacity)
      terms = .allocate(capacity: termCapacity)
    }

    deinit {
      constraints.deallocate()
      terms.deallocate()
    }
  }
}

/// What a system refers to is changed by it alone: it makes a copy first of what is shared.
extension LinearSystem.Storage: @unchecked Sendable {}
