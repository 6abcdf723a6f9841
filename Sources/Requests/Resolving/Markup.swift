import InterfaceBuilder

/// The positions of elements and attributes in a document's text.
package struct Markup {
  package struct Attribute {
    package let name: String
    /// The range of the attribute's value in bytes, without the quotation marks.
    package let value: Range<Int>
    /// The range of the attribute with its name, in bytes.
    let whole: Range<Int>
  }

  package let document: Document
  let bytes: [UInt8]

  /// - Parameter document: What is read of the bytes.
  package init(_ document: Document, _ bytes: [UInt8]) {
    (self.document, self.bytes) = (document, bytes)
  }

  /// The innermost element at a place.
  package func element(at offset: Int) -> Element? {
    guard document.root.byteRange.contains(offset) else { return nil }
    var element = document.root
    while let child = element.children.first(where: { $0.byteRange.contains(offset) }) {
      element = child
    }
    return element
  }

  /// The element whose start tag begins on a line; the first of several, or the one with an id.
  /// - Parameter line: From 1.
  package func element(onLine line: Int, id: String?) -> Element? {
    if let named = id.flatMap({ document.element(id: $0) }), named.line == line { return named }
    return document.root.subtree.first { $0.line == line }
  }

  package func startTag(of element: Element) -> Range<Int> {
    let range = element.byteRange
    var quote: UInt8?
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return range.lowerBound..<index + 1
      }
      index += 1
    }
    return range
  }

  /// The attribute at a place.
  package func attribute(of element: Element, at offset: Int) -> Attribute? {
    attributes(of: element).first { $0.whole.contains(offset) || $0.whole.upperBound == offset }
  }

  package func attribute(_ name: String, of element: Element) -> Attribute? {
    attributes(of: element).first { $0.name == name }
  }

  /// The parser has found the tag well-formed.
  private func attributes(of element: Element) -> [Attribute] {
    let tag = startTag(of: element)
    var found: [Attribute] = []
    var index = tag.lowerBound
    while let equals = bytes[index..<tag.upperBound].firstIndex(of: UInt8(ascii: "=")) {
      let nameEnd = bytes[index..<equals].lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? equals
      let nameStart =
        bytes[index..<nameEnd].lastIndex(where: Self.isSpace).map { $0 + 1 } ?? index
      guard
        let open = bytes[equals..<tag.upperBound].firstIndex(where: {
          $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
        }), let close = bytes[(open + 1)..<tag.upperBound].firstIndex(of: bytes[open])
      else { break }
      found.append(
        Attribute(
          name: String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self),
          value: open + 1..<close, whole: nameStart..<close + 1))
      index = close + 1
    }
    return found
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }
}
