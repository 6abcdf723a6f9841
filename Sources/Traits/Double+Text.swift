extension Double {
  /// The number as people write it, such as 8.5, −0.25 and 300: with some decimals at most, none of
  /// them a zero at the end, and a minus sign rather than a hyphen.
  /// - Parameter decimals: 0 to 9.
  package func text(decimals: Int = 2) -> String {
    let unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
    let parts = (self * Double(unit)).rounded()
    // Beyond what an integer holds the number has no decimals, or is none.
    guard abs(parts) < 1e18 else { return "\(self)" }
    let (whole, rest) = Int(parts).magnitude.quotientAndRemainder(dividingBy: UInt(unit))
    let sign = parts < 0 ? "−" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(rest)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
