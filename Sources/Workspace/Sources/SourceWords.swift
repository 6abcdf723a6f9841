/// The words of a source file in Swift or Objective-C that aren't in comments, one after the other, with the
/// marks that declarations of classes have.
package struct SourceWords: Sequence, IteratorProtocol {
  package enum Token: Equatable {
    case word(ArraySlice<UInt8>)
    /// One of `@ : ( < .`, outside of strings.
    case mark(UInt8)
  }

  private let bytes: [UInt8]
  private var index = 0
  /// Whether what comes next is within a string that began in this line.
  private var isInString = false
  /// Whether it is within one of Swift's strings of several lines.
  private var isInLines = false

  /// What follows the first quote at either end of a string of several lines.
  private static let quotes = "\"\"".utf8

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package mutating func next() -> Token? {
    while index < bytes.count {
      let byte = bytes[index]
      if Self.isWordByte(byte) {
        let start = index
        while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
        return .word(bytes[start..<index])
      }
      index += 1
      switch byte {
      case UInt8(ascii: "\"") where !isInString && bytes[index...].starts(with: Self.quotes):
        isInLines.toggle()
        index += 2
      case UInt8(ascii: "\\") where isInLines: index += 1
      case _ where isInLines: break
      case UInt8(ascii: "\n"): isInString = false
      case UInt8(ascii: "\\") where isInString: index += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "/") where !isInString && index < bytes.count: skipComment()
      case UInt8(ascii: "@"), UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: "<"),
        UInt8(ascii: "."):
        if !isInString { return .mark(byte) }
      default: break
      }
    }
    return nil
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
