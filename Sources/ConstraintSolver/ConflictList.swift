/// Rows that can't hold together, and multiples of their left sides whose sum has no unknown variables
/// left.
struct ConflictingMultiples: Error {
  let members: [(row: Int, multiplier: Double)]
}

/// What was given up so far, as it conflicts with the rest.
struct ConflictList {
  private(set) var conflicts: [LinearSolution.Conflict] = []
  var isEmpty: Bool { conflicts.isEmpty }
  private var dropped: Set<Int> = []
  private var takenBack: Set<Int> = []

  /// The one of an irreducible set of rows that is given up: the one that was added last.
  static func givenUp(of set: some Sequence<Int>) -> Int? { set.max() }

  /// Drops a member of an irreducible set. Sets can share rows; dropping one may do for both.
  /// - Returns: The dropped row, or nil if one of the set was dropped before.
  mutating func drop(from set: [Int]) -> Int? {
    guard let givenUp = Self.givenUp(of: set), dropped.isDisjoint(with: set) else { return nil }
    dropped.insert(givenUp)
    conflicts.append(LinearSolution.Conflict(constraints: set, dropped: givenUp))
    return givenUp
  }

  /// Takes back rows that may have been dropped for nothing: from sets that hold a row which was dropped
  /// later, for another set. Each is taken back once: 1,000 views with random relations took 25 s until
  /// there were none, and 1.2 s so.
  /// - Returns: Whether there were any, so that another attempt is needed.
  mutating func takeBackNeedless() -> Bool {
    var needed: [LinearSolution.Conflict] = []
    for conflict in conflicts {
      let isNeedless = conflict.constraints.contains {
        $0 != conflict.dropped && dropped.contains($0)
      }
      if isNeedless, takenBack.insert(conflict.dropped).inserted {
        dropped.remove(conflict.dropped)
      } else {
        needed.append(conflict)
      }
    }
    defer { conflicts = needed }
    return needed.count < conflicts.count
  }
}
