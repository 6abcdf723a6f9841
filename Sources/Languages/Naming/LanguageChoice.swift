/// The language that a user asks for: one that people speak, a document's own, or a pseudo-language.
package enum LanguageChoice: Hashable, Sendable {
  /// The texts that the document itself has.
  case base
  case spoken(LanguageTag)
  case pseudo(PseudoLanguage)

  package static let baseName = "Base"

  /// Nil for what is no language's name.
  package init?(_ name: String) {
    if name.lowercased() == Self.baseName.lowercased() {
      self = .base
    } else if let pseudo = PseudoLanguage(rawValue: name.lowercased()) {
      self = .pseudo(pseudo)
    } else if let tag = LanguageTag(name) {
      self = .spoken(tag)
    } else {
      return nil
    }
  }

  package var isRightToLeft: Bool {
    switch self {
    case .base: false
    case .spoken(let tag): tag.isRightToLeft
    case .pseudo(let language): language.isRightToLeft
    }
  }
}
