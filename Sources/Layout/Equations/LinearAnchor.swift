import ConstraintSolver

/// A place or a length as a linear expression: at most two variables and a constant, in points.
///
/// Positions are in the coordinates of the scene's root view, so that a constraint between views in
/// different superviews needs no more variables than one between siblings.
struct LinearAnchor {
  var first: LinearSystem.Term?
  var second: LinearSystem.Term?
  var constant: Double

  init(
    _ first: LinearSystem.Term? = nil, _ second: LinearSystem.Term? = nil, constant: Double = 0
  ) {
    self.first = first
    self.second = second
    self.constant = constant
  }

  static func + (anchor: LinearAnchor, offset: Double) -> LinearAnchor {
    LinearAnchor(anchor.first, anchor.second, constant: anchor.constant + offset)
  }

  static func - (anchor: LinearAnchor, offset: Double) -> LinearAnchor { anchor + -offset }

  func value(in values: [Double]) -> Double {
    var sum = constant
    if let first { sum += first.coefficient * values[first.variable] }
    if let second { sum += second.coefficient * values[second.variable] }
    return sum
  }
}

extension [LinearSystem.Term] {
  /// The sum at some values.
  func value(in values: [Double]) -> Double {
    reduce(0) { $0 + $1.coefficient * values[$1.variable] }
  }
}

/// One axis of a rectangle: where it begins and how long it is, each a variable, inset by constants.
struct LinearSpan {
  let origin: LinearSystem.Variable
  let length: LinearSystem.Variable
  /// Whether it is a part at the end: it then begins where the rectangle ends.
  var isAtEnd = false
  /// Points inwards from the beginning and from the end.
  var insetMin = 0.0
  var insetMax = 0.0

  var min: LinearAnchor {
    LinearAnchor(.init(origin, 1), isAtEnd ? .init(length, 1) : nil, constant: insetMin)
  }
  var max: LinearAnchor { LinearAnchor(.init(origin, 1), .init(length, 1), constant: -insetMax) }
  var extent: LinearAnchor {
    LinearAnchor(isAtEnd ? nil : .init(length, 1), constant: -insetMin - insetMax)
  }
  var center: LinearAnchor {
    LinearAnchor(
      .init(origin, 1), .init(length, isAtEnd ? 1 : 0.5), constant: (insetMin - insetMax) / 2)
  }

  func inset(min: Double, max: Double) -> LinearSpan {
    LinearSpan(
      origin: origin, length: length, isAtEnd: isAtEnd, insetMin: insetMin + min,
      insetMax: insetMax + max)
  }
}
