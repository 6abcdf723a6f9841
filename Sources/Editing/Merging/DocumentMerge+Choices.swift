/// What somebody chose where both sides changed the same.
extension DocumentMerge {
  // MARK: Keys

  /// What a conflict is known by: the element with an id, what it is about in that, and what of it.
  /// - Parameter index: An element that ours has.
  func key(of index: NodeIndex, _ aspect: String) -> String {
    let owner = owner(of: index)
    let id = result[owner].id ?? "document"
    // Not by a name that was chosen.
    let name = index.value < ours.readCount ? ours.childName(of: index) : ""
    return owner == index ? "\(id)/\(aspect)" : "\(id)/\(name)/\(aspect)"
  }

  /// - Parameter index: Something that theirs made.
  func key(ofNew index: NodeIndex) -> String {
    "new/\(theirs[index].id ?? "\(index.value)")"
  }

  /// - Parameter index: Something of theirs that ours removed.
  func key(ofRemoved index: NodeIndex) -> String {
    "removed/\(theirs[index].id ?? "\(index.value)")"
  }

  /// The element with an id that one is in, or is.
  func owner(of index: NodeIndex) -> NodeIndex {
    var owner = index
    while result[owner].id == nil, let parent = result[owner].parent { owner = parent }
    return owner
  }

  // MARK: What ours removed

  func isRemovedByOurs(_ id: String) -> Bool {
    base.node(withID: id) != nil && ours.node(withID: id) == nil
  }

  /// Whether the result lacks what an id of theirs stands for, as ours removed it, or what theirs made it in.
  func isGone(_ id: String) -> Bool {
    if isRemovedByOurs(id) { return true }
    guard ours.node(withID: id) == nil, let made = theirs.node(withID: id),
      let around = baseOfTheirs[oldElement(around: made)]
    else { return false }
    return oursOfBase[around] == nil
  }

  /// The nearest element around one of theirs, or itself, that theirs didn't make.
  func oldElement(around index: NodeIndex) -> NodeIndex {
    var current = index
    while baseOfTheirs[current] == nil, let parent = theirs[current].parent { current = parent }
    return current
  }

  /// Finds what ours removed and is wanted back: what theirs changed, or refers to from what it made, with all
  /// that is in it and around it, and with what referred to it.
  mutating func findRestored() {
    for place in theirs.nodes.indices {
      let index = NodeIndex(value: place)
      guard resultOfTheirs[index] == nil else { continue }
      if let before = baseOfTheirs[index] {
        let top = topRemoved(around: index)
        if choices[key(ofRemoved: top)] == .theirs, isChangedInTheirs(index, before) {
          restore(top)
        }
      } else if choices[key(ofNew: index)] == .theirs {
        for id in references(of: index, in: theirs) where isGone(id) {
          if let gone = theirs.node(withID: id) {
            restore(topRemoved(around: oldElement(around: gone)))
          }
        }
      }
    }
    guard !restored.isEmpty else { return }
    let ids = Set(restored.compactMap { theirs[$0].id })
    for place in theirs.nodes.indices {
      let index = NodeIndex(value: place)
      let named = references(of: index, in: theirs)
      guard resultOfTheirs[index] == nil, baseOfTheirs[index] != nil,
        named.contains(where: ids.contains),
        named.allSatisfy({ ids.contains($0) || !isGone($0) })
      else { continue }
      restored.insert(index)
    }
  }

  private mutating func restore(_ top: NodeIndex) {
    restored.formUnion(subtree(top, of: theirs))
  }

  /// The outermost element that went with one that ours removed.
  /// - Parameter index: Of theirs.
  func topRemoved(around index: NodeIndex) -> NodeIndex {
    var top = index
    while let parent = theirs[top].parent, let before = baseOfTheirs[parent],
      oursOfBase[before] == nil
    {
      top = parent
    }
    return top
  }

  // MARK: What theirs removed

  /// Removes what theirs removed, but not what places something that is kept.
  mutating func removeReferring() {
    for target in referring where result[target].parent != nil {
      let named = references(of: target, in: result)
      let isPart =
        named.contains(where: kept.contains) && named.allSatisfy { result.node(withID: $0) != nil }
      if !isPart { result.remove(target) }
    }
  }

  /// Removes something with what refers to it, which would name what isn't there.
  mutating func removeWithReferences(_ target: NodeIndex) {
    let inside = Set(subtree(target, of: result))
    let ids = Set(inside.compactMap { result[$0].id })
    result.remove(target)
    for place in result.nodes.indices {
      let index = NodeIndex(value: place)
      guard !inside.contains(index), result.isInside(index, result.root) else { continue }
      for attribute in result[index].attributes
      where Self.referringAttributes.contains(attribute.name) && ids.contains(attribute.value) {
        if Self.loose.contains(attribute.name) {
          result.set(attribute.name, of: index, to: nil)
        } else {
          result.remove(index)
          break
        }
      }
    }
  }

  /// Attributes without which an element is what it was.
  private static let loose: Set = ["initialViewController", "dataSource", "delegate"]

  // MARK: Both

  /// Whether two of an element can stand beside each other.
  func canBeDoubled(_ owner: NodeIndex) -> Bool {
    guard let parent = result[owner].parent, result[owner].id != nil,
      theirs.node(withID: result[owner].id ?? "") != nil
    else { return false }
    // Of a property there is one outlet.
    return Self.lists.contains(result[parent].name) && result[owner].name != "outlet"
  }

  private static let lists: Set = [
    "subviews", "constraints", "connections", "items", "cells", "prototypes", "sections",
  ]

  /// Puts what theirs has behind what ours has, where both were chosen: with ids of its own, and with the
  /// constraints that place it.
  mutating func addCopies() {
    var copied: Set<String> = []
    for conflict in conflicts where conflict.choice == .both {
      guard let id = conflict.id, copied.insert(id).inserted,
        let original = theirs.node(withID: id),
        let beside = result.node(withID: id), let parent = result[beside].parent
      else { continue }
      var names: [String: String] = [:]
      for old in subtree(original, of: theirs).compactMap({ theirs[$0].id }) {
        names[old] = newID(insteadOf: old, besides: names)
      }
      _ = result.insert(
        copy(of: original, names), into: parent, at: result.place(behind: beside, in: parent))
      addConstraints(of: Set(subtree(original, of: theirs)), names)
    }
  }

  /// Adds what places a copy and stands outside of it.
  private mutating func addConstraints(of inside: Set<NodeIndex>, _ names: [String: String]) {
    for place in theirs.nodes.indices {
      let index = NodeIndex(value: place)
      let named = references(of: index, in: theirs)
      guard theirs[index].name == "constraint", !inside.contains(index),
        theirs[index]["firstItem"].map({ names[$0] != nil }) == true,
        named.allSatisfy({ names[$0] != nil || result.node(withID: $0) != nil }),
        let list = theirs[index].parent.flatMap({ resultOfTheirs[$0] }), let id = theirs[index].id
      else { continue }
      var all = names
      all[id] = newID(insteadOf: id, besides: names)
      _ = result.insert(
        copy(of: index, all), into: list, at: result[list].children.count)
    }
  }

  private func newID(insteadOf id: String, besides others: [String: String]) -> String {
    NewElementIDs.id(for: "theirs of \(id)") { new in
      result.node(withID: new) != nil || theirs.node(withID: new) != nil
        || others.values.contains(new)
    }
  }

  private func copy(of index: NodeIndex, _ names: [String: String]) -> NewElement {
    let node = theirs[index]
    return NewElement(
      name: node.name,
      attributes: node.attributes.map { attribute in
        let isName = attribute.name == "id" || Self.referringAttributes.contains(attribute.name)
        return [
          attribute.name, isName ? names[attribute.value] ?? attribute.value : attribute.value,
        ]
      },
      text: node.children.isEmpty && !node.text.isEmpty ? node.text : nil,
      children: node.children.map { copy(of: $0, names) })
  }
}
