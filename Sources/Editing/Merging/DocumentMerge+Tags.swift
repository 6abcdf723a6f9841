import Localization

/// Names and attributes.
extension DocumentMerge {
  /// An element as the result has it, apart from what is in it.
  mutating func mergedTags(of trio: Int) -> SourceTree.Node {
    let versions = trios[trio]
    guard let mine = versions.ours.map({ ours[$0] }) else {
      return versions.theirs.map { theirs.made($0) } ?? base.made(base.root)
    }
    guard let index = versions.theirs else { return mine }
    let (old, other) = (versions.base.map { base[$0] }, theirs.made(index))
    let forced = valueSide(trio, old, mine, other)
    let name = forced ?? nameSide(trio, old, mine, other)
    var node = mine
    if name == .theirs { (node.name, node.tagStart) = (other.name, other.tagStart) }
    node.attributes = mergedAttributes(trio, old, mine, other, forced)
    let tagEnd = Self.side(
      old.map { bytes($0.tagEnd, base) }, bytes(mine.tagEnd, ours), bytes(other.tagEnd, theirs))
    if tagEnd.side == .theirs { node.tagEnd = other.tagEnd }
    mergeEnds(&node, old, mine, other)
    return node
  }

  private func bytes(_ piece: SourcePiece, _ tree: SourceTree) -> [UInt8] {
    Array(piece.bytes(in: tree.source))
  }

  /// Whether it is one tag or two, and how the second is written.
  private func mergeEnds(
    _ node: inout SourceTree.Node, _ old: SourceTree.Node?, _ mine: SourceTree.Node,
    _ other: SourceTree.Node
  ) {
    func end(_ node: SourceTree.Node, _ tree: SourceTree) -> [UInt8] {
      node.isEmptyTag ? [] : bytes(node.endTag, tree)
    }
    let side = Self.side(old.map { end($0, base) }, end(mine, ours), end(other, theirs)).side
    (node.isEmptyTag, node.endTag) =
      side == .theirs ? (other.isEmptyTag, other.endTag) : (mine.isEmptyTag, mine.endTag)
    let isItsOwn = (side == .theirs ? other.name : mine.name) == node.name
    if !isItsOwn { node.endTag = .text("</\(node.name)>") }
  }

  private mutating func nameSide(
    _ trio: Int, _ old: SourceTree.Node?, _ mine: SourceTree.Node, _ other: SourceTree.Node
  ) -> MergeSide {
    let choice = Self.side(old?.name, mine.name, other.name)
    guard choice.isClash else { return choice.side }
    let decided = note(trio, about: "kind", canBeBoth: true) {
      localized(
        "%1$s is a %2$s in ours and a %3$s in theirs", $0, mine.name.inWords, other.name.inWords)
    }
    return decided == .theirs ? .theirs : .ours
  }

  /// Whose version of a value of several attributes counts as a whole; nil where both can be merged.
  private mutating func valueSide(
    _ trio: Int, _ old: SourceTree.Node?, _ mine: SourceTree.Node, _ other: SourceTree.Node
  ) -> MergeSide? {
    guard MergePolicy.isValue(mine.name), MergePolicy.isValue(other.name) else { return nil }
    let choice = Self.side(
      old.map(MergePolicy.facts), MergePolicy.facts(of: mine), MergePolicy.facts(of: other))
    guard choice.isClash else { return nil }
    guard !isBookkeeping(trio) else { return .ours }
    let decided = note(trio, about: "value", canBeBoth: true) {
      localized(
        "%1$s is %2$s in ours and %3$s in theirs", $0,
        Self.quoted(mine.words(besides: other)), Self.quoted(other.words(besides: mine)))
    }
    return decided == .theirs ? .theirs : .ours
  }

  // MARK: Attributes

  private mutating func mergedAttributes(
    _ trio: Int, _ old: SourceTree.Node?, _ mine: SourceTree.Node, _ other: SourceTree.Node,
    _ forced: MergeSide?
  ) -> [SourceTree.Attribute] {
    var all: [String: SourceTree.Attribute] = [:]
    let names =
      mine.attributes.map(\.name) + other.attributes.map(\.name).filter { mine[$0] == nil }
    for name in names {
      let versions = (old?.attribute(name), mine.attribute(name), other.attribute(name))
      let side = forced ?? attributeSide(trio, name, versions)
      if let attribute = side == .theirs ? versions.2 : versions.1 { all[name] = attribute }
    }
    func order(_ node: SourceTree.Node?) -> [String] {
      node?.attributes.map(\.name).filter { all[$0] != nil } ?? []
    }
    return MergedOrder.merge(base: order(old), ours: order(mine), theirs: order(other)) {
      WritingOrder.shared.position(ofAttribute: $1, in: [$0], of: mine.name) != 0
    }.compactMap { all[$0] }
  }

  private mutating func attributeSide(
    _ trio: Int, _ name: String,
    _ versions: (
      old: SourceTree.Attribute?, mine: SourceTree.Attribute?, other: SourceTree.Attribute?
    )
  ) -> MergeSide {
    let (old, mine, other) = (versions.old?.value, versions.mine?.value, versions.other?.value)
    if mine == other {
      return Self.side(
        versions.old.map(base.bytes), versions.mine.map(ours.bytes),
        versions.other.map(theirs.bytes)
      ).side
    }
    let isReference = Self.referringAttributes.contains(name)
    if let other, other != old, isReference, isRemoved(other), !isBookkeeping(trio) {
      return noteGone(trio, name, other)
    }
    if mine == old { return .theirs }
    if other == old { return .ours }
    if let mine, let other, let newer = MergePolicy.newer(mine, other, of: name) {
      return newer == mine ? .ours : .theirs
    }
    if isBookkeeping(trio) || MergePolicy.isBookkeeping(attribute: name) { return .ours }
    let choice = note(trio, about: name, canBeBoth: true) {
      localized(
        "%1$s has the %2$s %3$s in ours and %4$s in theirs", $0, name.inWords, Self.quoted(mine),
        Self.quoted(other))
    }
    return choice == .theirs ? .theirs : .ours
  }

  /// Theirs refers to something that ours removed.
  private mutating func noteGone(_ trio: Int, _ name: String, _ id: String) -> MergeSide {
    let choice = note(trio, about: name, isRestored: !isGone(id)) {
      localized(
        "%1$s has the %2$s %3$s in theirs, which ours removed", $0, name.inWords, Self.quoted(id))
    }
    return choice == .theirs ? .theirs : .ours
  }
}

extension SourceTree {
  /// An element with its tags written out, so that it can be in another file's tree.
  func made(_ index: NodeIndex) -> Node {
    var node = self[index]
    func made(_ piece: SourcePiece) -> SourcePiece { .made(Array(piece.bytes(in: source))) }
    node.tagStart = made(node.tagStart)
    node.tagEnd = made(node.tagEnd)
    node.endTag = made(node.endTag)
    for place in node.attributes.indices {
      let attribute = node.attributes[place]
      node.attributes[place].start = made(attribute.start)
      node.attributes[place].written = made(attribute.written)
      node.attributes[place].end = made(attribute.end)
    }
    return node
  }
}

extension SourceTree.Node {
  fileprivate func attribute(_ name: String) -> SourceTree.Attribute? {
    attributes.first { $0.name == name }
  }

  /// What a value is, as far as another one isn't.
  fileprivate func words(besides other: SourceTree.Node) -> String {
    let words = attributes.filter { other[$0.name] != $0.value }
      .map { "\($0.name.inWords) \($0.value)" }
    return (name == other.name && !words.isEmpty ? words : [name.inWords] + words)
      .joined(separator: ", ")
  }
}
