/// What a text reads as, where a number is expected.
enum NumberText: Equatable {
  case finite(Double)
  /// `nan`, `inf`, or a number too large for a double.
  case notFinite
  case notANumber

  /// Reads a decimal number, whatever the locale.
  init(_ text: ArraySlice<UInt8>) {
    if let value = Self.plainDecimal(text) {
      self = .finite(value)
    } else if let value = Double(String(decoding: text, as: UTF8.self)) {
      self = value.isFinite ? .finite(value) : .notFinite
    } else {
      self = .notANumber
    }
  }

  /// Reads a multiplier: a number, or a ratio written `16:9`, `3: 2` or `1/3`.
  init(ratio text: ArraySlice<UInt8>) {
    guard
      let divider = text.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") })
    else {
      self.init(text)
      return
    }
    switch (Self.part(text[..<divider]), Self.part(text[(divider + 1)...])) {
    case (.finite(let dividend), .finite(let divisor)):
      let quotient = dividend / divisor
      // A ratio over nothing is a mistake in one constraint, no reason to refuse the document.
      self = quotient.isFinite ? .finite(quotient) : .notANumber
    case (.notANumber, _), (_, .notANumber): self = .notANumber
    default: self = .notFinite
    }
  }

  /// A side of a ratio, which spaces may surround.
  private static func part(_ text: ArraySlice<UInt8>) -> NumberText {
    let space = UInt8(ascii: " ")
    var digits = text.drop { $0 == space }
    while digits.last == space { digits.removeLast() }
    return NumberText(digits)
  }

  /// The fast path for what documents mostly hold: digits with at most one point. A mantissa
  /// below 2⁵³ over a power of ten up to 10²² rounds once, so the result is the exact nearest
  /// double (Clinger, *How to read floating point numbers accurately*, 1990).
  private static func plainDecimal(_ text: ArraySlice<UInt8>) -> Double? {
    var digits = text
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }
    guard !digits.isEmpty, digits.count <= 16 else { return nil }
    var mantissa: UInt64 = 0
    var decimals = -1
    for byte in digits {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
        if decimals >= 0 { decimals += 1 }
      case UInt8(ascii: ".") where decimals < 0: decimals = 0
      default: return nil
      }
    }
    // A point without decimals is left to the careful path, as is a mantissa that is not exact.
    guard mantissa < 1 << 53, decimals != 0 else { return nil }
    let value = Double(mantissa) / powersOfTen[max(decimals, 0)]
    return isNegative ? -value : value
  }

  /// 10⁰ to 10¹⁶, exact as doubles.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
  ]
}
