import InterfaceBuilder

/// What only one of two versions has: objects with all that is in them, and with the constraints and connections
/// that lead to them from elsewhere.
struct WholeObjects {
  /// By each object's id the topmost one that came or went with it.
  private var tops: [String: String] = [:]
  /// Constraints and connections of other objects, by what they came or went with.
  private(set) var ties: [String: [Element]] = [:]
  private var tied: Set<String> = []

  /// - Parameter isShared: Whether the other version has the object with an id.
  init(_ version: DiffVersion, isShared: (String) -> Bool) {
    var ties: [(id: String, element: Element)] = []
    for element in version.objects {
      guard let id = element.id, !isShared(id) else { continue }
      let owner = version.owner(of: element)?.id
      tops[id] = owner.flatMap { tops[$0] } ?? id
      if element.isTie, tops[id] == id { ties.append((id, element)) }
    }
    let ids = Set(ties.map(\.id))
    for (id, element) in ties {
      // A way to a scene is more than a part of it.
      guard element.name != "segue",
        let top = element.ends.compactMap({ tops[$0] }).first(where: { !ids.contains($0) })
      else { continue }
      self.ties[top, default: []].append(element)
      tied.insert(id)
    }
  }

  /// Whether an object has a sentence of its own.
  func isTold(_ id: String) -> Bool { tops[id] == id && !tied.contains(id) }

  func contains(_ element: Element) -> Bool { element.id.map { tops[$0] != nil } ?? false }
}

extension Element {
  /// The ids of what a constraint or a connection is between, as it names them.
  fileprivate var ends: [String] {
    ["firstItem", "secondItem", "destination"].compactMap { self[$0] }
  }
}
