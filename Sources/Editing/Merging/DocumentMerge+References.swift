import InterfaceBuilder
import Localization

/// What refers to other elements.
extension DocumentMerge {
  /// Attributes whose value is the id of another element.
  static let referringAttributes: Set = Set(Document.referencingAttributes).union([
    "target", "dataSource", "delegate", "selectedItem", "headerView", "initialItem",
  ])

  /// Attributes without which an element is what it was.
  static let loose: Set = referringAttributes.subtracting([
    "firstItem", "secondItem", "destination", "reference", "target",
  ])

  static func references(of index: NodeIndex, in tree: SourceTree) -> [String] {
    tree[index].attributes.filter { referringAttributes.contains($0.name) }.map(\.value)
  }

  func isBookkeeping(_ trio: Int) -> Bool {
    removedByTheirs.bookkeeping.contains(trio) || removedByOurs.bookkeeping.contains(trio)
  }

  /// Whether the result lacks what an id of theirs stands for, as ours removed it, or what theirs made it in.
  func isGone(_ id: String) -> Bool {
    guard ours.node(withID: id) == nil,
      let trio = theirs.node(withID: id).flatMap({ trios.ofTheirs[$0] })
    else { return false }
    return removedByOurs.topAround[trio] != nil && !restored.contains(trio)
  }

  /// Whether ours removed what an id stands for, rather than what it is in.
  func isRemovedByOurs(_ id: String) -> Bool {
    base.node(withID: id) != nil && ours.node(withID: id) == nil
  }

  // MARK: What theirs made

  /// What theirs made that names what ours removed can't be there, which is said.
  mutating func dropReferencesToWhatIsGone() {
    for index in theirs.elements {
      guard let trio = trios.ofTheirs[index], isMadeByTheirs(trio),
        removedByOurs.topAround[trio] == nil
      else { continue }
      let named = Self.references(of: index, in: theirs)
      let missing = named.filter { isRemoved($0) }
      guard let first = missing.first else { continue }
      let isWhole = !missing.contains(where: isGone)
      guard !isBookkeeping(trio) else {
        if !isWhole { dropped.insert(trio) }
        continue
      }
      let (node, parent) = (theirs[index], parent(of: trio, .theirs) ?? trio)
      let (isItself, name) = (isRemovedByOurs(first), node.name.inWords)
      let choice = note(parent, key: key(ofNew: trio), isRestored: isWhole) { subject in
        let new = node.id.map { "\(name) \(Self.quoted($0))" } ?? name
        return isItself
          ? localized(
            "%1$s in theirs has a new %2$s that refers to %3$s, which ours removed", subject, new,
            Self.quoted(first))
          : localized(
            "%1$s in theirs has a new %2$s that refers to %3$s, which is in what ours removed",
            subject, new, Self.quoted(first))
      }
      if choice != .theirs { dropped.insert(trio) }
    }
  }

  func isMadeByTheirs(_ trio: Int) -> Bool {
    trios[trio].base == nil && trios[trio].ours == nil
  }

  /// Whether an id of theirs stands for something that went with what ours removed, be it back or not.
  func isRemoved(_ id: String) -> Bool {
    ours.node(withID: id) == nil
      && theirs.node(withID: id).flatMap { trios.ofTheirs[$0] }.flatMap {
        removedByOurs.topAround[$0]
      }
        != nil
  }

  /// - Parameter trio: Something that theirs made.
  func key(ofNew trio: Int) -> String {
    let index = trios[trio].theirs
    return "new/\(index.flatMap { theirs[$0].id } ?? "\(index?.value ?? trio)")"
  }

  // MARK: The result

  /// The last look over the result: whatever refers to something that no version lacked goes, which is said unless
  /// it follows from what is said already or is nobody's decision.
  mutating func removeReferencesToWhatIsGone() {
    let known = Set([base, ours, theirs].flatMap(\.nodesByID.keys))
    let dangling = Self.dangling(in: ours).union(Self.dangling(in: theirs))
    let elements = result.elements
    let trios = Dictionary(uniqueKeysWithValues: nodes.map { ($1, $0) })
    // What goes takes the next ones along, which may be before it in the document.
    var open = Array(elements.indices)
    var referrers: [String: [Int]] = [:]
    while !open.isEmpty {
      var gone: [String] = []
      for index in open.map({ elements[$0] }) where result.isInside(index, result.root) {
        for attribute in result[index].attributes
        where Self.referringAttributes.contains(attribute.name)
          && result.node(withID: attribute.value) == nil && known.contains(attribute.value)
          && !dangling.contains(attribute.value)
        {
          if let trio = trios[index] { sayRemoved(trio, attribute) }
          if Self.loose.contains(attribute.name) {
            result.set(attribute.name, of: index, to: nil)
          } else {
            gone += result.subtree(index).compactMap { result[$0].id }
            removeReferring(index)
            break
          }
        }
      }
      if gone.isEmpty { return }
      if referrers.isEmpty { referrers = placesOfReferences(in: elements) }
      open = Set(gone.flatMap { referrers[$0] ?? [] }).sorted()
    }
  }

  /// Which of some elements refer to each id.
  private func placesOfReferences(in elements: [NodeIndex]) -> [String: [Int]] {
    var places: [String: [Int]] = [:]
    for (place, index) in elements.enumerated() {
      for id in Self.references(of: index, in: result) { places[id, default: []].append(place) }
    }
    return places
  }

  /// The ids that a version refers to and doesn't have.
  private static func dangling(in tree: SourceTree) -> Set<String> {
    Set(
      tree.elements.flatMap { references(of: $0, in: tree) }.filter { tree.node(withID: $0) == nil }
    )
  }

  private mutating func removeReferring(_ index: NodeIndex) {
    let parent = result[index].parent
    result.remove(index)
    guard let parent, result[parent].children.isEmpty, MergePolicy.isBookkeeping(result[parent])
    else { return }
    result.remove(parent)
  }

  private mutating func sayRemoved(_ trio: Int, _ attribute: SourceTree.Attribute) {
    guard !isBookkeeping(trio), !isTold(attribute.value) else { return }
    let subject = nearestOwner(of: trio)
    let (tree, element) = shown(trio)
    note(subject, key: key(of: trio, attribute.name)) {
      localized(
        "%1$s has %2$s that refers to %3$s, which one side removed", $0,
        Self.name(of: tree[element]), Self.quoted(attribute.value))
    }
  }

  /// Whether a conflict says already what becomes of the element that an id stands for.
  private func isTold(_ id: String) -> Bool {
    for side in [MergeSide.ours, .theirs] {
      guard var trio = tree(side).node(withID: id).flatMap({ trios.trio(of: $0, side) }) else {
        continue
      }
      if let top = removedByTheirs.topAround[trio], choices[key(of: top, "removal")] == .theirs {
        return true
      }
      if let top = removedByOurs.topAround[trio], removedByOurs.changes[top] != nil { return true }
      while !dropped.contains(trio), let parent = parent(of: trio, side) { trio = parent }
      if dropped.contains(trio) { return true }
    }
    return false
  }

  /// What is around an element and in the result for good.
  private func nearestOwner(of trio: Int) -> Int {
    let (tree, index) = shown(trio)
    let parent = tree[index].parent ?? tree.root
    let owner = tree.owner(of: parent)
    return [MergeSide.ours, .theirs].lazy.compactMap { [self] side in
      tree.source == self.tree(side).source ? trios.trio(of: owner, side) : nil
    }.first ?? trio
  }
}
