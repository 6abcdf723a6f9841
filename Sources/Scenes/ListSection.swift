/// A section of a table or collection view, as it is shown: one of the document's, or one that the
/// app's data source is declared to answer.
package struct ListSection: Hashable, Sendable {
  /// The document's id of the section, or one made up.
  package let id: String
  /// The element's line; that of the table for a declared section.
  package let line: Int
  package let header: String?
  package let footer: String?
  /// Indices of the views of its cells, in order.
  package let cells: [ViewIndex]
}

/// The sections of a scene's tables and collection views, by list and by cell.
struct ListSections: Sendable {
  fileprivate var sections: [ViewIndex: [ListSection]] = [:]
  /// By cell: the place of its section among its list's.
  fileprivate var numbers: [ViewIndex: Int] = [:]

  mutating func add(_ sections: [ListSection], of list: ViewIndex) {
    self.sections[list] = sections
    for (number, section) in sections.enumerated() {
      for cell in section.cells { numbers[cell] = number }
    }
  }
}

extension Scene {
  /// The sections of a table or collection view; none for one whose rows nothing says.
  package func sections(of list: ViewIndex) -> [ListSection] { listSections.sections[list] ?? [] }

  /// The place of a cell's section among its list's; nil where the list has no sections.
  package func sectionNumber(of cell: ViewIndex) -> Int? { listSections.numbers[cell] }
}
