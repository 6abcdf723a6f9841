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
    let isDecided = sidesOfTags[trio] != nil || sidesOfAttributes[trio] != nil
    if !isDecided, isOursAlone(versions) { return mine }
    let (old, other) = (versions.base.map { base[$0] }, theirs.made(index))
    let forced = sidesOfTags[trio] ?? valueSide(trio, old, mine, other)
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

  /// Whether theirs left an element's tags unchanged: they equal the base's or ours. Our tags are taken then.
  private func isOursAlone(_ versions: ElementTrios.Trio) -> Bool {
    guard let mine = versions.ours, let other = versions.theirs else { return false }
    return theirs.hasTags(other, of: ours, mine)
      || versions.base.map { theirs.hasTags(other, of: base, $0) } ?? false
  }

  private func bytes(_ piece: SourcePiece, _ tree: SourceTree) -> ArraySlice<UInt8> {
    piece.bytes(in: tree.source)
  }

  /// Whether it is one tag or two, and how the second is written.
  private func mergeEnds(
    _ node: inout SourceTree.Node, _ old: SourceTree.Node?, _ mine: SourceTree.Node,
    _ other: SourceTree.Node
  ) {
    func end(_ node: SourceTree.Node, _ tree: SourceTree) -> ArraySlice<UInt8> {
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
    func facts(_ node: SourceTree.Node) -> [String] { MergePolicy.facts(of: node) }
    let choice = Self.side(old.map(facts), facts(mine), facts(other))
    let chosen = chosenOfFrame(trio)
    if chosen.ours == nil, chosen.theirs == nil {
      guard choice.isClash else { return nil }
      guard !isBookkeeping(trio) else { return .ours }
    } else {
      // What Interface Builder works out doesn't count beside what somebody chose.
      let counted = (chosen.ours ?? []).union(chosen.theirs ?? [])
      let all = [old, mine, other].map { node in
        node.map { MergePolicy.facts(ofFrame: $0, chosen: counted) }
      }
      let (isOurs, isTheirs) = (chosen.ours != nil, chosen.theirs != nil)
      let (ours, theirs) = (isOurs ? all[1] : all[0], isTheirs ? all[2] : all[0])
      let word = Self.side(all[0], ours, theirs)
      guard word.isClash else { return ours != theirs ? word.side : choice.isClash ? .ours : nil }
    }
    return noteValues(trio, mine.words(besides: other), other.words(besides: mine))
  }

  private mutating func noteValues(_ trio: Int, _ mine: String, _ other: String) -> MergeSide {
    let decided = note(trio, about: "value", canBeBoth: true) { subject in
      let quoted = Self.quoted(mine, other)
      return localized(
        "%1$s is %2$s in ours and %3$s in theirs", subject, quoted.ours, quoted.theirs)
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
    let together = Set([mine.name, other.name].flatMap(MergePolicy.attributesOfOneValue)).sorted()
    let common = forced ?? sideOfAttributes(together, trio, old, mine, other)
    for name in names {
      let versions = (old?.attribute(name), mine.attribute(name), other.attribute(name))
      let side =
        forced ?? sidesOfAttributes[trio]?[name] ?? (together.contains(name) ? common : nil)
        ?? attributeSide(trio, name, versions)
      if let attribute = side == .theirs ? versions.2 : versions.1 { all[name] = attribute }
    }
    func order(_ node: SourceTree.Node?) -> [String] {
      node?.attributes.map(\.name).filter { all[$0] != nil } ?? []
    }
    return MergedOrder.merge(
      base: order(old), ours: order(mine), theirs: order(other), preferred: .ours
    ) {
      WritingOrder.shared.position(ofAttribute: $1, in: [$0], of: mine.name) != 0
    }.compactMap { all[$0] }
  }

  /// Whose version of attributes that are one value together counts; nil where both have the same.
  private mutating func sideOfAttributes(
    _ names: [String], _ trio: Int, _ old: SourceTree.Node?, _ mine: SourceTree.Node,
    _ other: SourceTree.Node
  ) -> MergeSide? {
    func values(_ node: SourceTree.Node) -> [String?] { names.map { node[$0]?.exact } }
    guard values(mine) != values(other) else { return nil }
    if isBookkeeping(trio) { return .ours }
    for name in names where Self.referringAttributes.contains(name) {
      if let id = other[name], id != old?[name], isRemoved(id) { return noteGone(trio, name, id) }
    }
    let choice = Self.side(old.map(values), values(mine), values(other))
    guard choice.isClash else { return choice.side }
    return noteValues(
      trio, mine.words(besides: other, of: names), other.words(besides: mine, of: names))
  }

  private mutating func attributeSide(
    _ trio: Int, _ name: String,
    _ versions: (
      old: SourceTree.Attribute?, mine: SourceTree.Attribute?, other: SourceTree.Attribute?
    )
  ) -> MergeSide {
    let (old, mine, other) = (versions.old?.value, versions.mine?.value, versions.other?.value)
    let exact = (old: old?.exact, mine: mine?.exact, other: other?.exact)
    if exact.mine == exact.other {
      return Self.side(
        versions.old.map(base.bytes), versions.mine.map(ours.bytes),
        versions.other.map(theirs.bytes)
      ).side
    }
    let isReference = Self.referringAttributes.contains(name)
    if let other, exact.other != exact.old, isReference, isRemoved(other), !isBookkeeping(trio) {
      return noteGone(trio, name, other)
    }
    if exact.mine == exact.old { return .theirs }
    if exact.other == exact.old { return .ours }
    if let mine, let other, let newer = MergePolicy.newer(mine, other, of: name) {
      return newer == mine ? .ours : .theirs
    }
    if isBookkeeping(trio) || MergePolicy.isBookkeeping(attribute: name) { return .ours }
    let choice = note(trio, about: name, canBeBoth: true) { subject in
      let quoted = Self.quoted(mine, other)
      return localized(
        "%1$s has the %2$s %3$s in ours and %4$s in theirs", subject, name.inWords, quoted.ours,
        quoted.theirs)
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
  /// - Parameter names: The attributes that are the value; nil for all.
  fileprivate func words(besides other: SourceTree.Node, of names: [String]? = nil) -> String {
    let words = attributes.filter {
      other[$0.name] != $0.value && names?.contains($0.name) != false
    }
    .map { "\($0.name.inWords) \($0.value)" }
    return (name == other.name && !words.isEmpty ? words : [name.inWords] + words)
      .joined(separator: ", ")
  }
}
