import Scenes

/// A stack view's settings, each read once.
struct StackStyle {
  let axis: Axis
  let distribution: StackView.Distribution
  let alignment: StackView.Alignment
  let spacing: Double
  /// Whether the spacing is the system's rather than a number of the document.
  let hasSystemSpacing: Bool
  let isBaselineRelative: Bool
  let isMarginsRelative: Bool
  /// Whether leading is right.
  let isRightToLeft: Bool

  init(_ view: View) {
    let stack = StackView(view)
    axis = stack.isVertical ? .vertical : .horizontal
    distribution = stack.distribution
    alignment = stack.alignment
    spacing = stack.spacing
    hasSystemSpacing = stack.hasSystemSpacing
    isBaselineRelative = stack.isBaselineRelative
    isMarginsRelative = stack.isMarginsRelative
    isRightToLeft = view.isRightToLeft
  }

  /// Whether the stack begins at the right. Source: openradar 31138095, "the views are added from right
  /// to left".
  var beginsAtRight: Bool { isRightToLeft && axis == .horizontal }

  /// Arranged views from left to right, or from the top down.
  func inPlaceOrder(_ arranged: [ViewIndex]) -> [ViewIndex] {
    beginsAtRight ? arranged.reversed() : arranged
  }
}
