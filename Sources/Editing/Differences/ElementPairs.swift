/// Which elements of two versions of a document are the same: those with the same id and, in such a pair,
/// those without one that are the same there.
struct ElementPairs {
  typealias NodeIndex = SourceTree.NodeIndex

  /// The first version's element, by that of the second.
  private(set) var partners: NodeTable<NodeIndex>
  /// The second version's element, by that of the first.
  private(set) var inverted: NodeTable<NodeIndex>

  init(from tree: SourceTree, to other: SourceTree) {
    partners = NodeTable(of: other)
    inverted = NodeTable(of: tree)
    pair(tree.root, other.root)
    for (id, index) in other.nodesByID {
      if index != other.root, let partner = tree.nodesByID[id], partner != tree.root {
        pair(partner, index)
      }
    }
    for index in other.elements {
      guard let partner = partners[index] else { continue }
      let siblings = SiblingPairs(
        tree[partner].children.filter { inverted[$0] == nil && !tree.hasID($0) }, of: tree,
        other[index].children.filter { partners[$0] == nil && !other.hasID($0) }, of: other,
        isLater: true)
      for (old, new) in siblings.pairs { pair(old, new) }
    }
  }

  private mutating func pair(_ index: NodeIndex, _ otherIndex: NodeIndex) {
    partners[otherIndex] = index
    inverted[index] = otherIndex
  }
}
