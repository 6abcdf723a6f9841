import Files
import InterfaceBuilder
import Languages
import Localization
import Scenes
import WorkerProtocol
import Workspace

extension LanguageRules {
  func stale(_ text: (path: String, key: String, entry: TextTable.Entry)) -> LintFinding {
    LintFinding(
      rule: RulePage.staleTranslation.id, severity: .info, file: pathFromHere(text.path),
      line: text.entry.line, id: nil,
      message:
        localized(
          "The document has nothing with the key %1$s, so “%2$s” is never shown.", text.key,
          text.entry.text.prefix(80)),
      fingerprint: fingerprint(of: .staleTranslation, text.key))
  }
}

extension RulePage {
  static let staleTranslation = RulePage(
    id: "stale-translation",
    title: localized("A translation of nothing in the document"),
    reason: localized("It is never shown; often its view was deleted, or has another id now."),
    remedy: localized("Take it out of the table, or give it the key of the view that it is for."),
    finds: "with `--languages`: a key that no object of the document has",
    severity: "info",
    example: .languageTexts(
      #""old.text" = "Laden";"# + "\n" + ExampleParts.translated, mended: ExampleParts.translated))
}
