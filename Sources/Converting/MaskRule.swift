import Localization

/// What a constraint says in the place of a frame and a mask, along one axis. All lengths are points.
enum MaskRule: Hashable {
  /// The distance from the superview's beginning, or to its end.
  case leading(Double)
  case trailing(Double)
  case length(Double)
  /// A part of the superview's length, plus a constant.
  case shareOfLength(Double, Double)
  /// The centre at the superview's, plus a constant.
  case center(Double)
  /// The centre at a part of the superview's length, plus a constant.
  case shareOfCenter(Double, Double)

  enum Axis {
    case horizontal, vertical

    var leading: String { self == .horizontal ? "leading" : "top" }
    var trailing: String { self == .horizontal ? "trailing" : "bottom" }
    var length: String { self == .horizontal ? "width" : "height" }
    var center: String { self == .horizontal ? "centerX" : "centerY" }
  }

  /// The constraints that give a view its frame, and move and stretch it as its mask does: each flexible part
  /// of the superview's length takes its share of what that changes by, in proportion to the parts'
  /// lengths. Source: reference/semantics.md, section 11.
  /// - Parameters:
  ///   - min: From the superview's beginning to the view.
  ///   - container: The superview's length.
  ///   - flexible: Of what is before the view, of the view, and of what is behind it.
  static func rules(
    min: Double, length: Double, container: Double, flexible: [Bool]
  ) -> [MaskRule] {
    let parts = [min, length, container - min - length]
    let shares = shares(parts, flexible, container)
    let stretch =
      shares[1] == 0
      ? MaskRule.length(length) : .shareOfLength(shares[1], length - shares[1] * container)
    if shares[0] == 0 {
      return [.leading(min), shares[1] == 1 ? .trailing(parts[2]) : stretch]
    }
    if shares[2] == 0 { return [stretch, .trailing(parts[2])] }
    // Half of what the view itself takes moves its centre.
    let share = shares[0] + shares[1] / 2
    let center = min + length / 2
    return [
      abs(share - 0.5) < 1e-9
        ? .center(center - container / 2) : .shareOfCenter(share, center - share * container),
      stretch,
    ]
  }

  /// In a scroll view, whose edges are those of its content: nothing is flexible but what fills it.
  static func rulesInScrollView(
    min: Double, length: Double, container: Double, isLengthFlexible: Bool
  ) -> [MaskRule] {
    [.leading(min), isLengthFlexible ? .shareOfLength(1, length - container) : .length(length)]
  }

  private static func shares(
    _ parts: [Double], _ flexible: [Bool], _ container: Double
  ) -> [Double] {
    guard container > 0 else { return [0, 0, 0] }
    let lengths = zip(parts, flexible).map { $1 ? $0 : 0 }
    let total = lengths.reduce(0, +)
    if total > 0 { return lengths.map { $0 / total } }
    let count = Double(flexible.count { $0 })
    return count == 0 ? [0, 0, 0] : flexible.map { $0 ? 1 / count : 0 }
  }

  /// A number as Interface Builder writes it, without what calculating adds.
  static func text(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Such as “leading 20”.
  func words(_ axis: Axis) -> String {
    func text(_ value: Double) -> String { Self.text(value) }
    func plus(_ value: Double) -> String { text(value) == "0" ? "" : " + \(text(value))" }
    let center = axis == .horizontal ? localized("centre x") : localized("centre y")
    return switch self {
    case .leading(let value): "\(axis.leading) \(text(value))"
    case .trailing(let value): "\(axis.trailing) \(text(value))"
    case .length(let value): "\(axis.length) \(text(value))"
    case .shareOfLength(let share, let value):
      localized("%1$s %2$s × the superview's", axis.length, text(share)) + plus(value)
    case .center(let value): localized("%1$s the superview's", center) + plus(value)
    case .shareOfCenter(let share, let value):
      localized("%1$s %2$s × the superview's %3$s", center, text(share), axis.length)
        + plus(value)
    }
  }
}
