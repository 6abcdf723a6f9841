import InterfaceBuilder
import Languages
import Processes
import WorkerProtocol

/// The parameters of `languages`.
package struct LanguagesParameters: RequestParameters, TextRequest {
  package static let method = "languages"

  package var file: String?
  package var text: String?
  package var root: String?

  package init(file: String) {
    self.file = file
  }
}

/// The result of `languages`: those that a document can be shown in.
package struct LanguagesResult: ResultMessage {
  /// The folder's that the document is in: `Base`, or a language; nil for another folder.
  package var own: String?
  /// How many texts it has that can be translated.
  package var texts: Int
  /// The languages in the order of their tags.
  package var languages: [LanguageEntry]
  package var pseudoLanguages: [PseudoLanguageEntry]

  package init(
    own: String?, texts: Int, languages: [LanguageEntry], pseudoLanguages: [PseudoLanguageEntry]
  ) {
    self.own = own
    self.texts = texts
    self.languages = languages
    self.pseudoLanguages = pseudoLanguages
  }
}

extension LanguagesParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> LanguagesResult {
    try resolver.languages(self)
  }
}

extension Resolver {
  /// The languages that a document can be shown in.
  package func languages(_ request: LanguagesParameters) throws -> LanguagesResult {
    let source = try DocumentSource(file: request.file, text: request.text, root: request.root)
    let document = try scenes(of: source).document
    let found = languages(of: source)
    return LanguagesResult(
      own: found?.own, texts: document.texts.count { $0.key != nil && $0.isShown },
      languages: found?.languages.map { LanguageEntry($0, of: document) } ?? [],
      pseudoLanguages: PseudoLanguage.allCases.map(PseudoLanguageEntry.init))
  }
}
