import Testing

@testable import ConstraintSolver

/// What solving takes is a matter of how many entries a tableau gets.
@Suite struct SparsityTests {
  private static let count = 100

  /// Widths side by side that share a length, as in a stack view that fills proportionally: one level for
  /// each share, in terms of the length and of all widths but the first, which fills the rest.
  private static func sharedLength(in workspace: Workspace) -> Tableau {
    var tableau = Tableau(
      variableCount: count, rowCount: count, termCount: 3 * count, in: workspace)
    for width in 1..<count {
      tableau.addTerm(row: 0, variable: width, coefficient: -1)
      tableau.addTerm(row: width, variable: width, coefficient: 1)
    }
    for row in 0..<count {
      let share = 1 / Double(count + row)
      tableau.addTerm(row: row, variable: 0, coefficient: row == 0 ? 1 - share : -share)
    }
    return tableau
  }

  @Test func aVariableOfAllRowsDoesNotFillThem() throws {
    let workspace = Workspace()
    defer { workspace.deallocate() }
    let tableau = Self.sharedLength(in: workspace)
    let entryCount = tableau.matrix.rowLengths.reduce(0, +)
    var search = LevelSearch(tableau, in: workspace)
    let level = workspace.uninitialized(2, of: LevelCosts.Breakpoint.self)
    for row in 0..<Self.count {
      for isLowerBound in [false, true] {
        level.initializeElement(
          at: isLowerBound ? 1 : 0,
          to: LevelCosts.Breakpoint(
            priority: Double(-row), activity: Int32(Self.count + row), isLowerBound: isLowerBound,
            position: Double(20 + row), weight: 1))
      }
      try search.minimise(level) { false }
      #expect(abs(search.tableau.values[Self.count + row] - Double(20 + row)) < 1e-6)
      // The first row mentions all widths, and so may another one until its own level.
      #expect(search.tableau.matrix.rowLengths.reduce(0, +) <= 2 * entryCount)
    }
  }

  /// Widths that are all as long as the first one, and have to be twice as long as there is room for. Each
  /// one depends on all equalities.
  @Test func whatConflictsIsFoundWithoutItsColumns() throws {
    let workspace = Workspace()
    defer { workspace.deallocate() }
    let count = Self.count
    var tableau = Tableau(
      variableCount: count, rowCount: count, termCount: 3 * count, in: workspace)
    for width in 0..<count {
      tableau.addTerm(row: 0, variable: width, coefficient: 1)
      tableau.isUnrestricted[width] = false
      tableau.lower[width] = 2
      tableau.lowerOwner[width] = count + width
      if width > 0 {
        tableau.addTerm(row: width, variable: width, coefficient: 1)
        tableau.addTerm(row: width, variable: 0, coefficient: -1)
      }
    }
    for row in 0..<count {
      let activity = count + row
      tableau.lower[activity] = row == 0 ? Double(count) : 0
      tableau.upper[activity] = tableau.lower[activity]
      tableau.lowerOwner[activity] = row
      tableau.upperOwner[activity] = row
    }
    tableau.keepLog()
    #expect(tableau.enterBounds().isEmpty)
    #expect(try tableau.eliminateEqualities(givingUp: { _ in nil }, { false }))
    #expect(tableau.matrix.rowLengths.reduce(0, +) == 0)
    var members: [Int] = []
    let holds = try tableau.satisfyBounds(
      givingUp: { circuit in
        members = circuit.members.map(\.constraint)
        return nil
      },
      { false })
    #expect(!holds)
    #expect(members.filter { $0 < count }.sorted() == Array(0..<count))
  }
}
