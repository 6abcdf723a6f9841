import Localization
import Workspace

/// Found in `Layout/Diagnosis/SceneDiagnosis+TextLength.swift`.
extension RulePage {
  static let textTooLong = RulePage(
    id: "text-too-long",
    title: localized("A text that no screen can show"),
    reason: localized("Only its beginning is measured and drawn."),
    remedy: localized("Load such a text while the app runs."),
    finds: """
      a text of more than 32,768 characters, or with more than 30 marks on one, of which the \
      beginning is measured and drawn
      """,
    severity: "warning",
    example: {
      let long = String(repeating: "and so on, ", count: 3_000)
      return LintExample(
        .subviews, ExampleParts.label("text=\"\(long)\"", width: 80),
        mended: ExampleParts.label("text=\"\"", width: 80))
    }())
}
