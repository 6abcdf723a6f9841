import ConstraintSolver
import Testing

/// Memory that serves one system after another, or several at once, must not carry anything over.
struct KeptMemoryTests {
  /// Systems that end in each of the solver's steps, with conflicts and open ends; small and large.
  private static let systems: [LinearSystem] = [
    WrittenSystem(["x == 1", "y == x + 2"]).system,
    WrittenSystem(["x == 1", "x == 2", "y >= x", "y == 5 @250"]).system,
    WrittenSystem(["x + y == 10"], suggestions: [("x", 3), ("y", 4)]).system,
    WrittenSystem(["x >= 3", "x <= 7", "x == 20 @500", "y == 2 x @250"]).system,
    chain(of: 20_000),
    WrittenSystem(["a + b == 10", "b - c == 1 @750", "a + c == 4 @250", "a >= 0"]).system,
    LinearSystem(),
    WrittenSystem(["x == 4 y", "x + y == 10"]).system,
  ]

  /// Variables of which each is one more than the one before it.
  private static func chain(of count: Int) -> LinearSystem {
    var system = LinearSystem()
    var last = system.addVariable()
    system.add([.init(last, 1)], .equal, constant: -1)
    for _ in 1..<count {
      let next = system.addVariable()
      system.add([.init(next, 1), .init(last, -1)], .equal, constant: -1)
      last = next
    }
    return system
  }

  @Test func solverGivesWhatANewOneGives() throws {
    var solver = LinearSolver()
    var solution = LinearSolution()
    for system in Self.systems + Self.systems.reversed() {
      try solver.solve(system, into: &solution)
      let expected = system.solve()
      #expect(solution.values == expected.values)
      #expect(solution.conflicts == expected.conflicts)
      #expect(solution.ambiguousVariables == expected.ambiguousVariables)
    }
  }

  @Test func cancelledSolverCanGoOn() throws {
    var solver = LinearSolver()
    var solution = LinearSolution()
    #expect(throws: LinearSystem.Cancelled.self) {
      try solver.solve(Self.systems[5], into: &solution, isCancelled: { true })
    }
    try solver.solve(Self.systems[0], into: &solution)
    #expect(solution.values == [1, 3])
  }

  @Test func emptiedSystemIsLikeANewOne() {
    var system = LinearSystem()
    for _ in 0..<3 {
      system.removeAll()
      let x = system.addVariable(suggestion: 8)
      let y = system.addVariable()
      system.add([.init(x, 1), .init(y, -1)], .equal, constant: 0)
      #expect(system.constraintCount == 1)
      #expect(system.solve().values == [8, 8])
    }
  }

  @Test func copyOfASystemIsItsOwn() {
    var system = LinearSystem()
    let x = system.addVariable()
    system.add([.init(x, 1)], .equal, constant: -1)
    var copy = system
    copy.add([.init(x, 1)], .equal, constant: -2)
    system.add([.init(x, 1)], .equal, constant: -3)
    #expect(copy.solve().conflicts.map(\.constraints) == [[0, 1]])
    #expect(Array(copy.rows).map(\.constant) == [-1, -2])
    #expect(Array(system.rows).map(\.constant) == [-1, -3])
  }

  @Test func termsStayWhatTheyWereWhenTheSystemChanges() {
    var system = LinearSystem()
    let x = system.addVariable()
    let row = system.add([.init(x, 7)], .equal, constant: 0)
    let terms = system.terms(of: row)
    system.removeAll()
    system.add([.init(system.addVariable(), 9)], .equal, constant: 0)
    #expect(Array(terms) == [.init(x, 7)])
  }

  /// Repeated variables are looked for by their numbers modulo 64.
  @Test(arguments: [
    (variables: [0, 64, 128], sums: [0: 1.0, 64: 1, 128: 1]),
    (variables: [0, 64, 0], sums: [0: 2, 64: 1]),
    (variables: [65, 1, 65, 1], sums: [65: 2, 1: 2]),
  ])
  func termsOfAVariableAreSummed(variables: [Int], sums: [Int: Double]) {
    var system = LinearSystem()
    system.addVariables(upTo: 129)
    let row = system.add(variables.map { .init($0, 1) }, .equal, constant: 0)
    let terms = system.terms(of: row)
    #expect(terms.count == sums.count)
    for term in terms { #expect(term.coefficient == sums[term.variable]) }
  }
}
