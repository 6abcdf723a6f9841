import Editing
import InterfaceBuilder
import Localization
import Requests
import Traits
import WorkerProtocol

/// The way back: a document without size classes, with what it has for one cell.
struct WithoutSizeClasses {
  let cell: SizeClassCell

  func convert(_ conversion: inout Conversion) throws {
    let document = conversion.document
    guard document.root.flag("useTraitCollections") == true else {
      throw Conversion.refusal(
        localized("The document doesn't use size classes; there is nothing to take back."),
        at: document.root)
    }
    var removed: Set<Int> = []
    var emptied: [Element] = []
    for element in document.root.subtree where element.child("variation") != nil {
      let active = activeVariations(of: element)
      try keepValues(of: active, in: element, &conversion)
      for id in excluded(by: active) {
        guard let item = document.element(id: id), item.parent?.parent == element,
          !removed.contains(item.number)
        else { continue }
        conversion.note(
          .installation, item,
          localized(
            "%1$s is removed: it is not installed in %2$s.",
            name(of: item, conversion).capitalizedFirst, cell.key))
        removed.formUnion(item.subtree.map(\.number))
        emptied.append(item)
      }
    }
    emptied += references(to: &removed, in: document)
    try remove(emptied, removed, &conversion)
    for variation in document.root.subtree where variation.name == "variation" {
      guard VariationElement(variation).isOfSizeClasses else {
        conversion.note(
          .kept, variation,
          localized(
            "The values for %1$s stay: they are not for a size class alone.",
            variation.key ?? localized("other traits")))
        continue
      }
      try conversion.remove(variation)
    }
    try conversion.set("useTraitCollections", of: document.root, to: nil)
    conversion.note(
      .document, document.root,
      localized("Size classes are off; all values are those that %1$s had.", cell.key))
    try SegueKinds.makeOld(&conversion, for: cell)
  }

  private func name(of item: Element, _ conversion: Conversion) -> String {
    item.name == "constraint"
      ? localized("the constraint %1$s", conversion.names.equation(item))
      : conversion.names.name(of: item)
  }

  // MARK: Values

  /// Those that hold in the cell, general before specific.
  private func activeVariations(of element: Element) -> [VariationElement] {
    let conditions = VariationCase(cell).conditions
    let active = element.variations.filter { variation in
      variation.conditions?.allSatisfy { condition in
        conditions.contains { $0.trait == condition.trait && $0.value == condition.value }
      } ?? false
    }
    // Stable, as the later of two equally specific ones counts.
    return active.enumerated().sorted {
      let first = $0.element.conditions?.count ?? 0
      let second = $1.element.conditions?.count ?? 0
      return (first, $0.offset) < (second, $1.offset)
    }.map(\.element)
  }

  /// What Interface Builder notes of its canvas.
  private static let flags: Set = ["misplaced", "ambiguous"]

  private func keepValues(
    of active: [VariationElement], in element: Element, _ conversion: inout Conversion
  ) throws {
    var attributes: [String: String] = [:]
    var children: [String: Element] = [:]
    for variation in active {
      for attribute in variation.attributes where !Self.flags.contains(attribute.name) {
        attributes[attribute.name] = attribute.value
      }
      for child in variation.element.children where child.name != "mask" {
        if let key = child.key { children[key] = child }
      }
    }
    let name = conversion.names.name(of: element).capitalizedFirst
    for (attribute, value) in attributes.sorted(by: { $0.key < $1.key }) {
      guard element[attribute] != value else { continue }
      try conversion.set(attribute, of: element, to: value)
      conversion.note(
        .variation, element,
        localized(
          "%1$s has %2$s as its %3$s instead of %4$s.", name, value,
          attribute.words.lowercasedWords, element[attribute] ?? localized("none", context: "value")
        ))
    }
    for (key, child) in children.sorted(by: { $0.key < $1.key }) {
      if let base = element.children.first(where: { $0.key == key && $0.name != "variation" }) {
        try conversion.remove(base)
      }
      try conversion.insert(NewElement(copying: child), into: element)
      conversion.note(
        .variation, element,
        localized("%1$s has the %2$s of %3$s.", name, key.words.lowercasedWords, cell.key))
    }
  }

  /// Ids that a later inclusion doesn't put back.
  private func excluded(by active: [VariationElement]) -> [String] {
    var excluded: [String] = []
    for mask in active.flatMap(\.masks) {
      excluded += mask.excluded.filter { !excluded.contains($0) }
      excluded.removeAll { mask.included.contains($0) }
    }
    return excluded
  }

  // MARK: Removing

  /// Constraints and connections of what is removed go with it.
  private func references(to removed: inout Set<Int>, in document: Document) -> [Element] {
    let ids = Set(
      document.root.subtree.filter { removed.contains($0.number) }.compactMap(\.id))
    let found = document.root.subtree.filter { element in
      guard !removed.contains(element.number) else { return false }
      return switch element.name {
      case "constraint":
        [element["firstItem"], element["secondItem"]].contains { $0.map(ids.contains) ?? false }
      case "outlet", "outletCollection", "action", "segue", "include", "exclude":
        [element["destination"], element["reference"]].contains {
          $0.map(ids.contains) ?? false
        }
      default: false
      }
    }
    removed.formUnion(found.map(\.number))
    return found
  }

  private func remove(
    _ elements: [Element], _ removed: Set<Int>, _ conversion: inout Conversion
  ) throws {
    for element in elements {
      guard let list = element.parent,
        ["subviews", "constraints", "connections"].contains(list.name),
        list.children.allSatisfy({ removed.contains($0.number) })
      else {
        try conversion.remove(element)
        continue
      }
      // Nothing would be left in it.
      try conversion.remove(list)
    }
  }
}
