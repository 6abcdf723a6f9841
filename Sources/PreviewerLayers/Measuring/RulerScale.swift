/// How a ruler is divided at a zoom.
struct RulerScale: Equatable, Sendable {
  /// Points between two figures, and between two marks.
  let figures: Double
  let marks: Double

  /// Logical pixels that figures and marks are apart at least.
  private static let leastFigures = 56.0
  private static let leastMarks = 5.0
  /// Points.
  private static let steps: [Double] = [
    1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000,
  ]

  /// - Parameter zoom: Logical pixels to a point.
  init(zoom: Double) {
    let figures = Self.steps.first { $0 * zoom >= Self.leastFigures } ?? 5000
    self.figures = figures
    marks =
      Self.steps.first {
        $0 * zoom >= Self.leastMarks && figures.truncatingRemainder(dividingBy: $0) == 0
      } ?? figures
  }
}
