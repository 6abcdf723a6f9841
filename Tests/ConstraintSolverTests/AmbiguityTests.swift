import ConstraintSolver
import Testing

@Suite struct AmbiguityTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    let ambiguous: [String]

    init(_ description: String, _ lines: [String], _ ambiguous: [String]) {
      testDescription = description
      self.lines = lines
      self.ambiguous = ambiguous
    }
  }

  @Test(arguments: [
    Case("determined", ["x == 1", "y == x + 3 @1"], []),
    Case("one equation, two variables", ["x + y == 1"], ["x", "y"]),
    Case("range", ["x >= 1", "x <= 2"], ["x"]),
    Case("range of no length", ["x >= 1", "x <= 1"], []),
    Case("equal priorities that can't both hold", ["x == 1 @5", "x == 2 @5"], ["x"]),
    Case("a lower level decides", ["x == 1 @5", "x == 2 @5", "x == 7 @4"], []),
    Case("the middle of three", ["x == 1 @5", "x == 2 @5", "x == 3 @5"], []),
    Case(
      "which of two labels grows",
      ["a + b == 200", "a >= 40 @750", "a <= 40 @250", "b >= 50 @750", "b <= 50 @250"],
      ["a", "b"]),
    Case("a sum can be determined", ["x + y == 1", "s == x + y"], ["x", "y"]),
    Case("what follows from an ambiguous one", ["x >= 0", "y == x + 1", "z == 4"], ["x", "y"]),
    Case("pressed against each other", ["x <= y", "y <= z", "z <= x", "x == 3"], []),
    Case("pressed, without a place", ["x <= y", "y <= x"], ["x", "y"]),
  ])
  func ambiguity(_ testCase: Case) {
    #expect(WrittenSystem(testCase.lines).solve().ambiguous == testCase.ambiguous)
  }

  @Test func suggestionsFillWhatIsOpen() {
    let answer = WrittenSystem(
      ["x >= 10", "y == x + 5", "z == 1 @1", "w + v == 100"],
      suggestions: [("x", 30), ("y", nil), ("z", 99), ("w", 25), ("v", nil), ("free", 7)]
    ).solve()
    #expect(answer.isClose(to: ["x": 30, "y": 35, "z": 1, "w": 25, "v": 75, "free": 7]))
    #expect(answer.ambiguous == ["x", "y", "w", "v", "free"])
  }

  @Test func suggestionsYieldToTheLowestPriority() {
    let answer = WrittenSystem(
      ["x >= 10", "x <= 20", "x == 12 @0.001"], suggestions: [("x", 500)]
    ).solve()
    #expect(answer["x"] == 12)
    #expect(
      WrittenSystem(["x >= 10", "x <= 20"], suggestions: [("x", 500)]).solve()["x"] == 20)
  }

  @Test func unmentionedVariables() {
    var system = LinearSystem()
    _ = system.addVariable()
    _ = system.addVariable(suggestion: 4)
    let solution = system.solve()
    #expect(solution.values == [0, 4])
    #expect(solution.ambiguousVariables == [0, 1])
  }
}
