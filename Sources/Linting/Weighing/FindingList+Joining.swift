import InterfaceBuilder
import Localization
import Scenes
import WorkerProtocol
import Workspace

/// One cause is one finding.
extension FindingList {
  /// Joins conflicts of a scene that share constraints: on each screen UIKit may give up another of them. What such a
  /// set leaves too little room for, or open, on the same screens isn't said again.
  mutating func joinConflicts(in document: Document) {
    let conflicts = findings.indices.filter { findings[$0].rule == RulePage.conflict.id }
    guard !conflicts.isEmpty else { return }
    var groups: [(places: [Int], members: Set<String>)] = []
    for place in conflicts {
      var members = causes(of: place, in: document)
      var places = [place]
      for index in groups.indices.reversed()
      where !groups[index].members.isDisjoint(with: members)
        && findings[groups[index].places[0]].scene == findings[place].scene
      {
        places += groups[index].places
        members.formUnion(groups[index].members)
        groups.remove(at: index)
      }
      groups.append((places.sorted(), members))
    }
    var gone: Set<Int> = []
    for (places, members) in groups {
      guard let kept = mainConflict(among: places) else { continue }
      let others = places.filter { $0 != kept }
      gone.formUnion(others)
      absorb(others, into: kept)
      let views = views(of: members, in: document)
      gone.formUnion(squeezed(by: kept, views, of: Self.squeezedRules))
      gone.formUnion(moveOut(with: kept, views, in: document))
    }
    remove(at: gone)
  }

  /// What lies outside because a constraint is given up is told with that; where code decides of the one, it does of
  /// the other as well.
  /// - Parameter views: Those that the conflict's constraints are about.
  /// - Returns: What isn't told again.
  private mutating func moveOut(
    with conflict: Int, _ views: Set<String>, in document: Document
  ) -> [Int] {
    let told = findings[conflict]
    let screens = Set(told.screens)
    let moved = findings.indices.filter { place in
      let finding = findings[place]
      guard finding.rule == RulePage.outsideSuperview.id, finding.scene == told.scene,
        screens.isSuperset(of: finding.screens), let id = finding.id
      else { return false }
      if views.contains(id) { return true }
      // Around it may be what became smaller; a scene's own view has the screen's size.
      let around = document.element(id: id)?.parent?.parent
      return around?.parent?.name == "subviews" && around?.id.map(views.contains) ?? false
    }
    if told.severity != .info { return moved }
    for place in moved { change(at: place) { $0.severity = .info } }
    return []
  }

  /// The members of a conflict that may be why it is there: what is written for its own views. A screen's size, and
  /// what is around a cell, are members of others' conflicts as well.
  private func causes(of conflict: Int, in document: Document) -> Set<String> {
    let issue = details[findings[conflict].fingerprint]
    let members = (issue?.constraints ?? []).map(RowID.element).filter { !$0.contains(":") }
    // The one that is given up may come behind those that are named.
    let dropped = issue?.dropped.map(RowID.element).flatMap { $0.contains(":") ? nil : $0 }
    let own = Set([dropped].compactMap(\.self))
    guard let cell = dropped.flatMap({ document.element(id: $0)?.cell }) else {
      return own.union(members)
    }
    return own.union(members.filter { document.element(id: $0)?.cell == cell })
  }

  /// Leaves out what has too little room where it is open how much there is, as the same constraints leave it open:
  /// another layout, which does as well, squeezes another view.
  mutating func joinAmbiguities(in document: Document) {
    var gone: Set<Int> = []
    for place in findings.indices
    where findings[place].rule == RulePage.ambiguous.id && findings[place].severity != .info {
      let open = (details[findings[place].fingerprint]?.views ?? []).map {
        RowID.element(of: $0.id)
      }
      let views = open.flatMap { document.element(id: $0)?.subtree.compactMap(\.id) ?? [] }
      gone.formUnion(squeezed(by: place, Set(views), of: Self.crowdedRules))
    }
    remove(at: gone)
  }

  /// Leaves out that an image isn't there where it is said why its set can't be used.
  mutating func joinBrokenImages() {
    let broken = Set(findings.filter { $0.rule == RulePage.brokenAsset.id }.map(\.id))
    remove { $0.rule == RulePage.missingImage.id && broken.contains($0.id) }
  }

  /// The worst, of several the one on the most screens.
  private func mainConflict(among places: [Int]) -> Int? {
    places.max { a, b in
      let (one, other) = (findings[a], findings[b])
      return (one.severity.rank, one.screens.count, b)
        < (other.severity.rank, other.screens.count, a)
    }
  }

  private mutating func absorb(_ others: [Int], into kept: Int) {
    guard !others.isEmpty else { return }
    let found = findings
    change(at: kept) { finding in
      for other in others {
        finding.screens += found[other].screens.filter { !finding.screens.contains($0) }
        finding.screenCount = max(finding.screenCount, found[other].screenCount)
      }
      finding.message +=
        " "
        + localized(
          "For the same reason %1$s other is given up on some screens.",
          plural: "For the same reason %1$s others are given up on some screens.", others.count)
    }
  }

  /// The views that constraints are about.
  private func views(of members: Set<String>, in document: Document) -> Set<String> {
    var views: Set<String> = []
    for member in members {
      guard let element = document.element(id: member) else { continue }
      let items = [element["firstItem"] ?? element.parent?.parent?.id, element["secondItem"]]
      views.formUnion(items.compactMap(\.self))
    }
    return views
  }

  private func squeezed(
    by conflict: Int, _ views: Set<String>, of rules: Set<String>
  ) -> [Int] {
    let screens = Set(findings[conflict].screens)
    guard findings[conflict].severity != .info else { return [] }
    return findings.indices.filter { place in
      let finding = findings[place]
      return rules.contains(finding.rule) && finding.scene == findings[conflict].scene
        && finding.id.map(views.contains) ?? false && screens.isSuperset(of: finding.screens)
    }
  }

  private static let squeezedRules: Set = [
    RulePage.noRoom.id, RulePage.textCutOff.id, RulePage.ambiguous.id,
  ]
  private static let crowdedRules: Set = [
    RulePage.noRoom.id, RulePage.textCutOff.id, RulePage.overlap.id,
  ]

  // MARK: Many of a kind

  /// Says of a scene once that its frames are old where Interface Builder has marked none of them.
  mutating func foldMisplacements() {
    fold(
      where: { $0.rule == RulePage.misplaced.id && $0.severity == .info },
      by: { $0.scene ?? "" },
      saying: { count in
        localized(
          "So it is with %1$s more view of the scene; opening and saving it in Xcode mends that.",
          plural:
            "So it is with %1$s more views of the scene; opening and saving it in Xcode mends that.",
          count)
      })
  }

  /// Says of a pair of colours once that it has too little contrast.
  mutating func foldContrasts() {
    fold(
      where: { $0.rule == RulePage.contrast.id },
      // What follows the text are the colours, how much contrast there is, and how much is needed.
      by: { finding in
        "\(finding.message.split { "”“".contains($0) }.last ?? "") \(finding.screens)"
      },
      saying: { count in
        localized(
          "So it is with %1$s more text of the document.",
          plural: "So it is with %1$s more texts of the document.", count)
      })
  }

  /// Says once of a document's texts that their fonts are fixed.
  mutating func foldFixedFonts() {
    fold(
      where: { $0.rule == RulePage.fixedFont.id }, by: { $0.severity.rawValue },
      saying: { count in
        localized(
          "So it is with %1$s more text of the document.",
          plural: "So it is with %1$s more texts of the document.", count)
      })
  }

  /// Says of a document's images once that git has only pointers of them here.
  mutating func foldPointers() {
    fold(
      where: { $0.rule == RulePage.brokenAsset.id && $0.severity == .info }, by: { _ in "" },
      saying: { count in
        localized(
          "So it is with %1$s more image of the document.",
          plural: "So it is with %1$s more images of the document.", count)
      })
  }

  /// Keeps the first of those with one key, and says how many there are.
  private mutating func fold(
    where isMeant: (LintFinding) -> Bool, by key: (LintFinding) -> String,
    saying more: (Int) -> String
  ) {
    let groups = Dictionary(grouping: findings.indices.filter { isMeant(findings[$0]) }) {
      key(findings[$0])
    }
    var gone: Set<Int> = []
    for places in groups.values where places.count > 1 {
      change(at: places[0]) { $0.message += " " + more(places.count - 1) }
      gone.formUnion(places.dropFirst())
    }
    remove(at: gone)
  }
}

extension Element {
  /// The cell that an element is in.
  fileprivate var cell: Element? {
    var element = parent
    while let current = element {
      if ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(current.name) {
        return current
      }
      element = current.parent
    }
    return nil
  }
}
