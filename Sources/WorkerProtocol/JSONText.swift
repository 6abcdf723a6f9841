/// JSON as it is written, with the arrays and objects that are still open.
struct JSONText {
  private struct Level {
    let end: UInt8
    var isEmpty = true
  }

  private(set) var bytes: [UInt8] = []
  private var levels: [Level] = []
  private let decimals: Int
  private let power: Double

  init(decimals: Int) {
    self.decimals = min(max(decimals, 0), 15)
    power = (0..<self.decimals).reduce(1) { product, _ in product * 10 }
  }

  /// How many arrays and objects are open.
  var depth: Int { levels.count }

  mutating func openObject() { open(UInt8(ascii: "{"), end: UInt8(ascii: "}")) }

  mutating func openArray() { open(UInt8(ascii: "["), end: UInt8(ascii: "]")) }

  private mutating func open(_ start: UInt8, end: UInt8) {
    bytes.append(start)
    levels.append(Level(end: end))
  }

  /// Closes what was opened since only `depth` arrays and objects were open.
  mutating func close(to depth: Int) {
    while levels.count > depth { bytes.append(levels.removeLast().end) }
  }

  /// Begins an element of the array that is the `depth`th from outside.
  mutating func beginItem(depth: Int) {
    close(to: depth)
    if levels[depth - 1].isEmpty {
      levels[depth - 1].isEmpty = false
    } else {
      bytes.append(UInt8(ascii: ","))
    }
  }

  /// Begins a member of the object that is the `depth`th from outside.
  mutating func beginMember(_ key: String, depth: Int) {
    beginItem(depth: depth)
    write(key)
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func writeNull() { bytes.append(contentsOf: "null".utf8) }

  mutating func write(_ value: Bool) { bytes.append(contentsOf: (value ? "true" : "false").utf8) }

  mutating func write(integer value: some BinaryInteger) {
    bytes.append(contentsOf: String(value).utf8)
  }

  mutating func write(_ value: Double) throws {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value, EncodingError.Context(codingPath: [], debugDescription: "a number is not finite"))
    }
    let scaled = (value * power).rounded()
    // Beyond 2^53 a double has no more decimals to round.
    guard abs(scaled) < 0x1p53 else {
      bytes.append(contentsOf: value.description.utf8)
      return
    }
    writeDecimal(Int64(scaled))
  }

  /// Writes an integer with the decimal point before its last `decimals` digits.
  private mutating func writeDecimal(_ value: Int64) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = value.magnitude.quotientAndRemainder(dividingBy: UInt64(power))
    writeDigits(whole, atLeast: 1)
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    writeDigits(fraction, atLeast: decimals)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
  }

  private mutating func writeDigits(_ value: UInt64, atLeast count: Int) {
    let start = bytes.count
    var rest = value
    while rest > 0 || bytes.count - start < count {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      bytes.append(UInt8(ascii: "0") + UInt8(digit))
      rest = quotient
    }
    bytes[start...].reverse()
  }

  mutating func write(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { utf8 in
      var start = 0
      for (index, byte) in utf8.enumerated() {
        guard let scalar = Self.escapedScalar(startingWith: byte, in: utf8, at: index) else {
          continue
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        writeEscape(of: scalar)
        start = index + UTF8.width(scalar)
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The character at an index if it can't be written as it is.
  ///
  /// JSON leaves U+0085, U+2028 and U+2029 as they are, but many readers of lines (Python's
  /// `splitlines`, for one) end a line there; and DEL and U+0080 to U+009F, which steer a terminal.
  private static func escapedScalar(
    startingWith byte: UInt8, in utf8: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Unicode.Scalar? {
    switch byte {
    case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"): Unicode.Scalar(byte)
    case 0xC2: utf8[index + 1] < 0xA0 ? Unicode.Scalar(utf8[index + 1]) : nil
    case 0xE2 where utf8[index + 1] == 0x80:
      switch utf8[index + 2] {
      case 0xA8: "\u{2028}"
      case 0xA9: "\u{2029}"
      default: nil
      }
    default: nil
    }
  }

  private mutating func writeEscape(of scalar: Unicode.Scalar) {
    bytes.append(UInt8(ascii: "\\"))
    switch scalar {
    case "\n": bytes.append(UInt8(ascii: "n"))
    case "\r": bytes.append(UInt8(ascii: "r"))
    case "\t": bytes.append(UInt8(ascii: "t"))
    case "\"", "\\": bytes.append(UInt8(ascii: scalar))
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(UInt8(ascii: "u"))
      for shift in [12, 8, 4, 0] { bytes.append(digits[Int(scalar.value >> UInt32(shift)) & 0xF]) }
    }
  }
}
