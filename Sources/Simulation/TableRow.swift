import Companion
import InterfaceBuilder

/// A row of a table, by its cell in the document.
struct TableRow {
  /// Nil where neither the document nor a declaration knows the row.
  let cell: Element?
  /// Among the rows of its cell's kind, from 1.
  let number: Int
  /// How many rows of its cell's kind follow each other.
  let count: Int

  /// What can be asked for; a step may hold any integer. No table has as many.
  private static let rows = 0..<1_000_000_000

  /// Nil where the table has no such row. A table with prototypes has any number of rows, each of its
  /// first prototype with a segue, unless its content is declared.
  init?(in table: Element, declared content: ListContent?, _ section: Int, _ row: Int) {
    guard section >= 0, Self.rows.contains(row) else { return nil }
    let sections = table.tableSections
    let prototypes = table.child("prototypes")?.children.map { $0 } ?? []
    if let content, sections.isEmpty {
      guard content.sections.indices.contains(section) else { return nil }
      var before = 0
      for rows in content.sections[section].rows {
        if row < before + rows.count {
          cell = prototypes.first { $0["reuseIdentifier"] == rows.cell || $0.id == rows.cell }
          number = row - before + 1
          count = rows.count
          return
        }
        before += rows.count
      }
      return nil
    }
    if sections.isEmpty {
      cell = prototypes.first { !$0.segues.isEmpty } ?? prototypes.first
    } else {
      guard sections.indices.contains(section), sections[section].cells.indices.contains(row) else {
        return nil
      }
      cell = sections[section].cells[row]
    }
    number = row + 1
    count = max(sections.isEmpty ? 1 : sections[section].cells.count, number)
  }
}
