import Testing

@testable import Traits

/// Trait collections as words of a command line.
@Suite struct TraitWordsTests {
  @Test(arguments: [
    ("wCompact", TraitCollection(horizontalSizeClass: .compact)),
    ("hregular", TraitCollection(verticalSizeClass: .regular)),
    ("wAny", TraitCollection()),
    ("wC-hR", TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)),
    ("wCompact, wRegular", TraitCollection(horizontalSizeClass: .regular)),
    ("pad 2x", TraitCollection(userInterfaceIdiom: .pad, displayScale: 2)),
    ("AX3", TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)),
    ("rightToLeft", TraitCollection(layoutDirection: .rightToLeft)),
    ("", TraitCollection()),
  ])
  func wordsAreTraits(words: String, expected: TraitCollection) {
    #expect(TraitCollection(words: words) == expected)
  }

  @Test(arguments: ["compact", "4x", "wCompact, x", "phones"])
  func otherWordsAreNot(words: String) {
    #expect(TraitCollection(words: words) == nil)
  }

  @Test func whatIsLeftOpenAndWhatIsMissing() {
    let phone = TraitCollection(horizontalSizeClass: .compact, userInterfaceIdiom: .phone)
    #expect(
      phone.unspecified == [
        .verticalSizeClass, .displayScale, .preferredContentSizeCategory, .layoutDirection,
      ])
    #expect(phone.missing(from: TraitCollection(horizontalSizeClass: .compact)) == [])
    #expect(
      phone.missing(from: TraitCollection(horizontalSizeClass: .regular, displayScale: 2))
        == [.horizontalSizeClass, .displayScale])
  }
}
