/// What of both sides stands beside each other, where that was chosen.
extension DocumentMerge {
  /// Whether two of an element can stand beside each other.
  /// - Parameter owner: An element of ours.
  func canBeDoubled(_ owner: NodeIndex) -> Bool {
    guard let trio = trios.ofOurs[owner], trios[trio].theirs != nil, ours[owner].id != nil,
      let parent = ours[owner].parent
    else { return false }
    // Of a property there is one outlet.
    return Self.lists.contains(ours[parent].name) && ours[owner].name != "outlet"
  }

  private static let lists: Set = [
    "subviews", "constraints", "connections", "items", "cells", "prototypes", "sections",
  ]

  /// Puts what theirs has behind what ours has, where both were chosen: with ids of its own, and with what stands
  /// outside of it and is about it.
  mutating func addCopies() {
    var copied: Set<String> = []
    for conflict in conflicts where conflict.choice == .both {
      guard let id = conflict.id, copied.insert(id).inserted,
        let original = theirs.node(withID: id),
        let beside = result.node(withID: id), let parent = result[beside].parent
      else { continue }
      let inside = theirs.subtree(original)
      var names: [String: String] = [:]
      var taken: Set<String> = []
      for old in inside.compactMap({ theirs[$0].id }) {
        names[old] = newID(insteadOf: old, besides: &taken)
      }
      _ = result.insert(
        copy(of: original, names), into: parent, at: result.place(behind: beside, in: parent))
      addRelated(to: Set(inside), &names, besides: &taken)
    }
  }

  /// Adds the constraints that place a copy, and the entries of masks that say where it and they are installed.
  private mutating func addRelated(
    to inside: Set<NodeIndex>, _ names: inout [String: String], besides taken: inout Set<String>
  ) {
    let outside = theirs.elements.filter { !inside.contains($0) }
    for index in outside where theirs[index].name == "constraint" {
      let named = Self.references(of: index, in: theirs)
      guard theirs[index]["firstItem"].map({ names[$0] != nil }) == true,
        named.allSatisfy({ names[$0] != nil || result.node(withID: $0) != nil }),
        let list = theirs[index].parent.flatMap(resultElement), let id = theirs[index].id
      else { continue }
      names[id] = newID(insteadOf: id, besides: &taken)
      _ = result.insert(copy(of: index, names), into: list, at: result[list].children.count)
    }
    for index in outside {
      guard let id = theirs[index]["reference"], names[id] != nil,
        let mask = theirs[index].parent, theirs[mask].name == "mask",
        let list = resultElement(mask)
      else { continue }
      _ = result.insert(copy(of: index, names), into: list, at: result[list].children.count)
    }
  }

  /// What became of an element of theirs.
  private func resultElement(_ index: NodeIndex) -> NodeIndex? {
    trios.ofTheirs[index].flatMap { nodes[$0] }.flatMap { found in
      result.isInside(found, result.root) ? found : nil
    }
  }

  private func newID(insteadOf id: String, besides taken: inout Set<String>) -> String {
    let new = NewElementIDs.id(for: "theirs of \(id)") { new in
      result.node(withID: new) != nil || theirs.node(withID: new) != nil || taken.contains(new)
    }
    taken.insert(new)
    return new
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

  // MARK: Comments

  /// Writes each conflict as a comment before the element that it is about, where Interface Builder passes it over.
  mutating func writeComments() {
    var texts: [NodeIndex: [String]] = [:]
    for (trio, messages) in comments.sorted(by: { $0.key < $1.key }) {
      guard let place = commented(trio) else { continue }
      texts[place, default: []] += messages.map { " CONFLICT: \($0) " }
    }
    result.insertComments(texts, markerLength: markerLength)
  }

  /// The element with an id that a conflict is about, or the nearest around it that is there.
  private func commented(_ trio: Int) -> NodeIndex? {
    let (tree, index) = shown(trio)
    var current: NodeIndex? = tree.owner(of: index)
    while let element = current {
      let found = [MergeSide.ours, .theirs, .base].lazy.compactMap { side in
        trios[trio][side] == nil ? nil : trios.trio(of: element, side)
      }.first.flatMap { nodes[$0] }
      if let found, result.isInside(found, result.root) { return found }
      current = tree[element].parent
    }
    return result.root
  }
}
