/// What one side removed of what the other has: which elements went together, and whether the other changed
/// something in them.
struct RemovedParts {
  /// The outermost elements that were removed, in the order of the side that has them. A mere list goes with what
  /// is in it.
  private(set) var tops: [Int] = []
  /// The outermost removed element around each that was removed, or that was made in one.
  private(set) var topAround: [Int: Int] = [:]
  /// The elements of each part.
  private(set) var members: [Int: [Int]] = [:]
  /// What the side that has it changed first in a part, by the outermost element.
  private(set) var changes: [Int: Int] = [:]
  /// What Interface Builder rewrites by itself, with all that is in it.
  private(set) var bookkeeping: Set<Int> = []

  /// - Parameter side: Which has what the other side removed.
  init(keptBy side: MergeSide, _ tree: SourceTree, base: SourceTree, _ trios: ElementTrios) {
    let changes = SideChanges(side, tree, base: base, trios)
    for index in tree.elements {
      guard let trio = trios.trio(of: index, side) else { continue }
      let parent = tree[index].parent.flatMap { trios.trio(of: $0, side) }
      if changes.isBookkeeping(index) || parent.map(bookkeeping.contains) == true {
        bookkeeping.insert(trio)
      }
      let versions = trios[trio]
      let isNew = versions.base == nil && (versions.ours == nil || versions.theirs == nil)
      let around = parent.flatMap { topAround[$0] }
      if let around, versions.isRemovedByOne || isNew {
        topAround[trio] = around
        members[around, default: []].append(trio)
      } else if versions.isRemovedByOne, !tree.isMereList(index) || changes.hasNewComment(trio) {
        tops.append(trio)
        topAround[trio] = trio
        members[trio] = [trio]
      }
      guard let top = topAround[trio] ?? around, self.changes[top] == nil,
        !bookkeeping.contains(trio)
      else { continue }
      if changes.isChanged(trio, in: parent) { self.changes[top] = trio }
    }
  }
}

/// What one side made of the base's elements.
private struct SideChanges {
  private let side: MergeSide
  private let tree: SourceTree
  private let base: SourceTree
  private let trios: ElementTrios
  private let chosenFrames: [SourceTree.NodeIndex: Set<String>]
  private let texts: SurroundingText
  private let textsOfBase: SurroundingText

  init(_ side: MergeSide, _ tree: SourceTree, base: SourceTree, _ trios: ElementTrios) {
    (self.side, self.tree, self.base, self.trios) = (side, tree, base, trios)
    chosenFrames = tree.chosenFrames()
    (texts, textsOfBase) = (SurroundingText(of: tree), SurroundingText(of: base))
  }

  /// Whether Interface Builder rewrites an element by itself.
  func isBookkeeping(_ index: SourceTree.NodeIndex) -> Bool {
    MergePolicy.isBookkeeping(tree[index])
      || tree[index]["key"] == "frame" && chosenFrames[index] == nil
  }

  /// Whether an element was made, moved or changed.
  func isChanged(_ trio: Int, in parent: Int?) -> Bool {
    guard let index = trios[trio][side], let before = trios[trio].base else { return true }
    if base[before].parent.flatMap({ trios.trio(of: $0, .base) }) != parent { return true }
    // What both sides have elsewhere stays whatever is done to it.
    guard trios[trio].isRemovedByOne else { return false }
    if hasNewComment(trio) || isReordered(index, before) { return true }
    let (node, old) = (tree[index], base[before])
    return chosenFrames[index].map { chosen in
      MergePolicy.facts(ofFrame: node, chosen: chosen)
        != MergePolicy.facts(ofFrame: old, chosen: chosen)
    } ?? (MergePolicy.facts(of: node) != MergePolicy.facts(of: old))
  }

  /// Whether the side put what is in a list into another order, which says something there.
  private func isReordered(_ index: SourceTree.NodeIndex, _ before: SourceTree.NodeIndex) -> Bool {
    guard tree.hasOrder(index) else { return false }
    let old = base[before].children.compactMap { trios.trio(of: $0, .base) }
    let new = tree[index].children.compactMap { trios.trio(of: $0, side) }
    let shared = Set(old).intersection(new)
    return old.filter(shared.contains) != new.filter(shared.contains)
  }

  /// Whether the side wrote a comment before an element or directly in it. A scene's is its controller's title,
  /// which Interface Builder writes.
  func hasNewComment(_ trio: Int) -> Bool {
    guard let index = trios[trio][side] else { return false }
    let before = trios[trio].base
    let inside = texts.text(atEndOf: index).comments
    if !inside.isEmpty, inside != before.map({ textsOfBase.text(atEndOf: $0).comments }) {
      return true
    }
    let above = tree[index].name == "scene" ? [] : texts.text(before: index).comments
    return !above.isEmpty && above != before.map { textsOfBase.text(before: $0).comments }
  }
}
