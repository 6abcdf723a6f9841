import Localization

/// Reads JSON as RFC 8259 has it: no comments, no trailing commas, one value.
///
/// None of the packages at hand keeps places: Foundation reports an index at best, and a reader of
/// YAML accepts more than JSON and refuses some of it.
package struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  private var valueCount = 0
  private var takesAnyNumber = false

  /// Deeper than any companion file; the parser recurses.
  private static let maximumDepth = 64
  /// More than the texts of the largest apps have in all their languages. A value takes some 50 bytes here, and
  /// two in a text.
  private static let maximumCount = 1_500_000

  /// - Parameter takesAnyNumber: Whether a number that is too large is infinite rather than an error: for files of other
  ///   programs, in which most numbers don't matter here.
  package static func parse(
    _ bytes: [UInt8], takesAnyNumber: Bool = false
  ) throws(JSONSyntaxError) -> JSONNode {
    var parser = JSONParser(bytes: bytes)
    parser.takesAnyNumber = takesAnyNumber
    // A byte order mark says nothing in UTF-8.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index = 3 }
    let node = try parser.value()
    parser.skipWhitespace()
    if parser.index < bytes.count {
      throw parser.error(localized("Nothing may follow the closing brace."))
    }
    return node
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  // MARK: Values

  private mutating func value() throws(JSONSyntaxError) -> JSONNode {
    skipWhitespace()
    let start = index
    valueCount += 1
    guard valueCount <= Self.maximumCount else {
      throw error(localized("There are too many values."))
    }
    guard let byte = peek else {
      throw error(localized("The text ends where a value is expected."))
    }
    let value: JSONNode.Value =
      switch byte {
      case UInt8(ascii: "{"): .object(try object())
      case UInt8(ascii: "["): .array(try array())
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try number())
      case _ where takeWord("true"): .bool(true)
      case _ where takeWord("false"): .bool(false)
      case _ where takeWord("null"): .null
      default: throw error(localized("A value is expected here."))
      }
    return JSONNode(value: value, offset: start)
  }

  private mutating func object() throws(JSONSyntaxError) -> [JSONMember] {
    try descend()
    defer { depth -= 1 }
    var members: [JSONMember] = []
    skipWhitespace()
    if take("}") { return members }
    while true {
      skipWhitespace()
      let keyOffset = index
      guard peek == UInt8(ascii: "\"") else {
        throw error(localized("A key in quotation marks is expected."))
      }
      let key = try string()
      skipWhitespace()
      guard take(":") else {
        throw error(localized("A colon is expected after the key “%1$s”.", key))
      }
      members.append(JSONMember(key: key, keyOffset: keyOffset, value: try value()))
      skipWhitespace()
      if take("}") { return members }
      guard take(",") else { throw error(localized("A comma or a closing brace is expected.")) }
    }
  }

  private mutating func array() throws(JSONSyntaxError) -> [JSONNode] {
    try descend()
    defer { depth -= 1 }
    var elements: [JSONNode] = []
    skipWhitespace()
    if take("]") { return elements }
    while true {
      elements.append(try value())
      skipWhitespace()
      if take("]") { return elements }
      guard take(",") else { throw error(localized("A comma or a closing bracket is expected.")) }
    }
  }

  private mutating func descend() throws(JSONSyntaxError) {
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw error(localized("The values are nested too deeply."))
    }
    index += 1
  }

  private mutating func number() throws(JSONSyntaxError) -> Double {
    let start = index
    take("-")
    let leading = digits()
    guard leading.count == 1 || leading.first.map({ $0 != UInt8(ascii: "0") }) == true else {
      index = start
      throw error(localized("A number begins with one digit that is not 0, or with a single 0."))
    }
    if take("."), digits().isEmpty {
      throw error(localized("A digit is expected after the point."))
    }
    if take("e") || take("E") {
      if !take("+") { take("-") }
      if digits().isEmpty { throw error(localized("A digit is expected in the exponent.")) }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite || takesAnyNumber else {
      index = start
      throw error(localized("%1$s is too large a number.", text))
    }
    return number
  }

  private mutating func digits() -> ArraySlice<UInt8> {
    let start = index
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return bytes[start..<index]
  }

  // MARK: Strings

  private mutating func string() throws(JSONSyntaxError) -> String {
    var scalars = String.UnicodeScalarView()
    let scanner = JSONStringScanner(bytes: bytes)
    index += 1
    while let byte = peek {
      if byte == UInt8(ascii: "\"") {
        index += 1
        return String(scalars)
      }
      let (scalar, next) = try scanner.scalar(at: index)
      scalars.append(scalar)
      index = next
    }
    throw error(localized("The text ends within a string."))
  }

  // MARK: Bytes

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  @discardableResult
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard
      bytes[index...].prefix(count).elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: count))
    else { return false }
    index += count
    return true
  }

  private mutating func skipWhitespace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private func error(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(message: message, offset: index)
  }
}
