import InterfaceBuilder

/// What Interface Builder, which lays out what it has open, has noted of views in a document.
struct InterfaceMarks {
  private var misplaced: Set<String> = []
  private var ambiguous: Set<String> = []

  init(_ document: Document) {
    for element in document.root.subtree {
      if element["misplaced"] == "YES" {
        misplaced.formUnion(element.subtree.compactMap(\.id))
      }
      if element["ambiguous"] == "YES" {
        // The mark is on one of those that one equation ties.
        ambiguous.formUnion([element.id, element.parent?.parent?.id].compactMap(\.self))
        ambiguous.formUnion(
          element.children.flatMap { [$0.id].compactMap(\.self) + $0.children.compactMap(\.id) })
      }
    }
  }

  func haveMisplaced(_ id: String?) -> Bool { id.map(misplaced.contains) ?? false }

  /// - Parameter ids: Of all views whose frames are open.
  func haveAmbiguous(_ ids: some Sequence<String>) -> Bool {
    ids.contains(where: ambiguous.contains)
  }
}
