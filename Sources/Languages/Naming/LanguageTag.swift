import Localization

/// The name of a language: a language tag of BCP 47, such as `pt-BR` or `zh-Hans`.
package struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// Two or three letters.
  package let language: String
  /// Such as `Hans`; nil where the language's usual one is meant.
  package let script: String?
  /// Such as `BR`.
  package let region: String?

  /// Reads a tag as people, folders (`pt_BR.lproj`) and old projects (`German.lproj`) spell it; nil for
  /// anything else.
  package init?(_ text: some StringProtocol) {
    if let code = Self.oldNames[text.lowercased()] {
      (language, script, region) = (code, nil, nil)
      return
    }
    var subtags = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })[...]
    guard let first = subtags.popFirst()?.lowercased(), (2...3).contains(first.utf8.count),
      Self.isLetters(first)
    else { return nil }
    language = Self.laterCodes[first] ?? first
    var script: String?
    var region: String?
    for subtag in subtags {
      switch subtag.utf8.count {
      case 4 where script == nil && Self.isLetters(subtag):
        script = subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      case 2 where region == nil && Self.isLetters(subtag): region = subtag.uppercased()
      case 3 where region == nil && subtag.allSatisfy(\.isWholeNumber): region = String(subtag)
      case 1...8: break  // Variants and extensions don't tell apart what projects have.
      default: return nil
      }
    }
    self.script = script
    self.region = region
  }

  package var description: String {
    [language, script, region].compactMap(\.self).joined(separator: "-")
  }

  private static func isLetters(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
  }

  /// Source: Apple's Internationalization Programming Topics, “Language and Locale Designations”.
  private static let oldNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "spanish": "es", "dutch": "nl",
  ]

  /// Source: the IANA Language Subtag Registry, preferred values; `no` is what `nb` is written as, too.
  private static let laterCodes = ["iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil"]
}

extension LanguageTag {
  /// Whether it is written from right to left.
  package var isRightToLeft: Bool {
    script.map(Self.rightToLeftScripts.contains) ?? Self.rightToLeftLanguages.contains(language)
  }

  /// Source: CLDR 44, scriptMetadata.txt, and the likely scripts of the languages.
  private static let rightToLeftScripts: Set = ["Arab", "Hebr", "Thaa", "Nkoo", "Syrc", "Adlm"]
  private static let rightToLeftLanguages: Set = [
    "ar", "he", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "ks", "nqo", "syr",
  ]

  /// Of several languages the one that serves a user of this one best: itself, the same without its region
  /// or script, or at last the same language of another region. Nil where none is the same.
  ///
  /// Source: RFC 4647, section 3.4 (lookup), and Apple's Technical Q&A QA1828: `pt-BR` falls back on `pt`.
  package func best(among tags: [LanguageTag]) -> LanguageTag? {
    let same = tags.filter { $0.language == language && $0.writtenScript == writtenScript }
    return same.first { $0 == self } ?? same.first { $0.region == region }
      ?? same.first { $0.region == nil } ?? same.min { $0.description < $1.description }
  }

  /// The script that texts in it are in, where the same language has several.
  /// Source: CLDR 44, likelySubtags.xml.
  private var writtenScript: String? {
    if let script { return script == Self.usualScripts[language] ? nil : script }
    guard language == "zh" else { return nil }
    return ["TW", "HK", "MO"].contains(region) ? "Hant" : nil
  }

  private static let usualScripts = [
    "zh": "Hans", "sr": "Cyrl", "uz": "Latn", "az": "Latn", "pa": "Guru", "ar": "Arab",
    "he": "Hebr",
    "fa": "Arab", "ur": "Arab", "en": "Latn", "de": "Latn", "ja": "Jpan", "ko": "Kore",
  ]
}

extension LanguageTag {
  /// What people call it; its tag where that isn't known here.
  package var title: String {
    let name = Self.names[scripted] ?? Self.names[language]
    guard let name else { return description }
    return region.map { "\(name) (\($0))" } ?? name
  }

  private var scripted: String { script.map { "\(language)-\($0)" } ?? language }

  /// Source: ISO 639, and for scripts CLDR 44.
  private static let names = [
    "ar": localized("Arabic"), "bg": localized("Bulgarian"), "bn": localized("Bangla"),
    "ca": localized("Catalan"), "cs": localized("Czech"),
    "da": localized("Danish"), "de": localized("German"), "el": localized("Greek"),
    "en": localized("English"), "es": localized("Spanish"),
    "et": localized("Estonian"), "eu": localized("Basque"), "fa": localized("Persian"),
    "fi": localized("Finnish"), "fil": localized("Filipino"),
    "fr": localized("French"), "gl": localized("Galician"), "he": localized("Hebrew"),
    "hi": localized("Hindi"), "hr": localized("Croatian"),
    "hu": localized("Hungarian"), "id": localized("Indonesian"), "is": localized("Icelandic"),
    "it": localized("Italian"), "ja": localized("Japanese"),
    "kk": localized("Kazakh"), "ko": localized("Korean"), "lt": localized("Lithuanian"),
    "lv": localized("Latvian"), "ms": localized("Malay"),
    "nb": localized("Norwegian Bokmål"), "nl": localized("Dutch"),
    "nn": localized("Norwegian Nynorsk"), "pl": localized("Polish"),
    "pt": localized("Portuguese"), "ro": localized("Romanian"), "ru": localized("Russian"),
    "sk": localized("Slovak"), "sl": localized("Slovenian"),
    "sr": localized("Serbian"), "sv": localized("Swedish"), "sw": localized("Swahili"),
    "ta": localized("Tamil"), "te": localized("Telugu"), "th": localized("Thai"),
    "tr": localized("Turkish"), "uk": localized("Ukrainian"), "ur": localized("Urdu"),
    "vi": localized("Vietnamese"), "zh": localized("Chinese"),
    "zh-Hans": localized("Chinese, Simplified"), "zh-Hant": localized("Chinese, Traditional"),
  ]
}
