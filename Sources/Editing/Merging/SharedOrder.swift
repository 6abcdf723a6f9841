/// The order of what all three versions of a list have.
struct SharedOrder<Item: Hashable> {
  let base: [Item]
  let ours: [Item]
  let theirs: [Item]

  init(base: [Item], ours: [Item], theirs: [Item]) {
    let shared = Set(base).intersection(ours).intersection(theirs)
    func order(_ list: [Item]) -> [Item] {
      shared.count == list.count ? list : list.filter(shared.contains)
    }
    (self.base, self.ours, self.theirs) = (order(base), order(ours), order(theirs))
  }

  /// Whether both sides moved something, and don't have the same order.
  var isMovedByBoth: Bool { ours != base && theirs != base && ours != theirs }

  /// What theirs moved, if ours moved nothing.
  var movedByTheirs: Set<Item> {
    guard theirs != base, theirs != ours else { return [] }
    let places = Self.places(of: base)
    return Set(theirs).subtracting(theirs.longestRise { places[$0] ?? 0 })
  }

  /// The order in which each two items are as the side has them that changed their order; nil where there is none,
  /// or where both changed that of the same two among others, so that each put the same thing elsewhere.
  var agreed: [Item]? {
    let (before, mine, other) = (
      Self.places(of: base), Self.places(of: ours), Self.places(of: theirs)
    )
    func isFirst(_ places: [Item: Int], _ item: Item, _ second: Item) -> Bool {
      places[item] ?? 0 < places[second] ?? 0
    }
    let order = base.sorted { item, second in
      let isMine = isFirst(mine, item, second)
      return isMine == isFirst(before, item, second) ? isFirst(other, item, second) : isMine
    }
    // The order has reversed the pairs that either side reversed, and no others.
    let (inverted, invertedByOther) = (
      Self.inversions(ours, before), Self.inversions(theirs, before)
    )
    let isAgreed =
      Self.inversions(ours, other) == inverted + invertedByOther
      && Self.inversions(order, before) == inverted + invertedByOther
      && Self.inversions(order, mine) == invertedByOther
    return isAgreed ? order : nil
  }

  private static func places(of list: [Item]) -> [Item: Int] {
    Dictionary(uniqueKeysWithValues: list.enumerated().map { ($1, $0) })
  }

  /// The number of inversions: pairs of items whose order in the list is the reverse of that of their places.
  private static func inversions(_ list: [Item], _ places: [Item: Int]) -> Int {
    var numbers = list.map { places[$0] ?? 0 }
    var count = 0
    var width = 1
    while width < numbers.count {
      var merged: [Int] = []
      for start in stride(from: 0, to: numbers.count, by: 2 * width) {
        let (middle, end) = (
          min(start + width, numbers.count), min(start + 2 * width, numbers.count)
        )
        var (left, right) = (start, middle)
        while left < middle || right < end {
          if right == end || left < middle && numbers[left] < numbers[right] {
            merged.append(numbers[left])
            left += 1
          } else {
            count += middle - left
            merged.append(numbers[right])
            right += 1
          }
        }
      }
      numbers = merged
      width *= 2
    }
    return count
  }
}
