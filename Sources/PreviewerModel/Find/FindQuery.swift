import CGtk
import Localization

/// Something that a view or a scene is found by.
package struct FindTerm: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case text, label, id, identifier, outlet, image, font, color
    case className = "class"

    /// What people call it.
    package var title: String {
      switch self {
      case .text: localized("Text")
      case .label: localized("Label")
      case .id: localized("Id")
      case .identifier: localized("Identifier")
      case .outlet: localized("Outlet")
      case .image: localized("Image")
      case .font: localized("Font")
      case .color: localized("Color")
      case .className: localized("Class")
      }
    }

    /// - Parameter word: As it is typed before a colon.
    fileprivate init?(typed word: some StringProtocol) {
      switch word.lowercased() {
      case "colour": self = .color
      case "action": self = .outlet
      case "name": self = .label
      case let word: self.init(rawValue: word)
      }
    }
  }

  package var kind: Kind
  package var text: String
  /// As it is compared.
  fileprivate let folded: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
    folded = text.foldedForSearch
  }

  /// What was found and in what, in one line.
  package var reason: String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(kind.title): \(line)"
  }
}

/// What is looked for: a phrase in any term, or several phrases that all have to be found, each among the terms
/// of one kind: `class:label font:semibold`.
package struct FindQuery: Hashable, Sendable {
  private struct Part: Hashable, Sendable {
    /// Nil for any.
    var kind: FindTerm.Kind?
    var words: [String] = []
    var phrase: String { words.joined(separator: " ") }
  }

  private var parts: [Part] = []

  package init(_ text: String) {
    for word in text.foldedForSearch.split(whereSeparator: \.isWhitespace) {
      if let colon = word.firstIndex(of: ":"),
        let kind = FindTerm.Kind(typed: word[..<colon])
      {
        let rest = word[word.index(after: colon)...]
        parts.append(Part(kind: kind, words: rest.isEmpty ? [] : [String(rest)]))
      } else {
        if parts.isEmpty { parts.append(Part()) }
        parts[parts.count - 1].words.append(String(word))
      }
    }
  }

  /// Whether nothing is looked for.
  package var isEmpty: Bool { parts.isEmpty }

  /// The first term that a phrase was found in; nil unless all are found.
  ///
  /// A kind without a phrase finds whatever has one of that kind.
  package func match(in terms: [FindTerm]) -> FindTerm? {
    var first: FindTerm?
    for part in parts {
      let found = terms.first { term in
        part.kind.map { $0 == term.kind } ?? true
          && (part.words.isEmpty || term.folded.contains(part.phrase))
      }
      guard let found else { return nil }
      first = first ?? found
    }
    return first
  }

  /// How far a term that was found is from what was looked for: 0 where that is all of it, 1 where it begins with it,
  /// else 2.
  package func distance(to term: FindTerm) -> Int {
    let phrases = parts.map(\.phrase)
    if phrases.contains(term.folded) { return 0 }
    return phrases.contains { !$0.isEmpty && term.folded.hasPrefix($0) } ? 1 : 2
  }
}

extension String {
  /// Without case and accents, as one types them.
  fileprivate var foldedForSearch: String {
    guard let normal = g_utf8_normalize(self, -1, G_NORMALIZE_ALL) else { return lowercased() }
    defer { g_free(normal) }
    var scalars = String(cString: normal).unicodeScalars
    scalars.removeAll { $0.properties.generalCategory == .nonspacingMark }
    return String(scalars).lowercased()
  }
}
