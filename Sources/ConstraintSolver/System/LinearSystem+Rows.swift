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
    constraints.indices.lazy.map { index in
      Row(
        terms: Array(terms(of: index)), relation: constraints[index].relation,
        constant: constraints[index].constant, priority: constraints[index].priority)
    }
  }
}
