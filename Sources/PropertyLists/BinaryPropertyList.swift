/// Reads property lists in Apple's binary form: objects that name each other by their numbers, a table of
/// where they are, and a trailer that says where that is.
/// Source: the format's description in Apple's CFBinaryPList.c, at opensource.apple.com.
struct BinaryPropertyList {
  static let signature = Array("bplist0".utf8)
  private static let trailerSize = 32

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let tableStart: Int
  private var budget: PropertyListBudget

  static func value(of bytes: [UInt8]) throws(PropertyList.Failure) -> PropertyListValue {
    guard let top = Self.number(bytes, at: bytes.count - 16, size: 8) else { throw .malformed }
    var list = try BinaryPropertyList(bytes)
    return try list.value(of: top, depth: 0)
  }

  private init(_ bytes: [UInt8]) throws(PropertyList.Failure) {
    let trailer = bytes.count - Self.trailerSize
    guard trailer >= 8, let objectCount = Self.number(bytes, at: trailer + 8, size: 8),
      let tableStart = Self.number(bytes, at: trailer + 24, size: 8)
    else { throw .malformed }
    self.bytes = bytes
    // A reference of one byte may be to a value that is counted with 32.
    budget = PropertyListBudget((1 << 20) + 64 * bytes.count)
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    self.objectCount = objectCount
    self.tableStart = tableStart
    let (tableSize, isTooLarge) = objectCount.multipliedReportingOverflow(by: offsetSize)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), !isTooLarge,
      objectCount > 0, (8...trailer).contains(tableStart), tableSize <= trailer - tableStart
    else { throw .malformed }
  }

  /// A number without a sign, the highest byte first; nil for one that isn't in the file or that no file has.
  private static func number(_ bytes: [UInt8], at start: Int, size: Int) -> Int? {
    guard start >= 0, size <= 8, start <= bytes.count - size else { return nil }
    var number: UInt64 = 0
    for index in start..<start + size { number = number << 8 | UInt64(bytes[index]) }
    return Int(exactly: number)
  }

  // MARK: Objects

  /// What an object has after its first byte: where that begins, and of how many parts it is.
  private struct Content {
    let start: Int
    let count: Int
  }

  private mutating func value(
    of object: Int, depth: Int
  ) throws(PropertyList.Failure) -> PropertyListValue {
    try budget.check(depth: depth)
    let place = try place(of: object)
    let marker = bytes[place]
    let low = Int(marker & 0xF)
    switch marker >> 4 {
    case 0x0: return try simple(marker)
    case 0x1: return try integer(at: place + 1, size: 1 << low)
    case 0x2: return try real(at: place + 1, size: 1 << low)
    case 0x5, 0x6, 0x7: return .text(try text(of: object))
    case 0xA:
      let content = try content(at: place, unit: referenceSize)
      try budget.take()
      var elements: [PropertyListValue] = []
      for index in 0..<content.count {
        elements.append(try value(of: reference(index, content), depth: depth + 1))
      }
      return .list(elements)
    case 0xD:
      let content = try content(at: place, unit: 2 * referenceSize)
      try budget.take()
      var members: [String: PropertyListValue] = [:]
      for index in 0..<content.count {
        let key = try text(of: reference(index, content))
        members[key] = try value(of: reference(content.count + index, content), depth: depth + 1)
      }
      return .dictionary(members)
    // A date, bytes, an archive's reference, or a set.
    case 0x3, 0x4, 0x8, 0xC:
      try budget.take()
      return .other
    default: throw .malformed
    }
  }

  private func place(of object: Int) throws(PropertyList.Failure) -> Int {
    guard object < objectCount,
      let place = Self.number(bytes, at: tableStart + object * offsetSize, size: offsetSize),
      (8..<tableStart).contains(place)
    else { throw .malformed }
    return place
  }

  private func reference(_ index: Int, _ content: Content) throws(PropertyList.Failure) -> Int {
    let place = content.start + index * referenceSize
    guard let number = Self.number(bytes, at: place, size: referenceSize) else { throw .malformed }
    return number
  }

  /// - Parameter unit: How many bytes a part has.
  private func content(at place: Int, unit: Int) throws(PropertyList.Failure) -> Content {
    var content = Content(start: place + 1, count: Int(bytes[place] & 0xF))
    if content.count == 0xF {
      // A number follows that says it.
      guard place + 1 < tableStart, bytes[place + 1] >> 4 == 0x1,
        let count = Self.number(bytes, at: place + 2, size: 1 << Int(bytes[place + 1] & 0xF))
      else { throw .malformed }
      content = Content(start: place + 2 + (1 << Int(bytes[place + 1] & 0xF)), count: count)
    }
    guard content.start <= tableStart, content.count <= (tableStart - content.start) / unit else {
      throw .malformed
    }
    return content
  }

  private mutating func simple(
    _ marker: UInt8
  ) throws(PropertyList.Failure) -> PropertyListValue {
    try budget.take()
    switch marker {
    case 0x08: return .flag(false)
    case 0x09: return .flag(true)
    default: return .other
    }
  }

  /// Those of 8 bytes have a sign. Those of 16 are numbers that nothing here asks for.
  private mutating func integer(
    at start: Int, size: Int
  ) throws(PropertyList.Failure) -> PropertyListValue {
    try budget.take()
    guard size <= 16, start <= tableStart - size else { throw .malformed }
    guard size <= 8 else { return .other }
    let bits = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return .number(size == 8 ? Double(Int64(bitPattern: bits)) : Double(bits))
  }

  private mutating func real(
    at start: Int, size: Int
  ) throws(PropertyList.Failure) -> PropertyListValue {
    try budget.take()
    guard size == 4 || size == 8, start <= tableStart - size else { throw .malformed }
    let bits = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return .number(
      size == 8 ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(bits))))
  }

  private mutating func text(of object: Int) throws(PropertyList.Failure) -> String {
    let place = try place(of: object)
    let isWide = bytes[place] >> 4 == 0x6
    guard (0x5...0x7).contains(bytes[place] >> 4) else { throw .malformed }
    let content = try content(at: place, unit: isWide ? 2 : 1)
    try budget.take(isWide ? 2 * content.count : content.count)
    guard isWide else {
      let end = content.start + content.count
      return String(decoding: bytes[content.start..<end], as: UTF8.self)
    }
    let units = (0..<content.count).map { index in
      let place = content.start + 2 * index
      return UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
