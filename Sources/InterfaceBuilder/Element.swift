/// One element of an Interface Builder document: a light handle into the document's immutable tree.
///
/// Handles are cheap to copy and compare; two are equal when they denote the same element.
package struct Element: Sendable {
  let tree: ElementTree
  let index: Int

  init(tree: ElementTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  private var node: ElementTree.Node { tree.nodes[index] }

  /// The element's tag, such as `viewController` or `constraint`.
  package var name: String { tree.nodes[index].name }

  /// The document-wide id, such as `BYZ-38-t0r`, when the element has one.
  package var id: String? { self["id"] }

  /// The name of the property of the parent that this element is the value of.
  package var key: String? { self["key"] }

  /// The line on which the element's start tag begins, from 1.
  package var line: Int { Int(tree.nodes[index].line) }

  /// The column on which the element's start tag begins, from 1, in bytes.
  package var column: Int { Int(tree.nodes[index].column) }

  /// The attributes in the order in which they are written.
  package var attributes: ArraySlice<ElementTree.Attribute> {
    tree.attributes[Int(node.firstAttribute)..<Int(node.endAttribute)]
  }

  /// The value of an attribute as it is written, or nil where it is absent.
  package subscript(name: String) -> String? {
    let node = tree.nodes[index]
    for i in Int(node.firstAttribute)..<Int(node.endAttribute)
    where tree.attributes[i].name == name {
      return tree.attributes[i].value
    }
    return nil
  }

  /// The element that contains this one; nil for the root.
  package var parent: Element? {
    node.parent < 0 ? nil : Element(tree: tree, index: Int(node.parent))
  }

  /// The child elements in document order.
  package var children: ElementChildren { ElementChildren(tree: tree, parent: index) }

  /// The character data directly inside the element, without that of its children.
  package var text: String { tree.texts[index] ?? "" }

  /// The first child with this tag.
  package func child(_ name: String) -> Element? {
    for child in children where child.name == name { return child }
    return nil
  }

  /// The first child that is the value of this property.
  package func child(key: String) -> Element? {
    for child in children where child["key"] == key { return child }
    return nil
  }

  /// The first child with this tag that is the value of this property.
  package func child(_ name: String, key: String) -> Element? {
    for child in children where child.name == name && child["key"] == key { return child }
    return nil
  }

  /// The attribute read as a finite number; nil where it is absent or not one.
  package func number(_ name: String) -> Double? {
    guard let text = self[name], let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The attribute read as `YES` or `NO`; nil where it is absent.
  package func flag(_ name: String) -> Bool? {
    self[name].map { $0 == "YES" }
  }

  /// This element and everything below it, in document order.
  package var subtree: some Sequence<Element> {
    (index..<Int(node.endOfSubtree)).lazy.map { [tree] in Element(tree: tree, index: $0) }
  }
}

extension Element: Hashable {
  package static func == (a: Element, b: Element) -> Bool {
    a.index == b.index && a.tree === b.tree
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }
}

/// The child elements of one element, in document order.
package struct ElementChildren: Sequence, Sendable {
  let tree: ElementTree
  let parent: Int

  package struct Iterator: IteratorProtocol {
    let tree: ElementTree
    var next_: Int
    let end: Int

    package mutating func next() -> Element? {
      guard next_ < end else { return nil }
      let index = next_
      next_ = Int(tree.nodes[index].endOfSubtree)
      return Element(tree: tree, index: index)
    }
  }

  package func makeIterator() -> Iterator {
    Iterator(tree: tree, next_: parent + 1, end: Int(tree.nodes[parent].endOfSubtree))
  }

  package var isEmpty: Bool { parent + 1 >= Int(tree.nodes[parent].endOfSubtree) }
}
