import InterfaceBuilder
import Localization

/// Parses a single constraint that is written as an equation, for what visual formats can't say.
///
///     equation  = item "." attribute relation (product | number | metric) ["@" (number | metric)]
///     product   = [factor "*"] item "." attribute [("*" | "/") factor] [("+" | "-") factor]
///     factor    = number | metric
///
/// An item is a view's name, or `superview` for the superview of the first item.
/// Attributes are those of documents (`leading`, `centerX`, `topMargin` …), and `lastBaseline`.
struct EquationParser {
  private var scanner: ConstraintScanner

  static func parse(
    _ text: String, metrics: [String: Double] = [:]
  ) throws(ConstraintTextError) -> DeclaredConstraint {
    var parser = EquationParser(scanner: ConstraintScanner(text, metrics: metrics))
    return try parser.parse()
  }

  private mutating func parse() throws(ConstraintTextError) -> DeclaredConstraint {
    guard let name = scanner.identifier() else {
      throw scanner.error(
        localized(
          "A visual format begins with H:, V:, | or [, and an equation with the name of a view."))
    }
    let attribute = try takeAttribute()
    guard let relation = try scanner.relation() else {
      throw scanner.error(localized("A relation is expected: ==, >= or <=."))
    }
    var constraint = DeclaredConstraint(.named(name), attribute, relation)
    let right = scanner.offset
    try takeRightSide(of: &constraint, first: name)
    constraint.priority = try scanner.priority()
    guard scanner.isAtEnd else {
      throw scanner.error(localized("Nothing may follow the equation here."))
    }
    try check(constraint, at: right)
    return constraint
  }

  private mutating func takeRightSide(
    of constraint: inout DeclaredConstraint, first: String
  ) throws(ConstraintTextError) {
    if let factor = try takeFactor() {
      guard scanner.take("*") else {
        constraint.constant = .points(factor)
        return
      }
      constraint.multiplier = factor
    }
    guard let name = scanner.identifier() else {
      throw scanner.error(localized("A number, a metric or the name of a view is expected."))
    }
    constraint.second = name == "superview" ? .superview(of: first) : .named(name)
    constraint.secondAttribute = try takeAttribute()
    if scanner.take("*") {
      constraint.multiplier = (constraint.multiplier * (try takeExpectedFactor())).bounded
    } else if scanner.take("/") {
      let start = scanner.offset
      let divisor = try takeExpectedFactor()
      guard divisor != 0 else {
        throw ConstraintTextError(message: localized("The divisor can't be 0."), offset: start)
      }
      constraint.multiplier = (constraint.multiplier / divisor).bounded
    }
    if scanner.take("+") {
      constraint.constant = .points(try takeExpectedFactor())
    } else if scanner.take("-") {
      constraint.constant = .points(-(try takeExpectedFactor()))
    }
  }

  private mutating func takeAttribute() throws(ConstraintTextError) -> ConstraintElement.Attribute {
    try scanner.expect(".", localized("A point and an attribute have to follow the view's name."))
    let start = scanner.offset
    let name = scanner.identifier() ?? ""
    if name == "lastBaseline" { return .baseline }
    guard let attribute = ConstraintElement.Attribute(rawValue: name) else {
      throw ConstraintTextError(
        message: name.isEmpty
          ? localized("An attribute is expected.")
          : localized("There is no attribute named “%1$s”.", name), offset: start)
    }
    return attribute
  }

  /// A number, or a name that is a metric's.
  private mutating func takeFactor() throws(ConstraintTextError) -> Double? {
    if let number = try scanner.number() { return number }
    let before = scanner
    if let name = scanner.identifier(), let metric = scanner.metrics[name], !scanner.isAt(".") {
      return metric
    }
    scanner = before
    return nil
  }

  private mutating func takeExpectedFactor() throws(ConstraintTextError) -> Double {
    guard let factor = try scanner.numberOrMetric() else {
      throw scanner.error(localized("A number or a metric is expected."))
    }
    return factor
  }

  /// What UIKit refuses: a length beside a place, a place alone, places on different axes.
  private func check(
    _ constraint: DeclaredConstraint, at offset: Int
  ) throws(ConstraintTextError) {
    let first = constraint.firstAttribute
    guard let second = constraint.secondAttribute else {
      if first.dimension == .length { return }
      throw ConstraintTextError(
        message: localized(
          "“%1$s” is a place, which needs another view's place to be compared with.", first.rawValue
        ), offset: offset)
    }
    guard first.dimension == second.dimension, !first.isAbsolute || !second.isDirectional,
      !first.isDirectional || !second.isAbsolute
    else {
      throw ConstraintTextError(
        message: localized("“%1$s” and “%2$s” can't be compared.", first.rawValue, second.rawValue),
        offset: offset)
    }
  }
}

extension ConstraintElement.Attribute {
  fileprivate enum Dimension {
    case length, horizontalPlace, verticalPlace
  }

  fileprivate var dimension: Dimension {
    switch self {
    case .width, .height: .length
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalPlace
    case .top, .bottom, .centerY, .baseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPlace
    }
  }

  /// Whether it is an edge that the language's direction doesn't move.
  fileprivate var isAbsolute: Bool {
    [.left, .right, .leftMargin, .rightMargin].contains(self)
  }

  /// Whether it is an edge that the language's direction moves.
  fileprivate var isDirectional: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }
}
