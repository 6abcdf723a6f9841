/// Which of two elements' children without an id are the same:
///
/// 1. Those that are known by a property, a path or a name, such as `rect@frame`, where each side has one.
/// 2. What an element has one of, such as a list of subviews.
/// 3. Of several that nothing tells apart, such as segments, those that are alike in the same order; between
///    those, as many as there are on both sides are what became of each other.
struct SiblingPairs {
  typealias NodeIndex = SourceTree.NodeIndex

  private let tree: SourceTree
  private let other: SourceTree
  /// Whether one side was made from the other, so that what isn't alike may have been changed.
  private let isLater: Bool
  private let viewsBesideOld: [NodeIndex: String]
  private let viewsBesideNew: [NodeIndex: String]
  private(set) var pairs: [(NodeIndex, NodeIndex)] = []

  /// - Parameters:
  ///   - old: Children of one element that have no partner yet.
  ///   - new: Those of the other.
  init(
    _ old: [NodeIndex], of tree: SourceTree, _ new: [NodeIndex], of other: SourceTree, isLater: Bool
  ) {
    self.tree = tree
    self.other = other
    self.isLater = isLater
    viewsBesideOld = old.first.map(tree.viewsBeside) ?? [:]
    viewsBesideNew = new.first.map(other.viewsBeside) ?? [:]
    let newByName = Dictionary(grouping: new) {
      Self.identity(of: $0, in: other, beside: viewsBesideNew[$0])
    }
    let oldByName = Dictionary(grouping: old) {
      Self.identity(of: $0, in: tree, beside: viewsBesideOld[$0])
    }
    for (name, old) in oldByName {
      guard let new = newByName[name] else { continue }
      pairAlike(old, new)
    }
  }

  /// What tells an element from others in its parent, as far as anything does.
  /// - Parameter view: The id of the view that the element is about.
  private static func identity(
    of index: NodeIndex, in tree: SourceTree, beside view: String?
  ) -> [String] {
    let node = tree[index]
    if let view { return [node.name, "view", view] }
    guard let name = tree.identifyingAttribute(of: index) else { return [node.name] }
    return [node.name, name, node[name] ?? ""]
  }

  private mutating func pairAlike(_ old: [NodeIndex], _ new: [NodeIndex]) {
    guard let first = old.first, let only = new.first else { return }
    let areOne =
      isOne(first, in: tree, beside: viewsBesideOld)
      && isOne(only, in: other, beside: viewsBesideNew)
    if old.count == 1, new.count == 1, isLater || areOne {
      pairs.append((first, only))
      return
    }
    pairSequences(old, new)
  }

  /// Whether an element has at most one of a kind: what has a name of its own, or only holds others.
  private func isOne(
    _ index: NodeIndex, in tree: SourceTree, beside views: [NodeIndex: String]
  ) -> Bool {
    views[index] != nil || tree.identifyingAttribute(of: index) != nil || tree.isMereList(index)
  }

  private mutating func pairSequences(_ old: [NodeIndex], _ new: [NodeIndex]) {
    let oldPrints = old.map(tree.fingerprint)
    let newPrints = new.map(other.fingerprint)
    let alike = Self.occurrences(of: oldPrints, in: newPrints)
    pairs += alike.map { (old[$0.0], new[$0.1]) }
    guard isLater else { return }
    let (takenOld, takenNew) = (Set(alike.map(\.0)), Set(alike.map(\.1)))
    // What kept its place among its neighbours parts the rest.
    let staying = alike.longestRise { $0.1 }
    var (oldStart, newStart) = (0, 0)
    for (oldEnd, newEnd) in staying + [(old.count, new.count)] {
      pairChanged(
        (oldStart..<oldEnd).filter { !takenOld.contains($0) }.map { old[$0] },
        (newStart..<newEnd).filter { !takenNew.contains($0) }.map { new[$0] })
      (oldStart, newStart) = (oldEnd + 1, newEnd + 1)
    }
  }

  /// Pairs what stands between the same neighbours and isn't alike.
  private mutating func pairChanged(_ old: [NodeIndex], _ new: [NodeIndex]) {
    guard old.count != new.count else {
      pairs += zip(old, new)
      return
    }
    let alike = Self.occurrences(of: old.map(tree.facts), in: new.map(other.facts))
    pairs += alike.map { (old[$0.0], new[$0.1]) }
  }

  /// The places of the same values in two lists, in the first one's order. At the ends equal values are the same
  /// ones; elsewhere the first of one list is the first of the other.
  private static func occurrences(
    of values: [[String]], in others: [[String]]
  ) -> [(Int, Int)] {
    let start = zip(values, others).prefix { $0 == $1 }.count
    let end = zip(values.dropFirst(start).reversed(), others.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    var left: [[String]: [Int]] = [:]
    for place in (start..<others.count - end).reversed() {
      left[others[place], default: []].append(place)
    }
    let middle = (start..<values.count - end).compactMap { place in
      left[values[place]]?.popLast().map { (place, $0) }
    }
    return (0..<start).map { ($0, $0) } + middle
      + (0..<end).reversed().map { (values.count - 1 - $0, others.count - 1 - $0) }
  }
}

extension SourceTree {
  /// Whether an element has an id, and is the first that has it.
  func hasID(_ index: NodeIndex) -> Bool {
    self[index].id.map { nodesByID[$0] == index } ?? false
  }

  /// The attribute that tells an element from others of its kind, other than an id.
  fileprivate func identifyingAttribute(of index: NodeIndex) -> String? {
    ["key", "keyPath", "reference", "name", "identifier", "className"]
      .first { self[index][$0] != nil }
  }

  /// Whether only its place tells an element from others of its kind.
  func isNameless(_ index: NodeIndex) -> Bool {
    self[index].id == nil && identifyingAttribute(of: index) == nil && !isMereList(index)
      || self[index].name == "string"
  }

  /// In a list that runs parallel to the views of an element, such as their priorities in a stack view of macOS:
  /// the ids of the views that its entries are about.
  /// - Parameter entry: One of the list's.
  fileprivate func viewsBeside(_ entry: NodeIndex) -> [NodeIndex: String] {
    guard let list = self[entry].parent,
      ["visibilityPriorities", "customSpacing"].contains(self[list].name),
      let views = self[list].parent.flatMap({ owner in
        self[owner].children.first { self[$0].name == "subviews" }
      })
    else { return [:] }
    let pairs = zip(self[list].children, self[views].children)
    return Dictionary(
      uniqueKeysWithValues: pairs.compactMap { entry, view in self[view].id.map { (entry, $0) } })
  }

  /// Whether an element is only what is in it, such as a list of subviews.
  func isMereList(_ index: NodeIndex) -> Bool {
    let node = self[index]
    return node.attributes.isEmpty
      && (!node.children.isEmpty || node.text.allSatisfy(\.isWhitespace))
  }

  /// An element's own name, text and attributes.
  func facts(of index: NodeIndex) -> [String] {
    let node = self[index]
    return [node.name, node.text.exact]
      + node.attributes.flatMap { [$0.name, $0.value.exact] }
  }

  /// All that is in an element.
  func fingerprint(of index: NodeIndex) -> [String] {
    facts(of: index) + self[index].children.flatMap { ["<"] + fingerprint(of: $0) + [">"] }
  }

  /// All elements of the document, each before what is in it.
  var elements: [NodeIndex] { subtree(root) }

  /// An element and all that is in it, each before what is in that.
  func subtree(_ index: NodeIndex) -> [NodeIndex] {
    var elements: [NodeIndex] = []
    var open = [index]
    while let index = open.popLast() {
      elements.append(index)
      open += self[index].children.reversed()
    }
    return elements
  }
}
