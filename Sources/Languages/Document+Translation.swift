import InterfaceBuilder

/// A document's texts in a language.
package struct Translation: Sendable {
  /// A text, and its translation where there is one.
  package struct Item: Sendable {
    package let text: DocumentText
    package let path: String?
    package let entry: TextTable.Entry?
    /// Whether it is the same in every language, as the document's catalogue says.
    package let isExempt: Bool

    /// Whether the language has words of its own for it, or needs none.
    package var isTranslated: Bool { isExempt || entry?.isTranslated == true }
  }

  /// The texts that can be translated and that are seen.
  package let items: [Item]
  /// What tables have for keys that the document doesn't have, by file and line.
  package let stale: [(path: String, key: String, entry: TextTable.Entry)]

  /// What can't be read in its files.
  package let problems: [(path: String, problem: TextTable.Problem)]

  package init(of document: Document, in language: DocumentLanguages.Language) {
    problems = language.tables.flatMap { table in table.problems.map { (table.path, $0) } }
    var keys: Set<String> = []
    items = document.texts.compactMap { text in
      guard let key = text.key else { return nil }
      keys.insert(key)
      guard text.isShown else { return nil }
      let found = language.entry(for: key)
      return Item(
        text: text, path: found?.table.path, entry: found?.entry,
        isExempt: language.exempt.contains(key))
    }
    stale = language.tables.flatMap { table in
      table.entries.filter { !keys.contains($0.key) }
        .sorted { ($0.value.line ?? 0, $0.key) < ($1.value.line ?? 0, $1.key) }
        .map { (table.path, $0.key, $0.value) }
    }
  }
}

extension Document {
  /// The document with the texts that a language has on a device. What it lacks stays as it is.
  package func translated(
    by translation: Translation, on device: TextDevice = .iphone
  ) -> Document {
    replacing(
      translation.items.compactMap { item in
        guard let part = item.text.parts.first, let entry = item.entry else { return nil }
        return (part: part, text: entry.text(on: device))
      })
  }

  /// The document in a pseudo-language.
  package func translated(into language: PseudoLanguage) -> Document {
    replacing(
      texts.flatMap { text in
        zip(text.parts, language.texts(for: text.parts.map(\.text))).map { (part: $0, text: $1) }
      })
  }
}
