import Testing

@testable import Languages

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("de", "de"), ("pt_BR", "pt-BR"), ("zh-hans", "zh-Hans"), ("German", "de"), ("iw", "he"),
    ("zh-Hant-HK", "zh-Hant-HK"), ("es-419", "es-419"), ("no", "nb"), ("fil", "fil"),
  ])
  func namesAreRead(name: String, tag: String) {
    #expect(LanguageTag(name)?.description == tag)
  }

  @Test(arguments: ["", "Base", "d", "d3", "de-", "Localizable"])
  func otherNamesAreNone(name: String) {
    #expect(LanguageTag(name) == nil)
  }

  @Test(arguments: [
    ("de", "de fr", "de"), ("de-AT", "de fr", "de"), ("pt-BR", "pt pt-PT", "pt"),
    ("pt-BR", "pt pt-BR", "pt-BR"), ("pt", "pt-BR pt-PT", "pt-BR"),
    ("zh-CN", "zh-Hant zh-Hans", "zh-Hans"),
    ("zh-TW", "zh-Hans zh-Hant", "zh-Hant"), ("zh-HK", "zh-Hans zh-Hant zh-HK", "zh-HK"),
    ("zh-Hans", "zh-Hans zh-Hant", "zh-Hans"), ("zh-Hans", "zh-CN", "zh-CN"), ("iw", "he", "he"),
    ("no", "nb", "nb"), ("fr", "de it", nil), ("zh-Hant", "zh-Hans", nil),
  ])
  func theNearestIsFound(wanted: String, there: String, best: String?) throws {
    let tags = there.split(separator: " ").compactMap { LanguageTag($0) }
    let tag = try #require(LanguageTag(wanted))
    #expect(tag.best(among: tags)?.description == best)
  }

  @Test(arguments: [
    ("ar", true), ("he-IL", true), ("fa", true), ("ur", true), ("de", false), ("ja", false),
    ("az-Arab", true), ("pa", false), ("ks-Deva", false),
  ])
  func someRunFromTheRight(tag: String, isRightToLeft: Bool) throws {
    let tag = try #require(LanguageTag(tag))
    #expect(tag.isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    (PseudoLanguage.doubleLength, ["Seat"], ["Seat Seat"]),
    (.doubleLength, ["A ", "B"], ["A ", "B A B"]),
    (.accented, ["Seat 7"], ["Šéåţ 7"]),
    (.bounded, ["Seat"], ["[# Seat #]"]),
    (.bounded, ["A ", "B"], ["[# A ", "B #]"]),
    (.rightToLeft, ["Seat"], ["Seat"]),
    (.rightToLeftStrings, ["Seat\n7"], ["\u{202E}Seat\u{202C}\n\u{202E}7\u{202C}"]),
  ])
  func pseudoLanguagesAreMade(language: PseudoLanguage, text: [String], result: [String]) {
    #expect(language.texts(for: text) == result)
  }

  @Test func choicesAreRead() {
    #expect(LanguageChoice("base") == .base)
    #expect(LanguageChoice("Double-Length") == .pseudo(.doubleLength))
    #expect(LanguageChoice("ar")?.isRightToLeft == true)
    #expect(LanguageChoice("right-to-left")?.isRightToLeft == true)
    #expect(LanguageChoice("klingonese") == nil)
  }
}
