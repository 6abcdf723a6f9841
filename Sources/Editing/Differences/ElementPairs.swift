/// Which elements of two versions of a document are the same: those with the same id and, in such a pair,
/// those without an id whose name and property are the same.
struct ElementPairs {
  typealias NodeIndex = SourceTree.NodeIndex

  /// The first version's element, by that of the second.
  private(set) var partners: [NodeIndex: NodeIndex] = [:]
  private var paired: Set<NodeIndex> = []
  private let tree: SourceTree
  private let other: SourceTree

  init(from tree: SourceTree, to other: SourceTree) {
    self.tree = tree
    self.other = other
    pair(tree.root, other.root)
    for (id, index) in other.nodesByID {
      if index != other.root, let partner = tree.nodesByID[id], partner != tree.root {
        pair(partner, index)
      }
    }
    pairChildren(of: other.root)
  }

  /// The second version's element, by that of the first.
  var inverted: [NodeIndex: NodeIndex] {
    Dictionary(uniqueKeysWithValues: partners.map { ($1, $0) })
  }

  private mutating func pair(_ index: NodeIndex, _ otherIndex: NodeIndex) {
    partners[otherIndex] = index
    paired.insert(index)
  }

  /// Pairs what has no id of its own, here and below.
  private mutating func pairChildren(of otherIndex: NodeIndex) {
    let children = other[otherIndex].children
    if let index = partners[otherIndex] {
      var old = Dictionary(
        grouping: tree[index].children.filter { !paired.contains($0) && !tree.hasID($0) },
        by: tree.childName)
      let new = Dictionary(
        grouping: children.filter { partners[$0] == nil && !other.hasID($0) },
        by: other.childName)
      for (name, new) in new {
        guard let candidates = old.removeValue(forKey: name) else { continue }
        pairAlike(candidates, new)
      }
    }
    for child in children { pairChildren(of: child) }
  }

  /// Pairs elements of one name: those that are the same, then the others in their order where they have
  /// a property, or are the only ones.
  private mutating func pairAlike(_ old: [NodeIndex], _ new: [NodeIndex]) {
    guard let first = new.first else { return }
    let hasKey = other[first]["key"] != nil
    // What refers to something, or has a name, is another where that is another.
    if let only = old.first, old.count == 1, new.count == 1, hasKey || other.isOnlyOne(first) {
      return pair(only, first)
    }
    var left = Dictionary(grouping: old, by: tree.fingerprint(of:))
    var unpaired: [NodeIndex] = []
    for index in new {
      let print = other.fingerprint(of: index)
      if let match = left[print]?.first {
        left[print]?.removeFirst()
        pair(match, index)
      } else {
        unpaired.append(index)
      }
    }
    guard hasKey else { return }
    for (index, other) in zip(old.filter { !paired.contains($0) }, unpaired) { pair(index, other) }
  }
}

extension SourceTree {
  /// Whether an element has an id, and is the first that has it.
  func hasID(_ index: NodeIndex) -> Bool {
    self[index].id.map { nodesByID[$0] == index } ?? false
  }

  /// Whether an element is one of which another has at most one, such as a list of subviews.
  fileprivate func isOnlyOne(_ index: NodeIndex) -> Bool {
    self[index]["reference"] == nil && self[index]["name"] == nil
  }

  /// All that is in an element.
  func fingerprint(of index: NodeIndex) -> [String] {
    let node = self[index]
    return [node.name, node.text] + node.attributes.flatMap { [$0.name, $0.value] }
      + node.children.flatMap { ["<"] + fingerprint(of: $0) + [">"] }
  }
}
