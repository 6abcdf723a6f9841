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
      var members = Set(
        (details[findings[place].fingerprint]?.constraints ?? []).map(RowID.element))
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
      gone.formUnion(squeezed(by: kept, views(of: members, in: document)))
    }
    remove(at: gone)
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

  private func squeezed(by conflict: Int, _ views: Set<String>) -> [Int] {
    let screens = Set(findings[conflict].screens)
    guard findings[conflict].severity != .info else { return [] }
    return findings.indices.filter { place in
      let finding = findings[place]
      return Self.squeezedRules.contains(finding.rule) && finding.scene == findings[conflict].scene
        && finding.id.map(views.contains) ?? false && screens.isSuperset(of: finding.screens)
    }
  }

  private static let squeezedRules: Set = [
    RulePage.noRoom.id, RulePage.textCutOff.id, RulePage.ambiguous.id,
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
      // What follows the text is how much contrast there is, and how much is needed.
      by: { finding in
        "\(finding.message.split { "”“".contains($0) }.last ?? "") \(finding.screens)"
      },
      saying: { count in
        localized(
          "So it is with %1$s more text of the document.",
          plural: "So it is with %1$s more texts of the document.", count)
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
