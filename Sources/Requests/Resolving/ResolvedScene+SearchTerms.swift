import Drawing
import InterfaceBuilder
import Scenes
import WorkerProtocol

extension ResolvedScene {
  /// What is written in the document of the scene and its views, for finding them.
  mutating func addTerms(of entry: SceneSet.Entry) {
    guard let top = entry.controller?.parent?.parent ?? entry.controller ?? entry.root else {
      return
    }
    line = (entry.controller ?? entry.root)?.line
    var views = Set((root?.namesByID ?? [:]).keys)
    for view in (excludedViews ?? []).flatMap(\.withChildren) { views.insert(view.id) }
    var found: [SearchTerm] = []
    var known: Set<SearchTerm> = []
    func read(_ element: Element, of view: String?) {
      // What connects is among the document's connections.
      if element.name == "connections" { return }
      let view = element.id.flatMap { views.contains($0) ? $0 : nil } ?? view
      for (kind, text) in element.searchTerms where !text.isEmpty {
        let term = SearchTerm(
          view: view, kind: kind, text: text,
          isSymbol: kind == .image && element["catalog"] == "system")
        if known.insert(term).inserted { found.append(term) }
      }
      for child in element.children { read(child, of: view) }
    }
    read(top, of: nil)
    terms = found
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
