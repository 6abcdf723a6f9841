import Localization

/// The result's text.
extension DocumentMerge {
  /// Writes all elements of the result.
  mutating func write() {
    var writing = MergedWriting(self)
    writing.write()
    self = writing.merge
    let (prologue, epilogue) = (text(\.prologue, "prologue"), text(\.epilogue, "epilogue"))
    result = SourceTree(ours, nodes: writing.nodes, prologue: prologue, epilogue: epilogue)
    nodes = writing.numbers
  }

  /// What stands before the document's root, or behind it.
  private mutating func text(
    _ part: KeyPath<SourceTree, SourcePiece>, _ aspect: String
  ) -> SourcePiece {
    let all = [base, ours, theirs].map { Array($0[keyPath: part].bytes(in: $0.source)) }
    var choice = Self.side(all[0], all[1], all[2])
    if choice.isClash {
      choice = Self.side(all[0].comments, all[1].comments, all[2].comments)
      if choice.isClash, let root = trios.ofOurs[ours.root] {
        choice.side = noteComment(root, about: aspect)
      }
    }
    return .made(choice.side == .theirs ? all[2] : all[1])
  }

  /// Each side has words of its own where there is a place for one's.
  mutating func noteComment(_ trio: Int, about aspect: String = "comment") -> MergeSide {
    let decided = note(trio, about: aspect) {
      localized("%1$s has another comment in ours than in theirs", $0)
    }
    return decided == .theirs ? .theirs : .ours
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

  private mutating func order(of trio: Int) -> [Int] {
    guard let present = children[trio] else { return [] }
    func list(_ side: MergeSide) -> [Int] {
      guard let index = merge.trios[trio][side] else { return [] }
      return merge.tree(side)[index].children.compactMap { merge.trios.trio(of: $0, side) }
        .filter(present.contains)
    }
    let (tree, index) = merge.shown(trio)
    let name = tree[index].name
    let lists = (base: list(.base), ours: list(.ours), theirs: list(.theirs))
    let preferred = merge.decidedOrder(of: trio, lists.base, lists.ours, lists.theirs)
    let merging = merge
    return MergedOrder.merge(
      base: lists.base, ours: lists.ours, theirs: lists.theirs, preferred: preferred
    ) {
      Self.isBefore($0, $1, in: name, merging)
    }
  }

  /// Whether something that ours added to an element is written before something that theirs added there.
  private static func isBefore(
    _ mine: Int, _ other: Int, in parent: String, _ merge: DocumentMerge
  ) -> Bool {
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
    node.before = nodes[number.value].before
    node.children = []
    for child in inside {
      guard let childNumber = numbers[child] else { continue }
      let text = text(before: child, in: trio)
      if let indentation = SourceTree.indentation(atEndOf: text) {
        indentations[child] = Array(indentation)
      }
      nodes[childNumber.value].before = text.isEmpty ? [] : [.made(text)]
      node.children.append(childNumber)
    }
    let end = inside.isEmpty ? textOfLeaf(trio) : textAtEnd(of: trio)
    node.ending = end.text.isEmpty ? [] : [.made(end.text)]
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
    if node.isEmptyTag, !node.isEmpty {
      node.isEmptyTag = false
      node.endTag =
        open.map { .made(Array($1.endTag.bytes(in: $0.source))) } ?? .text("</\(node.name)>")
    }
    // What was put into it by one side is elsewhere in the result.
    let empty = versions.compactMap { tree, index in index.map { tree[$0] } }
      .filter(\.isEmpty)
    if node.isEmpty, empty.count == 1, versions.allSatisfy({ $1 != nil }) {
      node.isEmptyTag = empty[0].isEmptyTag
    }
    // What both sides emptied together is written as what is empty.
    if !node.hasChildren, !node.ending.isEmpty, merge.ours.isBlank(node.ending),
      versions.allSatisfy({ tree, index in index.map { !tree[$0].children.isEmpty } ?? true })
    {
      node.ending = []
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
      versions[0]?.withoutSpace ?? [], mine.withoutSpace, other.withoutSpace)
    // A scene's comment is its controller's title.
    return words.isClash && !isScene(trio) ? merge.noteComment(trio) : words.side
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
      let new = indentations[parent],
      !new.elementsEqual(old),
      let last = SourceTree.indentation(atEndOf: text), last.starts(with: old)
    else { return text }
    return text.dropLast(last.count) + new + last.dropFirst(old.count)
  }

  /// What stands behind an element's last child.
  private mutating func textAtEnd(of trio: Int) -> (text: [UInt8], isOurs: Bool) {
    let all = versions(trio) { side, index in
      let text = surrounding(side).text(atEndOf: index)
      return merge.tree(side)[index].children.isEmpty && text.comments.isEmpty ? nil : text
    }.map { $0 ?? nil }
    let side = side(of: all, trio)
    guard let text = side == .ours ? all[1] : all[2] else { return ([], true) }
    return (asDeep(text, all, side, in: trio) { merge.trios[trio][$0] }, side == .ours)
  }

  /// All that is in an element without children.
  private mutating func textOfLeaf(_ trio: Int) -> (text: [UInt8], isOurs: Bool) {
    let all = versions(trio) { surrounding($0).text(atEndOf: $1) }
    guard let mine = all[1] else { return (all[2] ?? [], false) }
    guard let other = all[2] else { return (mine, true) }
    let choice = DocumentMerge.side(all[0], mine, other)
    let side = choice.isClash ? sideOfLeaf(trio, all[0], mine, other) : choice.side
    return side == .ours ? (mine, true) : (other, false)
  }

  /// Whose text counts where each side wrote another one, in what it says or in its comments.
  private mutating func sideOfLeaf(
    _ trio: Int, _ old: [UInt8]?, _ mine: [UInt8], _ other: [UInt8]
  ) -> MergeSide {
    if merge.isBookkeeping(trio) { return .ours }
    let texts = versions(trio) { merge.tree($0)[$1].text }
    let (text, otherText) = (texts[1] ?? "", texts[2] ?? "")
    let said = DocumentMerge.side(texts[0]?.exact, text.exact, otherText.exact)
    let noted = DocumentMerge.side(old?.comments, mine.comments, other.comments)
    // White space where a version has elements is no text.
    let isList = versions(trio) { merge.tree($0)[$1].hasChildren }.contains(true)
    if text.exact == otherText.exact || isList && (text + otherText).allSatisfy(\.isWhitespace) {
      return noted.isClash ? merge.noteComment(trio) : noted.side
    }
    if said.isClash {
      let decided = merge.note(trio, about: "text()", canBeBoth: true) { subject in
        let quoted = DocumentMerge.quoted(text, otherText)
        return localized(
          "%1$s has the text %2$s in ours and %3$s in theirs", subject, quoted.ours, quoted.theirs)
      }
      return decided == .theirs ? .theirs : .ours
    }
    let isOther = noted.isClash || noted.side != said.side
    return mine.comments != other.comments && isOther ? merge.noteComment(trio) : said.side
  }
}

extension [UInt8] {
  fileprivate var withoutSpace: [UInt8] { filter { !SourceTree.isSpace($0) } }
}
