import ConstraintSolver
import Testing

/// Systems whose answer can be worked out by hand.
@Suite struct PriorityTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    let expected: [String: Double]

    init(_ description: String, _ lines: [String], _ expected: [String: Double]) {
      testDescription = description
      self.lines = lines
      self.expected = expected
    }
  }

  @Test(arguments: [
    Case("one equality", ["x == 3"], ["x": 3]),
    Case("a chain of equalities", ["x == 3", "y - x == 4", "z == 2 y"], ["y": 7, "z": 14]),
    Case("simultaneous equalities", ["x + y == 10", "x - y == 4"], ["x": 7, "y": 3]),
    Case("repeated variables are summed", ["x + x + x - x == 8"], ["x": 4]),
    Case("a coefficient that cancels out", ["x - x + y == 8", "x == 1"], ["x": 1, "y": 8]),
    Case("a rest of rounding isn't a coefficient", ["0.1 x + 0.2 x - 0.3 x + y == 8"], ["y": 8]),
    Case("ratio", ["w == 1.7777777777777777 h", "h == 90"], ["w": 160]),
    Case(
      "four 250s don't beat one 750",
      ["x == 0 @250", "x == 0 @250", "x == 0 @250", "x == 0 @250", "x == 10 @750"], ["x": 10]),
    Case(
      "a thousandfold error doesn't either",
      ["1000 x == 0 @250", "0.001 x == 0.01 @251"], ["x": 10]),
    Case("999.5 beats 999", ["x == 1 @999", "x == 2 @999.5"], ["x": 2]),
    Case("1000 beats 999.5", ["x == 1 @1000", "x == 2 @999.5"], ["x": 1]),
    Case("priorities that differ by little", ["x == 1 @250", "x == 2 @250.0001"], ["x": 2]),
    Case("three of a level beat two", ["x == 1", "y == 5 @9", "y == 6 @9", "y == 6 @9"], ["y": 6]),
    Case(
      "an equality that can't hold is missed by as little as possible",
      ["x <= 80", "x == 100 @750"], ["x": 80]),
    Case(
      "and so it is if something else gives way for it",
      ["x + y <= 80", "x == 100 @750", "y >= 0 @999", "y == 50 @500"], ["x": 80, "y": 0]),
    Case(
      "errors count by coefficient", ["x + y == 10", "3 x == 30 @9", "2 y == 20 @9"],
      ["x": 10, "y": 0]),
    Case(
      "hugging under compression", ["w <= 40 @251", "w >= 40 @750", "w == 70 @500"], ["w": 70]),
    Case(
      "compression gives way to a higher one",
      ["w <= 40 @251", "w >= 40 @750", "w == 30 @751"], ["w": 30]),
    Case(
      "the label that hugs less grows",
      [
        "a >= 40 @750", "a <= 40 @251", "b >= 50 @750", "b <= 50 @250", "a + b == 200",
      ], ["a": 40, "b": 160]),
    Case(
      "the label that resists less is cut",
      [
        "a >= 140 @751", "a <= 140 @250", "b >= 150 @750", "b <= 150 @250", "a + b == 200",
      ], ["a": 140, "b": 60]),
    Case(
      "a field between labels",
      [
        "l == 16", "f == l + lw + 8", "f + fw == 359", "lw >= 53.5 @750", "lw <= 53.5 @251",
        "fw >= 97 @750", "fw <= 97 @250",
      ], ["f": 77.5, "fw": 281.5]),
    Case(
      "centred unless that crosses the margin",
      ["x + 0.5 w == 160 @750", "w == 300", "x >= 16"], ["x": 16]),
    Case(
      "a container as wide as its widest child",
      [
        "c >= a", "c >= b", "c == 0 @1", "a >= 40 @750", "a <= 40 @250", "b >= 70 @750",
        "b <= 70 @250",
      ], ["a": 40, "b": 70, "c": 70]),
    Case(
      "equal widths take the wider content",
      [
        "a == b", "a >= 40 @750", "a <= 40 @250", "b >= 70 @750", "b <= 70 @250",
      ], ["a": 70, "b": 70]),
    Case("an inequality that doesn't bind", ["x <= 100", "x == 7 @1"], ["x": 7]),
    Case("mirrored inequality", ["-1 x <= -20", "x == 7 @1"], ["x": 20]),
    Case("large constants", ["x == 100000", "y - x == 0.125", "z == 0.001 y"], ["z": 100.000125]),
  ])
  func value(_ testCase: Case) {
    let answer = WrittenSystem(testCase.lines).solve()
    #expect(answer.isClose(to: testCase.expected), "\(answer.solution.values)")
    #expect(answer.solution.conflicts.isEmpty)
  }

  @Test func emptySystem() {
    #expect(LinearSystem().solve().values.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersThatAreNotFiniteSayNothing(_ number: Double) {
    var system = LinearSystem()
    let x = system.addVariable()
    system.add([.init(x, 1)], .equal, constant: number)
    system.add([.init(x, number)], .equal, constant: 0)
    system.add([.init(x, 1)], .equal, constant: -5, priority: .nan)
    system.add([.init(x, 1)], .equal, constant: -4, priority: 1)
    let solution = system.solve()
    #expect(solution.values == [4])
    #expect(solution.conflicts.isEmpty)
  }
}
