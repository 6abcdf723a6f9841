import ConstraintSolver
import Testing

@Suite struct ConflictTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    let conflicts: [[Int]]
    let values: [String: Double]

    init(_ description: String, _ lines: [String], _ conflicts: [[Int]], _ values: [String: Double])
    {
      testDescription = description
      self.lines = lines
      self.conflicts = conflicts
      self.values = values
    }
  }

  @Test(arguments: [
    Case("two values", ["x == 1", "x == 2"], [[0, 1]], ["x": 1]),
    Case("three values", ["x == 1", "x == 2", "x == 3"], [[0, 1], [0, 2]], ["x": 1]),
    Case("agreeing repetitions are none", ["x == 1", "2 x == 2", "x == 1"], [], ["x": 1]),
    Case("nothing can be 5", ["0 x == 5", "x == 1"], [[0]], ["x": 1]),
    Case("nothing may be 0", ["0 x == 0", "0 x <= 5", "x == 1"], [], ["x": 1]),
    Case("bounds", ["x >= 10", "x <= 5"], [[0, 1]], ["x": 10]),
    Case("a value out of bounds", ["x <= 5", "x == 7"], [[0, 1]], [:]),
    Case(
      "a whole chain, and nothing beside it",
      ["a == 1", "z == 9", "b == a + 1", "c == b + 1", "z == y + c", "c == 4", "d == c"],
      [[0, 2, 3, 5]], ["c": 3, "d": 3, "y": 6]),
    Case(
      "the last one added is dropped, wherever the contradiction shows",
      ["b == a + 1", "c == b + 1", "c == 4", "a == 1"], [[0, 1, 2, 3]], ["c": 4, "a": 2]),
    Case(
      "cycle of differences without a fixed variable",
      ["b - a == 1", "c - b == 1", "c - a == 3", "x == 4"], [[0, 1, 2]], ["x": 4]),
    Case(
      "cycle of inequalities",
      ["b >= a + 1", "c >= b + 1", "a >= c + 1", "a == 0"], [[0, 1, 2]], ["a": 0]),
    Case(
      "inequality through two paths from a fixed variable",
      ["r == 100", "x == r + 20", "w >= 50", "x + w <= r + 40", "y == 2"], [[1, 2, 3]], [:]),
    Case(
      "inequality that the root closes",
      ["r == 0", "s == 40", "x >= r + 20", "w >= 50", "x + w <= s"], [[0, 1, 2, 3, 4]],
      ["r": 0, "s": 40]),
    Case(
      "two independent conflicts",
      ["a == 1", "b == 1", "a == 2", "b == 2"], [[0, 2], [1, 3]], ["a": 1, "b": 1]),
    Case(
      "what is dropped for a set is kept when another one of that set is dropped, too",
      ["x + w <= 35", "w + u <= 30", "u >= 0", "w >= 40", "x >= 0"], [[1, 2, 3]], [:]),
    Case(
      "the same when the other one is only found in another attempt",
      ["x + y <= 10", "y >= 0", "x == 50", "x == 5"], [[0, 1, 2]], ["x": 5]),
    Case("simultaneous equalities", ["x + y == 1", "x - y == 1", "x == 3"], [[0, 1, 2]], [:]),
  ])
  func conflict(_ testCase: Case) {
    let answer = WrittenSystem(testCase.lines).solve()
    #expect(answer.solution.conflicts.map(\.constraints) == testCase.conflicts)
    #expect(answer.solution.conflicts.allSatisfy { $0.dropped == $0.constraints.max() })
    #expect(answer.isClose(to: testCase.values), "\(answer.solution.values)")
  }

  @Test func optionalConstraintsNeverConflict() {
    let answer = WrittenSystem(["x == 1", "x == 2 @999.99", "0 x == 5 @750"]).solve()
    #expect(answer.solution.conflicts.isEmpty)
    #expect(answer["x"] == 1)
  }

  /// As many conflicts as there are views must not take forever, nor hide the good part.
  @Test func manyConflicts() {
    var system = LinearSystem()
    let views = (0..<60).map { _ in system.addVariable() }
    for (index, view) in views.enumerated() {
      system.add([.init(view, 1)], .greaterThanOrEqual, constant: -Double(index))
    }
    for (index, view) in views.enumerated() {
      system.add([.init(view, 1)], .lessThanOrEqual, constant: 1 - Double(index))
    }
    let solution = system.solve()
    #expect(solution.conflicts.map(\.constraints) == (0..<60).map { [$0, $0 + 60] })
  }
}
