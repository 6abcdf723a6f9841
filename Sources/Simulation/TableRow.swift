import Companion
import InterfaceBuilder
import Scenes

/// A row of a table, by its cell in the document.
struct TableRow: Sendable {
  let table: Element
  let section: Int
  let row: Int
  /// Nil where neither the document nor a declaration knows the row.
  let cell: Element?
  /// Among the rows of its cell's kind, from 1.
  let number: Int
  /// How many rows of its cell's kind follow each other.
  let count: Int
  /// The declaration that the row is from.
  private(set) var declared: ListContent.Rows?

  /// The row numbers that are accepted. A step may hold any integer; no table has as many rows as this.
  private static let rows = 0..<1_000_000_000

  /// Nil where the table has no such row. A table with prototypes has any number of rows, each of its
  /// first prototype with a segue, unless its content is declared.
  init?(in table: Element, declared content: ListContent?, _ section: Int, _ row: Int) {
    guard section >= 0, Self.rows.contains(row) else { return nil }
    self.table = table
    self.section = section
    self.row = row
    let sections = table.tableSections
    let prototypes = table.tablePrototypes
    if let content, sections.isEmpty {
      guard content.sections.indices.contains(section) else { return nil }
      var before = 0
      for rows in content.sections[section].rows {
        if row < before + rows.count {
          cell = prototypes.first { $0.reuseIdentifier == rows.cell || $0.id == rows.cell }
          number = row - before + 1
          count = rows.count
          declared = rows
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

  /// A row of which nothing is known but its prototype.
  init(prototype cell: Element, at row: Int, in table: Element) {
    self.table = table
    self.cell = cell
    self.row = row
    section = 0
    number = 1
    count = 1
  }

  /// The first row that a cell stands for; nil where the table shows none.
  static func first(
    of cell: Element, in table: Element, declared content: ListContent?
  ) -> TableRow? {
    let sections = table.tableSections
    for (section, written) in sections.enumerated() {
      if let row = written.cells.firstIndex(of: cell) {
        return TableRow(in: table, declared: nil, section, row)
      }
    }
    guard sections.isEmpty, let content else {
      // Rows that nothing says are as the prototypes stand there.
      return table.tablePrototypes.firstIndex(of: cell).map {
        TableRow(prototype: cell, at: $0, in: table)
      }
    }
    for (section, groups) in content.sections.map(\.rows).enumerated() {
      var row = 0
      for group in groups {
        if group.count > 0, cell.reuseIdentifier == group.cell || cell.id == group.cell {
          return TableRow(in: table, declared: content, section, row)
        }
        row += group.count
      }
    }
    return nil
  }
}

extension TableRow {
  /// What a view of the row shows: what the row is declared to have, or else the document.
  func text(of view: String) -> String? {
    guard let part = cell?.viewInCell(named: view) else { return nil }
    if let declared, let name = name(of: part, in: declared.texts) {
      return declared.text(of: name, row: number - 1)
    }
    return View(alone: part).plainText
  }

  /// The name of the image that a view of the row shows.
  func image(of view: String) -> String? {
    guard let part = cell?.viewInCell(named: view) else { return nil }
    if let declared, let name = name(of: part, in: declared.images) {
      return declared.image(of: name, row: number - 1)
    }
    return ImageView(part).image?.name
  }

  /// What a declaration calls a view of the row; nil where it has nothing for it.
  private func name(of part: Element, in values: [String: [String]]) -> String? {
    values.keys.first { cell?.viewInCell(named: $0) == part }
  }
}
