import Languages
import Localization
import Requests
import WorkerProtocol
import Workspace

extension Resolver {
  /// Sees that the languages of a request are there: in a document that is checked, or in its project.
  /// - Throws: for one that is no language, or that there is nothing in.
  func checkLanguages(of request: LintParameters, _ documents: [String]) throws(UsageError) {
    var missing: [(name: String, tag: LanguageTag)] = []
    for name in request.languages ?? [] where name != "all" {
      if case .spoken(let tag) = try LanguageChoice.known(name) { missing.append((name, tag)) }
    }
    guard !missing.isEmpty else { return }
    var there: Set<LanguageTag> = []
    for document in documents {
      there.formUnion(languageTags(around: DocumentSource(name: document, root: request.root)))
      missing.removeAll { $0.tag.best(among: Array(there)) != nil }
      if missing.isEmpty { return }
    }
    guard let name = missing.first?.name, !documents.isEmpty else { return }
    let tags = there.map(\.description).sorted().joined(separator: ", ")
    throw UsageError(
      tags.isEmpty
        ? localized("There are no texts in “%1$s”, nor in any other language.", name)
        : localized("There are no texts in “%1$s”; there are texts in %2$s.", name, tags))
  }

  /// The languages of a document and of its project, with the one that it is written in.
  private func languageTags(around source: DocumentSource) -> [LanguageTag] {
    guard let place = place(of: source), let found = languages(of: source) else { return [] }
    let development = cache.projects.folder(around: place, root: source.root)
      .flatMap(found.developmentLanguage)
    return found.languages.map(\.tag) + [development].compactMap(\.self)
      + cache.languages(around: place, root: source.root).flatMap { $0() }
  }
}
