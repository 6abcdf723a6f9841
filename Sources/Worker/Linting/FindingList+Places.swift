import InterfaceBuilder

/// Where in their lines the elements are that findings are about.
extension FindingList {
  /// Adds the places of start tags to the findings of a document that have a line alone.
  /// - Parameter bytes: Its text.
  mutating func addPlaces(in document: Document, _ bytes: [UInt8]) {
    let markup = Markup(document, bytes)
    var firsts: [Int: Element]?
    place { line, id in
      if let named = id.flatMap({ document.element(id: $0) }), named.line == line {
        return markup.place(of: named)
      }
      let known =
        firsts ?? Dictionary(document.root.subtree.map { ($0.line, $0) }) { old, _ in old }
      firsts = known
      return known[line].flatMap(markup.place)
    }
  }
}

extension Markup {
  /// Of a start tag.
  struct Place {
    /// From 1, in Unicode scalars.
    let column: Int
    let endLine: Int
    /// Behind the last one.
    let endColumn: Int
  }

  /// nil where the text isn't in UTF-8, so that bytes are elsewhere than characters.
  func place(of element: Element) -> Place? {
    let tag = startTag(of: element)
    guard tag.upperBound <= bytes.count, bytes[tag].first == UInt8(ascii: "<"),
      bytes[tag].last == UInt8(ascii: ">")
    else { return nil }
    let newline = UInt8(ascii: "\n")
    let lines = bytes[tag].count { $0 == newline }
    let end = bytes[tag].lastIndex(of: newline).map { $0 + 1 } ?? tag.lowerBound
    // Bytes that begin a scalar.
    let scalars = bytes[end..<tag.upperBound].count { $0 & 0xC0 != 0x80 }
    return Place(
      column: element.column, endLine: element.line + lines,
      endColumn: (lines == 0 ? element.column : 1) + scalars)
  }
}
