import InterfaceBuilder
import Localization
import Scenes

/// The names by which sentences refer to the objects of a document.
package struct ObjectNames {
  package let document: Document
  /// Where what the document doesn't have is looked for: an earlier version.
  var otherwise: Document?
  /// The ids that the document has for objects of the earlier version that were made anew.
  private var sharedIDs: [String: String] = [:]
  /// The controller of the scene that sentences are about, which they don't repeat.
  private var controller: String?
  /// Whether they are called by their ids, which don't change with their texts and classes.
  package var isByID = false
  /// Whether ids are left out, as they say nothing to people who see the objects.
  private var leavesIDsOut = false
  /// Of those that are called by where they are rather than by their ids.
  private var places = ObjectPlaces()

  package init(
    document: Document, otherwise: Document? = nil, sharedIDs: [String: String] = [:],
    isByID: Bool = false
  ) {
    (self.document, self.otherwise, self.isByID) = (document, otherwise, isByID)
    self.sharedIDs = sharedIDs
  }

  /// The same, which call what has no name by where it is, and so tell two labels “Label” of a scene apart. An object
  /// of both versions has one name, that of the later one; what is gone is told from what is there.
  package var byPlace: ObjectNames {
    var names = self
    names.places = ObjectPlaces(document, earlier: otherwise, sharedIDs: sharedIDs)
    return names
  }

  /// The same below a heading that names a scene: what is in it isn't said to be.
  package func within(_ scene: Element?) -> ObjectNames {
    guard let controller = scene.flatMap({ SceneElement($0).controller }).map(current) else {
      return self
    }
    var names = self
    names.controller = controller.id
    return names
  }

  /// An object as the later version has it, if it does.
  private func current(_ element: Element) -> Element {
    guard otherwise != nil, let id = element.id else { return element }
    return document.element(id: sharedIDs[id] ?? id) ?? element
  }

  /// The same without ids: what has no name is called by what it is.
  var withoutIDs: ObjectNames {
    var names = self
    names.leavesIDsOut = true
    return names
  }

  /// As people know it: `the label “Name”`; without a name by its id.
  package func name(of element: Element) -> String {
    let element = current(element)
    if isByID, let id = element.id { return "\(Self.uiKitKind(of: element)) \(id)" }
    let kind = Self.kind(of: element)
    if let controller, let id = element.id, let name = nameInScene(of: element, id, controller) {
      return name
    }
    let isEarlier = places[element]?.isEarlier == true
    if let given = Self.givenName(of: element) {
      return placed(
        element,
        isEarlier
          ? localized("the earlier %1$s “%2$s”", context: "object", kind, given)
          : localized("the %1$s “%2$s”", context: "object", kind, given))
    }
    switch places.mark(of: element) {
    case .content(let text):
      return placed(
        element,
        isEarlier
          ? localized("the earlier %1$s with “%2$s”", context: "object", kind, text)
          : localized("the %1$s with “%2$s”", context: "object", kind, text))
    case .outlet(let outlet):
      return placed(
        element, localized("the %1$s of the outlet “%2$s”", context: "object", kind, outlet))
    case nil: break
    }
    if let owner = Self.guideOwner(of: element) {
      // Of a root view without a name its controller would be told as well.
      let isPlain = leavesIDsOut && Self.givenName(of: owner) == nil
      return localized(
        "the %1$s of %2$s", context: "object", kind,
        isPlain ? localized("the %1$s", context: "object", Self.kind(of: owner)) : name(of: owner))
    }
    if element["key"] == "view",
      let owner = element.parent, owner.id != nil, element.id != nil
    {
      return localized("the view of %1$s", name(of: owner))
    }
    if element.name == "tableViewCellContentView", let cell = element.parent {
      return localized("the content of %1$s", context: "object", name(of: cell))
    }
    if let name = element["property"] ?? element["selector"],
      ["outlet", "outletCollection", "action"].contains(element.name)
    {
      return connection(
        name, isAction: element.name == "action",
        of: element.parent?.parent.map { self.name(of: $0) })
    }
    if element.name == "constraint" { return localized("the constraint %1$s", equation(element)) }
    guard let id = element.id, !leavesIDsOut, !isPlaced(element) else {
      return placed(
        element,
        isEarlier
          ? localized("the earlier %1$s", context: "object", kind)
          : localized("the %1$s", context: "object", kind))
    }
    return localized("the %1$s %2$s", context: "object", kind, id)
  }

  /// What a scene's own objects are called where it is known which scene is meant; nil for what is in them.
  private func nameInScene(of element: Element, _ id: String, _ controller: String) -> String? {
    if id == controller {
      let kind = Self.kind(of: element)
      // A controller of another scene may be called alike.
      return places.controllers[kind] == 1 ? localized("the %1$s", context: "object", kind) : nil
    }
    if isRootView(element, of: controller) {
      return localized("the root %1$s", context: "object", Self.kind(of: element))
    }
    if element.name == "viewControllerLayoutGuide", element.parent?.parent?.id == controller {
      return localized("the %1$s", context: "object", Self.kind(of: element))
    }
    return nil
  }

  private func isRootView(_ element: Element, of controller: String) -> Bool {
    element["key"] == "view" && element.parent?.id.map { sharedIDs[$0] ?? $0 } == controller
      && Self.givenName(of: element) == nil
  }

  /// Whether the name says what the object is in.
  package func isPlaced(_ element: Element) -> Bool { places[element] != nil }

  /// A name with where the object is, where others have that name, too, or it says nothing but the class.
  private func placed(_ element: Element, _ name: String) -> String {
    guard let place = places[element] else { return name }
    switch (place.holder.map { self.name(of: $0) }, place.count) {
    case (nil, 1): return name
    case (nil, _): return localized("%1$s, number %2$s", context: "object", name, place.number)
    case (let holder?, 1): return localized("%1$s in %2$s", context: "object", name, holder)
    case (let holder?, _):
      return localized(
        "%1$s, number %2$s in %3$s", context: "object", name, place.number, holder)
    }
  }

  /// The view or the controller that a layout guide belongs to; nil for what is no guide.
  private static func guideOwner(of element: Element) -> Element? {
    switch element.name {
    case "viewLayoutGuide": element.parent
    case "viewControllerLayoutGuide": element.parent?.parent
    default: nil
    }
  }

  private func connection(_ name: String, isAction: Bool, of owner: String?) -> String {
    switch (isAction, owner) {
    case (true, nil): localized("the action “%1$s”", name)
    case (true, let owner?): localized("the action “%1$s” of %2$s", name, owner)
    case (false, nil): localized("the outlet “%1$s”", name)
    case (false, let owner?): localized("the outlet “%1$s” of %2$s", name, owner)
    }
  }

  /// The same by id; where nothing has it, the id alone, unless ids are left out.
  package func name(ofID id: String?) -> String {
    guard let id else { return localized("nothing", context: "object") }
    if let element = document.element(id: sharedIDs[id] ?? id) ?? otherwise?.element(id: id) {
      return name(of: element)
    }
    return leavesIDsOut ? localized("an object that isn't in the document") : id
  }

  /// Such as `text field`; a class of the app's own before UIKit's.
  package static func kind(of element: Element) -> String {
    element["customClass"] ?? ViewKind(tag: element.name).words
      ?? uiKitKind(of: element).translatedKind
  }

  private static func uiKitKind(of element: Element) -> String {
    switch element.name {
    case "viewLayoutGuide": return (element["key"] ?? "layout guide").words.lowercasedWords
    case "viewControllerLayoutGuide":
      return element["type"].map { "\($0) layout guide" } ?? "layout guide"
    case "viewControllerPlaceholder": return "storyboard reference"
    case "placeholder":
      return element["placeholderIdentifier"] == "IBFilesOwner" ? "File's Owner" : "first responder"
    default: return element.name.words.lowercasedWords
    }
  }

  package static func givenName(of element: Element) -> String? {
    let names = [
      element["userLabel"], element["text"], element.child("string", key: "text")?.text,
      element["title"], element.child("navigationItem", key: "navigationItem")?["title"],
      element.child("state", key: "normal")?["title"],
      element.children("state").first { $0["key"] == "normal" }?["image"], element["placeholder"],
      element["headerTitle"],
      element.child("buttonConfiguration", key: "configuration")?["title"],
      element.child(key: "attributedText").flatMap(AttributedText.init)?.plainText,
      element.child("state", key: "normal")?.child(key: "attributedTitle")
        .flatMap(AttributedText.init)?.plainText,
      element["image"], element["reuseIdentifier"], element["storyboardIdentifier"],
      element["identifier"], element["systemItem"], element["referencedIdentifier"],
      element["storyboardName"],
    ]
    guard let name = names.compactMap({ $0?.firstLine }).first else { return nil }
    return name.count > 40 ? name.prefix(39) + "…" : name
  }

  /// A constraint as an equation: `leading of the label “A” = trailing of the label “B” + 8`.
  package func equation(_ element: Element, withFigures: Bool = true) -> String {
    let constraint = ConstraintElement(element)
    let holder = element.parent?.parent
    func item(_ id: String?, _ attribute: String?) -> String {
      let owner = id.map(itemName) ?? holder.map(name) ?? localized("its view")
      return localized(
        "%1$s of %2$s", context: "constraint", (attribute ?? "?").words.lowercasedWords, owner)
    }
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var text = "\(item(element["firstItem"], element["firstAttribute"])) \(relation) "
    guard let second = element["secondAttribute"] else {
      return withFigures
        ? text + (element["constant"] ?? "0") + priority(element) : String(text.dropLast(3))
    }
    text += item(element["secondItem"], second)
    guard withFigures else { return text }
    if let multiplier = element["multiplier"], multiplier != "1:1", multiplier != "1" {
      text += " × \(multiplier)"
    }
    if let constant = element["constant"], constant != "0", constant != "0.0" {
      text += constant.hasPrefix("-") ? " − \(constant.dropFirst())" : " + \(constant)"
    }
    return text + priority(element)
  }

  /// Of what a constraint is about: of another constraint, or of itself, which can't be, the id.
  private func itemName(ofID id: String) -> String {
    let element = document.element(id: sharedIDs[id] ?? id) ?? otherwise?.element(id: id)
    return element?.name == "constraint" ? localized("the constraint %1$s", id) : name(ofID: id)
  }

  private func priority(_ element: Element) -> String {
    element["priority"].map { " " + localized("(priority %1$s)", $0) } ?? ""
  }
}

extension String {
  /// In words: `numberOfLines` is “number of lines”.
  package var lowercasedWords: String { spacedAtCapitals.lowercased() }
}

extension String {
  /// The kinds of objects beside views that there are most of, in the user's language; others as they are.
  fileprivate var translatedKind: String {
    switch self {
    case "navigation item": localized("navigation item", context: "kind")
    case "bar button item": localized("bar button item", context: "kind")
    case "tab bar item": localized("tab bar item", context: "kind")
    case "view controller": localized("view controller", context: "kind")
    case "table view controller": localized("table view controller", context: "kind")
    case "collection view controller": localized("collection view controller", context: "kind")
    case "navigation controller": localized("navigation controller", context: "kind")
    case "tab bar controller": localized("tab bar controller", context: "kind")
    case "split view controller": localized("split view controller", context: "kind")
    case "page view controller": localized("page view controller", context: "kind")
    case "safe area": localized("safe area", context: "kind")
    case "top layout guide": localized("top layout guide", context: "kind")
    case "bottom layout guide": localized("bottom layout guide", context: "kind")
    case "content layout guide": localized("content layout guide", context: "kind")
    case "frame layout guide": localized("frame layout guide", context: "kind")
    case "storyboard reference": localized("storyboard reference", context: "kind")
    case "exit": localized("exit", context: "kind")
    case "first responder": localized("first responder", context: "kind")
    case "tap gesture recognizer": localized("tap gesture recognizer", context: "kind")
    default: self
    }
  }
}
