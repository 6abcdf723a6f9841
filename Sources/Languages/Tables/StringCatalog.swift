import FoundationEssentials

/// A `.xcstrings` file: the texts of all languages.
/// Source: Xcode's documentation, “Localizing and varying text with a string catalog”; files in public
/// repositories.
struct StringCatalog: Sendable {
  /// The language of the document's own texts.
  let sourceLanguage: LanguageTag?
  private(set) var tables: [LanguageTag: TextTable] = [:]
  /// The keys of texts that are the same in every language.
  private(set) var exempt: Set<String> = []
  private(set) var problems: [TextTable.Problem] = []

  init(_ bytes: [UInt8], path: String) {
    guard let root = try? JSONDecoder().decode(TableValue.self, from: Data(bytes)),
      let strings = root["strings"]
    else {
      sourceLanguage = nil
      problems = [
        TextTable.Problem(line: nil, message: "The file is no string catalogue; check its JSON.")
      ]
      return
    }
    sourceLanguage = root["sourceLanguage"]?.text.flatMap { LanguageTag($0) }
    let lines = KeyLines(in: bytes, marks: ("\"", "\" :"))
    let tightLines = KeyLines(in: bytes, marks: ("\"", "\":"))
    for (key, string) in strings.members {
      if string["shouldTranslate"]?.flag == false { exempt.insert(key) }
      for (name, localization) in string["localizations"]?.members ?? [:] {
        guard let tag = LanguageTag(name), let unit = Self.unit(of: localization) else { continue }
        tables[tag, default: TextTable(path: path)].entries[key] = TextTable.Entry(
          line: lines[key] ?? tightLines[key], isTranslated: unit.state != "new"
        ) { Self.unit(of: localization, on: $0)?.text }
      }
    }
  }

  /// The text of a localisation: of those for several numbers the one for others, and of those for several
  /// devices that of one, or without one the general one.
  private static func unit(
    of localization: TableValue, on device: TextDevice? = nil
  ) -> (text: String, state: String?)? {
    if let unit = localization["stringUnit"], let text = unit["value"]?.text {
      return (text, unit["state"]?.text)
    }
    guard let variations = localization["variations"] else { return nil }
    for kind in ["device", "plural", "width"] {
      let cases = variations[kind]?.members ?? [:]
      let chosen = cases.chosen(on: kind == "device" ? device : nil)
      if let unit = chosen.flatMap({ unit(of: $0, on: device) }) { return unit }
    }
    return nil
  }
}
