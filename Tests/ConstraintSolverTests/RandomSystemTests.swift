import ConstraintSolver
import Testing

/// Random systems against an independent solution.
@Suite struct RandomSystemTests {
  /// SplitMix64: the same systems on every run.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }

  typealias Constraint = ReferenceOptimum.Constraint

  /// Few different numbers, so that many constraints meet, cancel out and repeat each other.
  private static func constraints(
    variableCount: Int, using generator: inout Generator
  ) -> [Constraint] {
    (0..<Int.random(in: 1...8, using: &generator)).map { _ in
      Constraint(
        coefficients: (0..<variableCount).map { _ in
          [0, 0, 1, 1, -1, -1, 0.5, 2].randomElement(using: &generator) ?? 0
        },
        relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual]
          .randomElement(using: &generator) ?? .equal,
        constant: Double(Int.random(in: -5...5, using: &generator) * 10),
        priority: [1000, 1000, 999.5, 750, 750, 250, 250].randomElement(using: &generator) ?? 1000)
    }
  }

  private static func solve(_ constraints: [Constraint], variableCount: Int) -> LinearSolution {
    var system = LinearSystem()
    write(constraints, variableCount: variableCount, to: &system)
    return system.solve()
  }

  /// - Parameter suggestion: Of every other variable.
  private static func write(
    _ constraints: [Constraint], variableCount: Int, suggestion: Double? = nil,
    to system: inout LinearSystem
  ) {
    let variables = (0..<variableCount).map {
      system.addVariable(suggestion: $0 % 2 == 0 ? suggestion : nil)
    }
    for constraint in constraints {
      system.add(
        zip(variables, constraint.coefficients).map { .init($0, $1) }, constraint.relation,
        constant: constraint.constant, priority: constraint.priority)
    }
  }

  /// One system and one solver serve all, among them solvings that are cancelled half-way; copies are
  /// solved after what they were made of has changed.
  @Test func keptMemoryMakesNoDifference() throws {
    var generator = Generator(state: 30)
    var system = LinearSystem()
    var solver = LinearSolver()
    var solution = LinearSolution()
    var (conflictCount, openCount, cancelledCount) = (0, 0, 0)
    for _ in 0..<500 {
      let before = (copy: system, solution: system.solve())
      let count = Int.random(in: 0...6, using: &generator)
      let constraints = Self.constraints(variableCount: count, using: &generator)
      let suggestion = [nil, 15.0, -40].randomElement(using: &generator) ?? nil
      system.removeAll()
      Self.write(constraints, variableCount: count, suggestion: suggestion, to: &system)
      var new = LinearSystem()
      Self.write(constraints, variableCount: count, suggestion: suggestion, to: &new)

      var patience = Int.random(in: 0...20, using: &generator)
      do {
        try solver.solve(system, into: &solution) {
          patience -= 1
          return patience < 0
        }
      } catch {
        cancelledCount += 1
      }
      for (kept, expected) in [(system, new.solve()), (before.copy, before.solution)] {
        try solver.solve(kept, into: &solution)
        #expect(solution.values == expected.values, "\(constraints)")
        #expect(solution.conflicts == expected.conflicts, "\(constraints)")
        #expect(solution.ambiguousVariables == expected.ambiguousVariables, "\(constraints)")
      }
      if !solution.conflicts.isEmpty { conflictCount += 1 }
      if !solution.ambiguousVariables.isEmpty { openCount += 1 }
    }
    #expect(min(conflictCount, openCount, cancelledCount) > 50)
  }

  @Test(arguments: 1...3)
  func levelsAreAtTheirOptimum(variableCount: Int) throws {
    var generator = Generator(state: UInt64(variableCount))
    for _ in 0..<(variableCount == 3 ? 120 : 300) {
      try Self.checkLevels(
        of: Self.constraints(variableCount: variableCount, using: &generator), variableCount)
    }
  }

  /// Equalities that leave one variable to be chosen, or none: what `LineSearch` is for.
  @Test(arguments: 2...3)
  func levelsAreAtTheirOptimumAlongALine(variableCount: Int) throws {
    var generator = Generator(state: 10 + UInt64(variableCount))
    for _ in 0..<(variableCount == 3 ? 120 : 300) {
      let equalities = (1..<variableCount).map { index in
        Constraint(
          coefficients: (0..<variableCount).map {
            $0 == index ? 1 : $0 < index ? [-1, 1, 0.5].randomElement(using: &generator) ?? 1 : 0
          }, relation: .equal,
          constant: Double(Int.random(in: -5...5, using: &generator) * 10), priority: 1000)
      }
      let others = Self.constraints(variableCount: variableCount, using: &generator)
      try Self.checkLevels(of: equalities + others, variableCount)
    }
  }

  /// One row that connects all variables, which have bounds and wishes of their own: the smallest tree
  /// that `ForestSearch` is for. With a second one there are two, or a circle.
  @Test(arguments: 1...2)
  func levelsAreAtTheirOptimumAlongATree(connectionCount: Int) throws {
    var generator = Generator(state: 20 + UInt64(connectionCount))
    for _ in 0..<150 {
      var constraints = (0..<connectionCount).map { index in
        Constraint(
          coefficients: (0..<3).map { variable in
            index == 1 && variable == 0
              ? 0 : [1, 1, -1, 0.5, -2].randomElement(using: &generator) ?? 1
          },
          relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
            .randomElement(using: &generator) ?? .equal,
          constant: Double(Int.random(in: -9...9, using: &generator) * 10),
          priority: [1000, 1000, 750].randomElement(using: &generator) ?? 1000)
      }
      for _ in 0..<6 {
        let variable = Int.random(in: 0..<3, using: &generator)
        constraints.append(
          Constraint(
            coefficients: (0..<3).map {
              $0 == variable ? [1, 1, 1, 2, -1].randomElement(using: &generator) ?? 1 : 0
            },
            relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual]
              .randomElement(using: &generator) ?? .equal,
            constant: Double(Int.random(in: -9...9, using: &generator) * 10),
            priority: [1000, 750, 250, 250].randomElement(using: &generator) ?? 1000))
      }
      try Self.checkLevels(of: constraints, 3)
    }
  }

  private static func checkLevels(
    of constraints: [Constraint], _ variableCount: Int
  ) throws {
    let solution = Self.solve(constraints, variableCount: variableCount)
    let dropped = Set(solution.conflicts.map(\.dropped))
    let kept = constraints.indices.filter { !dropped.contains($0) }.map { constraints[$0] }
    let reference = ReferenceOptimum(kept, variableCount: variableCount)
    let best = try #require(reference.errors, "still in conflict: \(constraints)")

    #expect(
      kept.allSatisfy { $0.priority < 1000 || $0.error(at: solution.values) < 1e-6 },
      "required: \(constraints)")
    let errors = ReferenceOptimum.errors(of: kept, at: solution.values)
    #expect(zip(errors, best).allSatisfy { abs($0 - $1) < 1e-5 }, "\(constraints)")
    let ambiguous = (0..<variableCount).filter {
      reference.ranges[$0].upperBound - reference.ranges[$0].lowerBound > 1e-5
    }
    #expect(solution.ambiguousVariables == ambiguous, "\(constraints)")
  }

  @Test func conflictsAreIrreducible() {
    var generator = Generator(state: 77)
    var conflictCount = 0
    for _ in 0..<400 {
      let constraints = Self.constraints(variableCount: 2, using: &generator)
      var dropped: Set<Int> = []
      for conflict in Self.solve(constraints, variableCount: 2).conflicts {
        conflictCount += 1
        #expect(dropped.isDisjoint(with: conflict.constraints))
        dropped.insert(conflict.dropped)
        func canHold(_ members: [Int]) -> Bool {
          ReferenceOptimum(members.map { constraints[$0] }, variableCount: 2).errors != nil
        }
        #expect(conflict.constraints.allSatisfy { constraints[$0].priority >= 1000 })
        #expect(!canHold(conflict.constraints))
        for member in conflict.constraints {
          #expect(canHold(conflict.constraints.filter { $0 != member }), "\(constraints)")
        }
      }
    }
    #expect(conflictCount > 30)
  }

  /// What cancellation leaves of a coefficient is no way to move: this system once was solved by
  /// numbers of 19 digits.
  @Test func coefficientsFarApart() {
    let names = ["a", "f", "g", "m", "n", "l", "e", "h", "b", "c", "i", "j", "k", "d"]
    let answer = WrittenSystem(
      [
        "a - 7.401 b - 7.401 c == -88.6 @999.5", "d - 0.01902 e <= -90.1 @500",
        "b + c - 0.04042 f - 0.02021 g <= 180.5 @999", "h - 0.01344 i - 0.01344 j == 0 @250",
        "k + d - 0.7246 f - 0.3623 g >= 20 @250", "b + c - 66.64 l - 66.64 e == 104.7 @999",
        "m + n - 1.369 k - 0.6845 d <= 24.8 @999.5", "f - 0.002218 h == 0 @999.5", "m == 0 @250",
        "l + e <= 20 @750", "a - 0.06266 f - 0.03133 g == 20 @749",
      ], suggestions: names.map { ($0, 0) }
    ).solve()
    #expect(answer.solution.values.allSatisfy { abs($0) < 1e12 })
    #expect(abs(answer["a"] - 7.401 * (answer["b"] + answer["c"]) + 88.6) < 1e-3)
  }

  /// Many rows through one point: every exchange is a candidate for going round in circles.
  @Test func degenerateSystemsEnd() {
    var generator = Generator(state: 5)
    for _ in 0..<20 {
      var constraints = (0..<60).map { _ in
        Constraint(
          coefficients: (0..<12).map { _ in Double(Int.random(in: -2...2, using: &generator)) },
          relation: .greaterThanOrEqual, constant: 0, priority: 1000)
      }
      for variable in 0..<12 {
        var coefficients = Array(repeating: 0.0, count: 12)
        coefficients[variable] = 1
        constraints.append(
          Constraint(coefficients: coefficients, relation: .equal, constant: -10, priority: 750))
      }
      let solution = Self.solve(constraints, variableCount: 12)
      #expect(solution.conflicts.isEmpty)
      #expect(constraints.prefix(60).allSatisfy { $0.error(at: solution.values) < 1e-6 })
    }
  }
}
