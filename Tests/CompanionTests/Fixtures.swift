import Testing

@testable import Companion

/// Reads a companion file's text.
func companion(_ text: String) throws(CompanionError) -> CompanionFile {
  try CompanionFile(parsing: Array(text.utf8))
}

extension CompanionError {
  /// Line and column, as in `3:14`.
  var place: String? { line.map { "\($0):\(column ?? 0)" } }
}

/// Constraints are written as in `b.leading == a.trailing + 8 @750`.
extension DeclaredConstraint: CustomStringConvertible {
  public var description: String {
    let sign = ["equal": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]
    var text = "\(first).\(firstAttribute.rawValue) \(sign[relation.rawValue] ?? "?")"
    if let second, let secondAttribute {
      text += multiplier == 1 ? "" : " \(multiplier) *"
      text += " \(second).\(secondAttribute.rawValue)"
    }
    switch constant {
    case .standardSpacing: text += " + standard"
    case .points(let points):
      if second == nil {
        text += " \(points.short)"
      } else if points != 0 {
        text += " + \(points.short)"
      }
    }
    return priority == 1000 ? text : text + " @\(priority.short)"
  }
}

extension DeclaredConstraint.Item: CustomStringConvertible {
  public var description: String {
    switch self {
    case .named(let name): name
    case .superview(let name): "superview(\(name))"
    }
  }
}

extension Double {
  fileprivate var short: String { self == rounded() ? String(Int(self)) : String(self) }
}
