import Localization
import Workspace

/// Found while a document is read: `InterfaceBuilder/Vocabulary`, `Scenes/Building`.
extension RulePage {
  static let badValue = RulePage(
    id: "bad-value",
    title: localized("A value that can't be read"),
    reason: localized("It is left out, and the default counts."),
    remedy: localized("Correct the value."),
    finds: """
      a value that can't be read, so that the default counts; in the document's `diagnostics`
      """,
    severity: "warning",
    example: LintExample(
      .subviews, ExampleParts.view().replacing("x=\"20\"", with: "x=\"left\""),
      mended: ExampleParts.view()))
}
