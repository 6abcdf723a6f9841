/// The words of a source file in Swift or Objective-C that aren't in comments, one after the other, with the
/// marks that declarations of classes have.
package struct SourceWords: Sequence, IteratorProtocol {
  package enum Token: Equatable {
    case word(ArraySlice<UInt8>)
    /// One of `@ : ( < .`, outside of strings.
    case mark(UInt8)
  }

  /// A string that has begun, and not yet ended.
  private struct Text {
    /// What ends it: quotes, and as many signs `#` as were before it.
    let end: [UInt8]
    /// Whether it may have several lines.
    let hasLines: Bool
    /// How many parentheses are open in what is put into it; nil in the text itself.
    var parentheses: Int?
  }

  private let bytes: [UInt8]
  private let hasStrings: Bool
  private var index = 0
  /// The innermost last.
  private var texts: [Text] = []

  private static let quote = UInt8(ascii: "\"")
  private static let hash = UInt8(ascii: "#")

  /// - Parameter hasStrings: Whether words in strings are among them.
  package init(_ bytes: [UInt8], hasStrings: Bool = true) {
    (self.bytes, self.hasStrings) = (bytes, hasStrings)
  }

  private var isInText: Bool { texts.last.map { $0.parentheses == nil } ?? false }

  package mutating func next() -> Token? {
    while index < bytes.count {
      let byte = bytes[index]
      if Self.isWordByte(byte) {
        let start = index
        while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
        if !isInText || hasStrings { return .word(bytes[start..<index]) }
        continue
      }
      if isInText {
        readText()
        continue
      }
      index += 1
      switch byte {
      case Self.quote, Self.hash: beginText(at: index - 1)
      // A character of Objective-C, which may be a quote.
      case UInt8(ascii: "'") where index + 1 < bytes.count && bytes[index + 1] == byte: index += 2
      case UInt8(ascii: "/") where index < bytes.count: skipComment()
      case UInt8(ascii: "("):
        if let open = texts.last?.parentheses { texts[texts.count - 1].parentheses = open + 1 }
        return .mark(byte)
      case UInt8(ascii: ")"):
        guard let open = texts.last?.parentheses else { break }
        texts[texts.count - 1].parentheses = open > 1 ? open - 1 : nil
      case UInt8(ascii: "@"), UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: "."):
        return .mark(byte)
      default: break
      }
    }
    return nil
  }

  /// A sign in a string.
  private mutating func readText() {
    guard let text = texts.last else { return }
    if bytes[index...].starts(with: text.end) {
      index += text.end.count
      texts.removeLast()
      return
    }
    let byte = bytes[index]
    index += 1
    if byte == UInt8(ascii: "\n"), !text.hasLines { texts.removeLast() }
    guard byte == UInt8(ascii: "\\") else { return }
    let hashes = text.end.drop { $0 == Self.quote }
    guard bytes[index...].starts(with: hashes) else { return }
    index += hashes.count
    guard index < bytes.count else { return }
    if bytes[index] == UInt8(ascii: "(") { texts[texts.count - 1].parentheses = 1 }
    index += 1
  }

  /// A string, if one begins here: with a quote, or with a sign `#` before it.
  private mutating func beginText(at start: Int) {
    var place = start
    while place < bytes.count, bytes[place] == Self.hash { place += 1 }
    let hashes = bytes[start..<place]
    guard place < bytes.count, bytes[place] == Self.quote else { return }
    let hasLines = bytes[place...].starts(with: [Self.quote, Self.quote, Self.quote])
    let quotes = Array(repeating: Self.quote, count: hasLines ? 3 : 1)
    texts.append(Text(end: quotes + hashes, hasLines: hasLines))
    index = place + quotes.count
  }

  /// Behind the first slash.
  private mutating func skipComment() {
    if bytes[index] == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    } else if bytes[index] == UInt8(ascii: "*") {
      index += 1
      while index + 1 < bytes.count,
        bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
      {
        index += 1
      }
      index = Swift.min(index + 2, bytes.count)
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
