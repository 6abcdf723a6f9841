import ConstraintSolver

/// The best that a small system allows, by trying every point where it could be.
///
/// Errors are linear between the constraints' hyperplanes, so a best point is among the points where
/// as many of these as there are variables meet, once the search is confined to a box.
struct ReferenceOptimum {
  struct Constraint {
    var coefficients: [Double]
    var relation: Relation
    var constant: Double
    var priority: Double

    func error(at point: [Double]) -> Double {
      let left = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
      return switch relation {
      case .equal: abs(left)
      case .lessThanOrEqual: max(0, left)
      case .greaterThanOrEqual: max(0, -left)
      }
    }
  }

  /// Half the box's edge; greater than any number in the tests' systems.
  static let reach = 10_000.0
  private static let tolerance = 1e-6

  /// By optional priority, descending; nil if the required constraints conflict.
  private(set) var errors: [Double]?
  /// The least and the greatest value of each variable among the best points in the box.
  private(set) var ranges: [ClosedRange<Double>] = []

  static func errors(of constraints: [Constraint], at point: [Double]) -> [Double] {
    let priorities = Set(constraints.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
    return priorities.map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: point) }
    }
  }

  init(_ constraints: [Constraint], variableCount: Int) {
    var planes = constraints.map { ($0.coefficients, -$0.constant) }
    for variable in 0..<variableCount {
      var axis = Array(repeating: 0.0, count: variableCount)
      axis[variable] = 1
      planes.append((axis, Self.reach))
      planes.append((axis, -Self.reach))
    }
    for choice in Self.choices(of: variableCount, from: planes.count) {
      guard
        let point = Self.intersection(choice.map { planes[$0] }),
        point.allSatisfy({ abs($0) <= Self.reach + Self.tolerance }),
        constraints.allSatisfy({ $0.priority < 1000 || $0.error(at: point) <= Self.tolerance })
      else { continue }
      consider(point, Self.errors(of: constraints, at: point))
    }
  }

  private mutating func consider(_ point: [Double], _ pointErrors: [Double]) {
    let own = point.map { $0...$0 }
    guard let best = errors else {
      errors = pointErrors
      ranges = own
      return
    }
    for (new, old) in zip(pointErrors, best) where abs(new - old) > Self.tolerance {
      if new < old {
        errors = pointErrors
        ranges = own
      }
      return
    }
    ranges = zip(ranges, point).map { min($0.lowerBound, $1)...max($0.upperBound, $1) }
  }

  private static func choices(of count: Int, from total: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return choices(of: count - 1, from: total).flatMap { choice in
      ((choice.last ?? -1) + 1..<max(total, (choice.last ?? -1) + 1)).map { choice + [$0] }
    }
  }

  /// Gauss's elimination; nil if the planes don't meet in a point.
  private static func intersection(_ planes: [([Double], Double)]) -> [Double]? {
    var rows = planes.map { $0.0 + [$0.1] }
    for column in rows.indices {
      guard
        let pivot = (column..<rows.count).max(by: {
          abs(rows[$0][column]) < abs(rows[$1][column])
        }), abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in rows.indices where row != column && rows[row][column] != 0 {
        let factor = rows[row][column] / rows[column][column]
        for index in column...rows.count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
  }
}
