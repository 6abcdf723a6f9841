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
    // Bytes, as looking for characters takes several times as long.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).drop {
      $0.first == UInt8(ascii: "#")
    }
    rows.reserveCapacity(lines.count)
    // The first one names the columns.
    for line in lines.dropFirst() {
      let cells = line.split(separator: UInt8(ascii: "\t")).map { Substring($0) }
      guard cells.count == 4 else { continue }
      rows[cells[0]] = Row(
        icon: String(cells[1]), filled: cells[2] == "-" ? nil : String(cells[2]),
        isSame: cells[3] == "same")
    }
    return rows
  }()
}
