import Testing

@testable import ConstraintSolver

@Test func first() {
  var system = LinearSystem()
  let x = system.addVariable()
  let w = system.addVariable()
  system.add([.init(x, 1)], .equal, constant: -10)
  system.add([.init(x, 1), .init(w, 1)], .lessThanOrEqual, constant: -100)
  system.add([.init(w, 1)], .greaterThanOrEqual, constant: -200, priority: 750)
  system.add([.init(w, 1)], .lessThanOrEqual, constant: -200, priority: 251)
  let solution = system.solve()
  #expect(solution.values == [10, 90])
}
