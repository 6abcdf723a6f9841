import Files
import InterfaceBuilder
import Languages
import Localization
import WorkerProtocol
import Workspace

extension LanguageRules {
  private static let key = ".ibExternalUserDefinedRuntimeAttributesLocalizableStrings["

  /// What a table has for runtime attributes of the type Localized String, which Xcode exports with a document's texts
  /// and shows in its preview, and of which iOS loads the document's own text alone.
  /// Source: Open Radar 21320450 and 24228343.
  func untranslatable(
    _ text: (path: String, key: String, entry: TextTable.Entry)
  ) -> LintFinding? {
    guard text.key.contains(Self.key) else { return nil }
    let owner = text.key.split(separator: ".").first.map(String.init)
    return LintFinding(
      rule: RulePage.untranslatableAttribute.id, severity: .warning, file: pathFromHere(text.path),
      line: text.entry.line, id: owner,
      message: localized(
        "iOS shows a runtime attribute's own text in every language, so “%1$s” is never shown.",
        text.entry.text.prefix(80)),
      fingerprint: fingerprint(of: .untranslatableAttribute, text.key))
  }
}

extension RulePage {
  static let untranslatableAttribute = RulePage(
    id: "untranslatable-attribute",
    title: localized("A translation of a runtime attribute"),
    reason: localized("iOS shows the attribute's own value in every language."),
    remedy: localized("Set the text in code, with NSLocalizedString, and take the key away."),
    finds: "with `--languages`: a key of a runtime attribute of the type *Localized String*",
    severity: "warning",
    example: .languageTexts(
      #""l.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]" = "Zu";"# + "\n"
        + ExampleParts.translated, mended: ExampleParts.translated))
}
