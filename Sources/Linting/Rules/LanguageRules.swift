import InterfaceBuilder
import Languages
import Localization
import Scenes
import WorkerProtocol
import Workspace

/// The rules about a document's texts in one language.
struct LanguageRules {
  let language: LintedLanguage
  /// The document's, as findings have it.
  let file: String

  /// The findings that are the same on every screen.
  func findings() -> [LintFinding] {
    guard let translation = language.translation else { return [] }
    return translation.problems.map(malformed) + translation.items.compactMap(untranslated)
      + translation.items.compactMap(empty) + (language.lackedKeys?.findings(in: file) ?? [])
      + translation.stale.map { untranslatable($0) ?? stale($0) }
  }

  func fingerprint(of rule: RulePage, _ key: String) -> String {
    Fingerprint(rule.id, file: file, language.name, key).text
  }
}
