import Files
import InterfaceBuilder
import Languages
import Localization
import Scenes
import WorkerProtocol
import Workspace

extension LanguageRules {
  /// A text with letters that a language's table has nothing for but its key.
  func empty(_ item: Translation.Item) -> LintFinding? {
    guard !language.isOwn, item.isTranslated, let path = item.path, let entry = item.entry,
      entry.text.allSatisfy(\.isWhitespace), item.text.text.contains(where: \.isLetter),
      let key = item.text.key, !language.setTexts.replace(item.text)
    else { return nil }
    return LintFinding(
      rule: RulePage.emptyTranslation.id, severity: .warning, file: pathFromHere(path),
      line: entry.line, id: item.text.owner.id,
      message: localized(
        "“%1$s” is empty in %2$s, so nothing is shown there.", item.text.text.prefix(80),
        language.title),
      fingerprint: fingerprint(of: .emptyTranslation, key))
  }
}

extension RulePage {
  static let emptyTranslation = RulePage(
    id: "empty-translation",
    title: localized("A translation without words"),
    reason: localized("The label or button is empty in this language."),
    remedy: localized(
      "Write the translation, or take the key out of the table: then the document's own text is shown."
    ),
    finds: "with `--languages`: a text with letters whose translation is empty",
    severity: "warning",
    example: .languageTexts(#""l.text" = "";"#, mended: ExampleParts.translated))
}
