import Localization

/// Merges what two sides made of a document, by its elements rather than its lines.
///
/// The result begins as ours. Then, from the root down, everything that theirs changed since the base is
/// done to it, where ours left that alone:
///
/// 1. Elements that both have: name, attributes, text, the element that they are in, and their order.
/// 2. Elements that only theirs has are put behind the one that they follow there.
/// 3. Elements that theirs removed go, unless ours changed something in them or refers to them, or something
///    else that stays does.
///
/// What both sides changed, each in another way, is a conflict and stays as ours has it, unless somebody has
/// chosen otherwise.
package struct DocumentMerge {
  typealias NodeIndex = SourceTree.NodeIndex

  let base: SourceTree
  let ours: SourceTree
  let theirs: SourceTree
  /// What becomes of it. Elements that ours has keep their numbers.
  var result: SourceTree
  /// Elements of the base, by those of ours and of theirs, and the other way round.
  let baseOfOurs: [NodeIndex: NodeIndex]
  let baseOfTheirs: [NodeIndex: NodeIndex]
  let oursOfBase: [NodeIndex: NodeIndex]
  let theirsOfBase: [NodeIndex: NodeIndex]
  /// Elements of the result, by those of theirs.
  var resultOfTheirs: [NodeIndex: NodeIndex] = [:]
  /// What was chosen, by the keys of conflicts.
  let choices: [String: MergeChoice]
  /// Elements of theirs that ours removed and that somebody wants back.
  var restored: Set<NodeIndex> = []
  /// The ids of what theirs removed and the result has all the same.
  var kept: Set<String> = []
  /// What theirs removed and refers to something.
  var referring: [NodeIndex] = []
  /// What theirs removed and something that stays refers to, with that.
  var needed: [NodeIndex: NodeIndex] = [:]
  private(set) var conflicts: [MergeConflict] = []
  private var places: [(NodeIndex, String)] = []

  /// Merges three versions of a document.
  /// - Parameter choices: By the keys of conflicts; what is chosen of none counts as not decided.
  package static func merge(
    base: EditedDocument, ours: EditedDocument, theirs: EditedDocument,
    choices: [String: MergeChoice] = [:]
  ) -> MergedDocument {
    var merge = DocumentMerge(
      base: base.tree, ours: ours.tree,
      theirs: withoutTakenIDs(theirs.tree, base: base.tree, ours: ours.tree), choices: choices)
    merge.run()
    merge.addCopies()
    merge.writeConflicts()
    return MergedDocument(
      document: EditedDocument(tree: merge.result), conflicts: merge.conflicts)
  }

  private init(
    base: SourceTree, ours: SourceTree, theirs: SourceTree, choices: [String: MergeChoice]
  ) {
    self.choices = choices
    self.base = base
    self.ours = ours
    self.theirs = theirs
    result = ours
    let oursPairs = ElementPairs(from: base, to: ours)
    let theirsPairs = ElementPairs(from: base, to: theirs)
    baseOfOurs = oursPairs.partners
    baseOfTheirs = theirsPairs.partners
    oursOfBase = oursPairs.inverted
    theirsOfBase = theirsPairs.inverted
  }

  private mutating func run() {
    pairWithResult(theirs.root)
    if !choices.isEmpty { findRestored() }
    mergeElement(theirs.root)
    findNeeded()
    removeWhatTheirsRemoved(base.root)
    removeReferring()
  }

  // MARK: Pairs

  /// Finds in ours what theirs has, be it from the base or made by both.
  private mutating func pairWithResult(_ index: NodeIndex) {
    if let before = baseOfTheirs[index] {
      if let partner = oursOfBase[before] { resultOfTheirs[index] = partner }
    } else if theirs.hasID(index), let id = theirs[index].id, let partner = ours.node(withID: id) {
      if baseOfOurs[partner] == nil { resultOfTheirs[index] = partner }
    } else if let parent = theirs[index].parent.flatMap({ resultOfTheirs[$0] }) {
      resultOfTheirs[index] = addedByBoth(index, in: parent)
    }
    for child in theirs[index].children { pairWithResult(child) }
  }

  /// What ours made in an element without an id, as theirs did.
  private func addedByBoth(_ index: NodeIndex, in parent: NodeIndex) -> NodeIndex? {
    let name = theirs.childName(of: index)
    let isOne = theirs[index]["key"] != nil || theirs[index]["reference"] == nil
    let print = isOne ? [] : theirs.fingerprint(of: index)
    return ours[parent].children.first { child in
      baseOfOurs[child] == nil && !ours.hasID(child) && ours.childName(of: child) == name
        && (isOne || ours.fingerprint(of: child) == print)
    }
  }

  // MARK: Both sides

  private mutating func mergeElement(_ index: NodeIndex) {
    if let target = resultOfTheirs[index] {
      let before = baseOfTheirs[index]
      mergeFacts(of: index, into: target, before)
      mergeOrder(of: index, into: target)
    } else {
      addFromTheirs(index)
      // What theirs put into it may come from elsewhere.
      if let target = resultOfTheirs[index] { mergeOrder(of: index, into: target) }
    }
    for child in theirs[index].children { mergeElement(child) }
  }

  /// Name, attributes and text.
  private mutating func mergeFacts(
    of index: NodeIndex, into target: NodeIndex, _ before: NodeIndex?
  ) {
    let old = before.map { base[$0] }
    let mine = ours[target]
    let other = theirs[index]
    if other.name != mine.name, other.name != old?.name {
      if mine.name == old?.name {
        result.rename(target, to: other.name)
      } else {
        let choice = note(target, about: "kind", of: index) {
          localized(
            "%1$s is a %2$s in ours and a %3$s in theirs", $0, mine.name.inWords,
            other.name.inWords)
        }
        if choice == .theirs { result.rename(target, to: other.name) }
      }
    }
    let names = other.attributes.map(\.name) + (old?.attributes.map(\.name) ?? [])
    for name in names.uniqued where other[name] != old?[name] && other[name] != mine[name] {
      if mine[name] == old?[name] {
        result.set(name, of: target, to: other[name])
      } else if let mineValue = mine[name], let otherValue = other[name],
        let newer = MergePolicy.newer(mineValue, otherValue, of: name)
      {
        result.set(name, of: target, to: newer)
      } else if !isBookkeeping(index), !MergePolicy.isBookkeeping(attribute: name) {
        let choice = note(target, about: name, of: index) {
          localized(
            "%1$s has the %2$s %3$s in ours and %4$s in theirs", $0, name.inWords,
            Self.quoted(mine[name]),
            Self.quoted(other[name]))
        }
        if choice == .theirs { result.set(name, of: target, to: other[name]) }
      }
    }
    if other.children.isEmpty, mine.children.isEmpty, other.text != old?.text ?? "",
      other.text != mine.text
    {
      if mine.text == old?.text ?? "" {
        result.setText(of: target, to: other.text)
      } else {
        let choice = note(target, about: "text()", of: index) {
          localized(
            "%1$s has the text %2$s in ours and %3$s in theirs", $0, Self.quoted(mine.text),
            Self.quoted(other.text))
        }
        if choice == .theirs { result.setText(of: target, to: other.text) }
      }
    }
  }

  /// The element that it is in, and its place there.
  private mutating func mergeOrder(of index: NodeIndex, into target: NodeIndex) {
    var previous: NodeIndex?
    let moved = movedChildren(of: index)
    for child in theirs[index].children {
      guard let partner = resultOfTheirs[child] else { continue }
      defer { if result[partner].parent == target { previous = partner } }
      guard let before = baseOfTheirs[child] else { continue }
      let oldParent = base[before].parent
      let isElsewhere = baseOfTheirs[index] != oldParent
      if isElsewhere {
        guard result[partner].parent != target else { continue }
        let mineParent = ours[partner].parent.flatMap { baseOfOurs[$0] }
        if mineParent != oldParent {
          let choice = note(partner, about: "place") {
            localized("%1$s was moved into different elements by ours and theirs", $0)
          }
          if choice != .theirs { continue }
        }
      } else {
        // Of two orders ours counts.
        guard moved.contains(child), result[partner].parent == target,
          !hasMovedInOurs(partner, before)
        else { continue }
      }
      guard !result.isInside(target, partner) else { continue }
      result.move(partner, into: target) { $0.place(behind: previous, in: target) }
    }
  }

  /// The children that theirs put elsewhere among those that were there.
  private func movedChildren(of index: NodeIndex) -> Set<NodeIndex> {
    let children = theirs[index].children.filter { child in
      baseOfTheirs[child].map { base[$0].parent == baseOfTheirs[index] } ?? false
    }
    let staying = children.longestRise { child in baseOfTheirs[child]?.value ?? 0 }
    return Set(children).subtracting(staying)
  }

  private func hasMovedInOurs(_ partner: NodeIndex, _ before: NodeIndex) -> Bool {
    guard let parent = ours[partner].parent else { return false }
    let children = ours[parent].children.filter { child in
      baseOfOurs[child].map { base[$0].parent == base[before].parent } ?? false
    }
    return !children.longestRise { baseOfOurs[$0]?.value ?? 0 }.contains(partner)
  }

  // MARK: Theirs alone

  /// Puts something that theirs made where it is there; what is in it follows by itself.
  private mutating func addFromTheirs(_ index: NodeIndex) {
    if baseOfTheirs[index] != nil {
      noteRemovedByOurs(index)
      guard restored.contains(index) else { return }
    }
    guard let theirParent = theirs[index].parent else { return }
    guard let parent = resultOfTheirs[theirParent] else {
      // Its parent is gone in ours, which is said there, or was not added.
      return
    }
    let new = NewElement(
      name: theirs[index].name,
      attributes: theirs[index].attributes.map { [$0.name, $0.value] },
      text: theirs[index].children.isEmpty && !theirs[index].text.isEmpty
        ? theirs[index].text : nil, comment: theirs.comment(before: index))
    let gone = references(of: index, in: theirs).filter(isGone)
    let isWhole = gone.allSatisfy { theirs.node(withID: $0).map(restored.contains) ?? false }
    if baseOfTheirs[index] != nil {
      // What is back refers to nothing that isn't.
      guard isWhole else { return }
    } else if let gone = gone.first, theirs[index].id != nil {
      let isRemoved = isRemovedByOurs(gone)
      let choice = note(parent, key: key(ofNew: index), isRestored: isWhole) {
        isRemoved
          ? localized(
            "%1$s in theirs has a new %2$s %3$s that refers to %4$s, which ours removed", $0,
            new.name.inWords, Self.quoted(new["id"]), Self.quoted(gone))
          : localized(
            "%1$s in theirs has a new %2$s %3$s that refers to %4$s, which is in what ours removed",
            $0, new.name.inWords, Self.quoted(new["id"]), Self.quoted(gone))
      }
      if choice != .theirs { return }
    }
    let siblings = theirs[theirParent].children.prefix { $0 != index }
    let previous = siblings.last { sibling in
      resultOfTheirs[sibling].map { result[$0].parent == parent } ?? false
    }.flatMap { resultOfTheirs[$0] }
    let place =
      WritingOrder.shared.isList(result[parent].name)
      ? result.place(behind: lastAdded(behind: previous, in: parent), in: parent)
      : result.place(inOrder: new.childName, in: parent)
    resultOfTheirs[index] = result.insert(new, into: parent, at: place)
  }

  /// Behind what ours put behind the same element: of two additions ours comes first.
  private func lastAdded(behind previous: NodeIndex?, in parent: NodeIndex) -> NodeIndex? {
    let children = result[parent].children
    let added = children[result.place(behind: previous, in: parent)...].prefix { child in
      child.value < result.readCount && baseOfOurs[child] == nil
    }
    return added.last ?? previous
  }

  /// Theirs may have changed what ours removed.
  private mutating func noteRemovedByOurs(_ index: NodeIndex) {
    guard let before = baseOfTheirs[index], isChangedInTheirs(index, before) else { return }
    let top = topRemoved(around: index)
    let key = key(ofRemoved: top)
    // Once for all that went together.
    guard !conflicts.contains(where: { $0.key == key }), let topBefore = baseOfTheirs[top] else {
      return
    }
    let (lost, isItself) = (base[topBefore], top == index)
    note(nearest(topBefore), key: key, isRestored: restored.contains(top)) {
      guard let id = lost.id else {
        return isItself
          ? localized(
            "%1$s has lost %2$s in ours, which theirs changed", $0, Self.name(of: lost))
          : localized(
            "%1$s has lost %2$s in ours, in which theirs changed something", $0,
            Self.name(of: lost))
      }
      let subject = Self.subject(id, lost.name, nil)
      return isItself
        ? localized("%1$s was removed by ours, but theirs changed it", subject)
        : localized("%1$s was removed by ours, but theirs changed something in it", subject)
    }
  }

  /// Whether theirs changed something itself, apart from what is in it.
  func isChangedInTheirs(_ index: NodeIndex, _ before: NodeIndex) -> Bool {
    guard !isBookkeeping(index) else { return false }
    return facts(of: theirs[index]) != facts(of: base[before])
      || theirs[index].parent.flatMap { baseOfTheirs[$0] } != base[before].parent
      || theirs[index].children.contains { baseOfTheirs[$0] == nil }
  }

  // MARK: Removals

  /// - Parameter isDecided: Whether something around it that theirs removed, too, goes or was kept whole.
  private mutating func removeWhatTheirsRemoved(_ index: NodeIndex, isDecided: Bool = false) {
    for child in base[index].children {
      // Theirs may have moved something out of what it removed.
      let isRemoved = theirsOfBase[child] == nil
      if isRemoved, !isDecided, let target = oursOfBase[child], result[target].parent != nil {
        if let reason = reasonToKeep(target) {
          if !MergePolicy.isBookkeeping(ours[target]),
            note(target, about: "removal", reason) == .theirs
          {
            removeWithReferences(target)
          } else {
            kept.formUnion(subtree(target, of: result).compactMap { result[$0].id })
          }
        } else if !references(of: target, in: result).isEmpty {
          // It may refer to what is kept.
          referring.append(target)
        } else {
          result.remove(target)
        }
      }
      removeWhatTheirsRemoved(child, isDecided: isRemoved)
    }
  }

  /// Why something that theirs removed can't go: nil where ours has left it alone.
  func reasonToKeep(_ target: NodeIndex) -> ((_ subject: String) -> String)? {
    if let changed = changedInOurs(target) {
      if changed == target {
        return { localized("%1$s was removed by theirs, but ours changed it", $0) }
      }
      return { localized("%1$s was removed by theirs, but ours changed something in it", $0) }
    }
    let ids = Set(subtree(target, of: result).compactMap { result[$0].id })
    guard !ids.isEmpty else { return nil }
    let inside = Set(subtree(target, of: result))
    // What ours made or kept may refer to it; what theirs removed as well goes, too.
    // The first of them in the document is named, so that the same versions always merge to the same bytes.
    let referrer = ours.nodesByID.values.filter { referrer in
      guard !inside.contains(referrer), result[referrer].parent != nil,
        references(of: referrer, in: result).contains(where: ids.contains)
      else { return false }
      return baseOfOurs[referrer].map {
        references(of: $0, in: base) != references(of: referrer, in: ours)
      } ?? true
    }.min { $0.value < $1.value }
    return (referrer ?? needed[target]).map { referrer in
      let node = result[referrer]
      return {
        localized(
          "%1$s was removed by theirs, but %2$s refers to it in ours", $0, Self.name(of: node))
      }
    }
  }

  /// The first element in one, or itself, that ours changed or made.
  private func changedInOurs(_ index: NodeIndex) -> NodeIndex? {
    guard !MergePolicy.isBookkeeping(ours[index]) else { return nil }
    guard let before = baseOfOurs[index] else { return index }
    if facts(of: ours[index]) != facts(of: base[before])
      || ours[index].parent.flatMap({ baseOfOurs[$0] }) != base[before].parent
    {
      return index
    }
    for child in ours[index].children {
      if let changed = changedInOurs(child) { return changed }
    }
    // Something in it that ours removed needs no keeping.
    return nil
  }

  // MARK: What is said

  private func facts(of node: SourceTree.Node) -> [String] {
    [node.name, node.children.isEmpty ? node.text : ""]
      + node.attributes.filter { !MergePolicy.isBookkeeping(attribute: $0.name) }
      .sorted { $0.name < $1.name }.flatMap { [$0.name, $0.value] }
  }

  func references(of index: NodeIndex, in tree: SourceTree) -> [String] {
    tree[index].attributes.filter { Self.referringAttributes.contains($0.name) }.map(\.value)
  }

  static let referringAttributes: Set = [
    "firstItem", "secondItem", "destination", "target", "reference", "initialViewController",
    "dataSource", "delegate",
  ]

  private func isBookkeeping(_ index: NodeIndex) -> Bool {
    var current: NodeIndex? = index
    while let node = current {
      if MergePolicy.isBookkeeping(theirs[node]) { return true }
      current = theirs[node].parent
    }
    return false
  }

  func subtree(_ index: NodeIndex, of tree: SourceTree) -> [NodeIndex] {
    [index] + tree[index].children.flatMap { subtree($0, of: tree) }
  }

  /// The nearest element around one of the base's that the result has.
  func nearest(_ before: NodeIndex) -> NodeIndex {
    var current = base[before].parent
    while let node = current {
      if let partner = oursOfBase[node] { return partner }
      current = base[node].parent
    }
    return result.root
  }

  /// Notes a conflict.
  /// - Parameters:
  ///   - aspect: What of it both sides changed.
  ///   - source: The element of theirs, where theirs has one that could stand beside ours.
  ///   - key: What the conflict is known by, unless that follows from the aspect.
  ///   - isRestored: Whether what ours removed is back for another reason.
  ///   - statement: What is said of it, without a full stop.
  /// - Returns: What was chosen; nil where nobody has decided.
  @discardableResult
  private mutating func note(
    _ index: NodeIndex, about aspect: String = "", of source: NodeIndex? = nil,
    key: String? = nil, isRestored: Bool = false, _ statement: (_ subject: String) -> String
  ) -> MergeChoice? {
    let owner = owner(of: index)
    let id = owner == result.root ? nil : result[owner].id
    let (name, part) = (result[owner].name, owner == index ? nil : result.childName(of: index))
    let key = freeKey(for: key ?? self.key(of: index, aspect))
    let canBeBoth = source != nil && canBeDoubled(owner)
    var choice = isRestored ? .theirs : choices[key]
    if choice == .both, !canBeBoth { choice = nil }
    func message() -> String {
      MergeConflict.sentence(statement(Self.subject(id, name, part)), choice)
    }
    conflicts.append(
      MergeConflict(
        key: key, id: id, message: message(),
        choices: canBeBoth ? MergeChoice.allCases : [.ours, .theirs], choice: choice))
    if choice == nil { places.append((owner, Localization.untranslated(message))) }
    return choice
  }

  private func freeKey(for key: String) -> String {
    var (free, number) = (key, 1)
    while conflicts.contains(where: { $0.key == free }) {
      number += 1
      free = "\(key)-\(number)"
    }
    return free
  }

  /// Writes each conflict as a comment in the element that it is about, where Interface Builder passes
  /// it over.
  private mutating func writeConflicts() {
    for (owner, message) in places {
      let place = result[owner].parent == nil ? result.root : owner
      // Not translated: the document is the same in every language.
      result.insertComment(" CONFLICT: \(message) ", before: place)
    }
  }
}

extension [String] {
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
