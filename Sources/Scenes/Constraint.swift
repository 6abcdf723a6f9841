import InterfaceBuilder
import Traits

/// What a constraint refers to: a view or a layout guide of its scene.
package enum LayoutItem: Hashable, Sendable {
  case view(ViewIndex)
  case guide(GuideIndex)
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

extension LayoutAttribute {
  /// Whether it depends on the direction of the interface which edge is meant.
  fileprivate var isDirectional: Bool { fromRightToLeft != self }

  /// The edge that is meant where the interface runs from right to left.
  fileprivate var fromRightToLeft: LayoutAttribute {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    default: self
    }
  }
}

extension LayoutRelation {
  /// The relation of both sides' negatives.
  package var mirrored: LayoutRelation {
    switch self {
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    case .lessThanOrEqual: .greaterThanOrEqual
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
  package let owner: ViewIndex
}

extension Scene {
  /// The constraint as it acts on left and right: between leading and trailing edges it is mirrored
  /// where the view that holds it runs from right to left.
  ///
  /// Source: Apple's Auto Layout Guide, "Anatomy of a Constraint": the values of leading and trailing
  /// increase towards the trailing edge, and the semantic content attribute of the view that holds the
  /// constraint says which way that is. A multiplier still counts from the left: Stack Overflow
  /// 33714527.
  package func directed(_ constraint: Constraint) -> Constraint {
    let isDirectional =
      constraint.firstAttribute.isDirectional || constraint.secondAttribute?.isDirectional == true
    guard isDirectional, views[constraint.owner].isRightToLeft else { return constraint }
    return Constraint(
      id: constraint.id, line: constraint.line, first: constraint.first,
      firstAttribute: constraint.firstAttribute.fromRightToLeft,
      relation: constraint.relation.mirrored, second: constraint.second,
      secondAttribute: constraint.secondAttribute?.fromRightToLeft,
      multiplier: constraint.multiplier, constant: -constraint.constant,
      priority: constraint.priority, owner: constraint.owner)
  }
}

/// A rectangle that constraints can refer to and that draws nothing.
package struct LayoutGuide: Sendable {
  package typealias Kind = LayoutGuideElement.Kind

  package let id: String
  package let kind: Kind
  /// Index of the view that the guide belongs to.
  package let owner: ViewIndex
}
