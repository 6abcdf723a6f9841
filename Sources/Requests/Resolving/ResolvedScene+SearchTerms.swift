import Drawing
import InterfaceBuilder
import Scenes
import WorkerProtocol

extension ResolvedScene {
  /// What is written in the document of the scene and its views, for finding them.
  mutating func addTerms(of entry: SceneSet.Entry) {
    guard let top = entry.top else { return }
    line = (entry.controller ?? entry.root)?.line
    var views = Set((root?.namesByID ?? [:]).keys)
    for view in (excludedViews ?? []).flatMap(\.withChildren) { views.insert(view.id) }
    terms = SearchTerm.all(in: top) { $0.id.map(views.contains) ?? false }
  }
}

extension SceneSet.Entry {
  /// The element that has all that is written of the scene; nil for one that UIKit makes.
  var top: Element? { controller?.parent?.parent ?? controller ?? root }
}

extension SearchTerm {
  /// What is written in an element and below it, each once, in the document's order.
  /// - Parameters:
  ///   - namesConnections: Whether ids and the names of outlets and actions count, too.
  ///   - isView: Whether an element is a view, which has what is written in it.
  static func all(
    in top: Element, namesConnections: Bool = false, isView: (Element) -> Bool
  ) -> [SearchTerm] {
    var found: [SearchTerm] = []
    var known: Set<SearchTerm> = []
    func add(_ term: SearchTerm) {
      if !term.text.isEmpty, known.insert(term).inserted { found.append(term) }
    }
    func read(_ element: Element, of view: String?) {
      // What connects is among the document's connections.
      if element.name == "connections", !namesConnections { return }
      let view = isView(element) ? element.id : view
      for (kind, text) in element.searchTerms {
        add(
          SearchTerm(
            view: view, kind: kind, text: text,
            isSymbol: kind == .image && element["catalog"] == "system"))
      }
      if namesConnections {
        if let id = element.id { add(SearchTerm(view: view, kind: .id, text: id)) }
        if let name = element["property"] ?? element["selector"],
          element.parent?.name == "connections"
        {
          add(SearchTerm(view: view, kind: .outlet, text: name))
        }
      }
      for child in element.children { read(child, of: view) }
    }
    read(top, of: nil)
    return found
  }
}

extension Element {
  /// What is written in an element's own attributes or, of a text, colour or font, in it.
  fileprivate var searchTerms: [(kind: SearchTerm.Kind, text: String)] {
    switch name {
    case "color": return term(.color, PropertyText(of: self, .color)?.text)
    case "fontDescription": return term(.font, PropertyText(of: self, .font)?.text)
    case "string", "mutableString": return term(.text, text)
    // What stands beside a scene's objects, and in each of them.
    case "placeholder", "exit": return []
    default: break
    }
    return attributes.compactMap { attribute in
      Self.kind(ofAttribute: attribute.name, of: name).map { ($0, attribute.value) }
    }
  }

  private func term(
    _ kind: SearchTerm.Kind, _ text: String?
  ) -> [(kind: SearchTerm.Kind, text: String)] {
    text.map { [(kind, $0)] } ?? []
  }

  private static func kind(ofAttribute name: String, of element: String) -> SearchTerm.Kind? {
    switch name {
    case "customClass": .customClass
    case "storyboardIdentifier", "restorationIdentifier", "reuseIdentifier": .identifier
    case "identifier" where element == "accessibility": .identifier
    case "userLabel": .label
    case "label",
      "hint" where element == "accessibility":
      .label
    case "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle": .text
    // Such as `image`, `selectedImage` and `backgroundImage`.
    case _ where name == "image" || name.hasSuffix("Image"): .image
    default: nil
    }
  }
}
