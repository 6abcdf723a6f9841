import Testing

@testable import ConstraintSolver

/// Large tableaus that would fill go on with factors of their constraints.
@Suite struct FactorsTests {
  /// Random rows of three terms, always the same ones.
  private static func randomTableau(_ seed: Int, in workspace: Workspace) -> Tableau {
    let (rowCount, columnCount) = (30, 24)
    var numbers = IrregularNumbers(seed: seed)
    func next(below count: Int) -> Int { Int(abs(numbers.next()) * 1e6) % count }
    var tableau = Tableau(
      variableCount: columnCount, rowCount: rowCount, termCount: 3 * rowCount, in: workspace)
    for row in 0..<rowCount {
      for variable in Set((0..<3).map { _ in next(below: columnCount) }).sorted() {
        tableau.addTerm(
          row: row, variable: variable, coefficient: Double(1 + next(below: 4)) * numbers.next())
      }
    }
    return tableau
  }

  @Test(arguments: Array(1...20) + [285, 355])
  func rowsAndColumnsAreThoseOfTheWholeMatrix(seed: Int) throws {
    let workspace = Workspace()
    defer { workspace.deallocate() }
    var whole = Self.randomTableau(seed, in: workspace)
    var factored = Self.randomTableau(seed, in: workspace)
    factored.keepSource(FactorsLimits(fewRows: 0))
    factored.beginFactors()
    var numbers = IrregularNumbers(seed: 100 + seed)
    for exchange in 0..<60 {
      let column = Int(abs(numbers.next()) * 1e6) % 24
      factored.load(column: column)
      var entries: [Int: SparseMatrix.Index] = [:]
      var index = factored.matrix.columnHeads[column]
      while index != SparseMatrix.none {
        entries[Int(factored.matrix[index].row)] = index
        index = factored.matrix[index].nextInColumn
      }
      var best: SparseMatrix.Index?
      index = whole.matrix.columnHeads[column]
      while index != SparseMatrix.none {
        let entry = whole.matrix[index]
        // What factors take for cancelled out, exchanges may have left over.
        let own = entries[Int(entry.row)].map { factored.matrix[$0].coefficient } ?? 0
        #expect(abs(entry.coefficient - own) < 1e-8 * max(1, abs(entry.coefficient)))
        if abs(entry.coefficient) > abs(best.map { whole.matrix[$0].coefficient } ?? 0.1) {
          best = index
        }
        index = entry.nextInColumn
      }
      guard let best else { continue }
      let row = Int(whole.matrix[best].row)
      let found = try #require(entries[row])
      let crossed = factored.loadCross(at: found)
      let own = try #require(crossed)
      var coefficients: [Int: Double] = [:]
      factored.forEachEntry(inRow: row) { _, entry in
        coefficients[Int(entry.column)] = entry.coefficient
      }
      whole.forEachEntry(inRow: row) { _, entry in
        let difference = abs(entry.coefficient - (coefficients[Int(entry.column)] ?? 0))
        #expect(difference < 1e-8 * max(1, abs(entry.coefficient)))
      }
      whole.pivot(best, leavingAt: Double(exchange))
      factored.pivot(own, leavingAt: Double(exchange))
      if exchange % 7 == 0 { factored.refreshFactors() }
    }
    let isSettled = factored.settleFactors()
    #expect(isSettled)
    for activity in 0..<whole.activityCount {
      let value = whole.values[activity]
      #expect(abs(value - factored.values[activity]) < 1e-6 * max(1, abs(value)))
      #expect(factored.factors[0].scale(of: activity, factored.values) >= 0)
    }
  }

  /// Views side by side, each at least 10 wide, whose places should all be 0 and whose centres should be
  /// equally far apart: each place depends on the widths of all views before it.
  @Test func aMatrixOfAllByAllIsNeverMade() throws {
    let workspace = Workspace()
    defer { workspace.deallocate() }
    let count = 600
    var tableau = Tableau(
      variableCount: count + 1, rowCount: 2 * count - 2, termCount: 5 * count, in: workspace)
    for place in 0..<(count - 1) {
      for (row, step) in [(place, false), (count - 1 + place, true)] {
        tableau.addTerm(row: row, variable: place + 1, coefficient: 1)
        tableau.addTerm(row: row, variable: place, coefficient: -1)
        if step { tableau.addTerm(row: row, variable: count, coefficient: -1) }
      }
      tableau.lower[count + 1 + place] = 10
    }
    tableau.keepSource(FactorsLimits())
    #expect(try tableau.satisfyBounds(givingUp: { _ in nil }, { false }))
    var search = LevelSearch(tableau, in: workspace)
    let levels = [0..<count, (2 * count)..<(3 * count - 1)]
    for (index, activities) in levels.enumerated() {
      let level = workspace.uninitialized(
        2 * activities.count, of: LevelCosts.Breakpoint.self)
      for (place, activity) in activities.enumerated() {
        for isLowerBound in [false, true] {
          level.initializeElement(
            at: 2 * place + (isLowerBound ? 1 : 0),
            to: LevelCosts.Breakpoint(
              priority: Double(-index), activity: Int32(activity), isLowerBound: isLowerBound,
              position: 0, weight: 1))
        }
      }
      try search.minimise(level) { false }
    }
    let isSettled = search.tableau.settleFactors()
    #expect(isSettled)
    // All as near to each other as they can be, around one of the two in the middle.
    let values = search.tableau.values
    let errors = (0..<count).reduce(0.0) { $0 + abs(values[$1]) }
    let half = Double(count / 2)
    #expect(abs(errors - 10 * half * half) < 1e-6)
    #expect(abs(values[count] - 10) < 1e-6)
    // All by all would be 180,000.
    #expect(search.tableau.isFactored)
    #expect(search.tableau.matrix.peakCount < 50_000)
  }

  /// Rows of two variables, one of which they share with a row of all.
  @Test func oneExchangeThatWouldFillAllIsDoneWithFactors() throws {
    let workspace = Workspace()
    defer { workspace.deallocate() }
    let count = 200
    var tableau = Tableau(
      variableCount: count, rowCount: count, termCount: 3 * count, in: workspace)
    for place in 0..<count { tableau.addTerm(row: 0, variable: place, coefficient: 1) }
    for row in 1..<count {
      tableau.addTerm(row: row, variable: row, coefficient: 1)
      tableau.addTerm(row: row, variable: 0, coefficient: -2)
    }
    tableau.keepSource(FactorsLimits())
    tableau.load(column: 0)
    var index = tableau.matrix.columnHeads[0]
    while tableau.matrix[index].row != 0 { index = tableau.matrix[index].nextInColumn }
    let crossed = tableau.loadCross(at: index)
    let entry = try #require(crossed)
    tableau.pivot(entry, leavingAt: 10)
    #expect(tableau.isFactored)
    #expect(tableau.matrix.peakCount < 4 * count)
    #expect(tableau.values[0] == 10)
    #expect(tableau.values[count + 1] == -20)
  }

  @Test func equalCentringWithoutRoom() {
    EqualCentring(count: 500).check(EqualCentring(count: 500).system.solve())
  }

  /// With a difference that nothing keeps to, whatever is computed with factors is taken for spoiled.
  @Test(arguments: [1e-6, -1])
  func whatFactorsCannotSolveIsSolvedWithoutThem(mostDifference: Double) throws {
    let centring = EqualCentring(count: 40)
    var solver = LinearSolver(
      FactorsLimits(
        fewRows: 1, mostGrowth: 0, fewEntries: 0, mostDifference: mostDifference))
    // What is spoiled once isn't tried again.
    for _ in 0..<2 {
      var solution = LinearSolution()
      try solver.solve(centring.system, into: &solution)
      centring.check(solution)
    }
    let factors = solver.factors
    #expect(factors.spoiled == (mostDifference < 0 ? [0] : []))
    #expect(factors.spoiledCount == factors.spoiled.count)
  }
}

/// A stack view that centres equally and has just as much room as its views need.
private struct EqualCentring {
  private(set) var system = LinearSystem()
  private let sizes: [Double]
  private let step: Int
  private let lengths: [Int]

  init(count: Int) {
    typealias Term = LinearSystem.Term
    let sizes = (0..<count).map { Double(20 + $0 * 7 % 13) }
    let step = system.addVariable()
    let starts = Array(1...count)
    let lengths = Array((count + 1)...(2 * count))
    system.addVariables(upTo: 2 * count + 1)
    system.add([Term(starts[0], 1)], .equal, constant: 0)
    system.add(
      [Term(starts[count - 1], 1), Term(lengths[count - 1], 1)], .equal,
      constant: -sizes.reduce(0, +))
    for view in sizes.indices {
      let length = [Term(lengths[view], 1)]
      system.add(length, .greaterThanOrEqual, constant: -sizes[view], priority: 750)
      system.add(length, .lessThanOrEqual, constant: -sizes[view], priority: 250)
    }
    for view in sizes.indices.dropFirst() {
      let (start, previous) = (starts[view], starts[view - 1])
      system.add(
        [Term(start, 1), Term(previous, -1), Term(lengths[view - 1], -1)], .greaterThanOrEqual,
        constant: 0)
      system.add(
        [
          Term(start, 1), Term(lengths[view], 0.5), Term(previous, -1),
          Term(lengths[view - 1], -0.5), Term(step, -1),
        ], .equal, constant: 0, priority: 149)
    }
    (self.sizes, self.step, self.lengths) = (sizes, step, lengths)
  }

  /// Every view has its length, and the centres are as equally far apart as they can be.
  func check(_ solution: LinearSolution) {
    for view in sizes.indices {
      #expect(abs(solution.values[lengths[view]] - sizes[view]) < 1e-6)
    }
    let steps = zip(sizes, sizes.dropFirst()).map { ($0 + $1) / 2 }.sorted()
    let least = steps.reduce(0) { $0 + abs($1 - steps[steps.count / 2]) }
    let errors = steps.reduce(0) { $0 + abs($1 - solution.values[step]) }
    #expect(abs(errors - least) < 1e-6)
  }
}
