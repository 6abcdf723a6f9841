extension TraitCollection {
  /// Those that another collection specifies and this one hasn't got.
  package func missing(from other: TraitCollection) -> [Trait] {
    Trait.allCases.filter { trait in
      other.value(of: trait).map { $0 != value(of: trait) } ?? false
    }
  }

  /// What this collection leaves unspecified.
  package var unspecified: [Trait] {
    Trait.allCases.filter { value(of: $0) == nil }
  }

  /// Reads a collection from words with commas or spaces between them: `wCompact`, `hRegular`, `wCompact-hRegular`;
  /// `phone` or `pad`; `1x`, `2x` or `3x`; a text size (`large`, `AX3`); `leftToRight` or `rightToLeft`. Upper and
  /// lower case are alike. Of several for one trait the last wins. Nil where a word is none of these.
  package init?(words text: String) {
    self.init()
    for word in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      guard let traits = Self(word: word.lowercased()) else { return nil }
      self = overridden(by: traits)
    }
  }

  private init?(word: String) {
    let cell = SizeClassCell(word) ?? SizeClassCell(word + "-hAny") ?? SizeClassCell("wAny-" + word)
    if let cell {
      self = cell.traits
    } else if let idiom = Idiom(rawValue: word) {
      self.init(userInterfaceIdiom: idiom)
    } else if let scale = ["1x", "2x", "3x"].firstIndex(of: word) {
      self.init(displayScale: Double(scale + 1))
    } else if let size = ContentSizeCategory(word) {
      self.init(preferredContentSizeCategory: size)
    } else if let direction = LayoutDirection.allCases.first(where: {
      $0.rawValue.lowercased() == word
    }) {
      self.init(layoutDirection: direction)
    } else {
      return nil
    }
  }
}
