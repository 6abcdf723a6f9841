/// The order in which the result has what both sides have in an order of their own.
///
/// 1. It begins as ours.
/// 2. What theirs moved, and ours didn't, goes behind what it follows there. Where both moved something, each two
///    are in the order that a side gave them.
/// 3. What only theirs has goes behind what it follows there. Of two additions at one place ours comes first.
struct MergedOrder<Item: Hashable> {
  private let base: Set<Item>
  private let ours: Set<Item>
  private let comesBefore: (_ ours: Item, _ theirs: Item) -> Bool
  /// The neighbours of each item; nil stands for both ends.
  private var next: [Item?: Item?] = [:]
  private var previous: [Item?: Item?] = [:]

  /// - Parameters:
  ///   - base: What is in the result of the base's list; ours and theirs likewise. Each has an item once.
  ///   - preferred: Whose order counts where they exclude each other.
  ///   - comesBefore: Whether something that ours added comes before something that theirs added at the same place.
  static func merge(
    base: [Item], ours: [Item], theirs: [Item], preferred: MergeSide,
    comesBefore: @escaping (_ ours: Item, _ theirs: Item) -> Bool
  ) -> [Item] {
    // Most lists are this.
    if ours == theirs { return ours }
    var order = MergedOrder(base, ours, comesBefore)
    order.place(theirs, base, preferred)
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

  private mutating func place(_ theirs: [Item], _ base: [Item], _ preferred: MergeSide) {
    let shared = SharedOrder(base: base, ours: list, theirs: theirs)
    let moved = shared.isMovedByBoth ? [] : shared.movedByTheirs
    if shared.isMovedByBoth {
      reorder(shared.agreed ?? (preferred == .theirs ? shared.theirs : shared.ours))
    }
    var before: Item?
    for item in theirs {
      if !ours.contains(item) {
        insert(item, behind: lastAdded(behind: before, item))
      } else if moved.contains(item) {
        remove(item)
        insert(item, behind: lastAdded(behind: before, item))
      }
      before = item
    }
  }

  /// Puts what all versions have into an order; what only ours has stays behind what it follows.
  private mutating func reorder(_ shared: [Item]) {
    let all = list
    (next, previous) = ([:], [:])
    for item in shared { insert(item, behind: last) }
    let placed = Set(shared)
    var before: Item?
    for item in all {
      if !placed.contains(item) { insert(item, behind: before) }
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
