/// Cells whose disclosure indicator is there while sending an action from them would push.
package struct DisclosureIndicator: Hashable, Sendable {
  /// Reuse identifiers or ids.
  package let cells: [String]
  /// `show`, `showDetail` or an action of the app's own.
  package let action: String
}

extension [DisclosureIndicator] {
  /// Whether a cell has its indicator; nil where the document decides.
  /// - Parameters:
  ///   - cell: What the cell is called.
  ///   - pushes: Whether sending an action from the cell's controller would push.
  package func isShown(on cell: Set<String>, pushes: (String) -> Bool) -> Bool? {
    last { !cell.isDisjoint(with: $0.cells) }.map { pushes($0.action) }
  }
}

extension DisclosureIndicator {
  init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object("cells", "pushesBy")
    cells = try object.required("cells").references(to: .cell)
    action = try object.required("pushesBy").string()
  }
}
