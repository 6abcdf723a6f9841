extension Document {
  /// The same document with other texts. Its elements keep their lines, ids and places in the file.
  package func replacing(
    _ texts: some Sequence<(part: DocumentText.Part, text: String)>
  ) -> Document {
    var replacement = ElementTree.Replacement(root.tree)
    for (part, text) in texts { replacement.replace(part, with: text) }
    return Document(self, tree: ElementTree(root.tree, replacement))
  }
}

extension ElementTree {
  /// The parts of a tree that are otherwise when some of its texts are.
  struct Replacement {
    private let tree: ElementTree
    private(set) var attributes: [StoredAttribute]
    private(set) var valueBytes: [UInt8]
    private(set) var texts: [Int: String]

    init(_ tree: ElementTree) {
      self.tree = tree
      attributes = tree.attributes
      valueBytes = tree.valueBytes
      texts = tree.texts
    }

    mutating func replace(_ part: DocumentText.Part, with text: String) {
      guard part.element.tree === tree else { return }
      if let attribute = part.attribute {
        set(attribute, of: part.element.index, to: text)
      } else {
        texts[part.element.index] = text
        set("base64-UTF8", of: part.element.index, to: "NO")
      }
    }

    /// Sets an attribute that the element has.
    private mutating func set(_ attribute: String, of index: Int, to value: String) {
      guard let name = tree.nameID(attribute) else { return }
      let node = tree.nodes[index]
      for place in Int(node.firstAttribute)..<Int(node.endAttribute)
      where attributes[place].name == name {
        let start = valueBytes.count
        valueBytes.append(contentsOf: value.utf8)
        attributes[place] = StoredAttribute(
          name: name, start: Int32(start), count: Int32(valueBytes.count - start))
      }
    }
  }
}
