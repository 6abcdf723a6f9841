extension LinearSystem {
  /// A constraint as it was added: Σ terms + constant (relation) 0.
  package struct Row: Hashable, Sendable {
    package let terms: [Term]
    package let relation: Relation
    package let constant: Double
    package let priority: Double
  }

  /// The constraints in the order in which they were added.
  package var rows: some Sequence<Row> {
    constraints.lazy.map { constraint in
      Row(
        terms: Array(terms[constraint.firstTerm..<constraint.endTerm]),
        relation: constraint.relation, constant: constraint.constant,
        priority: constraint.priority)
    }
  }
}
