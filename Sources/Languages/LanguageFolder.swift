/// The folders that have what is one language's, such as `de.lproj`.
package enum LanguageFolder {
  static let suffix = ".lproj"
  private static let base = "Base"
  /// That of Xcode's catalogues.
  private static let ofAllLanguages = "mul"

  /// The language of a folder's name; nil for any other folder.
  package static func tag(of name: some StringProtocol) -> LanguageTag? {
    guard name.hasSuffix(suffix) else { return nil }
    let stem = name.dropLast(suffix.count)
    return stem == ofAllLanguages ? nil : LanguageTag(stem)
  }

  /// Of the folders that have a file of one name the one whose file an app takes: the language's, or else that
  /// of the language it is written in, or else the one for all.
  /// Source: Apple's Bundle Programming Guide, “The Bundle Search Pattern”.
  package static func chosen(
    among names: [String], for language: LanguageTag?, development: LanguageTag?
  ) -> String? {
    let tagged = names.compactMap { name in tag(of: name).map { (name: name, tag: $0) } }
    for wanted in [language, development] {
      if let best = wanted?.best(among: tagged.map(\.tag)) {
        return tagged.first { $0.tag == best }?.name
      }
    }
    return names.first { $0 == base + suffix } ?? names.min()
  }
}
