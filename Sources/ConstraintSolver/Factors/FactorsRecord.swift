/// When a tableau goes on with factors, and when they are no good.
struct FactorsLimits: BitwiseCopyable {
  /// With fewer rows a tableau may fill.
  var fewRows = 64
  /// A matrix with more entries is given up for factors: so many times as many as there were at first, and
  /// as many as take no time.
  var mostGrowth = 6
  var fewEntries = 8_000
  /// Share of a number by which two ways to it may differ.
  var mostDifference = 1e-6
}

/// What a solver remembers of factors from one system to the next.
struct FactorsRecord {
  let limits: FactorsLimits
  /// The first variables of the components whose factors rounding has spoiled, and which were then solved
  /// once more without. The rounds of a layout have much the same components.
  private(set) var spoiled: Set<Int> = []
  /// How often components were solved once more: as often as there are spoiled ones, if none is tried
  /// again.
  private(set) var spoiledCount = 0

  mutating func addSpoiled(_ firstVariable: Int) {
    spoiled.insert(firstVariable)
    spoiledCount += 1
  }
}
