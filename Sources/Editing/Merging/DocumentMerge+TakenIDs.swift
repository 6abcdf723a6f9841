extension DocumentMerge {
  /// Theirs, where what both sides made has one id and is not the same thing: there it has another id, and what
  /// refers to it does so by that.
  static func withoutTakenIDs(
    _ theirs: SourceTree, base: SourceTree, ours: SourceTree
  ) -> SourceTree {
    var names: [String: String] = [:]
    var taken: Set<String> = []
    let all = theirs.nodes.indices.map(NodeIndex.init(value:))
    for index in all where theirs.hasID(index) {
      guard let id = theirs[index].id, names[id] == nil, base.node(withID: id) == nil,
        let other = ours.node(withID: id), theirs[index].isOther(than: ours[other])
      else { continue }
      let name = NewElementIDs.id(for: "theirs of \(id)") { new in
        [base, ours, theirs].contains { $0.node(withID: new) != nil }
          || taken.contains(new)
      }
      taken.insert(name)
      names[id] = name
    }
    guard !names.isEmpty else { return theirs }
    var renamed = theirs
    for index in all {
      for attribute in theirs[index].attributes
      where attribute.name == "id" || referringAttributes.contains(attribute.name) {
        guard let name = names[attribute.value] else { continue }
        renamed.set(attribute.name, of: index, to: name)
      }
    }
    return renamed
  }
}

extension SourceTree.Node {
  /// What a constraint is between; it is another one where it is between other things.
  private static let ends = ["firstItem", "firstAttribute", "secondItem", "secondAttribute"]

  /// Whether two elements with one id are not what both sides made of one thing, such as a copy of one change.
  fileprivate func isOther(than other: SourceTree.Node) -> Bool {
    if name != other.name { return true }
    return name == "constraint" && Self.ends.contains { self[$0] != other[$0] }
  }
}
