import Localization

/// Orders that both sides changed.
extension DocumentMerge {
  /// Whose order of an element's children counts where theirs and ours exclude each other.
  mutating func decidedOrder(
    of trio: Int, _ base: [Int], _ mine: [Int], _ other: [Int]
  ) -> MergeSide {
    guard trios[trio].isInBoth, mine != other, mine != base, other != base, !isBookkeeping(trio)
    else { return .ours }
    let counted = base.filter { hasPlace($0, in: trio) }
    let order = SharedOrder(base: counted, ours: mine, theirs: other)
    guard order.isMovedByBoth, order.agreed == nil else { return .ours }
    let choice = note(trio, about: "order") {
      localized("%1$s were put into different orders by ours and theirs", $0)
    }
    return choice == .theirs ? .theirs : .ours
  }

  /// Whether the place of an element among others says something.
  private func hasPlace(_ trio: Int, in list: Int) -> Bool {
    let ((tree, index), (listTree, listIndex)) = (shown(trio), shown(list))
    let (node, name) = (tree[index], listTree[listIndex].name)
    guard node["key"] == nil else { return false }
    // The tabs of a controller are in the order of its segues to them.
    if name == "connections" { return node["relationship"] != nil }
    return listTree.hasOrder(listIndex)
  }

  // MARK: Parts

  /// Where each side has something else in place of the same parts of a list, such as the fragments of a text,
  /// both together would be what nobody wrote.
  mutating func dropPartsThatBothReplaced() {
    for trio in trios.trios.indices where trios[trio].isInBoth && !isBookkeeping(trio) {
      if decideText(trio) { continue }
      let (mine, other) = (newParts(of: trio, .ours), newParts(of: trio, .theirs))
      guard !mine.isEmpty, !other.isEmpty else { continue }
      let gaps = Set(mine.keys).intersection(other.keys).filter { isReplaced($0, in: trio) }
      guard !gaps.isEmpty else { continue }
      let choice = note(trio, about: "parts") {
        localized("%1$s was rewritten by ours and by theirs, each in another way", $0)
      }
      for gap in gaps {
        dropped.formUnion((choice == .theirs ? mine : other)[gap] ?? [])
      }
    }
  }

  /// An attributed text in which one side put something beside what the other side changed or removed would be what
  /// nobody wrote, so that one side's fragments count.
  /// - Returns: Whether it is such a text.
  private mutating func decideText(_ trio: Int) -> Bool {
    guard shown(trio).0[shown(trio).1].name == "attributedString", let list = trios[trio].base
    else {
      return false
    }
    let fragments = base[list].children.compactMap { trios.ofBase[$0] }
    let touched = (
      mine: fragments.filter { isTouched($0, .ours) },
      other: fragments.filter { isTouched($0, .theirs) }
    )
    let (mine, other) = (newParts(of: trio, .ours), newParts(of: trio, .theirs))
    // Who only removed something wrote nothing.
    guard !mine.isEmpty || touched.mine.contains(where: { trios[$0].isInBoth }),
      !other.isEmpty || touched.other.contains(where: { trios[$0].isInBoth }),
      isBeside(mine, touched.other, in: fragments) || isBeside(other, touched.mine, in: fragments)
    else { return false }
    let choice = note(trio, about: "parts") {
      localized("%1$s was rewritten by ours and by theirs, each in another way", $0)
    }
    let winner: MergeSide = choice == .theirs ? .theirs : .ours
    dropped.formUnion((winner == .theirs ? mine : other).values.flatMap { $0 })
    for fragment in fragments {
      if winner == .ours, trios[fragment].isRemovedByTheirs { kept.insert(fragment) }
      if winner == .theirs, trios[fragment].isRemovedByOurs { restored.insert(fragment) }
      if trios[fragment].isInBoth { sidesOfTags[fragment] = winner }
    }
    return true
  }

  /// Whether a side changed or removed something of the base.
  private func isTouched(_ trio: Int, _ side: MergeSide) -> Bool {
    guard let old = trios[trio].base, let index = trios[trio][side] else { return true }
    return base.facts(of: old) != tree(side).facts(of: index)
  }

  /// Whether new parts stand next to others.
  /// - Parameters:
  ///   - parts: By what stands before them in all versions; -1 is the start.
  ///   - others: Of the list.
  private func isBeside(_ parts: [Int: [Int]], _ others: [Int], in list: [Int]) -> Bool {
    let others = Set(others)
    var before = -1
    // What stands between two parts that all versions have, both included.
    var gap: Set<Int> = [before]
    for part in list {
      gap.insert(part)
      guard trios[part].isInBoth else { continue }
      if parts[before] != nil, !others.isDisjoint(with: gap) { return true }
      (before, gap) = (part, [part])
    }
    return parts[before] != nil && !others.isDisjoint(with: gap)
  }

  /// What a side made in an element and nothing names, or a runtime attribute under a name that it may have given to an
  /// old one, by what stands before it in all versions; -1 is the start.
  private func newParts(of trio: Int, _ side: MergeSide) -> [Int: [Int]] {
    let tree = tree(side)
    guard let list = trios[trio][side] else { return [:] }
    var parts: [Int: [Int]] = [:]
    var before = -1
    for child in tree[list].children {
      guard let part = trios.trio(of: child, side) else { continue }
      let versions = trios[part]
      if versions.base != nil, versions.isInBoth {
        before = part
      } else if versions.base == nil, !versions.isInBoth,
        tree.isNameless(child) || tree[child].name == "userDefinedRuntimeAttribute"
      {
        parts[before, default: []].append(part)
      }
    }
    return parts
  }

  /// Whether both sides removed something behind what all versions have.
  private func isReplaced(_ before: Int, in trio: Int) -> Bool {
    // Of an attributed text that both made, each made the whole.
    guard let list = trios[trio].base else {
      return trios[trio].ours.map { ours[$0].name } == "attributedString"
    }
    let children = base[list].children.compactMap { trios.ofBase[$0] }
    let start = children.firstIndex(of: before).map { $0 + 1 } ?? 0
    return children[start...].prefix { !trios[$0].isInBoth }
      .contains { trios[$0].ours == nil && trios[$0].theirs == nil }
  }
}

extension SourceTree {
  /// Whether the order of what is in an element says something.
  func hasOrder(_ index: NodeIndex) -> Bool {
    let name = self[index].name
    return name == "attributedString" || isMereList(index) && !Self.listsWithoutOrder.contains(name)
  }

  private static let listsWithoutOrder: Set = [
    "scenes", "constraints", "connections", "gestureRecognizers", "designables",
    "userDefinedRuntimeAttributes",
  ]
}
