import Drawing
import Traits

/// How large a document remembers one of Apple's symbols, as Interface Builder does: its longer side is 128 points.
enum SymbolSize {
  private static let side = 128.0

  /// Whether a name is one of Apple's symbols.
  static func isSymbol(_ name: String) -> Bool { known[name] != nil || SymbolName(name).isKnown }

  /// Of a symbol that no known document has, in the shape of what is drawn for it.
  static func size(of name: String) -> Size {
    if let known = known[name] { return known }
    // MINED: all but a few of those in a circle.
    if name.hasSuffix(".circle") || name.hasSuffix(".circle.fill") {
      return Size(width: side, height: 123)
    }
    let shape = SymbolName(name).shape ?? 1
    return shape >= 1
      ? Size(width: side, height: (side / shape).rounded())
      : Size(width: (side * shape).rounded(), height: side)
  }

  /// Source: Resources/Symbols/symbol-sizes.tsv.
  private static let known: [String: Size] = {
    let lines = String(decoding: PackageResources.symbol_sizes_tsv, as: UTF8.self)
      .split(separator: "\n").drop { $0.hasPrefix("#") }.dropFirst()
    return lines.reduce(into: [:]) { sizes, line in
      let cells = line.split(separator: "\t")
      guard cells.count == 3, let width = Double(cells[1]), let height = Double(cells[2]) else {
        return
      }
      sizes[String(cells[0])] = Size(width: width, height: height)
    }
  }()
}
