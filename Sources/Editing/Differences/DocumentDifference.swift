import InterfaceBuilder

extension EditedDocument {
  /// The edits that make another version of this document. Elements are the same where their ids are;
  /// those without an id, where their name and property are, in the same element.
  package func edits(to other: EditedDocument) -> [Edit] {
    var search = DifferenceSearch(from: tree, to: other.tree)
    return search.run()
  }
}

/// Finds the edits between two versions of a document, by making them:
///
/// 1. Elements are paired: by their ids, then those without one inside of each pair.
/// 2. From the root down, every pair is made alike: name, attributes, text, and children, which are moved
///    or made where they are missing. Those that stand in the right order stay.
/// 3. What has no partner is removed.
private struct DifferenceSearch {
  typealias NodeIndex = SourceTree.NodeIndex

  var document: EditedDocument
  let goal: SourceTree
  /// The element of the first version, by that of the second.
  private var partners: NodeTable<NodeIndex>
  /// Whether each element of the first version, and of those that were made, has a partner.
  private var kept: NodeTable<Bool>
  var edits: [Edit] = []

  init(from tree: SourceTree, to goal: SourceTree) {
    document = EditedDocument(tree: tree)
    self.goal = goal
    partners = ElementPairs(from: tree, to: goal).partners
    kept = NodeTable(of: tree)
    for index in goal.elements.compactMap({ partners[$0] }) { kept[index] = true }
  }

  var tree: SourceTree { document.tree }

  mutating func run() -> [Edit] {
    makeAlike(goal.root)
    removeRest(of: tree.root)
    makeTextsAlike(goal.root)
    return edits
  }

  // MARK: Changes

  private mutating func make(_ edit: Edit) {
    do {
      try document.apply(edit)
      edits.append(edit)
    } catch {
      preconditionFailure("the search makes only edits that can be made: \(error.message)")
    }
  }

  private mutating func makeAlike(_ goalIndex: NodeIndex) {
    guard let index = partners[goalIndex] else { return }
    let wanted = goal[goalIndex]
    if tree[index].name != wanted.name {
      make(.rename(tree.path(of: index), name: wanted.name))
    }
    // A path is that of the moment: the element's id or property may change it.
    let names = Set(wanted.attributes.map(\.name))
    for attribute in tree[index].attributes where !names.contains(attribute.name) {
      make(.set(tree.path(of: index), attribute: attribute.name, value: nil))
    }
    let values = Dictionary(
      tree[index].attributes.map { ($0.name, $0.value.exact) },
      uniquingKeysWith: { first, _ in first })
    for attribute in wanted.attributes where values[attribute.name] != attribute.value.exact {
      make(.set(tree.path(of: index), attribute: attribute.name, value: attribute.value))
    }
    makeChildrenAlike(index, goalIndex)
    makeTextAlike(index, goalIndex)
    for child in goal[goalIndex].children { makeAlike(child) }
  }

  private mutating func makeTextAlike(_ index: NodeIndex, _ goalIndex: NodeIndex) {
    let wanted = goal[goalIndex]
    guard wanted.children.isEmpty, tree[index].children.isEmpty,
      tree[index].text.exact != wanted.text.exact
    else { return }
    make(.text(tree.path(of: index), wanted.text))
  }

  /// What had elements in it until now may be a text.
  private mutating func makeTextsAlike(_ goalIndex: NodeIndex) {
    if let index = partners[goalIndex] { makeTextAlike(index, goalIndex) }
    for child in goal[goalIndex].children { makeTextsAlike(child) }
  }

  private mutating func makeChildrenAlike(_ index: NodeIndex, _ goalIndex: NodeIndex) {
    let children = goal[goalIndex].children
    // Most are, and need no look at their places.
    if tree[index].children.elementsEqual(children, by: { partners[$1] == $0 }) { return }
    let staying = stayingChildren(of: index, goalIndex)
    var previous: NodeIndex?
    for goalChild in children {
      if let child = partners[goalChild] {
        if !staying.contains(child) {
          let position = position(behind: previous, in: index, tree.childName(of: child))
          removeText(of: index)
          make(.move(tree.path(of: child), into: tree.path(of: index), position))
        }
        previous = child
      } else {
        let new = newElement(goalChild)
        let position = position(behind: previous, in: index, new.childName)
        removeText(of: index)
        let made = NodeIndex(value: tree.nodes.count)
        make(.insert(new, into: tree.path(of: index), position))
        adopt(made, goalChild)
        previous = made
      }
    }
  }

  /// Nothing can be put into an element that is a text.
  private mutating func removeText(of index: NodeIndex) {
    guard !tree[index].hasChildren, !tree[index].text.allSatisfy(\.isWhitespace) else {
      return
    }
    make(.text(tree.path(of: index), ""))
  }

  private func position(
    behind previous: NodeIndex?, in parent: NodeIndex, _ name: String
  ) -> Edit.Position {
    let children = tree[parent].children
    let place = tree.place(behind: previous, in: parent)
    let inOrder = tree.place(inOrder: name, in: parent)
    if inOrder >= place, children[place..<inOrder].allSatisfy({ !isKept($0) }) {
      return .inOrder
    }
    return previous.map { .after(tree.path(of: $0)) } ?? .first
  }

  private func isKept(_ index: NodeIndex) -> Bool { kept[index] == true }

  /// The children that are in the right element and, of those, the most that are in the right order.
  private func stayingChildren(of index: NodeIndex, _ goalIndex: NodeIndex) -> Set<NodeIndex> {
    let places = Dictionary(
      uniqueKeysWithValues: tree[index].children.enumerated().map { ($1, $0) })
    let present = goal[goalIndex].children.compactMap { partners[$0] }
      .filter { places[$0] != nil }
    return Set(present.longestRise { places[$0] ?? 0 })
  }

  /// An element as it is to be made: without what is in it and has a partner, which is moved there.
  private func newElement(_ index: NodeIndex) -> NewElement {
    let node = goal[index]
    return NewElement(
      name: node.name, attributes: node.attributes.map { [$0.name, $0.value] },
      text: node.text.isEmpty || !node.children.isEmpty ? nil : node.text,
      children: node.children.filter { partners[$0] == nil }.map(newElement),
      comment: goal.comment(before: index))
  }

  /// Pairs what was made with what it was made after.
  private mutating func adopt(_ index: NodeIndex, _ goalIndex: NodeIndex) {
    let children = goal[goalIndex].children.filter { partners[$0] == nil }
    partners[goalIndex] = index
    kept[index] = true
    for (child, goalChild) in zip(tree[index].children, children) { adopt(child, goalChild) }
  }

  private mutating func removeRest(of index: NodeIndex) {
    for child in tree[index].children {
      if isKept(child) {
        removeRest(of: child)
      } else {
        make(.remove(tree.path(of: child)))
      }
    }
  }
}
