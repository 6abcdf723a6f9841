/// The icons that stand for Apple's symbols, by the symbols' names. Source: Resources/Symbols/symbols.tsv,
/// which is read when a document first shows a symbol.
enum SymbolTable {
  struct Row: Sendable {
    /// A file of Bootstrap Icons, without its extension.
    let icon: String
    /// That of the name with “.fill”; nil where it has none.
    let filled: String?
    /// Whether it is the sign that the symbol shows, and not a similar one.
    let isSame: Bool
  }

  static let rows: [Substring: Row] = {
    let text = String(decoding: PackageResources.symbols_tsv, as: UTF8.self)
    var rows: [Substring: Row] = [:]
    let lines = text.split(separator: "\n").drop { $0.hasPrefix("#") }
    // The first one names the columns.
    for line in lines.dropFirst() {
      let cells = line.split(separator: "\t")
      guard cells.count == 4 else { continue }
      rows[cells[0]] = Row(
        icon: String(cells[1]), filled: cells[2] == "-" ? nil : String(cells[2]),
        isSame: cells[3] == "same")
    }
    return rows
  }()
}
