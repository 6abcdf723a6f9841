import Testing

@testable import ConstraintSolver

/// Systems with numbers with which nobody can compute.
@Suite struct IllConditionedTests {
  private static let coefficients: [[Double]] = [
    [1, 1, -1, 1e300, -1e300], [1e300, 1e-300, 1], [1, 1e154, -1e154, 1e-154],
    [1e9, 1e-9, -1], [1, -1, .nan, .infinity],
  ]

  /// There may be no good solution, but there is one, and the program goes on.
  @Test(arguments: coefficients)
  func hugeNumbersStopNothing(_ coefficients: [Double]) {
    var generator = RandomSystemTests.Generator(state: 7)
    for _ in 0..<200 {
      var system = LinearSystem()
      let count = Int.random(in: 1...12, using: &generator)
      system.addVariables(upTo: count)
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        system.add(
          (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            .init(
              Int.random(in: 0..<count, using: &generator),
              coefficients.randomElement(using: &generator) ?? 1)
          },
          [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)
            ?? .equal,
          constant: [0, 10, -20, 1e300, -1e300].randomElement(using: &generator) ?? 0,
          priority: [1000, 750, 250].randomElement(using: &generator) ?? 1000)
      }
      #expect(system.solve().values.count == count)
    }
  }

  @Test func aSearchEndsWhoseStepsLowerNothing() {
    var progress = SearchProgress(patience: 10, from: 5)
    var looks = 0
    // The costs fall up to step 50, and then rounding plays with them.
    let end = (5...1000).first { step in
      progress.isLacking(at: step) {
        looks += 1
        return step < 50 ? 100 - Double(step) : 51 + Double(step % 7)
      }
    }
    #expect(end == 55)
    #expect(looks == 5)
  }
}
