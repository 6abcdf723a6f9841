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

  /// The element's tag, such as `viewController` or `constraint`.
  package var name: String { tree.names[Int(tree.nodes[index].name)] }

  /// The document-wide id, such as `BYZ-38-t0r`, when the element has one.
  package var id: String? { self["id"] }

  /// The name of the property of the parent that this element is the value of.
  package var key: String? { self["key"] }

  /// Which of the document's elements it is, in their order, from 0.
  package var number: Int { index }

  /// The line on which the element's start tag begins, from 1.
  package var line: Int { Int(tree.nodes[index].line) }

  /// The column on which the element's start tag begins, from 1, in characters.
  package var column: Int { Int(tree.nodes[index].column) }

  /// Where the element is in the file, from the `<` of its start tag to the `>` that ends it.
  package var byteRange: Range<Int> {
    Int(tree.nodes[index].startByte)..<Int(tree.nodes[index].endByte)
  }

  /// The attributes in the order in which they are written.
  package var attributes: ElementAttributes { ElementAttributes(tree: tree, node: index) }

  /// The value of an attribute as it is written, or nil where it is absent.
  package subscript(name: String) -> String? {
    guard let name = tree.nameID(name), let attribute = tree.attribute(name, at: index) else {
      return nil
    }
    return tree.value(of: attribute)
  }

  /// The element that contains this one; nil for the root.
  package var parent: Element? {
    let parent = tree.nodes[index].parent
    return parent < 0 ? nil : Element(tree: tree, index: Int(parent))
  }

  /// The document's outermost element.
  package var root: Element { Element(tree: tree, index: 0) }

  /// Whether no element stands before this one in its parent.
  package var isFirstChild: Bool {
    let parent = tree.nodes[index].parent
    return parent < 0 || Int(parent) + 1 == index
  }

  /// Whether no element stands after this one in its parent.
  package var isLastChild: Bool {
    let parent = tree.nodes[index].parent
    return parent < 0 || tree.nodes[Int(parent)].endOfSubtree == tree.nodes[index].endOfSubtree
  }

  /// The child elements in document order.
  package var children: ElementChildren { ElementChildren(tree: tree, parent: index) }

  /// The character data directly inside the element, without that of its children.
  /// Indentation between child elements is not content.
  package var text: String { tree.texts[index] ?? "" }

  /// The first child with this tag.
  package func child(_ name: String) -> Element? {
    guard let name = tree.nameID(name) else { return nil }
    return children.first { tree.nodes[$0.index].name == name }
  }

  /// The children with this tag, in document order.
  package func children(_ name: String) -> [Element] {
    guard let name = tree.nameID(name) else { return [] }
    return children.filter { tree.nodes[$0.index].name == name }
  }

  /// The first child that is the value of this property.
  package func child(key: String) -> Element? {
    children.first { $0.hasKey(key) }
  }

  /// The first child with this tag that is the value of this property.
  package func child(_ name: String, key: String) -> Element? {
    guard let name = tree.nameID(name) else { return nil }
    return children.first { tree.nodes[$0.index].name == name && $0.hasKey(key) }
  }

  /// The attribute read as a finite number; nil where it is absent or not one.
  package func number(_ name: String) -> Double? {
    guard let name = tree.nameID(name), let attribute = tree.attribute(name, at: index),
      case .finite(let value) = NumberText(tree.bytes(of: attribute))
    else { return nil }
    return value.bounded
  }

  /// The attribute read as `YES` or `NO`; nil where it is absent.
  package func flag(_ name: String) -> Bool? {
    guard let name = tree.nameID(name), let attribute = tree.attribute(name, at: index) else {
      return nil
    }
    return tree.isValue(of: attribute, "YES")
  }

  /// This element and everything below it, in document order.
  package var subtree: some Sequence<Element> {
    (index..<Int(tree.nodes[index].endOfSubtree)).lazy.map { [tree] in
      Element(tree: tree, index: $0)
    }
  }

  /// This element and those below it that have one of some names, in document order.
  package func subtree(named names: String...) -> [Element] {
    let ids = names.compactMap(tree.nameID)
    return (index..<Int(tree.nodes[index].endOfSubtree))
      .filter { ids.contains(tree.nodes[$0].name) }.map { Element(tree: tree, index: $0) }
  }

  private func hasKey(_ key: String) -> Bool {
    guard let attribute = tree.attribute(Vocabulary.shared.key, at: index) else { return false }
    return tree.isValue(of: attribute, key)
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
