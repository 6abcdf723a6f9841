import Assets
import Files
import InterfaceBuilder
import Languages
import Scenes
import Styles

/// Texts that a document names by keys, in properties which `ninefold.json` declares.
extension Resolver {
  /// Where code looks texts up that says no other table. Source: the documentation of NSLocalizedString.
  private static let table = "Localizable"
  /// Those that are farther from the document aren't read.
  private static let mostFolders = 20

  /// Scenes with what the project has for the keys, in the language that is asked for.
  package func withTextsOfKeys(_ scenes: SceneSet, of source: DocumentSource) -> SceneSet {
    let keys = scenes.looks.textValues(in: scenes.document)
    guard !keys.isEmpty, let place = place(of: source),
      let project = cache.projects.folder(around: place, root: source.root)
    else { return scenes }
    let choice = source.language.flatMap { LanguageChoice($0) }
    let own = place.split(separator: "/").dropLast().last.flatMap { LanguageFolder.tag(of: $0) }
    let wanted: LanguageTag? = if case .spoken(let tag) = choice { tag } else { own }
    let tags = [wanted, XcodeLanguages.developmentRegion(in: project) ?? .usual].compactMap(\.self)
    let tables = tablesOfKeys(around: place, in: project, source)
    let device = textDevice(of: scenes, source)
    var texts: [String: String] = [:]
    for key in keys {
      let entry = tags.lazy.compactMap { tag in
        tables.lazy.compactMap { $0.best(for: tag)?.entry(for: key)?.entry }.first
      }.first
      let text = entry?.text(on: device) ?? key
      if case .pseudo(let language) = choice {
        texts[key] = language.texts(for: [text]).first
      } else if entry != nil {
        texts[key] = text
      }
    }
    var scenes = scenes
    if scenes.looks.texts != texts { scenes.looks.texts = texts }
    return scenes
  }

  private func tablesOfKeys(
    around place: String, in project: ProjectFolder, _ source: DocumentSource
  ) -> [DocumentLanguages] {
    cache.projects.library(around: place, root: source.root)
      .textFolders(catalog: Self.table + ".xcstrings").prefix(Self.mostFolders)
      .map { DocumentLanguages(of: Self.table + ".strings", in: $0, project: project) }
  }

  /// What a language has no words for, though the one that the app is written in has; nil where nothing is set
  /// so.
  package func lackedKeys(
    of setTexts: [ProjectLooks.SetText], in language: LanguageTag, writtenIn own: LanguageTag?,
    _ source: DocumentSource
  ) -> LackedKeys? {
    guard !setTexts.isEmpty, let place = place(of: source),
      let project = cache.projects.folder(around: place, root: source.root)
    else { return nil }
    let tables = tablesOfKeys(around: place, in: project, source)
    func entry(_ key: String, _ tag: LanguageTag) -> TextTable.Entry? {
      tables.lazy.compactMap { $0.best(for: tag)?.entry(for: key)?.entry }.first
    }
    var texts: [String: String] = [:]
    for key in Set(setTexts.map(\.value)) where entry(key, language)?.isTranslated != true {
      texts[key] = own.flatMap { entry(key, $0)?.text }
    }
    return LackedKeys(language: language, setTexts: setTexts, texts: texts)
  }
}
