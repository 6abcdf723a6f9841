import Localization
import Workspace

/// Found while a companion file is read: `Companion`.
extension RulePage {
  static let companion = RulePage(
    id: companionID,
    title: localized("A companion file that isn't understood"),
    reason: localized("What it says is left out."),
    remedy: localized("Correct the name or value at the place that is named."),
    finds: """
      a member or value of a companion file that isn't understood; its rules begin with \
      `companion-`
      """,
    severity: "error; warning",
    example: LintExample(
      .file("Main.preview.json"), #"{"text": []}"#, mended: #"{"texts": []}"#))
}
