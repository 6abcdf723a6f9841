import Localization
import Workspace

/// Found in a document's comments: `InterfaceBuilder/Vocabulary`.
extension RulePage {
  static let mergeConflict = RulePage(
    id: "merge-conflict",
    title: localized("A conflict of a merge that nobody decided"),
    reason: localized(
      """
      What both sides changed is as on ours; the other side's change is lost with the next commit.
      """),
    remedy: localized(
      """
      Decide it, and take the comment away: git mergetool -t ninefold-window, the window's list of \
      conflicts, or by hand.
      """),
    finds: """
      a comment in which `merge` left a conflict that nobody decided, with what it says; \
      `resolve` has it in the document's `diagnostics`, and the window among its issues
      """,
    severity: "error",
    example: LintExample(
      .subviews,
      "<!-- CONFLICT: alpha of box: ours has 0.5, theirs has 0.8; ours is kept. -->\n"
        + ExampleParts.view("", "alpha=\"0.5\" id=\"box\""),
      mended: ExampleParts.view("", "alpha=\"0.8\" id=\"box\"")))
}
