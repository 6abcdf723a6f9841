/// The order in which the result has what both sides have in an order of their own.
///
/// 1. It begins as ours.
/// 2. What theirs moved, and ours didn't, goes behind what it follows there.
/// 3. So does what only theirs has. Of two additions at one place ours comes first.
struct MergedOrder<Item: Hashable> {
  private let base: Set<Item>
  private let ours: Set<Item>
  private let comesBefore: (_ ours: Item, _ theirs: Item) -> Bool
  /// The neighbours of each item; nil stands for both ends.
  private var next: [Item?: Item?] = [:]
  private var previous: [Item?: Item?] = [:]

  /// - Parameters:
  ///   - base: What is in the result of the base's list; ours and theirs likewise. Each has an item once.
  ///   - comesBefore: Whether something that ours added comes before something that theirs added at the same place.
  static func merge(
    base: [Item], ours: [Item], theirs: [Item],
    comesBefore: @escaping (_ ours: Item, _ theirs: Item) -> Bool
  ) -> [Item] {
    // Most lists are this.
    if ours == theirs { return ours }
    var order = MergedOrder(base, ours, comesBefore)
    order.place(theirs, base)
    return order.list
  }

  private init(
    _ base: [Item], _ ours: [Item], _ comesBefore: @escaping (Item, Item) -> Bool
  ) {
    self.base = Set(base)
    self.ours = Set(ours)
    self.comesBefore = comesBefore
    for item in ours { insert(item, behind: last) }
  }

  private mutating func place(_ theirs: [Item], _ base: [Item]) {
    let places = Dictionary(uniqueKeysWithValues: base.enumerated().map { ($1, $0) })
    let inBoth = theirs.filter { places[$0] != nil && ours.contains($0) }
    let shared = Set(inBoth)
    let moved = shared.subtracting(inBoth.longestRise { places[$0] ?? 0 })
    let movedByOurs = shared.subtracting(
      list.filter(shared.contains).longestRise { places[$0] ?? 0 })
    var before: Item?
    for item in theirs {
      if !ours.contains(item) {
        insert(item, behind: lastAdded(behind: before, item))
      } else if moved.contains(item), !movedByOurs.contains(item) {
        remove(item)
        insert(item, behind: lastAdded(behind: before, item))
      }
      before = item
    }
  }

  /// Behind what ours put behind the same item.
  private func lastAdded(behind item: Item?, _ added: Item) -> Item? {
    var last = item
    while let follower = next[last] ?? nil, ours.contains(follower), !base.contains(follower),
      comesBefore(follower, added)
    {
      last = follower
    }
    return last
  }

  // MARK: The list

  private var last: Item? { previous[nil] ?? nil }

  private var list: [Item] {
    var list: [Item] = []
    while let item = next[list.last] ?? nil { list.append(item) }
    return list
  }

  private mutating func insert(_ item: Item, behind before: Item?) {
    let after = next[before] ?? nil
    next[before] = .some(item)
    previous[item] = .some(before)
    next[item] = .some(after)
    previous[after] = .some(item)
  }

  private mutating func remove(_ item: Item) {
    let (before, after) = (previous[item] ?? nil, next[item] ?? nil)
    next[before] = .some(after)
    previous[after] = .some(before)
  }
}
