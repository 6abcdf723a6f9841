import Files

/// The languages that a document is there in, and the files that have their texts.
///
/// Source: Apple's Internationalization and Localization Guide, “Using Base Internationalization”: a
/// document in `Base.lproj` has tables of its own name in `xx.lproj` beside that, or is there as a whole.
/// MINED: 19 of 19 documents with tables in the corpus are so; others have theirs beside `xx.lproj` folders.
package struct DocumentLanguages: Sendable {
  /// One language's files.
  package struct Language: Sendable {
    package let tag: LanguageTag
    /// The document in this language, where it has one of its own; absolute.
    package internal(set) var document: String?
    package internal(set) var tables: [TextTable] = []
    /// The keys of texts that need no words of its own.
    package internal(set) var exempt: Set<String> = []

    /// The entry that counts for a key. Source: Bundle.localizedString's documentation of stringsdict
    /// files, which come first.
    package func entry(for key: String) -> (table: TextTable, entry: TextTable.Entry)? {
      for table in tables {
        if let entry = table.entries[key] { return (table, entry) }
      }
      return nil
    }
  }

  /// What the folder of the document is for: `Base` or a language; nil where it is in no such folder.
  package let own: String?
  /// By their tags.
  package private(set) var languages: [Language] = []
  /// That of the document's own texts, as its catalogue has it.
  private(set) var sourceLanguage: LanguageTag?
  /// The keys of texts that are the same in every language, as its catalogue has it.
  private var exempt: Set<String> = []
  /// Of files that have no language's texts at all.
  package private(set) var problems: [(path: String, problem: TextTable.Problem)] = []

  /// Those of a document.
  /// - Parameters:
  ///   - name: The document's file, such as `Main.storyboard`.
  ///   - place: Its folder, without links.
  ///   - project: Nothing outside it is read.
  package init(of name: String, in place: String, project: ProjectFolder) {
    let end = name.lastIndex(of: ".") ?? name.endIndex
    let base = String(name[..<end])
    let folder = place.split(separator: "/").last.map(String.init) ?? ""
    own =
      folder.hasSuffix(LanguageFolder.suffix)
      ? String(folder.dropLast(LanguageFolder.suffix.count)) : nil
    let group =
      own == nil ? place : place.lastIndex(of: "/").map { String(place[..<$0]) } ?? place
    var folders: [String] = []
    FolderReader().read(group) { kind, name in
      let name = PathText.text(of: name)
      if kind == .folder, name.hasSuffix(LanguageFolder.suffix) { folders.append(name) }
      return true
    }
    var found: [LanguageTag: Language] = [:]
    let ownTag = own.flatMap { LanguageTag($0) }
    if let ownTag { found[ownTag] = Language(tag: ownTag, document: place + "/" + name) }
    for folder in folders.sorted() {
      guard let tag = LanguageFolder.tag(of: folder) else { continue }
      let prefix = "\(group)/\(folder)/"
      var language = found[tag] ?? Language(tag: tag)
      if language.document == nil { language.document = try? project.open(prefix + name).path }
      for format in [TextTable.Format.stringsdict, .strings] {
        let path = "\(prefix)\(base).\(format.rawValue)"
        guard let file = try? project.open(path) else { continue }
        let table = TextTable.bytes(of: file).map { TextTable($0, format, path: path) }
        language.tables.append(table ?? TextTable(path: path, problem: TextTable.tooLarge))
      }
      if language.document != nil || !language.tables.isEmpty { found[tag] = language }
    }
    // Xcode keeps catalogues of documents in mul.lproj, for “multiple languages”.
    for folder in ["", "mul.lproj/", "Base.lproj/"] {
      let path = "\(group)/\(folder)\(base).xcstrings"
      guard let file = try? project.open(path) else { continue }
      let catalog = StringCatalog(TextTable.bytes(of: file), path: path)
      sourceLanguage = sourceLanguage ?? catalog.sourceLanguage
      exempt.formUnion(catalog.exempt)
      problems += catalog.problems.map { (path, $0) }
      for (tag, table) in catalog.tables {
        found[tag, default: Language(tag: tag)].tables.append(table)
      }
    }
    languages = found.values.sorted { $0.tag.description < $1.tag.description }
    for index in languages.indices { languages[index].exempt = exempt }
  }

  /// A language that the document has nothing of.
  package func lacked(_ tag: LanguageTag) -> Language { Language(tag: tag, exempt: exempt) }

  /// The languages that a catalogue of anything in a project has texts in, beside its own.
  package static func languages(
    ofCatalog path: String, in project: ProjectFolder
  ) -> Set<LanguageTag> {
    guard let file = try? project.open(path) else { return [] }
    return Set(StringCatalog(TextTable.bytes(of: file), path: path).tables.keys)
  }

  /// The language that serves a user of one best; nil where none does.
  package func best(for tag: LanguageTag) -> Language? {
    tag.best(among: languages.map(\.tag)).flatMap { best in languages.first { $0.tag == best } }
  }
}
