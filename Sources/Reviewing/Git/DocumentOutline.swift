import InterfaceBuilder
import Requests
import Scenes

/// A document as text for `git diff`: one line for each object and each of its properties, indented as the
/// objects are in each other.
///
/// What Interface Builder rewrites by itself is not in it, and neither is what changes elsewhere: objects are
/// called by their ids, so that a new title is one line. Constraints and connections stand in the order of
/// their ids. A conflict that a merge has left stands before what it is about.
struct DocumentOutline {
  private let document: Document
  private let names: ObjectNames
  private(set) var lines: [String] = []
  /// The conflicts of a merge that have no line yet, by the ids of their objects.
  private var conflicts: [String?: [String]]

  /// What a constraint's equation says.
  private static let equationFacts: Set<String> = [
    "first item", "first attribute", "second item", "second attribute", "constant", "multiplier",
    "priority", "relation", "kind",
  ]

  init(_ document: Document) {
    self.document = document
    names = ObjectNames(document: document, isByID: true)
    conflicts = Dictionary(
      grouping: document.diagnostics.filter { $0.rule == .mergeConflict }, by: \.id
    ).mapValues { $0.map(\.untranslated) }
    addConflicts(of: nil, indentation: "")
    for name in ["initialViewController", "launchScreen", "useSafeAreas"] {
      if let value = document.root[name] { lines.append("\(name.lowercasedWords): \(value)") }
    }
    add(objectsIn: document.root, depth: 0)
    // Not everything that has an id has a line.
    for id in conflicts.keys.compactMap(\.self).sorted() { addConflicts(of: id, indentation: "") }
  }

  private mutating func addConflicts(of id: String?, indentation: String) {
    for message in conflicts.removeValue(forKey: id) ?? [] {
      lines.append("\(indentation)\(message.replacing("\n", with: " ⏎ "))")
    }
  }

  /// The objects below an element that are in no other object.
  private mutating func add(objectsIn element: Element, depth: Int) {
    var related: [Element] = []
    for child in element.children {
      switch child.name {
      case "device", "dependencies", "resources": continue
      case "scene":
        lines.append("scene \(child["sceneID"] ?? "?")\(child.titleInQuotes)")
        add(objectsIn: child, depth: depth + 1)
      case "constraints", "connections": related += child.children
      case _
      where child.id != nil && child["placeholderIdentifier"] != "IBFirstResponder"
        && child.name != "exit":
        add(child, depth: depth)
      // The first responder and the exit say nothing, but segues may be in them.
      default: add(objectsIn: child, depth: depth)
      }
    }
    for child in related.sorted(by: { ($0.id ?? "") < ($1.id ?? "") }) {
      addLine(of: child, depth: depth)
    }
  }

  private mutating func add(_ element: Element, depth: Int) {
    let indentation = String(repeating: "  ", count: depth)
    if let id = element.id { addConflicts(of: id, indentation: indentation) }
    lines.append("\(indentation)\(names.name(of: element))")
    for (property, value) in facts(of: element) {
      lines.append("\(indentation)  \(property): \(value)")
    }
    add(objectsIn: element, depth: depth + 1)
  }

  /// What is no place for others: a constraint, an outlet, an action, a segue.
  private mutating func addLine(of element: Element, depth: Int) {
    let indentation = String(repeating: "  ", count: depth)
    if let id = element.id { addConflicts(of: id, indentation: indentation) }
    var parts = facts(of: element)
    var line = "\(element.name.lowercasedWords) \(element.id ?? "?"): "
    if element.name == "constraint" {
      line += names.equation(element)
      parts.removeAll { Self.equationFacts.contains($0.property) }
    }
    let words = parts.map { "\($0.property) \($0.value)" }.joined(separator: "; ")
    lines.append(
      indentation + line + (element.name == "constraint" && !words.isEmpty ? "; " : "") + words)
  }

  private func facts(of element: Element) -> [(property: String, value: String)] {
    // Without Auto Layout a frame is what the view has.
    let isChosen =
      element["fixedFrame"] == "YES"
      || element.parent?.name == "subviews"
        && element["translatesAutoresizingMaskIntoConstraints"] != "NO"
    var facts = ObjectFacts(
      element, names, of: DiffVersion(document),
      chosenOfFrame: isChosen ? ["x", "y", "width", "height"] : []
    ).facts.filter { $0.property != "kind" }
    // Which of a navigation item's buttons it is, or which view of a table.
    if let place = element.keyInWords { facts.append(ObjectFact("place", place)) }
    return facts.map { ($0.property, $0.value.replacing("\n", with: " ⏎ ")) }
  }
}

extension Element {
  /// The title of a scene.
  fileprivate var titleInQuotes: String {
    SceneElement(self).controller?.sceneTitle.map { " “\($0)”" } ?? ""
  }
}
