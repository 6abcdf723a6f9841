/// A place in a text, as editors count it.
package struct TextPosition: Hashable, Sendable {
  /// From 1.
  package let line: Int
  /// From 1, in Unicode scalars.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The bytes of a JSON text, to find places in.
package struct JSONSource: Sendable {
  let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  package func position(at offset: Int) -> TextPosition {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return TextPosition(
      line: before.count { $0 == 0x0A } + 1,
      // Bytes that continue a scalar begin with the bits 10.
      column: before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1)
  }

  /// The place of a scalar of the string whose opening quotation mark is at `offset`; for one past the
  /// last, that of the closing mark.
  func position(ofScalar number: Int, inStringAt offset: Int) -> TextPosition {
    let scanner = JSONStringScanner(bytes: bytes)
    var index = offset + 1
    for _ in 0..<number {
      guard index < bytes.count, bytes[index] != UInt8(ascii: "\""),
        let next = try? scanner.scalar(at: index).next
      else { break }
      index = next
    }
    return position(at: index)
  }
}
