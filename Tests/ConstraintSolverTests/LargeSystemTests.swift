import ConstraintSolver
import Testing

/// What only shows in systems of many variables or many conflicts.
@Suite struct LargeSystemTests {
  private typealias Term = LinearSystem.Term

  /// Widths that add up to a length, each suggested to be 10.
  private static func openSum(_ count: Int, length: Double) -> LinearSystem {
    var system = LinearSystem()
    let widths = (0..<count).map { _ in system.addVariable(suggestion: 10) }
    system.add(widths.map { Term($0, 1) }, .equal, constant: -length)
    for width in widths { system.add([Term(width, 1)], .greaterThanOrEqual, constant: 0) }
    return system
  }

  /// As a level of its own for a few variables, as the search's start for many.
  @Test(arguments: [3, 1000])
  func openVariablesStayAtTheirSuggestions(count: Int) {
    let solution = Self.openSum(count, length: 10 * Double(count) + 5).solve()
    #expect(solution.ambiguousVariables == Array(0..<count))
    #expect(solution.values.count { abs($0 - 10) < 1e-6 } == count - 1)
    #expect(abs(solution.values.reduce(0, +) - 10 * Double(count) - 5) < 1e-6)
  }

  @Test func cancelledSearchesEnd() {
    // Sums of neighbours go round in circles, which takes a search with many steps.
    var system = Self.openSum(50, length: 1000)
    for width in 1..<50 {
      system.add([Term(width - 1, 1), Term(width, 1)], .equal, constant: -30, priority: 750)
    }
    var questions = 0
    #expect(throws: LinearSystem.Cancelled.self) {
      try system.solve {
        questions += 1
        return questions > 3
      }
    }
    #expect(questions == 4)
  }

  /// Every other constraint contradicts the one before it; nothing else is lost.
  @Test func independentConflictsAreAllFound() {
    var system = LinearSystem()
    for index in 0..<500 {
      let variable = system.addVariable()
      system.add([Term(variable, 1)], .equal, constant: -Double(index))
      system.add([Term(variable, 1)], .equal, constant: -Double(index) - 1)
    }
    let solution = system.solve()
    #expect(solution.conflicts.count == 500)
    for (index, conflict) in solution.conflicts.enumerated() {
      #expect(solution.values[index] == Double(index))
      #expect(conflict.constraints == [2 * index, 2 * index + 1])
      #expect(conflict.dropped == 2 * index + 1)
    }
  }

  /// Views one after another, of which each fifth has to be in two places, or to have two widths: all of
  /// them are connected, and each conflict has just its own rows.
  @Test(arguments: [true, false])
  func conflictsOfConnectedViewsAreAllFound(isAboutPlaces: Bool) {
    var system = LinearSystem()
    var expected: [[Int]] = []
    let edges = (0..<301).map { _ in system.addVariable() }
    for (left, right) in zip(edges, edges.dropFirst()) {
      let width = system.addVariable()
      let place = system.add(
        [Term(right, 1), Term(left, -1), Term(width, -1)], .equal, constant: -8)
      let least = system.add([Term(width, 1)], .greaterThanOrEqual, constant: -50)
      guard left % 5 == 0 else { continue }
      if isAboutPlaces {
        let other = system.add(
          [Term(right, 1), Term(left, -1), Term(width, -1)], .equal, constant: -9)
        expected.append([place, other])
      } else {
        let most = system.add([Term(width, 1)], .lessThanOrEqual, constant: -40)
        expected.append([least, most])
      }
    }
    let length = system.add(
      [Term(edges[300], 1), Term(edges[0], -1)], .greaterThanOrEqual, constant: -300 * 60)
    let solution = system.solve()
    #expect(solution.conflicts.map(\.constraints).sorted { $0[0] < $1[0] } == expected)
    #expect(system.error(of: length, at: solution.values) < 1e-6)
  }

  /// Views below each other of which each has to end before the same edge, with room for 12: what was
  /// found for one conflict serves the next, and the search isn't begun anew for each. If what was added
  /// last is a height that isn't negative, giving up one of them makes room for all.
  @Test(arguments: [(false, 88), (true, 1)])
  func conflictsThatShareRowsAreFoundTogether(isHeightLast: Bool, conflictCount: Int) throws {
    let count = 100
    var system = LinearSystem()
    var end: Int?
    for index in 0..<count {
      let top = system.addVariable(suggestion: 20 * Double(index))
      let height = system.addVariable(suggestion: 20)
      let bottom = system.addVariable(suggestion: 20 * Double(index + 1))
      system.add(
        [Term(top, 1)] + (end.map { [Term($0, -1)] } ?? []), .greaterThanOrEqual, constant: -8)
      system.add([Term(top, 1), Term(height, 1), Term(bottom, -1)], .equal, constant: 0)
      if !isHeightLast { system.add([Term(height, 1)], .greaterThanOrEqual, constant: 0) }
      system.add([Term(bottom, 1)], .lessThanOrEqual, constant: -100)
      if isHeightLast { system.add([Term(height, 1)], .greaterThanOrEqual, constant: 0) }
      system.add([Term(height, 1)], .equal, constant: -20, priority: 750)
      end = bottom
    }
    // The search asks before each exchange.
    var questions = 0
    let solution = try system.solve {
      questions += 1
      return false
    }
    #expect(solution.conflicts.count == conflictCount)
    #expect(questions < 100 * count)
    let dropped = Set(solution.conflicts.map(\.dropped))
    for index in 0..<system.constraintCount
    where !dropped.contains(index) && index % 5 != 4 {
      #expect(system.error(of: index, at: solution.values) < 1e-6)
    }
  }

  /// Widths that are all alike, in too little room: when what is given up is the room, which was known
  /// before, the search doesn't ask what else to do without.
  @Test func aConflictWithWhatIsFixedEndsTheSearch() throws {
    let count = 100
    var system = LinearSystem()
    let room = system.addVariable()
    let widths = (0..<count).map { _ in system.addVariable() }
    system.add(widths.map { Term($0, 1) } + [Term(room, -1)], .equal, constant: 0)
    for width in widths {
      system.add([Term(width, 1)], .greaterThanOrEqual, constant: -2)
      system.add([Term(width, 1)], .equal, constant: -3, priority: 250)
    }
    for width in widths.dropFirst() {
      system.add([Term(width, 1), Term(widths[0], -1)], .equal, constant: 0)
    }
    let given = system.add([Term(room, 1)], .equal, constant: -100)
    // The search asks before each exchange.
    var questions = 0
    let solution = try system.solve {
      questions += 1
      return false
    }
    #expect(solution.conflicts.map(\.dropped) == [given])
    #expect(widths.allSatisfy { abs(solution.values[$0] - 3) < 1e-6 })
    #expect(questions < 5 * count)
  }

  /// The row that is given up has fixed a variable that others follow from.
  @Test func whatFollowsFromADroppedConstraintIsUndone() {
    var system = LinearSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    system.add([Term(x, 1), Term(y, 1)], .equal, constant: -30)
    system.add([Term(x, 1), Term(y, -1)], .equal, constant: 10)
    system.add([Term(x, 1)], .equal, constant: -50)
    let solution = system.solve()
    #expect(solution.conflicts.map(\.constraints) == [[0, 1, 2]])
    #expect(solution.values == [10, 20])
  }
}
