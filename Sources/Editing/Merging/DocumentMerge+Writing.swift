import Localization

/// The result's text.
extension DocumentMerge {
  /// Writes all elements of the result.
  mutating func write() {
    var writing = MergedWriting(self)
    writing.write()
    self = writing.merge
    result = SourceTree(
      ours, nodes: writing.nodes,
      prologue: text(base.prologueBytes, ours.prologueBytes, theirs.prologueBytes),
      epilogue: text(base.epilogueBytes, ours.epilogueBytes, theirs.epilogueBytes))
    nodes = writing.numbers
  }

  private func text(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> SourcePiece {
    Self.side(base, ours, theirs).side == .theirs ? .made(theirs) : .made(ours)
  }

  /// Whose version counts: whoever changed alone has the last word.
  /// - Returns: Ours, where each changed it in another way, which is a clash.
  static func side<Value: Equatable>(
    _ base: Value?, _ ours: Value, _ theirs: Value
  ) -> (side: MergeSide, isClash: Bool) {
    if ours == theirs || base == theirs { return (.ours, false) }
    return base == ours ? (.theirs, false) : (.ours, true)
  }
}

extension SourceTree {
  fileprivate var prologueBytes: [UInt8] { Array(prologue.bytes(in: source)) }
  fileprivate var epilogueBytes: [UInt8] { Array(epilogue.bytes(in: source)) }
}

/// Makes the result's elements, from the root down.
private struct MergedWriting {
  typealias NodeIndex = SourceTree.NodeIndex

  var merge: DocumentMerge
  private(set) var nodes: [SourceTree.Node]
  private(set) var numbers: [Int: NodeIndex] = [:]
  private let texts: [SurroundingText]
  private var children: [Int: Set<Int>] = [:]
  /// The white space before each element in its line.
  private var indentations: [Int: [UInt8]] = [:]

  init(_ merge: DocumentMerge) {
    self.merge = merge
    nodes = merge.ours.nodes
    texts = [merge.base, merge.ours, merge.theirs].map(SurroundingText.init)
    for (trio, parent) in merge.parents { children[parent, default: []].insert(trio) }
  }

  mutating func write() {
    guard let root = merge.trios.ofOurs[merge.ours.root] else { return }
    for index in nodes.indices { nodes[index].parent = nil }
    number(root)
    indentations[root] = []
    var open = [root]
    while let trio = open.popLast() {
      let inside = order(of: trio)
      for child in inside { number(child) }
      writeElement(trio, inside)
      open += inside.reversed()
    }
  }

  private mutating func number(_ trio: Int) {
    if let index = merge.trios[trio].ours {
      numbers[trio] = index
    } else {
      numbers[trio] = NodeIndex(value: nodes.count)
      if let index = merge.trios[trio].theirs { nodes.append(merge.theirs[index]) }
    }
  }

  // MARK: Order

  private func order(of trio: Int) -> [Int] {
    guard let present = children[trio] else { return [] }
    func list(_ side: MergeSide) -> [Int] {
      guard let index = merge.trios[trio][side] else { return [] }
      return merge.tree(side)[index].children.compactMap { merge.trios.trio(of: $0, side) }
        .filter(present.contains)
    }
    let (tree, index) = merge.shown(trio)
    let name = tree[index].name
    return MergedOrder.merge(base: list(.base), ours: list(.ours), theirs: list(.theirs)) {
      isBefore($0, $1, in: name)
    }
  }

  /// Whether something that ours added to an element is written before something that theirs added there.
  private func isBefore(_ mine: Int, _ other: Int, in parent: String) -> Bool {
    let names = [mine, other].map { trio in
      let (tree, index) = merge.shown(trio)
      return tree.childName(of: index)
    }
    if names.allSatisfy({ $0.hasPrefix("variation@") }) { return names[0] <= names[1] }
    return WritingOrder.shared.position(ofChild: names[1], in: [names[0]], of: parent) != 0
  }

  // MARK: Elements

  private mutating func writeElement(_ trio: Int, _ inside: [Int]) {
    guard let number = numbers[trio] else { return }
    var node = merge.mergedTags(of: trio)
    node.parent = merge.parents[trio].flatMap { numbers[$0] }
    node.content = []
    for child in inside {
      guard let childNumber = numbers[child] else { continue }
      let text = text(before: child, in: trio)
      if let indentation = SourceTree.indentation(atEndOf: text) {
        indentations[child] = Array(indentation)
      }
      if !text.isEmpty { node.content.append(.trivia(.made(text))) }
      node.content.append(.element(childNumber))
    }
    let end = inside.isEmpty ? textOfLeaf(trio) : textAtEnd(of: trio)
    if !end.text.isEmpty { node.content.append(.trivia(.made(end.text))) }
    node.text =
      end.isOurs ? node.text : merge.trios[trio].theirs.map { merge.theirs[$0].text } ?? ""
    close(&node, trio)
    nodes[number.value] = node
  }

  /// Gives an element an end tag where something is in it.
  private func close(_ node: inout SourceTree.Node, _ trio: Int) {
    let versions = [(merge.ours, merge.trios[trio].ours), (merge.theirs, merge.trios[trio].theirs)]
    let open = versions.compactMap { tree, index in index.map { (tree, tree[$0]) } }
      .first { $1.name == node.name && !$1.isEmptyTag }
    if !node.content.isEmpty, node.isEmptyTag {
      node.isEmptyTag = false
      node.endTag =
        open.map { .made(Array($1.endTag.bytes(in: $0.source))) } ?? .text("</\(node.name)>")
    }
    // What both sides emptied together is written as what is empty.
    if node.content.allSatisfy(\.isBlank), !node.content.isEmpty,
      versions.allSatisfy({ tree, index in index.map { !tree[$0].children.isEmpty } ?? true })
    {
      node.content = []
      node.isEmptyTag = true
    }
  }

  // MARK: Texts

  private func versions<Value>(_ trio: Int, _ value: (MergeSide, NodeIndex) -> Value) -> [Value?] {
    [MergeSide.base, .ours, .theirs].map { side in
      merge.trios[trio][side].map { value(side, $0) }
    }
  }

  private func surrounding(_ side: MergeSide) -> SurroundingText {
    switch side {
    case .base: texts[0]
    case .ours: texts[1]
    case .theirs: texts[2]
    }
  }

  /// What stands before an element of another one.
  private mutating func text(before trio: Int, in parent: Int) -> [UInt8] {
    let all = versions(trio) { surrounding($0).text(before: $1) }
    let side = side(of: all, trio)
    guard let text = side == .ours ? all[1] : all[2] else { return [] }
    return asDeep(text, all, side, in: parent) { side in
      merge.trios[trio][side].flatMap { merge.tree(side)[$0].parent }
    }
  }

  /// Whose text counts.
  private mutating func side(of versions: [[UInt8]?], _ trio: Int) -> MergeSide {
    guard let mine = versions[1] else { return .theirs }
    guard let other = versions[2] else { return .ours }
    let choice = DocumentMerge.side(versions[0], mine, other)
    guard choice.isClash else { return choice.side }
    let words = DocumentMerge.side(
      versions[0].map(\.withoutSpace), mine.withoutSpace, other.withoutSpace)
    // A scene's comment is its controller's title.
    guard words.isClash, !isScene(trio), !(mine.withoutSpace.isEmpty) else {
      return words.isClash && mine.withoutSpace.isEmpty ? .theirs : words.side
    }
    let decided = merge.note(trio, about: "comment") {
      localized("%1$s has another comment in ours than in theirs", $0)
    }
    return decided == .theirs ? .theirs : .ours
  }

  private func isScene(_ trio: Int) -> Bool {
    let (tree, index) = merge.shown(trio)
    return tree[index].name == "scene"
  }

  /// Lines stand as deep as what is around them. Those that both sides have alike stay where they are right for one.
  /// - Parameters:
  ///   - side: Whose text it is.
  ///   - around: The element around it in one of the versions.
  private func asDeep(
    _ text: [UInt8], _ all: [[UInt8]?], _ side: MergeSide, in parent: Int,
    around: (MergeSide) -> NodeIndex?
  ) -> [UInt8] {
    let sides = side == .ours && all[1] == all[2] ? [MergeSide.ours, .theirs] : [side]
    let texts = sides.compactMap { side in
      around(side).map { reindented(text, $0, side, parent) }
    }
    return texts.contains(text) ? text : texts.first ?? []
  }

  private func reindented(
    _ text: [UInt8], _ around: NodeIndex, _ side: MergeSide, _ parent: Int
  ) -> [UInt8] {
    let tree = merge.tree(side)
    let before = surrounding(side).text(before: around)
    guard
      let old = around == tree.root ? [] : SourceTree.indentation(atEndOf: before),
      let new = indentations[parent], !new.elementsEqual(old),
      let last = SourceTree.indentation(atEndOf: text), last.starts(with: old)
    else { return text }
    return text.dropLast(last.count) + new + last.dropFirst(old.count)
  }

  /// What stands behind an element's last child.
  private mutating func textAtEnd(of trio: Int) -> (text: [UInt8], isOurs: Bool) {
    let all = versions(trio) { side, index in
      merge.tree(side)[index].children.isEmpty ? nil : surrounding(side).text(atEndOf: index)
    }.map { $0 ?? nil }
    let side = side(of: all, trio)
    guard let text = side == .ours ? all[1] : all[2] else { return ([], true) }
    return (asDeep(text, all, side, in: trio) { merge.trios[trio][$0] }, side == .ours)
  }

  /// All that is in an element without children.
  private mutating func textOfLeaf(_ trio: Int) -> (text: [UInt8], isOurs: Bool) {
    let all = versions(trio) { surrounding($0).text(atEndOf: $1) }
    guard let mine = all[1] else { return (all[2] ?? [], false) }
    guard let other = all[2], let index = merge.trios[trio].ours,
      let otherIndex = merge.trios[trio].theirs
    else { return (mine, true) }
    let choice = DocumentMerge.side(all[0], mine, other)
    let (text, otherText) = (merge.ours[index].text, merge.theirs[otherIndex].text)
    // White space where one side has elements is no text.
    let isList = merge.ours[index].hasChildren || merge.theirs[otherIndex].hasChildren
    let isBlank = (text + otherText).allSatisfy(\.isWhitespace)
    guard choice.isClash, text != otherText, !(isList && isBlank) else {
      return choice.side == .ours ? (mine, true) : (other, false)
    }
    let before = merge.trios[trio].base.map { merge.base[$0].text }
    if merge.isBookkeeping(trio) || before == otherText { return (mine, true) }
    if before == text { return (other, false) }
    let decided = merge.note(trio, about: "text()", canBeBoth: true) {
      localized(
        "%1$s has the text %2$s in ours and %3$s in theirs", $0, DocumentMerge.quoted(text),
        DocumentMerge.quoted(otherText))
    }
    return decided == .theirs ? (other, false) : (mine, true)
  }
}

extension SourceTree.Content {
  fileprivate var isBlank: Bool {
    if case .trivia(.made(let bytes)) = self { bytes.allSatisfy(SourceTree.isSpace) } else { false }
  }
}

extension [UInt8] {
  fileprivate var withoutSpace: [UInt8] { filter { !SourceTree.isSpace($0) } }
}
