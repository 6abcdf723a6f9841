import InterfaceBuilder

/// How the views of a visual format are aligned, and in which direction it reads.
/// Source: NSLayoutConstraint.FormatOptions' documentation, whose names these are.
package enum VisualFormatOption: String, Hashable, Sendable, CaseIterable {
  case alignAllLeft, alignAllRight, alignAllTop, alignAllBottom, alignAllLeading, alignAllTrailing
  case alignAllCenterX, alignAllCenterY, alignAllLastBaseline, alignAllFirstBaseline
  case directionLeadingToTrailing, directionLeftToRight, directionRightToLeft
  case spacingEdgeToEdge, spacingBaselineToBaseline

  /// What all views share; nil for an option that aligns nothing.
  var alignment: ConstraintElement.Attribute? {
    switch self {
    case .alignAllLeft: .left
    case .alignAllRight: .right
    case .alignAllTop: .top
    case .alignAllBottom: .bottom
    case .alignAllLeading: .leading
    case .alignAllTrailing: .trailing
    case .alignAllCenterX: .centerX
    case .alignAllCenterY: .centerY
    case .alignAllLastBaseline: .baseline
    case .alignAllFirstBaseline: .firstBaseline
    case .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft,
      .spacingEdgeToEdge, .spacingBaselineToBaseline:
      nil
    }
  }

  /// Whether it is a vertical position that the views share, as only those side by side can.
  var alignsVertically: Bool {
    switch self {
    case .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline:
      true
    default: false
    }
  }
}

/// One axis in the direction in which a format reads it.
struct VisualFormatAxis {
  typealias Attribute = ConstraintElement.Attribute

  /// The edges of a view, in the order in which they are read.
  let near: Attribute
  let far: Attribute
  /// The same edges of a superview's margins.
  let nearMargin: Attribute
  let farMargin: Attribute
  let extent: Attribute
  /// Whether coordinates grow in the direction in which the format reads.
  let isAscending: Bool
  /// Between which attributes of two views their distance is measured.
  var spacingFrom: Attribute
  var spacingTo: Attribute

  private init(
    _ near: Attribute, _ far: Attribute, margins: (Attribute, Attribute), extent: Attribute,
    isAscending: Bool = true
  ) {
    self.near = near
    self.far = far
    (nearMargin, farMargin) = margins
    self.extent = extent
    self.isAscending = isAscending
    spacingFrom = far
    spacingTo = near
  }

  static let leadingToTrailing = VisualFormatAxis(
    .leading, .trailing, margins: (.leadingMargin, .trailingMargin), extent: .width)
  static let leftToRight = VisualFormatAxis(
    .left, .right, margins: (.leftMargin, .rightMargin), extent: .width)
  static let rightToLeft = VisualFormatAxis(
    .right, .left, margins: (.rightMargin, .leftMargin), extent: .width, isAscending: false)
  static let vertical = VisualFormatAxis(
    .top, .bottom, margins: (.topMargin, .bottomMargin), extent: .height)

  /// From the last baseline of the upper view to the first one of the lower.
  static let verticalBaselines: VisualFormatAxis = {
    var axis = vertical
    axis.spacingFrom = .baseline
    axis.spacingTo = .firstBaseline
    return axis
  }()
}
