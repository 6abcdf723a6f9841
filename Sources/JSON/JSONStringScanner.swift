import Localization

/// Reads the inside of a JSON string one Unicode scalar at a time.
struct JSONStringScanner {
  let bytes: [UInt8]

  /// The scalar that begins at an offset, and where the next one begins.
  func scalar(at offset: Int) throws(JSONSyntaxError) -> (Unicode.Scalar, next: Int) {
    switch bytes[offset] {
    case UInt8(ascii: "\\"): return try escape(at: offset)
    case 0..<0x20:
      throw JSONSyntaxError(
        message: localized(
          "A string may not hold a line break or another control character; escape it."),
        offset: offset)
    default:
      var decoder = UTF8()
      var rest = bytes[offset...].prefix(4).makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
        throw JSONSyntaxError(message: localized("The text is not UTF-8."), offset: offset)
      }
      return (scalar, offset + UTF8.width(scalar))
    }
  }

  private func escape(at offset: Int) throws(JSONSyntaxError) -> (Unicode.Scalar, next: Int) {
    guard offset + 1 < bytes.count else {
      throw JSONSyntaxError(message: localized("The text ends within a string."), offset: offset)
    }
    if bytes[offset + 1] == UInt8(ascii: "u") { return try codeUnits(at: offset) }
    guard let scalar = Self.escapes[bytes[offset + 1]] else {
      throw JSONSyntaxError(
        message: localized("There is no such escape; a backslash itself is written twice."),
        offset: offset)
    }
    return (scalar, offset + 2)
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// One `\uXXXX`, or two that are a surrogate pair.
  private func codeUnits(at offset: Int) throws(JSONSyntaxError) -> (Unicode.Scalar, next: Int) {
    let first = try codeUnit(at: offset)
    if let scalar = Unicode.Scalar(first) { return (scalar, offset + 6) }
    var decoder = UTF16()
    var units = [first, try codeUnit(at: offset + 6)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&units) else {
      throw JSONSyntaxError(message: localized("This is half a surrogate pair."), offset: offset)
    }
    return (scalar, offset + 12)
  }

  private func codeUnit(at offset: Int) throws(JSONSyntaxError) -> UInt16 {
    let digits = bytes.dropFirst(offset + 2).prefix(4)
    guard bytes.dropFirst(offset).prefix(2).elementsEqual("\\u".utf8), digits.count == 4,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      throw JSONSyntaxError(
        message: localized("\\u needs four hexadecimal digits."), offset: offset)
    }
    return unit
  }
}
