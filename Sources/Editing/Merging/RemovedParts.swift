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
    for index in tree.elements {
      guard let trio = trios.trio(of: index, side) else { continue }
      let parent = tree[index].parent.flatMap { trios.trio(of: $0, side) }
      if MergePolicy.isBookkeeping(tree[index]) || parent.map(bookkeeping.contains) == true {
        bookkeeping.insert(trio)
      }
      let versions = trios[trio]
      let isNew = versions.base == nil && (versions.ours == nil || versions.theirs == nil)
      let around = parent.flatMap { topAround[$0] }
      if let around, versions.isRemovedByOne || isNew {
        topAround[trio] = around
        members[around, default: []].append(trio)
      } else if versions.isRemovedByOne, !tree.isMereList(index) {
        tops.append(trio)
        topAround[trio] = trio
        members[trio] = [trio]
      }
      guard let top = topAround[trio] ?? around, changes[top] == nil, !bookkeeping.contains(trio)
      else { continue }
      if Self.isChanged(trio, side, tree, base: base, trios, in: parent) { changes[top] = trio }
    }
  }

  /// Whether an element was made, moved or changed.
  private static func isChanged(
    _ trio: Int, _ side: MergeSide, _ tree: SourceTree, base: SourceTree, _ trios: ElementTrios,
    in parent: Int?
  ) -> Bool {
    guard let index = trios[trio][side], let before = trios[trio].base else { return true }
    if base[before].parent.flatMap({ trios.trio(of: $0, .base) }) != parent { return true }
    // What both sides have elsewhere stays whatever is done to it.
    return trios[trio].isRemovedByOne
      && MergePolicy.facts(of: tree[index]) != MergePolicy.facts(of: base[before])
  }
}
