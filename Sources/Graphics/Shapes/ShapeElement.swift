/// An element of a drawing in the SVG that Cairo writes: tags and attributes, and nothing else of XML.
package struct ShapeElement {
  package let name: String
  private(set) var attributes: [String: String] = [:]
  package private(set) var children: [ShapeElement] = []

  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// Deeper drawings are drawn on pixels.
  private static let deepestNesting = 64

  /// Why a drawing isn't read as shapes.
  package struct Unknown: Error {}

  /// The root element of a text.
  package init(parsing text: [UInt8]) throws(Unknown) {
    var reader = Reader(text: text)
    guard let root = try reader.element(depth: 0) else { throw Unknown() }
    self = root
  }

  private init(name: String) { self.name = name }

  private struct Reader {
    let text: [UInt8]
    var position = 0

    private func has(_ word: StaticString) -> Bool {
      word.withUTF8Buffer { text[position...].starts(with: $0) }
    }

    /// - Returns: what was passed.
    private mutating func pass(to byte: UInt8) throws(Unknown) -> String {
      guard let end = text[position...].firstIndex(of: byte) else { throw Unknown() }
      defer { position = end + 1 }
      return String(decoding: text[position..<end], as: UTF8.self)
    }

    private mutating func skipBlanks() {
      while position < text.count, text[position] <= 0x20 { position += 1 }
    }

    /// The next element; nil where the one around it ends.
    mutating func element(depth: Int) throws(Unknown) -> ShapeElement? {
      guard depth < deepestNesting else { throw Unknown() }
      skipBlanks()
      while has("<?") {
        _ = try pass(to: UInt8(ascii: ">"))
        skipBlanks()
      }
      guard has("<"), !has("<!") else { throw Unknown() }
      if has("</") { return nil }
      position += 1
      let start = position
      while position < text.count, Self.isName(text[position]) { position += 1 }
      var element = ShapeElement(
        name: String(decoding: text[start..<position], as: UTF8.self))
      guard try !attributes(of: &element) else { return element }
      while let child = try self.element(depth: depth + 1) { element.children.append(child) }
      position += 2
      guard try pass(to: UInt8(ascii: ">")) == element.name else { throw Unknown() }
      return element
    }

    private static func isName(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }

    /// - Returns: whether nothing is in the element.
    private mutating func attributes(of element: inout ShapeElement) throws(Unknown) -> Bool {
      while true {
        skipBlanks()
        if has("/>") {
          position += 2
          return true
        }
        if has(">") {
          position += 1
          return false
        }
        let name = try pass(to: UInt8(ascii: "="))
        guard has("\"") else { throw Unknown() }
        position += 1
        element.attributes[name] = try pass(to: UInt8(ascii: "\""))
      }
    }
  }
}

extension ShapeElement {
  /// The element and all in it, outermost first.
  package func visit(_ body: (ShapeElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// The numbers of an attribute, between whatever else there is.
  func numbers(_ attribute: String) throws(Unknown) -> [Double] {
    guard let text = self[attribute] else { throw Unknown() }
    return try Self.numbers(in: text)
  }

  static func numbers(in text: String) throws(Unknown) -> [Double] {
    var numbers: [Double] = []
    let parts = text.utf8.split { byte in
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: ".")
        && byte != UInt8(ascii: "-") && byte != UInt8(ascii: "+") && byte != UInt8(ascii: "e")
    }
    for part in parts {
      guard let number = number(Substring(part)) else { throw Unknown() }
      numbers.append(number)
    }
    return numbers
  }

  /// Nil for what is none, or larger than any place that can be seen.
  static func number(_ text: Substring) -> Double? {
    Double(text).flatMap { abs($0) < 1e7 ? $0 : nil }
  }

  package func number(_ attribute: String, default standard: Double) throws(Unknown) -> Double {
    guard self[attribute] != nil else { return standard }
    guard let number = try numbers(attribute).first else { throw Unknown() }
    return number
  }

  /// The name in `url(#name)` or `#name`.
  static func reference(_ text: String) throws(Unknown) -> String {
    guard let start = text.firstIndex(of: "#") else { throw Unknown() }
    return String(text[start...].dropFirst().prefix { $0 != ")" })
  }

  /// What its style says, and what attributes say instead in the SVGs of later versions of Cairo.
  package var style: [String: String] {
    var style = attributes
    for rule in (self["style"] ?? "").split(separator: ";") {
      let parts = rule.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      style[parts[0].filter { $0 != " " }] = String(parts[1])
    }
    return style
  }
}
