import InterfaceBuilder

/// A section of a table, as it is shown: one of the document's, or one that the app's data source is
/// declared to answer.
package struct ListSection: Hashable, Sendable {
  /// The document's id of the section, or one made up.
  package let id: String
  /// The element's line; that of the table for a declared section.
  package let line: Int
  package let header: String?
  package let footer: String?
  /// Indices of the views of its cells, in order.
  package let cells: [Int]
}

extension Scene {
  /// The sections of a table or collection view; none for one whose rows nothing declares.
  package func sections(of list: Int) -> [ListSection] {
    if let declared = declaredSections[list] { return declared }
    let written = views[list].element?.tableSections ?? []
    guard !written.isEmpty else { return [] }
    let cells = views[list].children.filter { views[$0].kind == .tableViewCell }
    return written.map { section in
      let elements = section.cells
      return ListSection(
        id: section.element.id ?? String(section.element.line), line: section.element.line,
        header: section.headerTitle, footer: section.footerTitle,
        cells: cells.filter { views[$0].element.map(elements.contains) ?? false })
    }
  }
}
