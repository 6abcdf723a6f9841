import Localization

/// What there is one of.
extension DocumentMerge {
  /// An element has one value of a property: where each side made another, or gave that name to one that was there,
  /// ours counts.
  mutating func dropSecondValues() {
    let before = dropped.count
    dropValuesWrittenTwice()
    var values: [Slot: (mine: [Int], other: [Int])] = [:]
    for (trio, parent) in parents where !dropped.contains(trio) {
      guard let found = newKindOfOne(trio) else { continue }
      let slot = Slot(parent: parent, kind: found.kind)
      if found.side == .ours {
        values[slot, default: ([], [])].mine.append(trio)
      } else {
        values[slot, default: ([], [])].other.append(trio)
      }
    }
    for slot in values.keys.sorted() {
      guard let (mine, other) = values[slot], mine.count == 1, other.count == 1,
        !isSameOutlet(mine[0], other[0])
      else { continue }
      let side = sideOfSecond(slot, mine[0], other[0])
      let loser = side == .theirs ? mine[0] : other[0]
      // What was there before has its old name again.
      if trios[loser].isInBoth { sidesOfTags[loser] = side } else { dropped.insert(loser) }
    }
    if dropped.count > before { settle() }
  }

  /// What an element became of which there is one, and by which side; nil where no side alone did that.
  private func newKindOfOne(_ trio: Int) -> (kind: String, side: MergeSide)? {
    let versions = trios[trio]
    let mine = versions.ours.flatMap { ours[$0].kindOfOne }
    let other = versions.theirs.flatMap { theirs[$0].kindOfOne }
    guard versions.isInBoth else {
      return mine.map { ($0, .ours) } ?? other.map { ($0, .theirs) }
    }
    let old = versions.base.flatMap { base[$0].kindOfOne }
    if let mine, mine != old, other == old { return (mine, .ours) }
    if let other, other != old, mine == old { return (other, .theirs) }
    return nil
  }

  /// A property may be an attribute or an element: where one side wrote it as the one, and the other side as the other,
  /// the result would have both.
  private mutating func dropValuesWrittenTwice() {
    let made = parents.filter { trio, parent in
      !trios[trio].isInBoth && trios[trio].base == nil && trios[parent].isInBoth
    }
    for (trio, parent) in made.sorted(by: { $0.key < $1.key }) {
      let (tree, index) = shown(trio)
      let side: MergeSide = trios[trio].ours == nil ? .theirs : .ours
      guard let name = tree[index]["key"]?.nameOfProperty,
        let own = self.tree(side).node(trios[parent][side]), own[name] == nil,
        let other = otherValue(of: name, in: parent, side)
      else { continue }
      let value = tree[index].value
      let (mine, theirs) = side == .ours ? (value, other) : (other, value)
      let choice = note(parent, about: name) { subject in
        let quoted = Self.quoted(mine, theirs)
        return localized(
          "%1$s has the %2$s %3$s in ours and %4$s in theirs", subject, name.inWords, quoted.ours,
          quoted.theirs)
      }
      let winner: MergeSide = choice == .theirs ? .theirs : .ours
      if winner != side { dropped.insert(trio) }
      sidesOfAttributes[parent, default: [:]][name] = winner
    }
  }

  /// What the other side than this one set an attribute to; nil where it left it as it was.
  private func otherValue(of name: String, in trio: Int, _ side: MergeSide) -> String? {
    let versions = trios[trio]
    let node = side == .ours ? theirs.node(versions.theirs) : ours.node(versions.ours)
    guard let value = node?[name], value.exact != base.node(versions.base)?[name]?.exact else {
      return nil
    }
    return value
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
    if let key = self["key"] { return key.nameOfProperty }
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

extension String {
  /// A text is one property, be it attributed or not.
  fileprivate var nameOfProperty: String {
    Self.attributed[self] ?? self
  }

  private static let attributed = [
    "attributedText": "text", "attributedTitle": "title", "attributedPlaceholder": "placeholder",
  ]
}

extension SourceTree {
  fileprivate func node(_ index: NodeIndex?) -> Node? { index.map { self[$0] } }
}
