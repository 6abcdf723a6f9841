import Files
import InterfaceBuilder
import Languages
import Localization
import Scenes
import WorkerProtocol
import Workspace

extension LanguageRules {
  /// A text that is cut off in this language.
  func cutOff(_ issue: Issue, in scene: String) -> LintFinding {
    let id = issue.id.map(RowID.element)
    let items = language.translation?.items.filter { $0.text.owner.id == id } ?? []
    // Of several texts of a control the one that the message shows.
    let shown = items.first { item in item.entry.map { issue.message.contains($0.text) } ?? false }
    let item = shown ?? items.first { $0.entry != nil }
    return LintFinding(
      rule: RulePage.translationCutOff.id, severity: issue.severity,
      file: item?.path.map(pathFromHere) ?? file,
      line: item?.path == nil ? issue.line : item?.entry?.line, id: id, scene: scene,
      message: localized("In %1$s: %2$s", language.title, issue.message),
      fingerprint: fingerprint(of: .translationCutOff, id ?? ""))
  }
}

extension RulePage {
  static let translationCutOff = RulePage(
    id: "translation-cut-off",
    title: localized("A text that is cut off in a language, though not in the document's own"),
    reason: localized("Who reads that language can't read all of it."),
    remedy: localized(
      "Give the view more room, let the text break into lines, or find shorter words."),
    finds: """
      with `--languages`: a text that is cut off in a language, though the document's own is \
      not there
      """,
    severity: "warning",
    example: .languageTexts(
      #""l.text" = "Eine Sicherungskopie anlegen";"#, mended: ExampleParts.translated))
}
