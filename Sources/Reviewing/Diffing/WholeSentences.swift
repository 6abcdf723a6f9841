import InterfaceBuilder
import Localization
import Requests

/// What is said of objects that only one version has.
struct WholeSentences {
  private let version: DiffVersion
  private let names: ObjectNames
  private let wholes: WholeObjects
  private let isNew: Bool

  init(_ version: DiffVersion, _ names: ObjectNames, _ wholes: WholeObjects, isNew: Bool) {
    (self.version, self.names, self.wholes, self.isNew) = (version, names, wholes, isNew)
  }

  func sentence(of element: Element) -> String {
    let sentence = element.isTie ? tie(element) : object(element)
    guard isNew, let place = element.installationInWords else { return sentence }
    return localized("%1$s It is %2$s.", sentence, place)
  }

  private func object(_ element: Element) -> String {
    let name = names.name(of: element)
    // A guide is called by what it is of.
    let owner =
      names.isPlaced(element) || element.name == "viewLayoutGuide"
      ? nil : version.owner(of: element).map { names.name(of: $0) }
    let content = content(of: element)
    switch (isNew, owner, content) {
    case (true, nil, nil): return localized("New: %1$s.", name)
    case (true, nil, let content?): return localized("New: %1$s, with %2$s.", name, content)
    case (true, let owner?, nil): return localized("New: %1$s in %2$s.", name, owner)
    case (true, let owner?, let content?):
      return localized("New: %1$s in %2$s, with %3$s.", name, owner, content)
    case (false, nil, nil): return localized("Gone: %1$s.", name)
    case (false, nil, let content?): return localized("Gone: %1$s, with %2$s.", name, content)
    case (false, let owner?, nil): return localized("Gone: %1$s from %2$s.", name, owner)
    case (false, let owner?, let content?):
      return localized("Gone: %1$s from %2$s, with %3$s.", name, owner, content)
    }
  }

  /// What came or went with it, but not what was elsewhere before or is elsewhere now.
  private func content(of element: Element) -> String? {
    let parts = element.subtree.dropFirst().filter { version.isObject($0) && wholes.contains($0) }
    let ties = wholes.ties[element.id ?? ""] ?? []
    return Element.content(
      views: parts.count { $0.parent?.name == "subviews" },
      constraints: (parts + ties).count { $0.name == "constraint" })
  }

  private func tie(_ element: Element) -> String {
    switch (element.name, isNew) {
    case ("constraint", true):
      return localized(
        "New constraint: %1$s.",
        ([names.equation(element)] + variations(of: element) + placeholder(element))
          .joined(separator: "; "))
    case ("constraint", false):
      return localized("Gone: the constraint %1$s.", names.equation(element))
    case ("segue", true): return localized("New segue: %1$s.", segue(element))
    case ("segue", false): return localized("Gone: the segue %1$s.", segue(element))
    default: break
    }
    let event = element["eventType"].map { " (\($0.lowercasedWords))" } ?? ""
    let name = element["property"] ?? element["selector"] ?? ""
    let owner = version.owner(of: element).map { names.name(of: $0) } ?? "?"
    let target = names.name(ofID: element["destination"]) + event
    switch (element.name, isNew) {
    case ("action", true):
      return localized("New action “%1$s” from %2$s to %3$s.", name, owner, target)
    case ("action", false):
      return localized("Gone: the action “%1$s” from %2$s to %3$s.", name, owner, target)
    case (_, true): return localized("New outlet “%1$s” from %2$s to %3$s.", name, owner, target)
    case (_, false):
      return localized("Gone: the outlet “%1$s” from %2$s to %3$s.", name, owner, target)
    }
  }

  /// That a constraint is there in Interface Builder alone.
  private func placeholder(_ constraint: Element) -> [String] {
    constraint["placeholder"] == "YES"
      ? [localized("a placeholder, which the app doesn't have")] : []
  }

  /// What else holds of a constraint for size classes: `constant 20 in regular height and regular width`.
  private func variations(of constraint: Element) -> [String] {
    constraint.children("variation").compactMap { variation in
      let values = variation.attributesInWords
      return values.isEmpty ? nil : "\(values) \(variation.variationInWords)"
    }
  }

  private func segue(_ element: Element) -> String {
    let name = element["identifier"] ?? element["unwindAction"] ?? element["relationship"]
    let kind =
      (element["kind"] ?? element.key ?? "").lowercasedWords + (name.map { " “\($0)”" } ?? "")
    let owner = version.owner(of: element).map { names.name(of: $0) } ?? "?"
    guard element["destination"] != nil else {
      return localized("%1$s of %2$s", context: "segue", kind, owner)
    }
    return localized(
      "%1$s from %2$s to %3$s", context: "segue", kind, owner,
      names.name(ofID: element["destination"]))
  }

  // MARK: Details

  /// What it is like, what leads from it and to it, what is in it and, at last, its constraints.
  func details(of element: Element) -> [String] {
    guard !element.isTie else { return [] }
    let parts = element.subtree.dropFirst().filter { version.isObject($0) && wholes.contains($0) }
    let ties = parts.filter(\.isTie) + (wholes.ties[element.id ?? ""] ?? [])
    let own = isNew ? properties(of: element) : ""
    let objects = parts.filter { !$0.isTie && $0.name != "viewLayoutGuide" }.compactMap {
      part -> String? in
      let properties = isNew ? properties(of: part) : ""
      if properties.isEmpty, ObjectNames.givenName(of: part) == nil { return nil }
      let name = names.name(of: part)
      return properties.isEmpty
        ? localized("In it: %1$s.", name) : localized("In it: %1$s: %2$s.", name, properties)
    }
    return (own.isEmpty ? [] : [localized("Its properties: %1$s.", own)])
      + ties.filter { $0.name != "constraint" }.map(tie)
      + objects + ties.filter { $0.name == "constraint" }.map(sentence)
  }

  /// As many properties of an object are told.
  private static let most = 8

  /// What somebody chose of an object, in words.
  private func properties(of element: Element) -> String {
    let name = ObjectNames.givenName(of: element)
    let facts = ObjectFacts(element, names, of: version).facts.joiningSides()
    let chosen = facts.filter { fact in
      !Self.common.contains(fact.property) && fact.value != name.map { "“\($0)”" }
        && fact.value != "none" && !Self.areNamed(fact.property)
    }
    return
      ([place(of: element)].compactMap(\.self)
      + chosen.prefix(Self.most).map { "\($0.property) \($0.value)" }
      + (chosen.count > Self.most ? ["…"] : [])).joined(separator: "; ")
  }

  private static func areNamed(_ property: String) -> Bool {
    property.hasPrefix("content view ") || property.hasPrefix("autoresizing")
  }

  /// Where it is among others, if that is seen.
  private func place(of element: Element) -> String? {
    guard let list = element.parent, !version.isObject(list) else {
      return element.keyInWords
    }
    guard Self.orderedLists.contains(list.name) else { return nil }
    let others = list.children.filter(version.isObject)
    guard others.count > 1, let place = others.firstIndex(of: element) else { return nil }
    return localized(
      "number %1$s of %2$s in the %3$s", place + 1, others.count, list.name.lowercasedWords)
  }

  private static let orderedLists: Set = [
    "cells", "sections", "items", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems",
  ]

  /// What every object of its kind has, or is called by.
  private static let common: Set = [
    "kind", "content mode", "opaque", "translates autoresizing mask into constraints",
    "line break mode", "baseline adjustment", "adjusts font size to fit",
    "content horizontal alignment", "content vertical alignment", "button type",
    "horizontal hugging priority", "vertical hugging priority", "multiple touch enabled",
    "clips subviews", "insets layout margins from safe area", "text alignment", "custom class",
    "custom module", "user label", "text", "normal title", "title", "fixed frame", "frame",
    "preserves superview layout margins", "indentation width", "indentation level", "rect",
    "minimum font size", "content inset", "table view cell", "collection view cell",
  ]
}

extension Element {
  private static let plainKeys: Set = [
    "view", "contentView", "navigationItem", "tabBarItem", "tabBar", "navigationBar", "toolbar",
    "safeArea", "contentLayoutGuide", "frameLayoutGuide", "collectionViewLayout",
  ]

  /// Which of its owner's properties an object is the value of; nil where its class says that.
  var keyInWords: String? {
    key.flatMap { id == nil || Self.plainKeys.contains($0) ? nil : $0.lowercasedWords }
  }
}
