import InterfaceBuilder

/// A constraint that a companion file declares:
/// `first.firstAttribute relation multiplier × second.secondAttribute + constant`.
///
/// Its items are names; a scene knows what they are.
package struct DeclaredConstraint: Hashable, Sendable {
  package typealias Attribute = ConstraintElement.Attribute
  package typealias Relation = ConstraintElement.Relation

  package enum Item: Hashable, Sendable {
    case named(String)
    /// The superview of the view with this name; `|` in a visual format.
    case superview(of: String)
  }

  package enum Constant: Hashable, Sendable {
    case points(Double)
    /// The space that the system leaves between the two items; `-` in a visual format.
    case standardSpacing
  }

  package var first: Item
  package var firstAttribute: Attribute
  package var relation: Relation
  /// Nil for a constant length.
  package var second: Item?
  package var secondAttribute: Attribute?
  package var multiplier: Double
  package var constant: Constant
  /// 0 to 1000, which is required.
  package var priority: Double
  /// Where in the constraint's text the part stands that asks for it: a number of scalars from 0.
  package var textOffset: Int

  package init(
    _ first: Item, _ firstAttribute: Attribute, _ relation: Relation = .equal,
    _ second: Item? = nil, _ secondAttribute: Attribute? = nil, multiplier: Double = 1,
    constant: Constant = .points(0), priority: Double = 1000, textOffset: Int = 0
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.textOffset = textOffset
  }
}

/// Why a constraint's text cannot be parsed.
package struct ConstraintTextError: Error, Hashable, Sendable {
  /// What is expected there.
  package let message: String
  /// Of the character at fault: a number of scalars from 0.
  package let offset: Int
}
