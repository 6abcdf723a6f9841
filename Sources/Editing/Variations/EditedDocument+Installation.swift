import Localization

/// Whether views and constraints are installed: masks of the view that they belong to, by case.
extension EditedDocument {
  /// Installs something for a case, or leaves it out there. Other cases stay as they are.
  ///
  /// The case's own entry goes where the more general ones say the same without it, so that what is
  /// excluded and included again is written as before.
  package mutating func setInstalled(
    _ id: String, _ isInstalled: Bool, in variation: VariationCase
  ) throws(EditError) -> [Edit] {
    let place = try maskPlace(of: id)
    var edits = try removeEntry(of: place, in: variation)
    let entry = isInstalled ? "include" : "exclude"
    if isInstalledWithout(place, variation) != isInstalled {
      edits += try addEntry(entry, of: place, in: variation)
    }
    return edits
  }

  /// Takes away what a case says of an element: whether it is installed, and its values.
  package mutating func removeCase(
    _ variation: VariationCase, of id: String
  ) throws(EditError) -> [Edit] {
    let index = try element(withID: id)
    var edits: [Edit] = []
    if let place = try? maskPlace(of: id) { edits += try removeEntry(of: place, in: variation) }
    if !variation.isBase, let own = self.variation(variation, of: index) {
      let edit = Edit.remove(tree.path(of: own))
      try apply(edit)
      edits.append(edit)
    }
    guard !edits.isEmpty else {
      throw EditError(
        localized("“%1$s” has nothing that varies for %2$s.", id, variation.key), id: id)
    }
    return edits
  }

  // MARK: Masks

  /// Where it is written whether an element is installed.
  private struct MaskPlace {
    let id: String
    /// The view whose masks count.
    let owner: SourceTree.NodeIndex
    /// What the mask is for: `subviews` or `constraints`.
    let key: String
  }

  private func maskPlace(of id: String) throws(EditError) -> MaskPlace {
    let index = try element(withID: id)
    guard let list = tree[index].parent, let owner = tree[list].parent,
      ["subviews", "constraints"].contains(tree[list].name)
    else {
      throw EditError(
        localized(
          "“%1$s” is no view in another one and no constraint; only these can be left out.", id),
        id: id)
    }
    return MaskPlace(id: id, owner: owner, key: tree[list].name)
  }

  func variation(
    _ variation: VariationCase, of index: SourceTree.NodeIndex
  ) -> SourceTree.NodeIndex? {
    tree[index].children.first {
      tree[$0].name == "variation" && tree[$0]["key"] == variation.key
    }
  }

  /// The case's `<include>` or `<exclude>` of an element.
  private func entry(
    of place: MaskPlace, in variation: SourceTree.NodeIndex
  ) -> SourceTree.NodeIndex? {
    let entries = (tree.nodesByReference[place.id] ?? []).filter { entry in
      guard let mask = tree[entry].parent else { return false }
      return tree[mask].name == "mask" && tree[mask]["key"] == place.key
        && tree[mask].parent == variation
    }
    // Of several, the first of the document.
    func places(_ entry: SourceTree.NodeIndex) -> [Int] {
      [tree[entry].parent, entry].compactMap { $0.flatMap(tree.place) }
    }
    return entries.min { places($0).lexicographicallyPrecedes(places($1)) }
  }

  /// Whether the element is installed by what the more general cases say.
  private func isInstalledWithout(_ place: MaskPlace, _ variation: VariationCase) -> Bool {
    var isInstalled = true
    var specificity = -1
    for child in tree[place.owner].children where tree[child].name == "variation" {
      let key = tree[child]["key"] ?? ""
      let general = key == VariationCase.base.key ? .base : VariationCase(key: key)
      guard let general, general != variation, general.includes(variation),
        general.conditions.count >= specificity, let entry = entry(of: place, in: child)
      else { continue }
      specificity = general.conditions.count
      isInstalled = tree[entry].name == "include"
    }
    return isInstalled
  }

  /// Takes a case's entry away and, where they are empty then, its mask and variation.
  private mutating func removeEntry(
    of place: MaskPlace, in variation: VariationCase
  ) throws(EditError) -> [Edit] {
    guard let owner = self.variation(variation, of: place.owner),
      let entry = entry(of: place, in: owner), let mask = tree[entry].parent
    else { return [] }
    var emptied = entry
    if tree[mask].children.count == 1 { emptied = mask }
    if emptied == mask, tree[owner].children.count == 1, tree[owner].attributes.count == 1 {
      emptied = owner
    }
    let edit = Edit.remove(tree.path(of: emptied))
    try apply(edit)
    return [edit]
  }

  private mutating func addEntry(
    _ name: String, of place: MaskPlace, in variation: VariationCase
  ) throws(EditError) -> [Edit] {
    var new = NewElement(name: name, attributes: [["reference", place.id]])
    var parent = place.owner
    if let owner = self.variation(variation, of: place.owner) {
      parent = owner
      let mask = tree[owner].children.first {
        tree[$0].name == "mask" && tree[$0]["key"] == place.key
      }
      if let mask {
        parent = mask
      } else {
        new = NewElement(name: "mask", attributes: [["key", place.key]], children: [new])
      }
    } else {
      let mask = NewElement(name: "mask", attributes: [["key", place.key]], children: [new])
      new = NewElement(name: "variation", attributes: [["key", variation.key]], children: [mask])
    }
    let edit = Edit.insert(new, into: tree.path(of: parent), .inOrder)
    try apply(edit)
    return [edit]
  }

  func element(withID id: String) throws(EditError) -> SourceTree.NodeIndex {
    guard let index = tree.node(withID: id) else {
      throw EditError(localized("The document has no element “%1$s”.", id), id: id)
    }
    return index
  }
}
