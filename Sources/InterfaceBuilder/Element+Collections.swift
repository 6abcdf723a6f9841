/// The child elements of one element, in document order.
package struct ElementChildren: Sequence, Sendable {
  let tree: ElementTree
  let parent: Int

  package struct Iterator: IteratorProtocol {
    let tree: ElementTree
    var upcoming: Int
    let end: Int

    package mutating func next() -> Element? {
      guard upcoming < end else { return nil }
      let index = upcoming
      upcoming = Int(tree.nodes[index].endOfSubtree)
      return Element(tree: tree, index: index)
    }
  }

  package func makeIterator() -> Iterator {
    Iterator(tree: tree, upcoming: parent + 1, end: Int(tree.nodes[parent].endOfSubtree))
  }

  package var isEmpty: Bool { parent + 1 >= Int(tree.nodes[parent].endOfSubtree) }
}

/// The attributes of one element in the order in which they are written.
package struct ElementAttributes: RandomAccessCollection, Sendable {
  let tree: ElementTree
  package let startIndex: Int
  package let endIndex: Int

  init(tree: ElementTree, node: Int) {
    self.tree = tree
    startIndex = Int(tree.nodes[node].firstAttribute)
    endIndex = Int(tree.nodes[node].endAttribute)
  }

  package subscript(index: Int) -> ElementTree.Attribute {
    let attribute = tree.attributes[index]
    return ElementTree.Attribute(
      name: tree.names[Int(attribute.name)], value: tree.value(of: attribute))
  }
}
