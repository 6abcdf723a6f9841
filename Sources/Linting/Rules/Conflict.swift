import Localization
import Workspace

/// Found in `Layout/Diagnosis/SceneDiagnosis+Conflicts.swift`.
extension RulePage {
  static let conflict = RulePage(
    id: "conflict",
    title: localized("Constraints that can't all hold"),
    reason: localized(
      """
      UIKit breaks one of them while the app runs, and says so in its log; which one may \
      change.
      """),
    remedy: localized("Take one of the named constraints away, or give one a priority below 1000."),
    finds: "constraints that can't all hold: a smallest such set, and the one given up",
    severity: """
      error; warning where an implicit rule was given up, info where only implicit rules are \
      involved, less than a point is lacking as designed or at most half of one on a screen, or a table or \
      code would give a cell or a view of its own file another size
      """,
    example: {
      let soft = " priority=\"700\""
      let other = "    <constraint firstAttribute=\"width\" constant=\"120\" id=\"v\"/>"
      return LintExample(
        .subviews, ExampleParts.box(constraints: ExampleParts.widthAndHeight + "\n" + other),
        mended: ExampleParts.box(
          constraints: ExampleParts.widthAndHeight + "\n"
            + other.replacing(" id=", with: soft + " id=")))
    }())
}
