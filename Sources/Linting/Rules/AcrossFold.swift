import Localization
import Workspace

/// Found in `Layout/Diagnosis/SceneDiagnosis+Folding.swift`.
extension RulePage {
  static let acrossFold = RulePage(
    id: "across-fold",
    title: localized("A text or control across the fold of iPhone Duo"),
    reason: localized(
      "Partly folded like a book, the screen bends there: it is hard to read, and to touch."),
    remedy: localized(
      """
      Give each half views of its own, as a split view does by itself, or keep the 40 points in the middle free.
      """),
    finds: """
      on a partly folded iPhone Duo: a text or control in the 40 points at the fold; in apps that are deployed to \
      iOS 27 or built with its SDK it is looked for in the pose `book`
      """,
    severity: "warning",
    source: localized(
      "TableProApp/TablePro pull request 3035, d-date/iphone-duo-skill and others, who measured it."
    ),
    example: {
      func button(_ x: Int) -> String {
        """
        <button fixedFrame="YES" id="b">
          <rect key="frame" x="\(x)" y="100" width="120" height="50"/>
          <state key="normal" title="Go ashore"/>
        </button>
        """
      }
      return LintExample(.subviews, button(420), mended: button(20), sdk: "27.1")
    }())
}
