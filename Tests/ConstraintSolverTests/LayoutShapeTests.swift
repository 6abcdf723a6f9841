import ConstraintSolver
import Testing

/// Whole layouts along one axis, as large as they get.
@Suite struct LayoutShapeTests {
  private typealias Term = LinearSystem.Term

  /// Views side by side, 8 apart, from 20 on; each as wide as its content.
  private static func chain(_ count: Int) -> (LinearSystem, positions: [Int], widths: [Int]) {
    var system = LinearSystem()
    var positions: [Int] = []
    var widths: [Int] = []
    for index in 0..<count {
      let position = system.addVariable()
      let width = system.addVariable()
      if index == 0 {
        system.add([Term(position, 1)], .equal, constant: -20)
      } else {
        system.add(
          [Term(position, 1), Term(positions[index - 1], -1), Term(widths[index - 1], -1)], .equal,
          constant: -8)
      }
      let content = Double(50 + index % 7)
      system.add([Term(width, 1)], .lessThanOrEqual, constant: -content, priority: 250)
      system.add([Term(width, 1)], .greaterThanOrEqual, constant: -content, priority: 750)
      positions.append(position)
      widths.append(width)
    }
    return (system, positions, widths)
  }

  private static func contentEnd(_ count: Int) -> Double {
    (0..<count).reduce(12) { $0 + Double(58 + $1 % 7) }
  }

  @Test(arguments: [1, 2, 10, 1000])
  func openChain(count: Int) {
    let (system, positions, widths) = Self.chain(count)
    let solution = system.solve()
    let end = solution.values[positions[count - 1]] + solution.values[widths[count - 1]]
    #expect(abs(end - Self.contentEnd(count)) < 1e-6)
    #expect(solution.ambiguousVariables.isEmpty)
  }

  @Test(arguments: [1, 2, 10, 1000])
  func chainWithRoomToSpare(count: Int) {
    var (system, positions, widths) = Self.chain(count)
    system.add(
      [Term(positions[count - 1], 1), Term(widths[count - 1], 1)], .lessThanOrEqual,
      constant: -Self.contentEnd(count) - 5)
    let solution = system.solve()
    #expect(solution.values[widths[0]] == 50)
    #expect(solution.ambiguousVariables.isEmpty)
  }

  /// The view that resists compression least is the one that gives way.
  @Test(arguments: [2, 10, 1000])
  func chainTooLong(count: Int) {
    var (system, positions, widths) = Self.chain(count)
    for (index, width) in widths.enumerated() where index != 1 {
      system.add(
        [Term(width, 1)], .greaterThanOrEqual, constant: -Double(50 + index % 7), priority: 751)
    }
    system.add(
      [Term(positions[count - 1], 1), Term(widths[count - 1], 1)], .equal,
      constant: 10 - Self.contentEnd(count))
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(
      widths.indices.allSatisfy {
        abs(solution.values[widths[$0]] - ($0 == 1 ? 41 : Double(50 + $0 % 7))) < 1e-6
      })
  }

  @Test(arguments: [1, 2, 10, 1000])
  func equalWidthsFillTheirSpace(count: Int) {
    var (system, positions, widths) = Self.chain(count)
    for (first, second) in zip(widths, widths.dropFirst()) {
      system.add([Term(first, 1), Term(second, -1)], .equal, constant: 0)
    }
    system.add(
      [Term(positions[count - 1], 1), Term(widths[count - 1], 1)], .equal,
      constant: -12 - 100.25 * Double(count))
    let solution = system.solve()
    #expect(widths.allSatisfy { abs(solution.values[$0] - 92.25) < 1e-6 })
    #expect(solution.ambiguousVariables.isEmpty)
  }

  /// Stacks of three in stacks of three, alternately across the axis and along it: the outermost is as
  /// long as its content needs.
  @Test(arguments: [1, 2, 3, 6])
  func stacksInStacks(depth: Int) {
    var system = LinearSystem()
    var leafCount = 0
    func view(_ depth: Int) -> (width: Int, fits: Double) {
      let width = system.addVariable()
      guard depth > 0 else {
        let content = [50.0, 60, 70][leafCount % 3]
        leafCount += 1
        system.add([Term(width, 1)], .lessThanOrEqual, constant: -content, priority: 250)
        system.add([Term(width, 1)], .greaterThanOrEqual, constant: -content, priority: 750)
        return (width, content)
      }
      let views = (0..<3).map { _ in view(depth - 1) }
      if depth.isMultiple(of: 2) {
        system.add(
          [Term(width, 1)] + views.map { Term($0.width, -1) }, .equal, constant: -8)
        return (width, views.reduce(8) { $0 + $1.fits })
      }
      for view in views {
        system.add([Term(view.width, 1), Term(width, -1)], .equal, constant: 0)
      }
      return (width, views.map(\.fits).max() ?? 0)
    }
    let root = view(depth)
    #expect(abs(system.solve().values[root.width] - root.fits) < 1e-6)
  }

  /// Every view has to end before the same edge; there is room for so many of them.
  @Test(arguments: [10, 40, 59])
  func allInsideOneEdge(room: Int) {
    var (system, positions, widths) = Self.chain(60)
    let edge = Self.contentEnd(room)
    for (position, width) in zip(positions, widths) {
      system.add([Term(position, 1), Term(width, 1)], .lessThanOrEqual, constant: -edge)
    }
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(
      zip(positions, widths).allSatisfy { solution.values[$0] + solution.values[$1] < edge + 1e-6 })
    let missing = zip(0..., widths).reduce(0) { sum, view in
      sum + max(0, Double(50 + view.0 % 7) - solution.values[view.1])
    }
    #expect(abs(missing - (Self.contentEnd(60) - edge)) < 1e-6)
  }
}
