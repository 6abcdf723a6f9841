import Localization
import Workspace

/// Found in `Layout/Diagnosis/SceneDiagnosis+Text.swift`.
extension RulePage {
  static let textCutOff = RulePage(
    id: "text-cut-off",
    title: localized("A text that has too little room"),
    reason: localized("People read its beginning only, or nothing."),
    remedy: localized(
      """
      Let it wrap (lines 0), shrink, or grow; or give it more room on the screens that are \
      named.
      """),
    finds: """
      a label, button, field or segment, or a text view that doesn't scroll, whose text needs \
      more than its frame; of several lines as many are shown as its height holds
      """,
    severity: "warning; info where a table may give a cell of its own file more height",
    example: {
      return LintExample(
        .subviews, ExampleParts.label("text=\"A text that needs more room\"", width: 80),
        mended: ExampleParts.label("text=\"A text that needs more room\"", width: 280))
    }())
}
