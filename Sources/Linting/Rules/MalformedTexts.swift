import Files
import InterfaceBuilder
import Languages
import Localization
import Scenes
import WorkerProtocol
import Workspace

extension LanguageRules {
  func malformed(_ problem: (path: String, problem: TextTable.Problem)) -> LintFinding {
    LintFinding(
      rule: RulePage.malformedTexts.id, severity: .error, file: pathFromHere(problem.path),
      line: problem.problem.line, id: nil, message: problem.problem.message,
      fingerprint: fingerprint(
        of: .malformedTexts, problem.problem.message.filter { !$0.isNumber }))
  }
}

extension RulePage {
  static let malformedTexts = RulePage(
    id: "malformed-texts",
    title: localized("A table of texts that can't be read"),
    reason: localized("Xcode doesn't build an app with it."),
    remedy: localized("Correct what the message says at its line."),
    finds: "with `--languages`: a file of texts that can't be read, or not all of it",
    severity: "error",
    example: .languageTexts(#""l.text" = Sichern!;"#, mended: ExampleParts.translated))
}
