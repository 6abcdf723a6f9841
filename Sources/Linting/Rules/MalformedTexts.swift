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
      malformed: problem,
      fingerprint: fingerprint(
        of: .malformedTexts, problem.problem.message.filter { !$0.isNumber }))
  }
}

extension LintFinding {
  fileprivate init(
    malformed problem: (path: String, problem: TextTable.Problem), fingerprint: String
  ) {
    self.init(
      rule: RulePage.malformedTexts.id, severity: .error, file: pathFromHere(problem.path),
      line: problem.problem.line, id: nil, message: problem.problem.message,
      fingerprint: fingerprint)
  }

  /// What can't be read in a catalogue, which has the texts of all languages.
  /// - Parameter document: Whose texts they are.
  init(
    inCatalog problem: (path: String, problem: TextTable.Problem), of document: String
  ) {
    self.init(
      malformed: problem,
      fingerprint: Fingerprint(
        RulePage.malformedTexts.id, file: document, problem.problem.message
      ).text)
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
