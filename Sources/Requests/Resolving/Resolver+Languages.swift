import Assets
import Files
import InterfaceBuilder
import Languages
import Localization
import Scenes
import Traits
import WorkerProtocol
import Workspace

extension Resolver {
  /// The languages around a document; nil for one that has no place.
  package func languages(of source: DocumentSource) -> DocumentLanguages? {
    place(of: source).flatMap { cache.projects.languages(of: $0, root: source.root) }
  }

  /// Gives scenes the texts of the language that is asked for.
  /// - Throws: `FileError` where the project has nothing in it.
  func translate(_ scenes: SceneSet, of source: DocumentSource) throws -> SceneSet {
    guard let name = source.language else { return scenes }
    let language = try LanguageChoice.known(name)
    let translation = try cache.translation(
      of: scenes, at: place(of: source), root: source.root, to: language,
      on: textDevice(of: scenes, source))
    if let translation { return translation }
    let own = languages(of: source)?.languages.map(\.tag) ?? []
    let others = place(of: source).map { cache.languages(around: $0, root: source.root) } ?? []
    throw FileError(noLanguage: name, among: own + others.flatMap { $0() })
  }

  /// Whose texts a document has: those of the device that is asked for, or of its own.
  func textDevice(of scenes: SceneSet?, _ source: DocumentSource) -> TextDevice {
    TextDevice(
      source.device.flatMap { catalogue.device(named: $0) }
        ?? scenes.flatMap { catalogue.device(of: $0) })
  }

  /// Which of the files that languages have of their own a document's app takes.
  func languageFolder(of source: DocumentSource, at place: String) -> LanguageFolderChoice {
    let folder = cache.projects.folder(around: place, root: source.root)
    let language: LanguageTag?
    if let name = source.language, case .spoken(let tag) = LanguageChoice(name) {
      language = tag
    } else {
      language = place.split(separator: "/").dropLast().last.flatMap { LanguageFolder.tag(of: $0) }
    }
    return { names in
      LanguageFolder.chosen(
        among: names, for: language,
        development: folder.flatMap(XcodeLanguages.developmentRegion) ?? .usual)
    }
  }
}

extension LanguageTag {
  /// The development language of an app whose project doesn't say it.
  package static let usual = LanguageTag("en")
}

extension TextDevice {
  /// - Parameter device: Nil for any, which is taken to be a phone.
  package init(_ device: Device?) {
    if device?.name.hasPrefix("iPod") == true {
      self = .ipod
    } else {
      self = device?.display.idiom == .pad ? .ipad : .iphone
    }
  }
}

extension DocumentCache {
  /// The scenes of a document in a language; nil where nothing in the project is there in it. A document that
  /// isn't shows its own texts then, as in an app.
  /// - Parameters:
  ///   - place: The document's path; nil for one that has none.
  ///   - device: Whose texts it has.
  /// - Throws: Where the document that is kept for the language can't be read.
  func translation(
    of scenes: SceneSet, at place: String?, root: String?, to language: LanguageChoice,
    on device: TextDevice
  ) throws(FileError) -> SceneSet? {
    var translation = try translatedScenes(
      of: scenes, at: place, root: root, to: language, on: device)
    translation?.language = SystemLanguage(language)
    return translation
  }

  private func translatedScenes(
    of scenes: SceneSet, at place: String?, root: String?, to language: LanguageChoice,
    on device: TextDevice
  ) throws(FileError) -> SceneSet? {
    switch language {
    case .base: return scenes
    case .pseudo(let language): return SceneSet(scenes.document.translated(into: language))
    case .spoken(let tag):
      guard let place, let languages = projects.languages(of: place, root: root) else { return nil }
      guard let found = languages.best(for: tag) else {
        let own = projects.folder(around: place, root: root)
          .flatMap(languages.developmentLanguage)
        let isThere =
          own.flatMap { tag.best(among: [$0]) } != nil
          || self.languages(around: place, root: root).contains { tag.best(among: $0()) != nil }
        return isThere ? scenes : nil
      }
      if let document = found.document {
        // The document itself may be edited, so that its file isn't what it is.
        let isOwn = languages.own.flatMap { LanguageTag($0) } == found.tag
        if isOwn { return scenes }
        do throws(DocumentError) {
          return try self.scenes(path: document)
        } catch {
          var fault = FileError(error)
          fault.file = pathFromHere(document)
          throw fault
        }
      }
      return SceneSet(
        scenes.document.translated(
          by: Translation(of: scenes.document, in: found), on: device))
    }
  }
}

extension Projects {
  /// The languages that a document is there in; nil where its folder doesn't exist.
  func languages(of document: String, root: String?) -> DocumentLanguages? {
    let slash = document.lastIndex(of: "/")
    let folder = slash.map { String(document[...$0]) } ?? "."
    guard let place = absolutePath(folder), let project = self.folder(around: document, root: root)
    else { return nil }
    let name = slash.map { String(document[document.index(after: $0)...]) } ?? document
    return DocumentLanguages(of: name, in: place, project: project)
  }
}

extension PseudoLanguageEntry {
  init(_ language: PseudoLanguage) {
    self.init(
      language: language.rawValue, title: language.title,
      direction: language.isRightToLeft ? .rightToLeft : .leftToRight)
  }
}

extension ResolveResult {
  /// The languages that the document can be shown in.
  mutating func addLanguages(_ found: DocumentLanguages?, of document: Document) {
    languages = found?.languages.map { LanguageEntry($0, of: document) } ?? []
    pseudoLanguages = PseudoLanguage.allCases.map(PseudoLanguageEntry.init)
  }
}

extension LanguageEntry {
  /// A language that a document is there in.
  init(_ language: DocumentLanguages.Language, of document: Document) {
    let translation = Translation(of: document, in: language)
    self.init(
      language: language.tag.description, title: language.tag.title,
      direction: language.tag.isRightToLeft ? .rightToLeft : .leftToRight,
      document: language.document.map(pathFromHere),
      files: language.tables.map { pathFromHere($0.path) },
      translated: language.document == nil
        ? translation.items.count(where: \.isTranslated) : translation.items.count,
      stale: translation.stale.count)
  }
}

extension FileError {
  fileprivate init(noLanguage name: String, among languages: [LanguageTag]) {
    let tags = Set(languages.map(\.description)).sorted()
    let pseudo = PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", ")
    self.init(
      code: "no-such-language",
      message: tags.isEmpty
        ? localized(
          """
          The document isn't there in “%1$s”: no .lproj folder beside it and no string catalogue has \
          texts of it. Pseudo-languages are %2$s.
          """, name, pseudo)
        : localized(
          "The document isn't there in “%1$s”: there are %2$s. Pseudo-languages are %3$s.", name,
          ([LanguageChoice.baseName] + tags).joined(separator: ", "), pseudo))
  }
}
