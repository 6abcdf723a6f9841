import InterfaceBuilder
import Localization
import Traits

/// The variations of an element that apply to a trait collection, general before specific.
///
/// A variation key names the traits that it needs (`heightClass=compact-widthClass=regular`);
/// `default` needs none and holds the masks of what is not installed by default. More specific keys
/// win over general ones. Between two keys of one trait each no rule of Apple's is known
/// (semantics.md, section 3): the later one in the document wins, and the tie is reported.
struct ActiveVariations: Sendable {
  private(set) var elements: [VariationElement] = []
  private var specificities: [Int] = []

  init(of element: Element, traits: TraitCollection) {
    for variation in element.variations {
      guard let specificity = Self.specificity(of: variation, in: traits) else { continue }
      let at = specificities.firstIndex { $0 > specificity } ?? specificities.endIndex
      elements.insert(variation, at: at)
      specificities.insert(specificity, at: at)
    }
  }

  var isEmpty: Bool { elements.isEmpty }

  /// How many traits the variation needs, or nil where it does not apply.
  private static func specificity(
    of variation: VariationElement, in traits: TraitCollection
  ) -> Int? {
    guard let conditions = variation.conditions,
      conditions.allSatisfy({ holds($0, in: traits) })
    else { return nil }
    return conditions.count
  }

  private static func holds(
    _ condition: VariationElement.Condition, in traits: TraitCollection
  ) -> Bool {
    let current: String? =
      switch condition.trait {
      case "widthClass": traits.horizontalSizeClass?.rawValue
      case "heightClass": traits.verticalSizeClass?.rawValue
      case "userInterfaceIdiom": traits.userInterfaceIdiom?.rawValue
      default: nil
      }
    return current == condition.value
  }

  /// The value that the most specific variation gives the attribute.
  subscript(name: String) -> String? {
    for variation in elements.reversed() {
      if let value = variation.element[name] { return value }
    }
    return nil
  }

  /// The value that the most specific variation gives the property.
  func child(key: String) -> Element? {
    for variation in elements.reversed() {
      if let value = variation.element.child(key: key) { return value }
    }
    return nil
  }

  /// Attributes that two equally specific variations give different values.
  func ties(of owner: Element) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (i, first) in elements.enumerated() {
      for (j, second) in elements.enumerated().dropFirst(i + 1)
      where specificities[i] == specificities[j] {
        for attribute in first.attributes {
          guard let other = second.element[attribute.name], other != attribute.value else {
            continue
          }
          found.append(
            Diagnostic(
              rule: .variationTie, id: owner.id, line: second.element.line,
              message: localized(
                """
                The variations %1$s and %2$s both apply and give different values to “%3$s”; the later \
                one (%4$s) is used.
                """, first.key, second.key, attribute.name, other)))
        }
      }
    }
    return found
  }
}

/// The ids of subviews and constraints that are not installed for a trait collection.
struct UninstalledItems {
  private(set) var ids: Set<String> = []

  /// Applies an element's masks, general before specific: a later inclusion undoes an exclusion.
  mutating func apply(_ variations: ActiveVariations) {
    var excluded: Set<String> = []
    for variation in variations.elements {
      for mask in variation.masks {
        excluded.formUnion(mask.excluded)
        excluded.subtract(mask.included)
      }
    }
    ids.formUnion(excluded)
  }

  func contains(_ element: Element) -> Bool {
    guard !ids.isEmpty, let id = element.id else { return false }
    return ids.contains(id)
  }
}
