/// Reads property lists in the text form that `project.pbxproj` has: `{ key = value; }`, `( value, )`, words,
/// quoted texts, bytes, and comments.
/// Source: Old-Style ASCII Property Lists of Apple's Property List Programming Guide.
struct OpenStepPropertyList {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  private var budget = PropertyListBudget()

  /// What words are made of without quotation marks.
  private static let wordBytes: Set<UInt8> = {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { [$0, $0 - 32] }.joined()
    return Set(letters).union(UInt8(ascii: "0")...UInt8(ascii: "9")).union("_./:$-+@~".utf8)
  }()

  static func value(of bytes: [UInt8]) throws(PropertyList.Failure) -> PropertyListValue {
    var list = OpenStepPropertyList(bytes)
    return try list.value(depth: 0)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
    place = bytes.startIndex
  }

  private var next: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  private mutating func value(
    depth: Int
  ) throws(PropertyList.Failure) -> PropertyListValue {
    try budget.check(depth: depth)
    skipSpace()
    switch next {
    case UInt8(ascii: "{"):
      try budget.take()
      return try dictionary(depth: depth)
    case UInt8(ascii: "("):
      try budget.take()
      return try list(depth: depth)
    case UInt8(ascii: "<"): return try data()
    default: return .text(try text())
    }
  }

  private mutating func dictionary(
    depth: Int
  ) throws(PropertyList.Failure) -> PropertyListValue {
    place += 1
    var members: [String: PropertyListValue] = [:]
    while true {
      skipSpace()
      if take("}") { return .dictionary(members) }
      let key = try text()
      guard take("=") else { throw .malformed }
      members[key] = try value(depth: depth + 1)
      guard take(";") else { throw .malformed }
    }
  }

  private mutating func list(depth: Int) throws(PropertyList.Failure) -> PropertyListValue {
    place += 1
    var elements: [PropertyListValue] = []
    while true {
      skipSpace()
      if take(")") { return .list(elements) }
      elements.append(try value(depth: depth + 1))
      guard take(",") || next == UInt8(ascii: ")") else { throw .malformed }
    }
  }

  private mutating func data() throws(PropertyList.Failure) -> PropertyListValue {
    guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else { throw .malformed }
    try budget.take()
    place = end + 1
    return .other
  }

  private mutating func text() throws(PropertyList.Failure) -> String {
    skipSpace()
    guard let first = next else { throw .malformed }
    let start = place
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    while let byte = next, Self.wordBytes.contains(byte) || byte >= 0x80 { place += 1 }
    guard place > start else { throw .malformed }
    try budget.take(place - start)
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quoted(by mark: UInt8) throws(PropertyList.Failure) -> String {
    place += 1
    var text: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case mark:
        try budget.take(text.count)
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = next else { throw .malformed }
        place += 1
        // Others are line ends, which no path has.
        text.append(escaped == UInt8(ascii: "n") ? UInt8(ascii: "\n") : escaped)
      default: text.append(byte)
      }
    }
    throw .malformed
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
        place += 2
        while place < bytes.endIndex, !bytes[place...].starts(with: "*/".utf8) { place += 1 }
        place = min(place + 2, bytes.endIndex)
      } else if bytes[place...].starts(with: "//".utf8) {
        place = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      } else {
        return
      }
    }
  }
}
