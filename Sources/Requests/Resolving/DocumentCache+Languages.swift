import Assets
import Files
import Languages

extension DocumentCache {
  /// The languages that the project around a document is there in: those that it has folders for, that Xcode
  /// lists for it, and that its catalogues have texts in, each looked up when it is asked for.
  package func languages(around place: String, root: String?) -> [() -> [LanguageTag]] {
    guard let folder = projects.folder(around: place, root: root) else { return [] }
    return [
      { [self] in languageFolders(around: place, root: root) },
      { XcodeLanguages.knownRegions(in: folder) },
      { [self] in catalogLanguages(around: place, root: root) },
    ]
  }

  /// Those that the project has anything of, in the order of their tags. What Xcode lists only may be what old
  /// templates have.
  package func usedLanguages(around place: String, root: String?) -> [LanguageTag] {
    let found = languageFolders(around: place, root: root)
    return Set(found + catalogLanguages(around: place, root: root))
      .sorted { $0.description < $1.description }
  }

  private func languageFolders(around place: String, root: String?) -> [LanguageTag] {
    projects.library(around: place, root: root).languageFolders
      .compactMap { LanguageFolder.tag(of: $0) }
  }

  private func catalogLanguages(around place: String, root: String?) -> [LanguageTag] {
    guard let folder = projects.folder(around: place, root: root) else { return [] }
    return projects.library(around: place, root: root).stringCatalogs
      .flatMap { languages(ofCatalog: $0, in: folder) }
  }
}
