/// The three versions that meet in a merge, and what becomes of them.
enum MergeSide {
  case base, ours, theirs
}

/// Which elements of the three versions are the same.
struct ElementTrios {
  typealias NodeIndex = SourceTree.NodeIndex

  /// An element in the versions that have it.
  struct Trio {
    var base: NodeIndex?
    var ours: NodeIndex?
    var theirs: NodeIndex?

    subscript(side: MergeSide) -> NodeIndex? {
      switch side {
      case .base: base
      case .ours: ours
      case .theirs: theirs
      }
    }

    /// Whether the base has it, and of the sides ours alone.
    var isRemovedByTheirs: Bool { base != nil && ours != nil && theirs == nil }
    var isRemovedByOurs: Bool { base != nil && ours == nil && theirs != nil }
    var isRemovedByOne: Bool { isRemovedByOurs || isRemovedByTheirs }
  }

  /// First those of the base, each before what is in it, then what ours made, then what theirs made.
  private(set) var trios: [Trio] = []
  private(set) var ofBase: NodeTable<Int>
  private(set) var ofOurs: NodeTable<Int>
  private(set) var ofTheirs: NodeTable<Int>

  init(base: SourceTree, ours: SourceTree, theirs: SourceTree) {
    (ofBase, ofOurs) = (NodeTable(of: base), NodeTable(of: ours))
    ofTheirs = NodeTable(of: theirs)
    let oursOfBase = ElementPairs(from: base, to: ours).inverted
    let theirsOfBase = ElementPairs(from: base, to: theirs).inverted
    for index in base.elements {
      add(Trio(base: index, ours: oursOfBase[index], theirs: theirsOfBase[index]))
    }
    for index in ours.elements where ofOurs[index] == nil { add(Trio(ours: index)) }
    for index in theirs.elements {
      addTheirs(index, ours, theirs)
      pairMadeByBoth(in: index, ours, theirs)
    }
  }

  subscript(trio: Int) -> Trio { trios[trio] }

  func trio(of index: NodeIndex, _ side: MergeSide) -> Int? {
    switch side {
    case .base: ofBase[index]
    case .ours: ofOurs[index]
    case .theirs: ofTheirs[index]
    }
  }

  private mutating func add(_ trio: Trio) {
    let number = trios.count
    trios.append(trio)
    if let index = trio.base { ofBase[index] = number }
    if let index = trio.ours { ofOurs[index] = number }
    if let index = trio.theirs { ofTheirs[index] = number }
  }

  /// What theirs made is what ours made of the same id.
  private mutating func addTheirs(_ index: NodeIndex, _ ours: SourceTree, _ theirs: SourceTree) {
    guard ofTheirs[index] == nil else { return }
    if theirs.hasID(index), let partner = theirs[index].id.flatMap(ours.node),
      let trio = ofOurs[partner], trios[trio].base == nil, trios[trio].theirs == nil
    {
      join(index, trio)
    } else {
      add(Trio(theirs: index))
    }
  }

  private mutating func join(_ index: NodeIndex, _ trio: Int) {
    trios[trio].theirs = index
    ofTheirs[index] = trio
  }

  /// What both made in one element without an id of its own, and is the same.
  private mutating func pairMadeByBoth(
    in parent: NodeIndex, _ ours: SourceTree, _ theirs: SourceTree
  ) {
    guard let partner = ofTheirs[parent].flatMap({ trios[$0].ours }) else { return }
    let new = theirs[parent].children.filter { ofTheirs[$0] == nil && !theirs.hasID($0) }
    guard !new.isEmpty else { return }
    let old = ours[partner].children.filter { child in
      guard let trio = ofOurs[child] else { return false }
      return trios[trio].base == nil && trios[trio].theirs == nil && !ours.hasID(child)
    }
    for (mine, other) in SiblingPairs(old, of: ours, new, of: theirs, isLater: false).pairs {
      if let trio = ofOurs[mine] { join(other, trio) }
    }
  }
}
