import Scenes

/// A stack view's settings.
struct StackStyle {
  enum Distribution: String {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  enum Alignment: String {
    case fill, leading, top, trailing, bottom, center, firstBaseline, lastBaseline
  }

  let axis: Axis
  let distribution: Distribution
  let alignment: Alignment
  let spacing: Double
  /// Whether the spacing is the system's rather than a number of the document.
  let hasSystemSpacing: Bool
  let isBaselineRelative: Bool
  let isMarginsRelative: Bool
  /// Whether leading is right.
  let isRightToLeft: Bool

  init(_ view: View) {
    axis = view["axis"] == "vertical" ? .vertical : .horizontal
    distribution = view["distribution"].flatMap(Distribution.init(rawValue:)) ?? .fill
    alignment = view["alignment"].flatMap(Alignment.init(rawValue:)) ?? .fill
    spacing = view.stackSpacing
    hasSystemSpacing = view.hasSystemSpacing
    isBaselineRelative = view.flag("baselineRelativeArrangement") ?? false
    // The document has no attribute for it: margins that are written are those that count. MINED.
    isMarginsRelative =
      view.value("layoutMargins") != nil || view.value("directionalLayoutMargins") != nil
    isRightToLeft = view.isRightToLeft
  }

  /// Whether the stack begins at the right. Source: openradar 31138095, "the views are added from right
  /// to left".
  var beginsAtRight: Bool { isRightToLeft && axis == .horizontal }

  /// Arranged views from left to right, or from the top down.
  func inPlaceOrder(_ arranged: [Int]) -> [Int] {
    beginsAtRight ? arranged.reversed() : arranged
  }
}

extension View {
  /// Points between a stack view's arranged views; the system's spacing is 8.
  /// Source: reference/controls.json, spacingUseSystem (U).
  var stackSpacing: Double { number("spacing") ?? (hasSystemSpacing ? 8 : 0) }

  fileprivate var hasSystemSpacing: Bool {
    number("spacing") == nil && self["spacingType"] == "standard"
  }
}
