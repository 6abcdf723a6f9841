import Languages
import Localization
import Traits
import WorkerProtocol

extension ContentSizeCategory {
  /// The category with a name, or an error that lists all.
  package static func known(_ name: String) throws(UsageError) -> ContentSizeCategory {
    if let category = ContentSizeCategory(name) { return category }
    let all = allCases.map(\.nameForPeople).joined(separator: ", ")
    throw UsageError(
      localized("There is no content size category “%1$s”. There are %2$s.", name, all))
  }

  /// As UIKit calls it and, shorter, the Human Interface Guidelines.
  package var nameForPeople: String { "\(rawValue) (\(shortName))" }
}

extension LanguageChoice {
  /// The language with a name, or an error that says what names there are.
  package static func known(_ name: String) throws(UsageError) -> LanguageChoice {
    if let language = LanguageChoice(name) { return language }
    throw UsageError(
      localized(
        "“%1$s” is no language; write a tag such as de or pt-BR, or one of %2$s.", name,
        PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", ")))
  }
}
