import ConstraintSolver
import Testing

/// Parts of systems, and errors of constraints.
@Suite struct PartTests {
  /// x + y = 10, x ≥ 4 with priority 500, y = 2 with priority 100.
  private func system() -> LinearSystem {
    var system = LinearSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    system.add([.init(x, 1), .init(y, 1)], .equal, constant: -10)
    system.add([.init(x, 1)], .greaterThanOrEqual, constant: -4, priority: 500)
    system.add([.init(y, 1)], .equal, constant: -2, priority: 100)
    return system
  }

  @Test func aPartHasItsOwnSolution() {
    let whole = system()
    let part = LinearSystemPart(of: whole, [0, 1], variables: [0, 1], values: [])
    #expect(part.system.constraintCount == 2)
    #expect(part.system.solve().ambiguousVariables == [0, 1])
    #expect(whole.solve().values == [8, 2])
  }

  @Test func otherVariablesAreConstants() {
    let part = LinearSystemPart(of: system(), [0], variables: [1], values: [7, 99])
    #expect(part[0] == nil)
    #expect(part[1] == 0)
    #expect(part.system.solve().values == [3])
  }

  @Test func valuesCanBeSuggested() {
    let part = LinearSystemPart(
      of: system(), [0], variables: [0, 1], values: [6, 4], suggestsValues: true)
    #expect(part.system.solve().values == [6, 4])
  }

  @Test(arguments: [([8.0, 2.0], [0.0, 0, 0]), ([3, 2], [5, 1, 0]), ([20, -1], [9, 0, 3])])
  func errors(values: [Double], expected: [Double]) {
    let whole = system()
    #expect((0..<3).map { whole.error(of: $0, at: values) } == expected)
  }
}
