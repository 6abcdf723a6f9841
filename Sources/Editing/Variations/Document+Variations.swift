import InterfaceBuilder

/// What a document says of one property of an element for some traits only.
package struct Variation: Hashable, Sendable {
  /// The element that varies: of a mask's entry the one that it is about.
  package let id: String?
  /// Its name in the document, such as `label`; nil where an entry is about nothing that is there.
  package let element: String?
  package let variationCase: VariationCase
  /// `installed`, or a property such as `constant` or `fontDescription.pointSize`.
  package let property: String
  /// `YES` or `NO` for `installed`; else as written.
  package let value: String
  /// As the base has it; nil where it has nothing there.
  package let base: String?
  /// Of the element that says it, from 1.
  package let line: Int

  /// The property of whether an element is there.
  package static let installed = "installed"
}

extension Document {
  /// All that varies in the document, in its order. What only says that an element is not in the base is
  /// among it.
  package var variations: [Variation] {
    root.subtree.flatMap { owner in
      owner.variations.flatMap { variation -> [Variation] in
        guard variation.isDefault || VariationCase(key: variation.key) != nil else { return [] }
        let variationCase = VariationCase(key: variation.key) ?? .base
        return installations(variation, variationCase)
          + values(variation, variationCase, of: owner)
      }
    }
    // A view's own variations stand behind those of what is in it.
    .sorted { $0.line < $1.line }
  }

  private func installations(
    _ variation: VariationElement, _ variationCase: VariationCase
  ) -> [Variation] {
    variation.element.children("mask").flatMap { mask in
      mask.children.compactMap { entry -> Variation? in
        guard let id = entry["reference"], ["include", "exclude"].contains(entry.name) else {
          return nil
        }
        let isInBase = !isExcludedFromBase(id, by: variation.element.parent)
        return Variation(
          id: id, element: element(id: id)?.name, variationCase: variationCase,
          property: Variation.installed, value: entry.name == "include" ? "YES" : "NO",
          base: variationCase.isBase ? nil : isInBase ? "YES" : "NO", line: entry.line)
      }
    }
  }

  private func isExcludedFromBase(_ id: String, by owner: Element?) -> Bool {
    owner?.variations.contains { variation in
      variation.isDefault && variation.masks.contains { $0.excluded.contains(id) }
    } ?? false
  }

  private func values(
    _ variation: VariationElement, _ variationCase: VariationCase, of owner: Element
  ) -> [Variation] {
    func entry(_ property: String, _ value: String, _ base: String?, _ line: Int) -> Variation {
      Variation(
        id: owner.id, element: owner.name, variationCase: variationCase, property: property,
        value: value, base: base, line: line)
    }
    let attributes = variation.attributes.map {
      entry($0.name, $0.value, owner[$0.name], variation.element.line)
    }
    let children = variation.element.children.filter { $0.name != "mask" }.flatMap { child in
      let property = child.key ?? child.name
      let base = owner.child(key: property)
      let values = child.attributes.filter { $0.name != "key" && base?[$0.name] != $0.value }
      guard !values.isEmpty else {
        return [entry(property, child.text, base?.text, child.line)]
      }
      return values.map {
        entry("\(property).\($0.name)", $0.value, base?[$0.name], child.line)
      }
    }
    return attributes + children
  }
}
