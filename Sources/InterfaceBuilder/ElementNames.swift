/// Some tags, to ask many elements whether they have one of them without comparing texts.
package struct ElementNames: Sendable {
  /// By the number of a known name. Tags that no document can have are left out.
  private var isMember: [Bool]

  package init(_ names: some Sequence<String>) {
    let vocabulary = Vocabulary.shared
    isMember = [Bool](repeating: false, count: vocabulary.names.count)
    for name in names {
      if let id = vocabulary.id(of: name) { isMember[Int(id)] = true }
    }
  }

  fileprivate func contains(_ name: NameID) -> Bool {
    Int(name) < isMember.count && isMember[Int(name)]
  }
}

extension Element {
  /// Whether its tag is one of these.
  package func isNamed(in names: ElementNames) -> Bool { names.contains(tree.nodes[index].name) }
}
