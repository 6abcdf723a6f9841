import InterfaceBuilder
import Requests

/// Objects that were taken away and made again, with other ids:
///
/// 1. A view and all below it, where most of what is in it is called as before.
/// 2. The guides that Interface Builder gives a view or a controller, of one kind.
/// 3. A constraint or a connection that is gone and one that is new, between the same objects, each the only
///    one of its kind.
struct RemadeObjects {
  /// By the new ones' ids.
  private var earlier: [String: Element] = [:]
  /// The new id of each object that was made anew, by its old id.
  private(set) var newIDs: [String: String] = [:]
  /// The view that each object was made anew with, by the new ids.
  private(set) var tops: [String: String] = [:]

  /// As much of a view's objects must be called as before.
  private static let share = 0.5
  /// Of more views in one place nobody sees which was which.
  private static let most = 50

  init(_ before: DiffVersion, _ after: DiffVersion) {
    addViews(before, after)
    addGuides(before, after)
    let gone = ties(of: before, missingIn: after)
    for (ends, new) in ties(of: after, missingIn: before) {
      guard new.count == 1, let old = gone[ends], old.count == 1,
        new[0].installationInWords == old[0].installationInWords
      else { continue }
      pair(old[0], new[0])
    }
  }

  /// What an object stands for; nil where it stands for none that is gone.
  func earlier(of id: String) -> Element? { earlier[id] }

  /// Whether another object stands for one that is gone.
  func isReplaced(_ id: String) -> Bool { newIDs[id] != nil }

  private mutating func pair(_ old: Element, _ new: Element) {
    guard let id = old.id, let newID = new.id else { return }
    earlier[newID] = old
    newIDs[id] = newID
  }

  // MARK: Views

  private mutating func addViews(_ before: DiffVersion, _ after: DiffVersion) {
    let gone = Self.views(of: before, missingIn: after)
    for (place, new) in Self.views(of: after, missingIn: before) {
      var left = gone[place] ?? []
      guard left.count <= Self.most, new.count <= Self.most else { continue }
      for view in new {
        let shares = left.map { Self.likeness($0, before, view, after) }
        guard let best = shares.indices.max(by: { shares[$0] < shares[$1] }),
          shares[best] > Self.share
        else { continue }
        pair(left.remove(at: best), before, view, after, top: view.id ?? "")
      }
    }
  }

  /// The topmost views that the other version doesn't have, by class and by where they are.
  private static func views(
    of version: DiffVersion, missingIn other: DiffVersion
  ) -> [[String]: [Element]] {
    var found: [[String]: [Element]] = [:]
    for element in version.objects where element.parent?.name == "subviews" {
      guard let id = element.id, other.object(id) == nil,
        let owner = version.owner(of: element)?.id, other.object(owner) != nil
      else { continue }
      found[[owner, version.place(of: element), kind(element)], default: []].append(element)
    }
    return found
  }

  private static func kind(_ element: Element) -> String {
    element.name + " " + (element["customClass"] ?? "")
  }

  /// How much of two views' objects are called the same, from 0 to 1.
  private static func likeness(
    _ old: Element, _ before: DiffVersion, _ new: Element, _ after: DiffVersion
  ) -> Double {
    let (names, others) = (Self.names(in: old, before), Self.names(in: new, after))
    // Nothing tells views without names from others.
    guard names.contains(where: { $0.count > 1 }) else { return 0 }
    var counts: [[String]: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    var shared = 0
    for name in others where counts[name, default: 0] > 0 {
      counts[name, default: 0] -= 1
      shared += 1
    }
    return Double(2 * shared) / Double(names.count + others.count)
  }

  /// The tag and the name of each object.
  private static func names(in view: Element, _ version: DiffVersion) -> [[String]] {
    view.subtree.filter { version.isObject($0) && !$0.isTie }.map(Self.name)
  }

  private static func name(_ element: Element) -> [String] {
    [kind(element)] + [ObjectNames.givenName(of: element)].compactMap(\.self)
  }

  /// Pairs two views and what is in them: what is called the same and, of the rest, what is of one kind, in order.
  private mutating func pair(
    _ old: Element, _ before: DiffVersion, _ new: Element, _ after: DiffVersion, top: String
  ) {
    pair(old, new)
    if let id = new.id { tops[id] = top }
    // What is still there has only moved.
    let gone = Self.parts(of: old, before).filter { $0.id.map { after.object($0) == nil } ?? false }
    let added = Self.parts(of: new, after).filter {
      $0.id.map { before.object($0) == nil } ?? false
    }
    var paired: Set<Element> = []
    for key in [Self.name, { [Self.kind($0)] }] {
      // The first of each is the last of its list.
      var left = Dictionary(grouping: gone.reversed().filter { !paired.contains($0) }, by: key)
      for part in added where !paired.contains(part) {
        guard let partner = left[key(part)]?.popLast() else { continue }
        paired.formUnion([partner, part])
        pair(partner, before, part, after, top: top)
      }
    }
  }

  /// The objects that are directly in an object, and that nothing but their place in it is known by.
  private static func parts(of element: Element, _ version: DiffVersion) -> [Element] {
    element.children.flatMap { child -> [Element] in
      version.isObject(child) ? (child.isTie ? [] : [child]) : parts(of: child, version)
    }
  }

  // MARK: Guides

  private mutating func addGuides(_ before: DiffVersion, _ after: DiffVersion) {
    let gone = guides(of: before, missingIn: after)
    for (place, new) in guides(of: after, missingIn: before) {
      if let old = gone[place] { pair(old, new) }
    }
  }

  /// Those that the other version doesn't have, by what they are of and their kind.
  private func guides(
    of version: DiffVersion, missingIn other: DiffVersion
  ) -> [[String]: Element] {
    var found: [[String]: Element] = [:]
    for element in version.objects where Self.guides.contains(element.name) {
      guard let id = element.id, other.object(id) == nil,
        let kind = element.key ?? element["type"], let owner = version.owner(of: element)?.id
      else { continue }
      found[[element.name, kind, newIDs[owner] ?? owner]] = element
    }
    return found
  }

  private static let guides: Set = ["viewLayoutGuide", "viewControllerLayoutGuide"]

  // MARK: Constraints and connections

  /// Those that the other version doesn't have, by what they are between; what comes or goes with its view is not
  /// among them.
  private func ties(
    of version: DiffVersion, missingIn other: DiffVersion
  ) -> [[String]: [Element]] {
    var found: [[String]: [Element]] = [:]
    for element in version.objects where element.isTie {
      guard let id = element.id, other.object(id) == nil,
        let holder = version.owner(of: element)?.id,
        other.object(holder) != nil || earlier[holder] != nil || newIDs[holder] != nil
      else { continue }
      found[ends(of: element, in: holder), default: []].append(element)
    }
    return found
  }

  private func ends(of tie: Element, in holder: String) -> [String] {
    func shared(_ id: String?) -> String { id.map { newIDs[$0] ?? $0 } ?? "" }
    let holder = shared(holder)
    switch tie.name {
    case "constraint":
      let first = [tie["firstItem"].map(shared) ?? holder, tie["firstAttribute"] ?? ""]
      let second = tie["secondAttribute"].map { [tie["secondItem"].map(shared) ?? holder, $0] }
      // Which side is which says nothing.
      return [tie.name]
        + [first, second ?? []].sorted { $0.lexicographicallyPrecedes($1) }.joined()
    case "segue": return [tie.name, holder, tie["kind"] ?? "", shared(tie["destination"])]
    case "outlet": return [tie.name, holder, tie["property"] ?? ""]
    default:
      let name = tie["property"] ?? tie["selector"] ?? ""
      return [tie.name, holder, name, tie["eventType"] ?? "", shared(tie["destination"])]
    }
  }
}

extension Element {
  private static let ties: Set = ["constraint", "outlet", "outletCollection", "action", "segue"]

  /// Whether it is nothing but something between other objects.
  var isTie: Bool { Self.ties.contains(name) }
}
