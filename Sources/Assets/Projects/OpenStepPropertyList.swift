/// Reads property lists in the text form that `project.pbxproj` has: `{ key = value; }`, `( value, )`, words and
/// quoted texts, and comments.
struct OpenStepPropertyList {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  /// Deeper than any project file is.
  private static let deepest = 32
  /// What words are made of without quotation marks.
  private static let wordBytes: Set<UInt8> = {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { [$0, $0 - 32] }.joined()
    return Set(letters).union(UInt8(ascii: "0")...UInt8(ascii: "9")).union("_./:$-+@~".utf8)
  }()

  /// Nil for what isn't such a list.
  static func value(of bytes: [UInt8]) -> PropertyListValue? {
    var list = OpenStepPropertyList(bytes)
    return list.value(depth: 0)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
    place = bytes.startIndex
  }

  private var next: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  private mutating func value(depth: Int) -> PropertyListValue? {
    guard depth < Self.deepest else { return nil }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return dictionary(depth: depth)
    case UInt8(ascii: "("): return list(depth: depth)
    default: return text().map(PropertyListValue.text)
    }
  }

  private mutating func dictionary(depth: Int) -> PropertyListValue? {
    place += 1
    var members: [String: PropertyListValue] = [:]
    while true {
      skipSpace()
      if take("}") { return .dictionary(members) }
      guard let key = text(), take("="), let value = value(depth: depth + 1), take(";") else {
        return nil
      }
      members[key] = value
    }
  }

  private mutating func list(depth: Int) -> PropertyListValue? {
    place += 1
    var elements: [PropertyListValue] = []
    while true {
      skipSpace()
      if take(")") { return .list(elements) }
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
      guard take(",") || next == UInt8(ascii: ")") else { return nil }
    }
  }

  private mutating func text() -> String? {
    skipSpace()
    guard let first = next else { return nil }
    if first == UInt8(ascii: "\"") { return quoted() }
    let start = place
    while let byte = next, Self.wordBytes.contains(byte) || byte >= 0x80 { place += 1 }
    return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
  }

  private mutating func quoted() -> String? {
    place += 1
    var text: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = next else { return nil }
        place += 1
        // Others are line ends, which no path has.
        text.append(escaped == UInt8(ascii: "n") ? UInt8(ascii: "\n") : escaped)
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  /// Goes to what is neither space nor a comment.
  private mutating func skipSpace() {
    while let byte = next {
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        place += 1
      } else if bytes[place...].starts(with: "/*".utf8) {
        let end = bytes[(place + 2)...].firstIndex(of: "*/")
        place = end.map { $0 + 2 } ?? bytes.endIndex
      } else if bytes[place...].starts(with: "//".utf8) {
        place = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      } else {
        return
      }
    }
  }
}
