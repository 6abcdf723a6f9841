/// The language in which UIKit shows its own words and dates.
package struct SystemLanguage: Hashable, Sendable {
  package static let english = SystemLanguage(tag: englishTag, pseudo: nil)
  private static let englishTag = "en"

  /// That of the tables.
  private let tag: String
  private let pseudo: PseudoLanguage?

  private init(tag: String, pseudo: PseudoLanguage?) {
    self.tag = tag
    self.pseudo = pseudo
  }

  /// The one for a user's language; English for one that the tables don't have.
  package init(_ choice: LanguageChoice) {
    switch choice {
    case .base: self = .english
    case .pseudo(let language): self.init(tag: Self.englishTag, pseudo: language)
    case .spoken(let language):
      let names = [Self.englishTag] + SystemWordTable.languages
      let tags = names.compactMap { LanguageTag($0) }
      self.init(tag: language.best(among: tags)?.description ?? Self.englishTag, pseudo: nil)
    }
  }

  package var isEnglish: Bool { self == .english }

  /// A word in this language.
  package func text(_ word: SystemWord) -> String {
    let text =
      tag == Self.englishTag
      ? word.rawValue : SystemWordTable.words[tag]?[word] ?? word.rawValue
    return pseudo?.texts(for: [text]).first ?? text
  }

  /// The title of one of UIKit's own items; nil for one that is none or has no words.
  package func title(ofSystemItem name: String?) -> String? {
    name.flatMap { SystemWord(systemItem: $0) }.map(text)
  }

  /// How it writes dates. Pseudo-languages have those of English, as in an app.
  package var dates: DateWriting { DateWriting(language: tag) }
}
