/// The elements of a document by their ids: a table with open addressing, which compares the ids' bytes
/// where they are kept. A dictionary would make and compare a text for each of them.
struct ElementIDs: Sendable {
  /// The elements that are found, by their numbers; -1 is free. A power of two, at most half full.
  private var slots: [Int32]
  /// Elements whose id an earlier element has already.
  private(set) var duplicates: [Int] = []

  init(of tree: ElementTree) {
    let idName = Vocabulary.shared.id
    let device = tree.nameID("device")
    let adaptation = tree.nameID("adaptation")
    var found: [(element: Int32, id: ElementTree.StoredAttribute)] = []
    found.reserveCapacity(tree.nodes.count / 2)
    for index in tree.nodes.indices {
      // The id of a device or of its adaptation names a kind of screen, not an element.
      let name = tree.nodes[index].name
      guard name != device, name != adaptation, let id = tree.attribute(idName, at: index) else {
        continue
      }
      found.append((Int32(index), id))
    }
    var count = 2
    while count < 2 * found.count { count *= 2 }
    slots = [Int32](repeating: -1, count: count)
    for (element, id) in found {
      let slot = tree.withBytes(of: id) { self.slot(of: $0, in: tree) }
      if slots[slot] < 0 { slots[slot] = element } else { duplicates.append(Int(element)) }
    }
  }

  /// The element with this id; the first where several have it.
  func index(of id: String, in tree: ElementTree) -> Int? {
    var id = id
    let slot = id.withUTF8 { self.slot(of: UnsafeRawBufferPointer($0), in: tree) }
    return slots[slot] < 0 ? nil : Int(slots[slot])
  }

  /// The element whose id is the value of an attribute.
  func index(of id: ElementTree.StoredAttribute, in tree: ElementTree) -> Int? {
    let slot = tree.withBytes(of: id) { self.slot(of: $0, in: tree) }
    return slots[slot] < 0 ? nil : Int(slots[slot])
  }

  /// Where the element with this id is, or the free slot where it would be. Swift's hasher is seeded anew
  /// in each process, so no document can be written to collide.
  private func slot(of id: UnsafeRawBufferPointer, in tree: ElementTree) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: id)
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] >= 0 {
      if let other = tree.attribute(Vocabulary.shared.id, at: Int(slots[slot])),
        tree.withBytes(of: other, { $0.elementsEqual(id) })
      {
        return slot
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
