import InterfaceBuilder
import Localization

/// Takes the words of visual formats and equations from a text. Spaces between them mean nothing.
struct ConstraintScanner {
  private let scalars: [Unicode.Scalar]
  /// Of the next scalar.
  private(set) var offset = 0
  let metrics: [String: Double]

  init(_ text: String, metrics: [String: Double]) {
    scalars = Array(text.unicodeScalars)
    self.metrics = metrics
    skipSpaces()
  }

  var isAtEnd: Bool { offset == scalars.count }

  func isAt(_ symbol: String) -> Bool {
    scalars[offset...].starts(with: symbol.unicodeScalars)
  }

  mutating func take(_ symbol: String) -> Bool {
    guard isAt(symbol) else { return false }
    offset += symbol.unicodeScalars.count
    skipSpaces()
    return true
  }

  mutating func expect(_ symbol: String, _ message: String) throws(ConstraintTextError) {
    guard take(symbol) else { throw error(message) }
  }

  /// A C identifier.
  mutating func identifier() -> String? {
    takeWhile { scalar, isFirst in
      scalar == "_" || Self.isLetter(scalar) || !isFirst && Self.isDigit(scalar)
    }
  }

  /// A number as C reads it: sign, digits, point, exponent.
  mutating func number() throws(ConstraintTextError) -> Double? {
    let start = offset
    var previous: Unicode.Scalar?
    let text = takeWhile { scalar, isFirst in
      defer { previous = scalar }
      return switch scalar {
      case "0"..."9", ".": true
      case "-", "+": isFirst || previous == "e" || previous == "E"
      case "e", "E": !isFirst
      default: false
      }
    }
    guard let text else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw ConstraintTextError(message: localized("“%1$s” is not a number.", text), offset: start)
    }
    return number.bounded
  }

  /// A number or the name of a metric; a name that is no metric is an error.
  mutating func numberOrMetric() throws(ConstraintTextError) -> Double? {
    if let number = try number() { return number }
    let start = offset
    guard let name = identifier() else { return nil }
    guard let value = metrics[name] else {
      throw ConstraintTextError(
        message: localized("There is no metric named “%1$s”.", name), offset: start)
    }
    return value
  }

  mutating func relation() throws(ConstraintTextError) -> ConstraintElement.Relation? {
    if take("==") { return .equal }
    if take(">=") { return .greaterThanOrEqual }
    if take("<=") { return .lessThanOrEqual }
    if ["=", "<", ">", "!"].contains(where: isAt) {
      throw error(localized("The relation has to be ==, >= or <=."))
    }
    return nil
  }

  /// What follows an `@`; required where there is none.
  mutating func priority() throws(ConstraintTextError) -> Double {
    guard take("@") else { return 1000 }
    let start = offset
    guard let priority = try numberOrMetric() else {
      throw error(localized("A priority has to follow the @: a number or a metric."))
    }
    guard (0...1000).contains(priority) else {
      throw ConstraintTextError(message: localized("A priority is from 0 to 1000."), offset: start)
    }
    return priority
  }

  func error(_ message: String) -> ConstraintTextError {
    ConstraintTextError(message: message, offset: offset)
  }

  // MARK: Scalars

  private mutating func takeWhile(_ belongs: (Unicode.Scalar, Bool) -> Bool) -> String? {
    let start = offset
    var end = offset
    while end < scalars.count, belongs(scalars[end], end == start) {
      end += 1
      offset = end
    }
    guard end > start else { return nil }
    skipSpaces()
    return String(String.UnicodeScalarView(scalars[start..<end]))
  }

  private mutating func skipSpaces() {
    while offset < scalars.count, scalars[offset] == " " { offset += 1 }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
