import Localization

/// What there is one of.
extension DocumentMerge {
  /// An element has one value of a property: where each side made another, ours counts.
  mutating func dropSecondValues() {
    var values: [Slot: [Int]] = [:]
    for (trio, parent) in parents where !trios[trio].isInBoth {
      let (tree, index) = shown(trio)
      guard let kind = tree[index].kindOfOne else { continue }
      values[Slot(parent: parent, kind: kind), default: []].append(trio)
    }
    let before = dropped.count
    for slot in values.keys.sorted() {
      let found = values[slot] ?? []
      let mine = found.filter { trios[$0].theirs == nil }
      let other = found.filter { trios[$0].ours == nil }
      guard mine.count == 1, other.count == 1, !isSameOutlet(mine[0], other[0]) else { continue }
      dropped.insert(sideOfSecond(slot, mine[0], other[0]) == .theirs ? mine[0] : other[0])
    }
    if dropped.count > before { settle() }
  }

  private struct Slot: Hashable, Comparable {
    let parent: Int
    let kind: String

    static func < (slot: Self, other: Self) -> Bool {
      (slot.parent, slot.kind) < (other.parent, other.kind)
    }
  }

  private mutating func sideOfSecond(_ slot: Slot, _ mine: Int, _ other: Int) -> MergeSide {
    // What one side removed and is there all the same was asked about, or is asked about.
    if removedByTheirs.topAround[mine].map(kept.contains) == true { return .ours }
    if restored.contains(other) { return .theirs }
    if isSame(mine, other) { return .ours }
    return noteSecond(slot, mine, other) == .theirs ? .theirs : .ours
  }

  private mutating func noteSecond(_ slot: Slot, _ mine: Int, _ other: Int) -> MergeChoice? {
    let nodes = [mine, other].map { shown($0) }.map { $0[$1] }
    let words = nodes[0]["key"] == nil ? slot.kind : slot.kind.inWords
    // A connection is its owner's, not the list's.
    let owner = nodes[0]["destination"] == nil ? slot.parent : parents[slot.parent] ?? slot.parent
    return note(owner, about: slot.kind) { subject in
      let quoted = Self.quoted(nodes[0].value, nodes[1].value)
      return localized(
        "%1$s has the %2$s %3$s in ours and %4$s in theirs", subject, words, quoted.ours,
        quoted.theirs)
    }
  }

  /// Two outlets of one property that lead to the same element do no harm, and each has an id that only its side
  /// knows.
  private func isSameOutlet(_ mine: Int, _ other: Int) -> Bool {
    let (tree, index) = shown(mine)
    return tree[index].name == "outlet" && isSame(mine, other)
  }

  /// Whether two elements are alike but for their ids.
  private func isSame(_ mine: Int, _ other: Int) -> Bool {
    let nodes = [mine, other].map { shown($0) }.map { $0[$1] }
    func facts(_ node: SourceTree.Node) -> [String: String] {
      Dictionary(
        node.attributes.filter { $0.name != "id" }.map { ($0.name, $0.value) },
        uniquingKeysWith: { first, _ in first })
    }
    return nodes[0].name == nodes[1].name && facts(nodes[0]) == facts(nodes[1])
      && nodes.allSatisfy { $0.children.isEmpty && $0["key"] == nil }
  }
}

extension SourceTree.Node {
  /// What it is of which an element has one: the value of a property, an outlet, the controller in another one, or
  /// what a mask says of something.
  fileprivate var kindOfOne: String? {
    if let key = self["key"] { return key }
    switch name {
    case "outlet": return self["property"].map { "\(name) \($0)" }
    case "segue":
      if self["kind"] == "embed" { return "embed \(name)" }
      return self["relationship"].flatMap {
        Self.listsOfControllers.contains($0) ? nil : "relationship \($0)"
      }
    case "include", "exclude": return self["reference"].map { "entry of \($0)" }
    default: return nil
    }
  }

  /// Relationships with several controllers.
  private static let listsOfControllers: Set = ["viewControllers", "tabItems", "splitItems"]

  /// What an element is called where it is the value of a property.
  fileprivate var value: String {
    if let destination = self["destination"] { return destination }
    return id.map { "\(name.inWords) \($0)" } ?? name.inWords
  }
}
