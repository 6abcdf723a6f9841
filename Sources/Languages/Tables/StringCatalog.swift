import JSON
import PropertyLists

/// A `.xcstrings` file: the texts of all languages.
/// Source: Xcode's documentation, “Localizing and varying text with a string catalog”; files in public
/// repositories.
struct StringCatalog: Sendable {
  /// The language of the document's own texts.
  private(set) var sourceLanguage: LanguageTag?
  private(set) var tables: [LanguageTag: TextTable] = [:]
  /// The keys of texts that are the same in every language.
  private(set) var exempt: Set<String> = []
  private(set) var problems: [TextTable.Problem] = []

  /// - Parameter bytes: Nil for a file that is too large.
  init(_ bytes: [UInt8]?, path: String) {
    guard let bytes else {
      problems = [TextTable.Problem(line: nil, message: TextTable.tooLarge)]
      return
    }
    guard case .object(let members)? = try? JSONParser.parse(bytes).value,
      case .object(let strings)? = members.last(where: { $0.key == "strings" })?.value.value
    else {
      problems = [
        TextTable.Problem(line: nil, message: "The file is no string catalogue; check its JSON.")
      ]
      return
    }
    if case .string(let language)? = members.last(where: { $0.key == "sourceLanguage" })?.value
      .value
    {
      sourceLanguage = LanguageTag(language)
    }
    let source = JSONSource(bytes: bytes)
    // Xcode passes over what it doesn't know.
    problems = members.filter {
      $0.key != "strings" && PropertyListValue($0.value)["localizations"] != nil
    }.map { member in
      TextTable.Problem(
        line: source.position(at: member.keyOffset).line,
        message:
          "“\(member.key)” stands beside “strings”, where no text is read; move it into that object."
      )
    }
    var tags: [String: LanguageTag?] = [:]
    for string in strings {
      let line = source.position(at: string.keyOffset).line
      let value = PropertyListValue(string.value)
      if value["shouldTranslate"]?.flag == false { exempt.insert(string.key) }
      for (name, localization) in value["localizations"]?.members ?? [:] {
        let tag = tags[name] ?? LanguageTag(name)
        tags[name] = tag
        guard let tag, let unit = Self.unit(of: localization) else { continue }
        tables[tag, default: TextTable(path: path)].entries[string.key] = TextTable.Entry(
          line: line, isTranslated: unit.state != "new"
        ) { Self.unit(of: localization, on: $0)?.text }
      }
    }
  }

  /// The text of a localisation: of those for several numbers the one for others, and of those for several
  /// devices that of one, or without one the general one.
  private static func unit(
    of localization: PropertyListValue, on device: TextDevice? = nil
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

extension PropertyListValue {
  /// A JSON value, which has the same forms.
  fileprivate init(_ node: JSONNode) {
    switch node.value {
    case .object(let members):
      self = .dictionary(
        Dictionary(members.map { ($0.key, PropertyListValue($0.value)) }) { _, last in last })
    case .array(let elements): self = .list(elements.map { PropertyListValue($0) })
    case .string(let text): self = .text(text)
    case .number(let number): self = .number(number)
    case .bool(let flag): self = .flag(flag)
    case .null: self = .other
    }
  }
}
