/// A constraint as it is written, before any variation:
/// `firstItem.firstAttribute relation secondItem.secondAttribute × multiplier + constant`.
package struct ConstraintElement: Hashable, Sendable {
  package enum Relation: String, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  /// Raw values are the names that documents use; `baseline` is the last baseline.
  package enum Attribute: String, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height
    case centerX, centerY, baseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  package let element: Element

  package init(_ element: Element) { self.element = element }

  package var id: String? { element.id }

  /// The name that the constraint has at run time.
  package var identifier: String? { element["identifier"] }

  /// The object among whose constraints this one is, which is the item where none is written.
  package var holder: Element? { element.parent?.parent }

  /// The id of the first item; nil stands for the holder.
  package var firstItem: String? { element["firstItem"] }
  /// The id of the second item; nil where there is none.
  package var secondItem: String? { element["secondItem"] }
  /// Nil where the document names an attribute that does not exist.
  package var firstAttribute: Attribute? { attribute("firstAttribute") }
  package var secondAttribute: Attribute? { attribute("secondAttribute") }
  package var relation: Relation { element["relation"].flatMap(Relation.init) ?? .equal }

  /// Points.
  package var constant: Double { element.number("constant") ?? 0 }

  /// A ratio such as `16:9` or `1/3` is divided out.
  package var multiplier: Double { element.ratio("multiplier") ?? 1 }

  /// From 0 to 1000, which is required.
  package var priority: Double { element.number("priority") ?? 1000 }

  /// Whether the constant is the system's standard space instead of a number.
  package var isSymbolic: Bool { element.flag("symbolic") ?? false }

  /// Whether the constraint exists at design time only: it is removed when the application is
  /// built.
  package var isPlaceholder: Bool { element.flag("placeholder") ?? false }

  private func attribute(_ name: String) -> Attribute? {
    element[name].flatMap(Attribute.init)
  }
}

extension Element {
  /// The constraints that this view holds, installed or not.
  package var constraints: [ConstraintElement] {
    child("constraints")?.children("constraint").map(ConstraintElement.init) ?? []
  }

  /// The attribute read as a finite number or a ratio of two.
  package func ratio(_ name: String) -> Double? {
    guard let name = tree.nameID(name), let attribute = tree.attribute(name, at: index),
      case .finite(let value) = NumberText(ratio: tree.bytes(of: attribute))
    else { return nil }
    return value
  }
}

extension Document {
  /// The object whose attribute a constraint constrains first.
  package func firstItem(of constraint: ConstraintElement) -> Element? {
    constraint.firstItem.map { element(id: $0) } ?? constraint.holder
  }

  /// The object that a constraint relates its first item to; nil where it relates to none.
  package func secondItem(of constraint: ConstraintElement) -> Element? {
    constraint.secondItem.flatMap { element(id: $0) }
  }
}
