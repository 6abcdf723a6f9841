import Editing
import InterfaceBuilder
import Localization
import Requests

/// The orders of what is in an object in both versions of it.
struct ListOrders {
  struct Change {
    /// What the list has: `views`, `rows`.
    let kind: String
    /// As they are in the later version.
    let objects: [Element]
    /// The objects whose place relative to the remaining ones has changed.
    let moved: [Element]
  }

  private(set) var changed: [Change] = []
  /// How many lists are in another order that says nothing.
  private(set) var meaningless = 0

  var isEmpty: Bool { changed.isEmpty && meaningless == 0 }

  private static let withoutOrder: Set = [
    "constraints", "connections", "layoutGuides", "prototypes", "gestureRecognizers", "objects",
    "collectionReusableViews",
  ]

  init(_ old: ObjectFacts, _ before: DiffVersion, _ new: ObjectFacts, _ after: DiffVersion) {
    for (place, objects) in new.lists {
      guard let others = old.lists.first(where: { $0.place == place })?.objects else { continue }
      compare(others, before, objects, place)
    }
  }

  private mutating func compare(
    _ old: [Element], _ before: DiffVersion, _ new: [Element], _ place: String
  ) {
    let earlier = old.compactMap { $0.id.map(before.shared) }
    let places = Dictionary(earlier.enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
    let both = new.filter { $0.id.flatMap { places[$0] } != nil }
    func isInOrder(_ objects: [Element]) -> Bool {
      let found = objects.compactMap { $0.id.flatMap { places[$0] } }
      return zip(found, found.dropFirst()).allSatisfy { $0 < $1 }
    }
    guard !isInOrder(both) else { return }
    let list = place.split(separator: " ").last.map(String.init) ?? place
    guard Self.withoutOrder.contains(list) else { return add(list.kindOfObjects, both, places) }
    // Of connections those have an order that make one list: tabs, and what a collection of outlets has.
    let groups = Dictionary(grouping: both) { $0["relationship"] ?? $0.collectionName }
    let ordered = groups.filter { $0.key != nil && !isInOrder($0.value) }
    for (name, objects) in ordered.sorted(by: { $0.value[0].line < $1.value[0].line }) {
      add((name ?? "").lowercasedWords, objects, places)
    }
    if ordered.isEmpty { meaningless += 1 }
  }

  private mutating func add(_ kind: String, _ objects: [Element], _ places: [String: Int]) {
    let staying = Set(objects.longestRise { $0.id.flatMap { places[$0] } ?? 0 })
    changed.append(
      Change(kind: kind, objects: objects, moved: objects.filter { !staying.contains($0) }))
  }
}

extension ListOrders.Change {
  /// As many objects are named in their order.
  private static let most = 6

  /// - Parameter name: Of the object that has the list.
  func sentence(of name: String, _ names: ObjectNames) -> String {
    func called(_ element: Element) -> String {
      element.isTie ? names.name(ofID: element["destination"]) : names.name(of: element)
    }
    if objects.count <= Self.most {
      let order = objects.map(called).joined(separator: ", ")
      return localized("The %1$s in %2$s are in another order: %3$s.", kind, name, order)
    }
    let places = moved.prefix(Self.most).map { element in
      let place = objects.firstIndex(of: element) ?? 0
      return place == 0
        ? localized("%1$s first", context: "order", called(element))
        : localized(
          "%1$s behind %2$s", context: "order", called(element), called(objects[place - 1]))
    }
    let rest =
      moved.count > Self.most
      ? [localized("%1$s more", context: "order", moved.count - Self.most)] : []
    return localized(
      "The %1$s in %2$s are in another order: %3$s.", kind, name,
      (places + rest).joined(separator: "; "))
  }
}

extension Element {
  fileprivate var collectionName: String? { name == "outletCollection" ? self["property"] : nil }
}

extension String {
  /// What a list has, as people say.
  fileprivate var kindOfObjects: String {
    switch self {
    case "subviews": localized("views", context: "list")
    case "cells": localized("rows", context: "list")
    case "sections": localized("sections", context: "list")
    case "items": localized("items", context: "list")
    default: lowercasedWords
    }
  }
}
