import Localization
import Workspace

/// Found in `Layout/Diagnosis/SceneDiagnosis+Overlaps.swift`.
extension RulePage {
  static let overlap = RulePage(
    id: "overlap",
    title: localized("Views over others on some screens"),
    reason: localized("They hide each other there, though they are apart in the document."),
    remedy: localized("Add a constraint that keeps them apart."),
    finds: """
      on another canvas than the document's: a text or control over others beside it, from \
      which it is apart in the document
      """,
    severity: "warning",
    example: {
      let soft = " priority=\"700\""
      let pins = [
        ExampleParts.pinned("a", "leading", 10), ExampleParts.pinned("a", "top", 20),
        ExampleParts.pinned("b", "trailing", -10), ExampleParts.pinned("b", "top", 20),
      ].joined(separator: "\n")
      func buttons(_ priority: String) -> String {
        ExampleParts.field("a", x: 10) + "\n" + ExampleParts.field("b", x: 205, priority: priority)
      }
      return LintExample(
        .view, ExampleParts.content(buttons(""), pins),
        mended: ExampleParts.content(
          buttons(soft), pins,
          #"<constraint firstItem="b" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="a" secondAttribute="trailing" constant="8" id="ab"/>"#
        ))
    }())
}
