import Localization

/// Which elements the result has, and in which.
extension DocumentMerge {
  /// Something that both sides moved, each into another element, is where ours has it.
  mutating func decidePlaces() {
    for trio in trios.trios.indices {
      let versions = trios[trio]
      guard versions.isInBoth else { continue }
      let (before, mine) = (parent(of: trio, .base), parent(of: trio, .ours))
      let other = parent(of: trio, .theirs)
      guard mine != before, other != before, mine != other else { continue }
      let choice = note(trio, about: "place") {
        localized("%1$s was moved into different elements by ours and theirs", $0)
      }
      placedBy[trio] = choice == .theirs ? .theirs : .ours
    }
  }

  /// Decides for each element whether it is there, and in which. Of things that were moved into each other, each by
  /// another side, all are where one side has them.
  mutating func settle() {
    while true {
      var places = SettledPlaces(self)
      parents = places.settled()
      let cycles = places.cyclic.map { ($0, places.cycle(of: $0).filter { placedBy[$0] == nil }) }
      guard let (trio, members) = cycles.filter({ !$1.isEmpty }).min(by: { $0.0 < $1.0 })
      else { return }
      let side = placedBy[trio] ?? noteCycle(trio)
      for member in members { placedBy[member] = side }
    }
  }

  private mutating func noteCycle(_ trio: Int) -> MergeSide {
    let choice = note(trio, about: "place") {
      localized("%1$s was moved by one side into what the other moved into it", $0)
    }
    return choice == .theirs ? .theirs : .ours
  }
}

extension ElementTrios.Trio {
  var isInBoth: Bool { ours != nil && theirs != nil }
}

/// Finds which elements the result has, and in which.
private struct SettledPlaces {
  private enum State {
    case open
    case placed(in: Int?)
    case absent
    /// Not found, since what it would be in is looked for itself.
    case unsettled
  }

  private let merge: DocumentMerge
  private let root: Int
  private var states: [Int: State] = [:]
  /// What isn't where it should be, as that would be in itself.
  private(set) var cyclic: Set<Int> = []

  init(_ merge: DocumentMerge) {
    self.merge = merge
    root = merge.trios.ofBase[merge.base.root] ?? 0
  }

  mutating func settled() -> [Int: Int] {
    var open = Array(merge.trios.trios.indices)
    while true {
      for trio in open { find(trio) }
      let unsettled = open.filter { if case .unsettled? = states[$0] { true } else { false } }
      guard unsettled.count < open.count else { break }
      for trio in unsettled { states[trio] = nil }
      open = unsettled
    }
    var parents: [Int: Int] = [:]
    for (trio, state) in states {
      if case .placed(let parent?) = state { parents[trio] = parent }
    }
    removeHollowLists(from: &parents)
    return parents
  }

  /// Finds an element's place, and before it that of what it is in.
  @discardableResult
  private mutating func find(_ trio: Int) -> State {
    if let state = states[trio] { return state }
    guard trio != root else {
      states[trio] = .placed(in: nil)
      return .placed(in: nil)
    }
    states[trio] = .open
    var state = State.absent
    for parent in isThere(trio) ? candidates(trio) : [] {
      switch find(parent) {
      case .placed:
        if case .unsettled = state { cyclic.insert(trio) }
        states[trio] = .placed(in: parent)
        return .placed(in: parent)
      case .open, .unsettled: state = .unsettled
      case .absent: continue
      }
    }
    states[trio] = state
    return state
  }

  /// What would be in itself together with an element.
  func cycle(of trio: Int) -> [Int] {
    var members: [Int] = []
    var seen: Set<Int> = []
    var current: Int? = trio
    while let member = current, seen.insert(member).inserted {
      members.append(member)
      current = candidates(member).first
    }
    return members
  }

  /// Whether the result has an element where it has the one that it is in.
  private func isThere(_ trio: Int) -> Bool {
    let versions = merge.trios[trio]
    if merge.dropped.contains(trio) { return false }
    if versions.isInBoth { return true }
    if versions.isRemovedByTheirs {
      // A mere list is there for what is in it.
      return merge.removedByTheirs.topAround[trio].map(merge.kept.contains) ?? true
    }
    if versions.isRemovedByOurs {
      return merge.removedByOurs.topAround[trio] == nil || merge.restored.contains(trio)
    }
    return versions.ours != nil || versions.theirs != nil
  }

  /// The elements that one may be in, the best first.
  private func candidates(_ trio: Int) -> [Int] {
    let sides = [MergeSide.base, .ours, .theirs].map { merge.parent(of: trio, $0) }
    let isTheirs =
      merge.placedBy[trio].map { $0 == .theirs }
      ?? (sides[1] == sides[0] && merge.trios[trio].theirs != nil)
    return (isTheirs ? [sides[2], sides[1]] : [sides[1], sides[2]]).compactMap(\.self)
  }

  /// Removes lists without items from the merge: those that one side removed or added, and those that Interface
  /// Builder maintains by itself.
  private func removeHollowLists(from parents: inout [Int: Int]) {
    var counts: [Int: Int] = [:]
    for parent in parents.values { counts[parent, default: 0] += 1 }
    for start in parents.keys.sorted(by: >) {
      var current = start
      while counts[current, default: 0] == 0, isHollow(current), let parent = parents[current] {
        parents[current] = nil
        counts[parent, default: 1] -= 1
        current = parent
      }
    }
  }

  private func isHollow(_ trio: Int) -> Bool {
    let versions = merge.trios[trio]
    let (tree, index) = merge.shown(trio)
    if versions.isInBoth {
      // A side that emptied it has it empty.
      guard merge.isBookkeeping(trio), let other = versions.theirs,
        !merge.theirs[other].children.isEmpty
      else { return false }
    }
    return tree.isMereList(index)
      && (!tree[index].children.isEmpty || merge.trios[trio].isRemovedByOne)
  }
}
