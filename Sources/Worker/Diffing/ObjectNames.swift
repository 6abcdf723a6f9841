import InterfaceBuilder
import Scenes

/// What sentences call the objects of a document.
struct ObjectNames {
  let document: Document
  /// Where what the document doesn't have is looked for.
  var otherwise: Document?
  /// Whether they are called by their ids, which don't change with their texts and classes.
  var isByID = false

  /// As people know it: `the label “Name”`; without a name by its id.
  func name(of element: Element) -> String {
    if isByID, let id = element.id { return "\(Self.uiKitKind(of: element)) \(id)" }
    let kind = Self.kind(of: element)
    if let given = Self.givenName(of: element) { return "the \(kind) “\(given)”" }
    if element.parent?.name == "viewController" || element["key"] == "view",
      let owner = element.parent, owner.id != nil, element.id != nil
    {
      return "the view of \(name(of: owner))"
    }
    if element.name == "tableViewCellContentView", let cell = element.parent {
      return "the content of \(name(of: cell))"
    }
    if let name = element["property"] ?? element["selector"],
      ["outlet", "outletCollection", "action"].contains(element.name)
    {
      let owner = element.parent?.parent.map { " of \(self.name(of: $0))" } ?? ""
      return "the \(element.name == "action" ? "action" : "outlet") “\(name)”\(owner)"
    }
    if element.name == "constraint" { return "the constraint \(equation(element))" }
    return element.id.map { "the \(kind) \($0)" } ?? "the \(kind)"
  }

  /// The same by id; the id alone where nothing has it.
  func name(ofID id: String?) -> String {
    guard let id else { return "nothing" }
    return (document.element(id: id) ?? otherwise?.element(id: id)).map(name) ?? id
  }

  /// Such as `text field`; a class of the app's own before UIKit's.
  private static func kind(of element: Element) -> String {
    element["customClass"] ?? uiKitKind(of: element)
  }

  private static func uiKitKind(of element: Element) -> String {
    switch element.name {
    case "viewLayoutGuide" where element["key"] == "safeArea": return "safe area"
    case "placeholder":
      return element["placeholderIdentifier"] == "IBFilesOwner" ? "File's Owner" : "first responder"
    default: return element.name.words.lowercasedWords
    }
  }

  private static func givenName(of element: Element) -> String? {
    let names = [
      element["userLabel"], element["text"], element.child("string", key: "text")?.text,
      element["title"], element.child("state", key: "normal")?["title"],
      element.children("state").first { $0["key"] == "normal" }?["image"], element["placeholder"],
      element["image"], element["reuseIdentifier"], element["storyboardIdentifier"],
      element["identifier"],
    ]
    guard let name = names.compactMap({ $0?.firstLine }).first else { return nil }
    return name.count > 40 ? name.prefix(39) + "…" : name
  }

  /// A constraint as an equation: `leading of the label “A” = trailing of the label “B” + 8`.
  func equation(_ element: Element, withFigures: Bool = true) -> String {
    let constraint = ConstraintElement(element)
    let holder = element.parent?.parent
    func item(_ id: String?, _ attribute: String?) -> String {
      let owner = id.map(itemName) ?? holder.map(name) ?? "its view"
      return "\((attribute ?? "?").words.lowercasedWords) of \(owner)"
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
    if let multiplier = element["multiplier"] { text += " × \(multiplier)" }
    if let constant = element["constant"], constant != "0", constant != "0.0" {
      text += constant.hasPrefix("-") ? " − \(constant.dropFirst())" : " + \(constant)"
    }
    return text + priority(element)
  }

  /// Of what a constraint is about: of another constraint, or of itself, which can't be, the id.
  private func itemName(ofID id: String) -> String {
    let element = document.element(id: id) ?? otherwise?.element(id: id)
    return element?.name == "constraint" ? "the constraint \(id)" : name(ofID: id)
  }

  private func priority(_ element: Element) -> String {
    element["priority"].map { " (priority \($0))" } ?? ""
  }
}

extension String {
  /// In words: `numberOfLines` is “number of lines”.
  var lowercasedWords: String { spacedAtCapitals.lowercased() }
}
