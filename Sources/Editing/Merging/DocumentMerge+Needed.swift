/// What theirs removed and ours left alone, but what stays all the same can't do without.
extension DocumentMerge {
  /// Finds what has to stay since something that stays refers to it, such as a view of a constraint that ours changed:
  /// otherwise the result would name what isn't there, and Interface Builder would not open it.
  ///
  /// 1. What theirs removed stays where there is a reason to keep it, and nobody has chosen to do without it.
  /// 2. What that, or anything in it, refers to stays, too; and so on.
  mutating func findNeeded() {
    let tops = removedByTheirs(base.root)
    var topAround: [NodeIndex: NodeIndex] = [:]
    for top in tops {
      for index in subtree(top, of: result) { topAround[index] = top }
    }
    var staying = tops.filter { !isGivenUp($0) && reasonToKeep($0) != nil }
    var found = Set(staying)
    while let top = staying.popLast() {
      for index in subtree(top, of: result) {
        for id in references(of: index, in: result) {
          guard let other = result.node(withID: id).flatMap({ topAround[$0] }),
            !isGivenUp(other), found.insert(other).inserted
          else { continue }
          needed[other] = index
          staying.append(other)
        }
      }
    }
  }

  /// The outermost elements that theirs removed and ours has, in the order of the base.
  private func removedByTheirs(_ index: NodeIndex) -> [NodeIndex] {
    base[index].children.flatMap { child in
      guard theirsOfBase[child] == nil else { return removedByTheirs(child) }
      return [oursOfBase[child]].compactMap(\.self)
    }
  }

  private func isGivenUp(_ target: NodeIndex) -> Bool {
    choices[key(of: target, "removal")] == .theirs
  }
}
