import ConstraintSolver
import Testing

/// Centres as equally far apart as they can be, where there is no room for more than the views.
@Suite struct EqualCentringTests {
  @Test(arguments: [40, 160])
  func equalCentringWithoutRoom(count: Int) {
    let centring = EqualCentring(count: count)
    centring.check(centring.system.solve())
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
