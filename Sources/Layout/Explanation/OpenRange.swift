import ConstraintSolver

/// How far a quantity may go that the constraints leave open, and what keeps it from going farther.
struct OpenRange {
  /// One end of the range.
  struct End {
    /// The quantity there, in points.
    let value: Double
    /// What bounds it: a least set of rows that, with the quantity drawn that way, gives it its value.
    let rows: [LinearSystem.ConstraintIndex]
  }

  /// Nil where nothing bounds the quantity.
  let least: End?
  let greatest: End?

  /// Points that nothing on a canvas is away from anything else.
  private static let far = 100_000.0

  /// - Parameter system: With everything that bounds it, such as that lengths are not negative.
  init(
    of quantity: [LinearSystem.Term], in system: LinearSystem, isCancelled: @escaping () -> Bool
  ) throws(LayoutEngine.Cancelled) {
    least = try Self.end(of: quantity, at: -Self.far, in: system, isCancelled)
    greatest = try Self.end(of: quantity, at: Self.far, in: system, isCancelled)
  }

  /// Draws the quantity to a place with a wish that comes after all others.
  private static func end(
    of quantity: [LinearSystem.Term], at place: Double, in system: LinearSystem,
    _ isCancelled: @escaping () -> Bool
  ) throws(LayoutEngine.Cancelled) -> End? {
    var drawn = system
    let lowest = (0..<system.constraintCount).map { system.priority(of: $0) }.min() ?? 0
    let wish = drawn.add(quantity, .equal, constant: -place, priority: lowest - 1)
    let solution = try drawn.solve(isCancelled: isCancelled)
    let value = quantity.value(in: solution.values)
    guard abs(value) < far / 2 else { return nil }
    let determining = DeterminingRows(
      drawn, solution, dropped: Set(solution.conflicts.map(\.dropped)), isCancelled: isCancelled)
    return End(value: value, rows: try determining.rows(for: quantity, besides: [wish]) ?? [])
  }
}

extension SceneEquations {
  /// The same with the rule written for all lengths that none is negative, as it also bounds those
  /// that come out well without it.
  var withNonNegativeLengths: SceneEquations {
    var equations = SceneEquations(
      scene: scene, geometry: geometry, insets: insets, sizing: sizing,
      wrappingWidths: wrappingWidths, cells: cells, suggestions: suggestions)
    equations.nonNegativeLengths = Set(lengths)
    equations.build()
    return equations
  }
}
