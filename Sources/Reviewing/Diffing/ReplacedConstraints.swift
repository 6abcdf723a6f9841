import InterfaceBuilder

/// Constraints that were taken away and made again: one that is gone and one that is new, between the same
/// attributes of the same objects, each the only one of its kind.
struct ReplacedConstraints {
  /// By the new ones' ids.
  private var earlier: [String: Element] = [:]
  private var replaced: Set<String> = []

  init(_ before: Document, _ after: Document) {
    let gone = Self.constraints(of: before, missingIn: after)
    for (ends, new) in Self.constraints(of: after, missingIn: before) {
      guard new.count == 1, let old = gone[ends], old.count == 1, let id = new[0].id,
        new[0].installationInWords == old[0].installationInWords
      else { continue }
      earlier[id] = old[0]
      replaced.formUnion(old.compactMap(\.id))
    }
  }

  /// What a constraint stands for; nil for any other element.
  func earlier(of id: String) -> Element? { earlier[id] }

  /// Whether another constraint stands for one that is gone.
  func isReplaced(_ id: String) -> Bool { replaced.contains(id) }

  /// Those that the other version doesn't have, by what they are between; what comes or goes with its view is not
  /// among them.
  private static func constraints(
    of document: Document, missingIn other: Document
  ) -> [[String]: [Element]] {
    var found: [[String]: [Element]] = [:]
    for element in document.root.subtree(named: "constraint") {
      guard let id = element.id, other.element(id: id) == nil,
        let holder = element.parent?.parent?.id, other.element(id: holder) != nil
      else { continue }
      let second = element["secondAttribute"].map { [element["secondItem"] ?? holder, $0] } ?? []
      let ends = [element["firstItem"] ?? holder, element["firstAttribute"] ?? ""] + second
      found[ends, default: []].append(element)
    }
    return found
  }
}
