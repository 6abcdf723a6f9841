import InterfaceBuilder
import TextMetrics

/// The faces that the project of a document has for the fonts which the document names.
package typealias ProjectFonts = [ProjectFontName: FontFace]

/// A font as a document names it.
package struct ProjectFontName: Hashable, Sendable {
  /// Mostly the PostScript name.
  package let name: String
  package let family: String?

  package init(_ name: String, family: String?) {
    self.name = name
    self.family = family
  }
}

/// A font that a document names, with the element that does so first.
package struct NamedFont: Sendable {
  package let name: ProjectFontName
  package let element: Element

  /// Whether iOS has it.
  package var isOfSystem: Bool { Font.isOfSystem(name.family ?? name.name) }

  /// The fonts that a document names, each once.
  package static func all(in document: Document) -> [NamedFont] {
    var names: Set<ProjectFontName> = []
    return document.root.subtree(named: "fontDescription", "font").compactMap { element in
      guard case .named(let name, let family) = FontElement(element).face,
        case let font = ProjectFontName(name, family: family), names.insert(font).inserted
      else { return nil }
      return NamedFont(name: font, element: element)
    }
  }
}
