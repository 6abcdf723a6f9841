import Localization

/// Values of elements, for all traits or for some.
extension EditedDocument {
  /// Gives a property a value or, with nil, takes it away.
  /// - Parameters:
  ///   - key: An attribute, or one of a property's element: `fontDescription.pointSize`.
  ///   - variation: The case that it is for; others keep theirs.
  package mutating func setValue(
    _ key: String, of id: String, to value: String?, in variation: VariationCase
  ) throws(EditError) -> [Edit] {
    guard key != "id" else {
      throw EditError(
        localized("An id can't be changed: others refer to the element by it."), id: id)
    }
    let index = try element(withID: id)
    var names = key.split(separator: ".").map(String.init)
    guard let attribute = names.popLast() else {
      throw EditError(
        localized("Name the attribute, such as “text” or “fontDescription.pointSize”."), id: id)
    }
    return value == nil
      ? try unset(attribute, names, of: index, id, in: variation)
      : try set(attribute, names, of: index, id, to: value, in: variation)
  }

  private mutating func set(
    _ attribute: String, _ properties: [String], of index: SourceTree.NodeIndex, _ id: String,
    to value: String?, in variation: VariationCase
  ) throws(EditError) -> [Edit] {
    var edits: [Edit] = []
    func make(_ edit: Edit, _ document: inout EditedDocument) throws(EditError) {
      try document.apply(edit)
      edits.append(edit)
    }
    var target = index
    if !variation.isBase {
      if self.variation(variation, of: index) == nil {
        let new = NewElement(name: "variation", attributes: [["key", variation.key]])
        try make(.insert(new, into: tree.path(of: index), .inOrder), &self)
      }
      target = self.variation(variation, of: index) ?? index
    }
    var base: SourceTree.NodeIndex? = index
    for property in properties {
      let own = child(property, of: target)
      base = base.flatMap { child(property, of: $0) }
      if let own {
        target = own
        continue
      }
      // A variation has the whole of a property: what it doesn't change is as in the base.
      guard let base, target != index else {
        throw EditError(
          localized(
            "“%1$s” has no “%2$s”; only attributes of what it has can be set.", id, property),
          id: id)
      }
      try make(.insert(newElement(base), into: tree.path(of: target), .inOrder), &self)
      target = child(property, of: target) ?? target
    }
    if tree[target][attribute] != value {
      try make(.set(tree.path(of: target), attribute: attribute, value: value), &self)
    }
    return edits
  }

  private mutating func unset(
    _ attribute: String, _ properties: [String], of index: SourceTree.NodeIndex, _ id: String,
    in variation: VariationCase
  ) throws(EditError) -> [Edit] {
    let path = (properties + [attribute]).joined(separator: ".")
    let missing = EditError(
      variation.isBase
        ? localized("“%1$s” has no “%2$s”.", id, path)
        : localized("“%1$s” has no “%2$s” for %3$s.", id, path, variation.key), id: id)
    var target = index
    if !variation.isBase {
      guard let varied = self.variation(variation, of: index) else { throw missing }
      target = varied
    }
    for property in properties {
      guard let own = child(property, of: target) else { throw missing }
      target = own
    }
    guard tree[target][attribute] != nil else { throw missing }
    var edits = [Edit.set(tree.path(of: target), attribute: attribute, value: nil)]
    if !variation.isBase, properties.isEmpty, tree[target].children.isEmpty,
      tree[target].attributes.count == 2
    {
      edits = [.remove(tree.path(of: target))]
    }
    try apply(edits)
    return edits
  }

  func child(
    _ property: String, of index: SourceTree.NodeIndex
  ) -> SourceTree.NodeIndex? {
    tree[index].children.first { tree[$0]["key"] == property && tree[$0].name != "variation" }
  }

  /// A copy of an element without an id.
  func newElement(_ index: SourceTree.NodeIndex) -> NewElement {
    let node = tree[index]
    return NewElement(
      name: node.name,
      attributes: node.attributes.filter { $0.name != "id" }.map { [$0.name, $0.value] },
      text: node.text.isEmpty || !node.children.isEmpty ? nil : node.text,
      children: node.children.map(newElement))
  }
}
