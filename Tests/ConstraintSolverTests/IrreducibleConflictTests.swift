import Testing

@testable import ConstraintSolver

/// Conflicts of large tableaus: each has just as many of the equalities that are gone from it as it needs.
@Suite struct IrreducibleConflictTests {
  private typealias Term = LinearSystem.Term
  private typealias Row = (terms: [Term], relation: Relation, constant: Double)

  private static let viewCount = 40
  private static let variableCount = 2 * viewCount

  /// Views one after another, each at least so far behind one of those before it and at least so wide; some
  /// have given distances, and some are alike. There is not room for all. Always the same ones.
  private static func rows(_ seed: Int) -> [Row] {
    var numbers = IrregularNumbers(seed: seed)
    func next(below count: Int) -> Int { Int(numbers.next() * 1e6) % count }
    var rows: [Row] = []
    for view in 0..<viewCount {
      let (start, width) = (Term(2 * view, 1), Term(2 * view + 1, 1))
      rows.append(([width], .greaterThanOrEqual, -Double(10 + next(below: 30))))
      for before in view == 0 ? [] : [view - 1, next(below: view)] {
        rows.append(
          (
            [start, Term(2 * before, -1), Term(2 * before + 1, -1)],
            next(below: 3) == 0 ? .equal : .greaterThanOrEqual, -Double(next(below: 9))
          ))
      }
      if view > 0, next(below: 3) == 0 {
        rows.append(([width, Term(2 * next(below: view) + 1, -1)], .equal, 0))
      }
      rows.append(([start], .greaterThanOrEqual, 0))
      if next(below: 3) == 0 { rows.append(([start, width], .lessThanOrEqual, -200)) }
    }
    return rows
  }

  private static func system(_ rows: [Row]) -> LinearSystem {
    var system = LinearSystem()
    system.addVariables(upTo: variableCount)
    for row in rows { system.add(row.terms, row.relation, constant: row.constant) }
    return system
  }

  @Test(arguments: 1...8)
  func conflictsAreIrreducible(seed: Int) {
    let rows = Self.rows(seed)
    let system = Self.system(rows)
    let solution = system.solve()
    func canHold(_ members: [Int]) -> Bool {
      Self.system(members.map { rows[$0] }).solve().conflicts.isEmpty
    }
    for conflict in solution.conflicts {
      #expect(!canHold(conflict.constraints))
      for member in conflict.constraints {
        #expect(canHold(conflict.constraints.filter { $0 != member }))
      }
    }
    let dropped = Set(solution.conflicts.map(\.dropped))
    for row in rows.indices where !dropped.contains(row) {
      #expect(system.error(of: row, at: solution.values) < 1e-6)
    }
  }
}
