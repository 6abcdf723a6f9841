/// What an object is like for some traits only: attributes and values that replace its own, and
/// masks that say which subviews and constraints are installed.
package struct VariationElement: Hashable, Sendable {
  /// One trait that must have a value for the variation to hold.
  package struct Condition: Hashable, Sendable {
    /// Such as `widthClass`, `heightClass`, `userInterfaceIdiom` or `device`.
    package let trait: String
    /// Such as `compact`, `regular` or `mac`.
    package let value: String
  }

  /// Which of an object's subviews or constraints a variation installs or leaves out.
  package struct Mask: Hashable, Sendable {
    /// Ids.
    package let included: [String]
    package let excluded: [String]
  }

  package let element: Element

  package init(_ element: Element) { self.element = element }

  /// As written: `default`, or conditions such as `heightClass=compact-widthClass=regular`.
  package var key: String { element.key ?? "" }

  /// Whether this holds for all traits, and only takes out what other variations put in.
  package var isDefault: Bool { key == "default" }

  /// The traits that the variation is for; none for the default, nil where the key is not
  /// understood.
  package var conditions: [Condition]? {
    if isDefault { return [] }
    let conditions = key.split(separator: "-").map { pair -> Condition? in
      let parts = pair.split(separator: "=")
      return parts.count == 2
        ? Condition(trait: String(parts[0]), value: String(parts[1])) : nil
    }
    return conditions.isEmpty || conditions.contains(nil) ? nil : conditions.compactMap { $0 }
  }

  /// The attributes of the object that the variation replaces.
  package var attributes: [ElementTree.Attribute] { element.attributes.filter { $0.name != "key" } }

  package var masks: [Mask] {
    element.children("mask").map { mask in
      Mask(
        included: mask.children("include").compactMap { $0["reference"] },
        excluded: mask.children("exclude").compactMap { $0["reference"] })
    }
  }
}

extension Element {
  /// How the object varies by traits, in document order.
  package var variations: [VariationElement] { children("variation").map(VariationElement.init) }
}

extension VariationElement {
  /// Whether it is for the base or for size classes, and for no other traits.
  package var isOfSizeClasses: Bool {
    conditions?.allSatisfy { $0.trait == "widthClass" || $0.trait == "heightClass" } ?? false
  }
}
