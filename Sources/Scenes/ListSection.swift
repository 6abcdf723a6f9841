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
  /// The rows before and behind these that are out of sight, and so not made.
  package internal(set) var before: [HiddenRows] = []
  package internal(set) var after: [HiddenRows] = []
  /// By cell: which of the list's declared kinds of rows it is, in their order; none in a static table.
  package internal(set) var groups: [Int] = []
  /// Where the first of these cells is among all rows of the list.
  package internal(set) var place = 0

  init(id: String, line: Int, header: String?, footer: String?, cells: [ViewIndex]) {
    self.id = id
    self.line = line
    self.header = header
    self.footer = footer
    self.cells = cells
  }

  /// The number of the row that the first of these cells is.
  package var firstRow: Int { before.reduce(0) { $0 + $1.count } }

  /// The cell of a row; nil where there is no such row, or it isn't made.
  package func cell(ofRow row: Int) -> ViewIndex? {
    let index = row - firstRow
    return cells.indices.contains(index) ? cells[index] : nil
  }

  package func isFirst(_ cell: ViewIndex) -> Bool { before.isEmpty && cells.first == cell }
  package func isLast(_ cell: ViewIndex) -> Bool { after.isEmpty && cells.last == cell }
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
