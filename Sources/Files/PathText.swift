import Glibc

/// Paths as texts. Linux has names of any bytes, texts only have UTF-8: a byte that isn't UTF-8 stands in
/// the text as a character for private use, so that the text, in a message or in JSON, still names its
/// file.
package enum PathText {
  /// The character for a byte of 0x80 comes first; nobody's names have those, which are the last but a
  /// few that there are.
  private static let firstStandIn: UInt32 = 0x10_F780
  private static let standIns: ClosedRange<UInt32> = firstStandIn...(firstStandIn + 0x7F)

  /// The text of a path.
  package static func text(of bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self),
      !text.utf8.contains(0xF4) || !text.unicodeScalars.contains(where: isStandIn)
    {
      return text
    }
    var text = String.UnicodeScalarView()
    var rest = bytes[...]
    while let byte = rest.first {
      // The shortest start that is UTF-8 is one character.
      let character = (1...4).lazy.compactMap { count in
        String(validating: rest.prefix(count), as: UTF8.self)?.unicodeScalars.first
      }.first
      if let character, !isStandIn(character) {
        text.append(character)
        rest = rest.dropFirst(String(character).utf8.count)
      } else {
        if let standIn = standIn(for: byte) { text.append(standIn) }
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// The text of a path as C has it.
  package static func text(of pointer: UnsafePointer<CChar>) -> String {
    var count = 0
    while pointer[count] != 0 { count += 1 }
    return pointer.withMemoryRebound(to: UInt8.self, capacity: count) {
      text(of: UnsafeBufferPointer(start: $0, count: count))
    }
  }

  /// The path that a text names, as C has it.
  package static func withBytes<Result>(
    of text: String, _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    // Only the last characters begin with this byte.
    guard text.utf8.contains(0xF4) else { return text.withCString(body) }
    return (bytes(of: text) + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { buffer in
        // It has the zero at least.
        body(buffer.baseAddress.unsafelyUnwrapped)
      }
    }
  }

  /// A copy of that, to be freed.
  package static func copy(of text: String) -> UnsafeMutablePointer<CChar>? {
    withBytes(of: text) { strdup($0) }
  }

  /// What the program was started with, without its name.
  package static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { text(of: $0) }
    }
  }

  /// The text for people, with the sign for what can't be shown in place of bytes that are no UTF-8.
  package static func shown(_ text: String) -> String {
    guard text.utf8.contains(0xF4) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isStandIn($0) ? "\u{FFFD}" : $0 }))
  }

  /// The path's bytes without the zero at the end.
  package static func bytes(of text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { byte(of: $0).map { [$0] } ?? Array(String($0).utf8) }
  }

  /// The byte that a character stands for; nil where it is itself.
  package static func byte(of character: Unicode.Scalar) -> UInt8? {
    isStandIn(character) ? UInt8(0x80 + character.value - firstStandIn) : nil
  }

  private static func standIn(for byte: UInt8) -> Unicode.Scalar? {
    byte < 0x80
      ? Unicode.Scalar(byte) : Unicode.Scalar(firstStandIn + UInt32(byte) - 0x80)
  }

  private static func isStandIn(_ character: Unicode.Scalar) -> Bool {
    standIns.contains(character.value)
  }
}
