/// A constraint as it is written:
/// `firstItem.firstAttribute relation secondItem.secondAttribute × multiplier + constant`.
package struct ConstraintElement: Hashable, Sendable {
  package enum Relation: String, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  /// A place or a length of an item that a constraint acts on. Raw values are the names that documents
  /// use; `baseline` is the last baseline.
  package enum Attribute: String, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height
    case centerX, centerY, baseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  package let element: Element

  /// The variations that apply, general before specific. What they say replaces what the constraint
  /// says itself.
  private let variations: [VariationElement]

  package init(_ element: Element, variations: [VariationElement] = []) {
    self.element = element
    self.variations = variations
  }

  /// The id of the first item; nil stands for the holder.
  package var firstItem: String? { element["firstItem"] }
  /// The id of the second item; nil where there is none.
  package var secondItem: String? { element["secondItem"] }
  /// Nil where the document names an attribute that does not exist.
  package var firstAttribute: Attribute? { attribute("firstAttribute") }
  package var secondAttribute: Attribute? { attribute("secondAttribute") }
  package var relation: Relation {
    holder(of: "relation")["relation"].flatMap(Relation.init) ?? .equal
  }

  /// Points. Standard spacing, marked as `symbolic`, is written out like any other: where it is not,
  /// it is 0. MINED: 14 of 14 symbolic constraints without a constant, all of them 0.
  package var constant: Double { holder(of: "constant").number("constant") ?? 0 }

  /// A ratio such as `16:9` or `1/3` is divided out; nil where it is neither a number nor a ratio.
  package var multiplier: Double? {
    let holder = holder(of: "multiplier")
    return holder["multiplier"] == nil ? 1 : holder.ratio("multiplier")
  }

  /// The multiplier as it is written.
  package var multiplierText: String? { holder(of: "multiplier")["multiplier"] }

  /// From 0 to 1000, which is required. Decimals are kept.
  package var priority: Double { holder(of: "priority").number("priority") ?? 1000 }

  /// Whether the constraint stands in at design time for what code adds: it is removed when the
  /// application is built.
  package var isPlaceholder: Bool { element.flag("placeholder") ?? false }

  /// The element that has the last word on an attribute.
  private func holder(of attribute: String) -> Element {
    variations.last { $0.element[attribute] != nil }?.element ?? element
  }

  private func attribute(_ name: String) -> Attribute? {
    element[name].flatMap(Attribute.init)
  }
}

extension Element {
  /// The attribute read as a finite number or a ratio of two.
  package func ratio(_ name: String) -> Double? {
    guard let name = tree.nameID(name), let attribute = tree.attribute(name, at: index),
      case .finite(let value) = NumberText(ratio: tree.bytes(of: attribute))
    else { return nil }
    return value.bounded
  }
}
