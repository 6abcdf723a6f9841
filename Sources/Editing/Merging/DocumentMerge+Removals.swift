import Localization

/// What one side removed and the other changed, or needs.
extension DocumentMerge {
  /// What theirs removed stays where ours changed something in it or refers to it anew, or where something that
  /// stays does: otherwise the result would name what isn't there, and Interface Builder would not open it.
  mutating func decideRemovalsByTheirs() {
    let referrers = newReferrers()
    var reasons: [Int: Reason] = [:]
    for top in removedByTheirs.tops {
      if let changed = removedByTheirs.changes[top] {
        reasons[top] = changed == top ? .changed : .changedInside
      } else if let referrer = referrer(of: top, in: referrers) {
        reasons[top] = .referredTo(by: referrer)
      }
    }
    var staying = removedByTheirs.tops.filter { reasons[$0] != nil && !isGivenUp($0) }
    var found = Set(staying)
    while let top = staying.popLast() {
      for member in removedByTheirs.members[top] ?? [] {
        guard let index = trios[member].ours else { continue }
        for id in Self.references(of: index, in: ours) {
          guard let other = part(around: id), !isGivenUp(other), found.insert(other).inserted
          else { continue }
          if reasons[other] == nil { reasons[other] = .referredTo(by: index) }
          staying.append(other)
        }
      }
    }
    for top in removedByTheirs.tops {
      guard let reason = reasons[top] else { continue }
      if !isBookkeeping(top), noteKept(top, reason) == .theirs { continue }
      kept.insert(top)
    }
    keepWhatPlacesKept()
  }

  /// Why something that theirs removed can't go.
  private enum Reason {
    case changed, changedInside
    case referredTo(by: NodeIndex)
  }

  private mutating func noteKept(_ top: Int, _ reason: Reason) -> MergeChoice? {
    let ours = ours
    return note(top, about: "removal") {
      switch reason {
      case .changed: localized("%1$s was removed by theirs, but ours changed it", $0)
      case .changedInside:
        localized("%1$s was removed by theirs, but ours changed something in it", $0)
      case .referredTo(let referrer):
        localized(
          "%1$s was removed by theirs, but %2$s refers to it in ours", $0,
          Self.name(of: ours[referrer]))
      }
    }
  }

  private func isGivenUp(_ top: Int) -> Bool { choices[key(of: top, "removal")] == .theirs }

  private func part(around id: String) -> Int? {
    ours.node(withID: id).flatMap { trios.ofOurs[$0] }.flatMap { removedByTheirs.topAround[$0] }
  }

  /// What refers to an id in ours and didn't in the base, in the document's order, so that the same versions always
  /// merge to the same bytes.
  private func newReferrers() -> [String: [NodeIndex]] {
    var referrers: [String: [NodeIndex]] = [:]
    for index in ours.elements {
      guard let trio = trios.ofOurs[index], !isBookkeeping(trio) else { continue }
      let named = Self.references(of: index, in: ours)
      let before = trios[trio].base.map { Self.references(of: $0, in: base) } ?? []
      for id in named where !before.contains(id) { referrers[id, default: []].append(index) }
    }
    return referrers
  }

  private func referrer(of top: Int, in referrers: [String: [NodeIndex]]) -> NodeIndex? {
    let ids = (removedByTheirs.members[top] ?? []).compactMap { trios[$0].ours }
      .compactMap { ours[$0].id }
    return ids.lazy.flatMap { referrers[$0] ?? [] }.filter { referrer in
      let around = trios.ofOurs[referrer].flatMap { removedByTheirs.topAround[$0] }
      return around != top && !(around.map(isGivenUp) ?? false)
    }.min { $0.value < $1.value }
  }

  /// What theirs removed and places something that is kept is kept, too.
  private mutating func keepWhatPlacesKept() {
    guard !kept.isEmpty else { return }
    for top in removedByTheirs.tops where !kept.contains(top) && !isGivenUp(top) {
      guard let index = trios[top].ours else { continue }
      let named = Self.references(of: index, in: ours)
      let around = named.map(part(around:))
      if around.contains(where: { $0.map(kept.contains) ?? false }),
        around.allSatisfy({ $0.map(kept.contains) ?? true }),
        named.allSatisfy({ ours.node(withID: $0) != nil })
      {
        kept.insert(top)
      }
    }
  }

  // MARK: What ours removed

  /// - Parameter top: The outermost of what ours removed together.
  func key(ofRemoved top: Int) -> String {
    let index = trios[top].theirs
    return "removed/\(index.flatMap { theirs[$0].id } ?? "\(index?.value ?? top)")"
  }

  /// Theirs may have changed what ours removed.
  mutating func noteRemovalsByOurs() {
    for top in removedByOurs.tops {
      guard let changed = removedByOurs.changes[top], let before = trios[top].base else { continue }
      let (lost, isItself) = (base[before], top == changed)
      note(nearest(top), key: key(ofRemoved: top), isRestored: restored.contains(top)) {
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
  }

  /// The nearest element around one of the base's that ours has.
  private func nearest(_ trio: Int) -> Int {
    var current = trio
    while let parent = parent(of: current, .base) {
      if trios[parent].ours != nil { return parent }
      current = parent
    }
    return current
  }

  /// Finds what ours removed and is wanted back: what theirs changed, or refers to anew, with all that is in it, and
  /// with what referred to it.
  mutating func findRestored() {
    for top in removedByOurs.tops
    where removedByOurs.changes[top] != nil && choices[key(ofRemoved: top)] == .theirs {
      restore(top)
    }
    for index in theirs.elements {
      guard let trio = trios.ofTheirs[index], isWanted(trio, index) else { continue }
      for id in Self.references(of: index, in: theirs) { restore(id) }
    }
    guard !restored.isEmpty else { return }
    for top in removedByOurs.tops where !restored.contains(top) {
      guard let index = trios[top].theirs else { continue }
      let named = Self.references(of: index, in: theirs)
      guard named.contains(where: { isRemoved($0) }), !named.contains(where: isGone) else {
        continue
      }
      restore(top)
    }
  }

  /// Whether somebody chose what theirs made of an element's references.
  private func isWanted(_ trio: Int, _ index: NodeIndex) -> Bool {
    if isMadeByTheirs(trio) { return choices[key(ofNew: trio)] == .theirs }
    return trios[trio].ours != nil
      && theirs[index].attributes.contains {
        Self.referringAttributes.contains($0.name) && choices[key(of: trio, $0.name)] == .theirs
      }
  }

  private mutating func restore(_ id: String) {
    guard isGone(id), let trio = theirs.node(withID: id).flatMap({ trios.ofTheirs[$0] }),
      let top = removedByOurs.topAround[trio]
    else { return }
    restore(top)
  }

  private mutating func restore(_ top: Int) {
    guard !restored.contains(top) else { return }
    let members = removedByOurs.members[top] ?? []
    restored.formUnion(members)
    for index in members.compactMap({ trios[$0].theirs }) {
      for id in Self.references(of: index, in: theirs) { restore(id) }
    }
  }
}
