import Files

/// Paths of files as editors name them.
enum FileURI {
  /// The path of a `file:` URI; nil for any other one, such as that of a text that has no file yet.
  /// Source: RFC 8089; what is written as `%41` is a byte.
  static func path(of uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file://") else { return nil }
    let rest = uri.utf8.dropFirst("file://".utf8.count)
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    // The host is this machine.
    var bytes: [UInt8] = []
    var digits = rest[slash...].makeIterator()
    while let byte = digits.next() {
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = digits.next().flatMap(value(ofDigit:)),
        let low = digits.next().flatMap(value(ofDigit:))
      else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return PathText.text(of: bytes)
  }

  private static func value(ofDigit byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }
}
