/// Where children are in the element that they are in. There may be thousands, and as many changes of them, so that
/// no question looks through all.
extension SourceTree {
  /// The distance between the ranks of two neighbours at first.
  private static let rankDistance = 1 << 32

  /// Ranks all children anew.
  mutating func rankChildren(of index: NodeIndex) {
    for (place, child) in self[index].children.enumerated() {
      self[child].rank = place * Self.rankDistance
    }
  }

  /// Which of its parent's children an element is; nil for the root and for what has been taken out.
  func place(of index: NodeIndex) -> Int? {
    guard let parent = self[index].parent else { return nil }
    return position(of: index, in: self[parent].children)
  }

  /// Where an element is, or would be, in some of the children of its parent, which are in their order.
  private func position(of index: NodeIndex, in children: [NodeIndex]) -> Int {
    let rank = self[index].rank
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if self[children[middle]].rank < rank { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Which of an element's children comes right behind one of them; the first behind none.
  func place(behind previous: NodeIndex?, in parent: NodeIndex) -> Int {
    guard let previous, self[previous].parent == parent else { return 0 }
    return place(of: previous).map { $0 + 1 } ?? 0
  }

  /// Makes an element a child of another one.
  /// - Parameter place: Which of the children it becomes.
  mutating func addChild(_ index: NodeIndex, to parent: NodeIndex, at place: Int) {
    let count = self[parent].children.count
    let before = place > 0 ? self[self[parent].children[place - 1]].rank : nil
    let behind = place < count ? self[self[parent].children[place]].rank : nil
    self[index].parent = parent
    self[parent].children.insert(index, at: place)
    switch (before, behind) {
    case (nil, nil): self[index].rank = 0
    case (let before?, nil): self[index].rank = before + Self.rankDistance
    case (nil, let behind?): self[index].rank = behind - Self.rankDistance
    case (let before?, let behind?):
      self[index].rank = before + (behind - before) / 2
      if self[index].rank == before { rankChildren(of: parent) }
    }
    if kindred[parent] == nil { findKindred(in: parent) } else { addKindred(index, in: parent) }
  }

  /// Takes a child out of the element that it is in.
  /// - Returns: What is behind it there; nil where nothing is.
  mutating func removeChild(_ index: NodeIndex, at place: Int, of parent: NodeIndex) -> NodeIndex? {
    removeKindred(index, in: parent)
    self[parent].children.remove(at: place)
    self[index].parent = nil
    return place < self[parent].children.count ? self[parent].children[place] : nil
  }

  // MARK: Kinds

  /// So many children or more have lists of those of each kind.
  private static let many = 64

  /// Lists an element's children by their kinds, where there are many.
  mutating func findKindred(in parent: NodeIndex) {
    guard self[parent].children.count >= Self.many else { return }
    kindred[parent] = Dictionary(grouping: self[parent].children) { self[$0].kind }
  }

  mutating func addKindred(_ index: NodeIndex, in parent: NodeIndex) {
    guard kindred[parent] != nil else { return }
    let kind = self[index].kind
    let place = position(of: index, in: kindred[parent]?[kind] ?? [])
    kindred[parent]?[kind, default: []].insert(index, at: place)
  }

  mutating func removeKindred(_ index: NodeIndex, in parent: NodeIndex) {
    guard kindred[parent] != nil else { return }
    let kind = self[index].kind
    let place = position(of: index, in: kindred[parent]?[kind] ?? [])
    if kindred[parent]?[kind]?.indices.contains(place) == true {
      kindred[parent]?[kind]?.remove(at: place)
    }
  }

  /// How many children before an element have its name and property.
  func ordinal(of index: NodeIndex, in parent: NodeIndex) -> Int {
    let kind = self[index].kind
    if let lists = kindred[parent] { return position(of: index, in: lists[kind] ?? []) }
    return self[parent].children.prefix { $0 != index }.count { self[$0].kind == kind }
  }

  /// A child by its name, its property, and how many of these are before it; nil where there are fewer.
  func child(_ step: ElementPath.Step, of parent: NodeIndex) -> NodeIndex? {
    guard step.ordinal >= 0, let kind = kind(step.childName) else { return nil }
    let list =
      kindred[parent].map { $0[kind] ?? [] }
      ?? self[parent].children.filter { self[$0].kind == kind }
    return step.ordinal < list.count ? list[step.ordinal] : nil
  }
}

extension ElementPath.Step {
  fileprivate var childName: String { name + (key.map { "@" + $0 } ?? "") }
}
