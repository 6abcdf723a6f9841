/// Values for a system's variables, and what could not be had.
package struct LinearSolution: Sendable {
  /// A set of required constraints that cannot all hold, and the one that was given up for it.
  package struct Conflict: Hashable, Sendable {
    /// The whole conflicting set, ascending, `dropped` included. It is irreducible: without any one
    /// of its members the others could hold together.
    package let constraints: [LinearSystem.ConstraintIndex]
    /// The member that was added last.
    package let dropped: LinearSystem.ConstraintIndex
  }

  /// By variable. A variable that nothing determines is 0, or its suggestion where one was given.
  package var values: [Double]
  /// In the order in which they were found. A dropped constraint takes no part in later ones.
  package var conflicts: [Conflict]
  /// Variables that another solution, equally good at every priority, gives another value; ascending.
  package var ambiguousVariables: [LinearSystem.Variable]

  package init(
    values: [Double] = [], conflicts: [Conflict] = [],
    ambiguousVariables: [LinearSystem.Variable] = []
  ) {
    self.values = values
    self.conflicts = conflicts
    self.ambiguousVariables = ambiguousVariables
  }
}
