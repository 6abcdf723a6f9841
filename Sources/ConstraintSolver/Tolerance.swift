/// What counts as equal in `Double` arithmetic.
enum Tolerance {
  /// How far a row may be from its target, for numbers of the magnitude `scale`. Layouts count in
  /// points, up to 1e5, and are rounded to a third of a point at the finest.
  static func feasibility(at scale: Double) -> Double { 1e-8 * max(1, abs(scale) * 1e-3) }

  /// Share of the summands below which a sum is what cancellation left over.
  static let coefficient = 1e-11

  /// The sum of two coefficients, 0 where they cancel out.
  static func sum(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    return abs(sum) <= coefficient * max(abs(first), abs(second)) ? 0 : sum
  }

  /// Coefficient of a tableau below which an activity doesn't depend on a column: cancellation left it
  /// over, and an exchange by it would lead anywhere.
  static let dependence = 1e-9

  /// Reduced costs are sums of constraints' coefficients.
  static let cost = 1e-9

  /// Share of a row's largest coefficient below which none is chosen to solve the row by.
  static let pivot = 0.01
}
