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

  /// The place behind some bytes of UTF-8 that begin here.
  fileprivate func advanced(over bytes: ArraySlice<UInt8>) -> TextPosition {
    var (line, column) = (line, column)
    for byte in bytes {
      if byte == 0x0A {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        // Bytes that continue a scalar begin with the bits 10.
        column += 1
      }
    }
    return TextPosition(line: line, column: column)
  }
}

/// The bytes of a JSON text, to find places in.
package struct JSONSource: Sendable {
  let bytes: [UInt8]
  /// The place of every so many bytes, so that finding one takes no longer at a long text's end, or
  /// in a text of one line.
  private let marks: [TextPosition]
  private static let markDistance = 256

  package init(bytes: [UInt8]) {
    self.bytes = bytes
    var marks = [TextPosition(line: 1, column: 1)]
    for start in stride(from: 0, to: bytes.count - Self.markDistance, by: Self.markDistance) {
      marks.append(marks[marks.count - 1].advanced(over: bytes[start...].prefix(Self.markDistance)))
    }
    self.marks = marks
  }

  package func position(at offset: Int) -> TextPosition {
    let mark = min(offset / Self.markDistance, marks.count - 1)
    return marks[mark].advanced(over: bytes[(mark * Self.markDistance)..<min(offset, bytes.count)])
  }

  /// The place of a scalar of the string whose opening quotation mark is at `offset`; for one past the
  /// last, that of the closing mark.
  package func position(ofScalar number: Int, inStringAt offset: Int) -> TextPosition {
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
