import Localization

/// Which elements the result has, and in which.
extension DocumentMerge {
  /// Something that both sides moved, each into another element, is where ours has it.
  mutating func decidePlaces() {
    for trio in trios.trios.indices {
      let versions = trios[trio]
      guard versions.base != nil, versions.ours != nil, versions.theirs != nil else { continue }
      let (before, mine) = (parent(of: trio, .base), parent(of: trio, .ours))
      let other = parent(of: trio, .theirs)
      guard mine != before, other != before, mine != other else { continue }
      let choice = note(trio, about: "place") {
        localized("%1$s was moved into different elements by ours and theirs", $0)
      }
      if choice == .theirs { placedByTheirs.insert(trio) }
    }
  }

  /// Decides for each element whether it is there, and in which.
  mutating func settle() {
    var places = SettledPlaces(self)
    parents = places.settled()
  }

  /// An element has one value of a property: where each side made another, ours counts.
  mutating func dropSecondValues() {
    var values: [Int: [String: [Int]]] = [:]
    for (trio, parent) in parents where !trios[trio].isInBoth {
      let (tree, index) = shown(trio)
      if let key = tree[index]["key"] {
        values[parent, default: [:]][key, default: []].append(trio)
      }
    }
    let before = dropped.count
    for parent in values.keys.sorted() {
      for (key, found) in (values[parent] ?? [:]).sorted(by: { $0.key < $1.key }) {
        let mine = found.filter { trios[$0].theirs == nil }
        let other = found.filter { trios[$0].ours == nil }
        guard mine.count == 1, other.count == 1 else { continue }
        let (mineNode, otherNode) = (shown(mine[0]), shown(other[0]))
        let choice = note(parent, about: key) {
          localized(
            "%1$s has the %2$s %3$s in ours and %4$s in theirs", $0, key.inWords,
            Self.quoted(mineNode.0[mineNode.1].value), Self.quoted(otherNode.0[otherNode.1].value))
        }
        dropped.insert(choice == .theirs ? mine[0] : other[0])
      }
    }
    if dropped.count > before { settle() }
  }
}

extension ElementTrios.Trio {
  var isInBoth: Bool { ours != nil && theirs != nil }
}

extension SourceTree.Node {
  /// What an element is called where it is the value of a property.
  fileprivate var value: String { id.map { "\(name.inWords) \($0)" } ?? name.inWords }
}

/// Finds which elements the result has, and in which.
private struct SettledPlaces {
  private enum State {
    case open
    case placed(in: Int?)
    case absent
  }

  private let merge: DocumentMerge
  private let root: Int
  private var states: [Int: State] = [:]

  init(_ merge: DocumentMerge) {
    self.merge = merge
    root = merge.trios.ofBase[merge.base.root] ?? 0
  }

  mutating func settled() -> [Int: Int] {
    for trio in merge.trios.trios.indices { _ = isPlaced(trio) }
    var parents: [Int: Int] = [:]
    for (trio, state) in states {
      if case .placed(let parent?) = state { parents[trio] = parent }
    }
    removeHollowLists(from: &parents)
    return parents
  }

  /// Finds an element's place, and before it that of what it is in.
  private mutating func isPlaced(_ trio: Int) -> Bool {
    switch states[trio] {
    case .open, .absent: return false
    case .placed: return true
    case nil: break
    }
    guard trio != root else {
      states[trio] = .placed(in: nil)
      return true
    }
    states[trio] = .open
    let parent = isThere(trio) ? candidates(trio).first { isPlaced($0) } : nil
    states[trio] = parent.map { .placed(in: $0) } ?? .absent
    return parent != nil
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
      sides[1] == sides[0] && merge.trios[trio].theirs != nil
      || merge.placedByTheirs.contains(trio)
    return (isTheirs ? [sides[2], sides[1]] : [sides[1], sides[2]]).compactMap(\.self)
  }

  /// A list that one side removed or made, or that is bookkeeping, is not there where nothing of it is left.
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
    guard !merge.trios[trio].isInBoth || merge.isBookkeeping(trio) else { return false }
    let (tree, index) = merge.shown(trio)
    return tree.isMereList(index)
      && (!tree[index].children.isEmpty || merge.trios[trio].isRemovedByOne)
  }
}
