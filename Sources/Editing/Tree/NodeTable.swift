/// Values by elements' numbers, found faster than in a dictionary.
struct NodeTable<Value: Sendable>: Sendable {
  private var values: [Value?]

  /// - Parameter tree: Whose elements have values; those that are made later may have some, too.
  init(of tree: SourceTree) {
    values = Array(repeating: nil, count: tree.nodes.count)
  }

  subscript(index: SourceTree.NodeIndex) -> Value? {
    get { index.value < values.count ? values[index.value] : nil }
    set {
      while index.value >= values.count { values.append(nil) }
      values[index.value] = newValue
    }
  }
}
