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

extension SceneSet {
  /// The fonts that the document names, each with the element that does so first.
  package var namedFonts: [(name: ProjectFontName, element: Element)] {
    var fonts: [(ProjectFontName, Element)] = []
    var names: Set<ProjectFontName> = []
    func read(_ element: Element) {
      if element.name == "fontDescription" || element.name == "font",
        case .named(let name, let family) = FontElement(element).face,
        case let name = ProjectFontName(name, family: family), names.insert(name).inserted
      {
        fonts.append((name, element))
      }
      for child in element.children { read(child) }
    }
    read(document.root)
    return fonts
  }

  /// Those that iOS doesn't have.
  package var foreignFonts: [ProjectFontName] {
    namedFonts.map(\.name).filter { !Font.isOfSystem($0.family ?? $0.name) }
  }
}
