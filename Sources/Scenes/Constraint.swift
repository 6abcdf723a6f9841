import InterfaceBuilder
import Traits

/// What a constraint refers to: a view or a layout guide of its scene.
package enum LayoutItem: Hashable, Sendable {
  case view(Int)
  case guide(Int)
}

/// What a constraint acts on and how, which mean the same in a document and in a scene.
package typealias LayoutAttribute = ConstraintElement.Attribute
package typealias LayoutRelation = ConstraintElement.Relation

extension LayoutAttribute {
  /// Whether the attribute is an edge, or a margin by one, rather than a length, centre or baseline.
  package var isEdge: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .baseline, .firstBaseline, .centerXWithinMargins,
      .centerYWithinMargins:
      false
    default: true
    }
  }

  /// Whether the attribute lies on the horizontal axis.
  package var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}

/// An installed constraint: first (relation) multiplier · second + constant.
package struct Constraint: Sendable {
  package let id: String
  package let line: Int
  package let first: LayoutItem
  package let firstAttribute: LayoutAttribute
  package let relation: LayoutRelation
  /// Nil for a constant length.
  package let second: LayoutItem?
  package let secondAttribute: LayoutAttribute?
  package let multiplier: Double
  /// Points.
  package let constant: Double
  /// 1 to 1000, where 1000 is required. Decimals are kept.
  package let priority: Double
  /// Index of the view that holds the constraint.
  package let owner: Int
}

/// A rectangle that constraints can refer to and that draws nothing.
package struct LayoutGuide: Sendable {
  package typealias Kind = LayoutGuideElement.Kind

  package let id: String
  package let kind: Kind
  /// Index of the view that the guide belongs to.
  package let owner: Int
}
