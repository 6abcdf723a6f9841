import Testing

@testable import Languages

@Suite struct StringsFileTests {
  @Test(arguments: [
    (#""a.text" = "b";"#, "b"),
    (#"/* Class = "UILabel"; */ "a.text"="b" ; // c"#, "b"),
    (#"a.text = b;"#, "b"),
    (#"{ "a.text" = 'b'; }"#, "b"),
    (#""a.text";"#, "a.text"),
    (#""a.text" = "say \"b\"\n\t\\";"#, "say \"b\"\n\t\\"),
    (#""a.text" = "\U00e9\u4e2d\101";"#, "é中A"),
    (#""a.text" = "\U0001";"#, "\u{1}"),
    (#""a.text" = "\ud83d\ude00";"#, "😀"),
    (#""a.text" = "/* no comment */ // nor this";"#, "/* no comment */ // nor this"),
    ("\"a.text\" = \"two\nlines\";", "two\nlines"),
    (#""a.text" = "first"; "a.text" = "last";"#, "last"),
  ])
  func pairsAreRead(file: String, text: String) {
    let table = TextTable(Array(file.utf8), .strings, path: "a.strings")
    #expect(table.entries["a.text"]?.text == text)
    #expect(table.problems.isEmpty)
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", ["a", "c"], 1),
    ("\"a\" = ;\n\"c\" = \"d\";", ["c"], 1),
    ("\n= \"b\";\n\"c\" = \"d\";", ["c"], 2),
    ("\"c\" = \"d\";\n/* never ends", ["c"], 2),
    ("\"c\" = \"d", ["c"], 1),
  ])
  func theRestOfADamagedFileCounts(file: String, keys: [String], line: Int) {
    let table = TextTable(Array(file.utf8), .strings, path: "a.strings")
    #expect(table.entries.keys.sorted() == keys)
    #expect(table.problems.first?.line == line)
  }

  @Test func linesAreThoseOfKeys() {
    let table = TextTable(
      Array("/* one\n two */\n\"a\" = \"x\ny\";\n\"b\" = \"z\";\n".utf8), .strings,
      path: "a.strings")
    #expect(table.entries.mapValues(\.line) == ["a": 3, "b": 5])
  }

  @Test(arguments: [true, false], [true, false])
  func olderFilesAreUTF16(isLittleEndian: Bool, hasMark: Bool) {
    let units = Array(((hasMark ? "\u{FEFF}" : "") + #""a.text" = "Größe";"#).utf16)
    let bytes = units.flatMap { unit -> [UInt8] in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittleEndian ? pair : pair.reversed()
    }
    let table = TextTable(bytes, .strings, path: "a.strings")
    #expect(table.entries["a.text"]?.text == "Größe")
  }

  @Test func whatIsNoTextIsSaid() {
    let table = TextTable([0x22, 0xC3, 0x28, 0x80], .strings, path: "a.strings")
    #expect(table.entries.isEmpty && table.problems.count == 1)
  }

  @Test func propertyListsAreRead() {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>a.text</key>
        <string>Größe &amp; Farbe</string>
        <key>odd</key><integer>1</integer>
      </dict></plist>
      """
    let table = TextTable(Array(list.utf8), .strings, path: "a.strings")
    #expect(table.entries == ["a.text": TextTable.Entry(text: "Größe & Farbe", line: 3)])
    // The same pair as plutil -convert binary1 writes it: {"a.text": "Rot"}.
    var binary: [UInt8] = Array("bplist00".utf8) + [0xD1, 0x01, 0x02]
    binary += [0x56] + Array("a.text".utf8) + [0x53] + Array("Rot".utf8)
    binary += [8, 11, 18] + [UInt8](repeating: 0, count: 6) + [1, 1]
    for value: UInt8 in [3, 0, 22] { binary += [UInt8](repeating: 0, count: 7) + [value] }
    let compiled = TextTable(binary, .strings, path: "a.strings")
    #expect(compiled.entries == ["a.text": TextTable.Entry(text: "Rot", line: nil)])
  }

  @Test func ofRulesTheGeneralFormCounts() {
    let list = """
      <plist version="1.0"><dict>
      <key>a.text</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@seats@ frei</string>
        <key>seats</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>one</key><string>ein Platz</string><key>other</key><string>%d Plätze</string>
        </dict>
      </dict>
      <key>b.text</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>20</key><string>Platz</string><key>50</key><string>Sitzplatz am Fenster</string>
      </dict></dict>
      </dict></plist>
      """
    let table = TextTable(Array(list.utf8), .stringsdict, path: "a.stringsdict")
    #expect(table.entries["a.text"]?.text == "%d Plätze frei")
    #expect(table.entries["b.text"]?.text == "Sitzplatz am Fenster")
  }

  @Test func cataloguesHaveAllLanguages() {
    let file = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a.text" : {
            "comment" : "Class = \\"UILabel\\";",
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Rot" } },
              "pt-BR" : { "stringUnit" : { "state" : "new", "value" : "Red" } },
              "ja" : { "variations" : { "device" : {
                "ipad" : { "stringUnit" : { "state" : "translated", "value" : "朱" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "赤" } } } } }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let catalog = StringCatalog(Array(file.utf8), path: "a.xcstrings")
    #expect(catalog.sourceLanguage == LanguageTag("en"))
    let texts = catalog.tables.map { "\($0.key): \($0.value.entries["a.text"]?.text ?? "-")" }
    #expect(texts.sorted() == ["de: Rot", "ja: 赤", "pt-BR: Red"])
    let untranslated = catalog.tables.filter { $0.value.entries["a.text"]?.isTranslated == false }
    #expect(untranslated.keys.map(\.description) == ["pt-BR"])
    #expect(catalog.tables.values.allSatisfy { $0.entries["a.text"]?.line == 4 })
  }

  /// What a device has no text of its own for has the general one.
  @Test func textsMayBeOthersByDevice() throws {
    let list = """
      <plist version="1.0"><dict><key>a.text</key><dict>
      <key>NSStringDeviceSpecificRuleType</key><dict>
        <key>iphone</key><string>Tippen</string><key>mac</key><string>Klicken</string>
        <key>ipad</key><dict><key>NSStringVariableWidthRuleType</key><dict>
          <key>9</key><string>Hier tippen</string></dict></dict>
      </dict></dict></dict></plist>
      """
    let table = TextTable(Array(list.utf8), .stringsdict, path: "a.stringsdict")
    func unit(_ text: String) -> String {
      #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    let file = """
      {"sourceLanguage": "en", "strings": {"a.text": {"localizations": {"de": {"variations": {
        "device": {"ipad": \(unit("Auf dem iPad")), "mac": \(unit("Am Mac")),
        "ipod": {"variations": {"plural": {"other": \(unit("Auf iPods"))}}},
        "other": \(unit("Auf dem Gerät"))}}}}}}}
      """
    let catalog = StringCatalog(Array(file.utf8), path: "a.xcstrings")
    let german = try #require(catalog.tables.first { $0.key.language == "de" }?.value)
    let entries = [table, german].map { $0.entries["a.text"] }
    let texts = entries.map { entry in TextDevice.allCases.map { entry?.text(on: $0) } }
    #expect(texts[0] == ["Tippen", "Hier tippen", "Tippen"])
    #expect(texts[1] == ["Auf dem Gerät", "Auf dem iPad", "Auf iPods"])
  }

  /// A variable's text is put in from the left to the right, whatever order a dictionary has.
  @Test(arguments: [
    ("%#@a@ %#@b@", ["a": "1", "b": "2"], "1 2"),
    ("%#@a@", ["a": "(%#@b@)", "b": "2"], "(2)"),
    ("%#@a@", ["a": "x%#@b@", "b": "y%#@a@"], "xy%#@a@"),
    ("%#@a@ %#@none@ %#@b", ["a": "1", "b": "2"], "1 %#@none@ %#@b"),
    ("%#@a@", ["a": "%d of %#@a@"], "%d of %#@a@"),
  ])
  func variablesAreReplaced(format: String, others: [String: String], text: String) {
    #expect(Self.expanded(format, others) == text)
  }

  /// Each of 20 variables has the next one many times: 1,000²⁰ texts.
  @Test(arguments: ["x", ""]) func variablesAreNotMultiplied(last: String) {
    let names = (0..<20).map { "v\($0)" }
    var others = Dictionary(
      uniqueKeysWithValues: zip(names, names.dropFirst()).map {
        ($0, String(repeating: "%#@\($1)@", count: 1_000))
      })
    others["v19"] = last
    #expect(Self.expanded("%#@v0@", others) == "%#@v0@")
  }

  private static func expanded(_ format: String, _ others: [String: String]) -> String? {
    let variables = others.map {
      "<key>\($0.key)</key><dict><key>other</key><string>\($0.value)</string></dict>"
    }
    let list = """
      <plist version="1.0"><dict><key>t</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>\(format)</string>\(variables.joined())</dict></dict></plist>
      """
    return TextTable(Array(list.utf8), .stringsdict, path: "a.stringsdict").entries["t"]?.text
  }

  /// A file of faults, and one of texts without end: what is beyond the bounds is said, not kept.
  @Test func howMuchAFileHasIsBounded() {
    let faults = TextTable(
      Array(String(repeating: "= ;", count: 5_000).utf8), .strings, path: "a.strings")
    #expect(faults.problems.count == 1_000)
    let pairs = (0..<200_001).map { "k\($0);" }.joined()
    let texts = TextTable(Array(pairs.utf8), .strings, path: "a.strings")
    #expect(texts.entries.count == 200_000 && texts.problems.count == 1)
    let values = "{\"strings\": [" + String(repeating: "1,", count: 1_500_000) + "1]}"
    let catalog = StringCatalog(Array(values.utf8), path: "a.xcstrings")
    #expect(catalog.tables.isEmpty && catalog.problems.count == 1)
    #expect(StringCatalog(nil, path: "a.xcstrings").problems.count == 1)
  }
}
