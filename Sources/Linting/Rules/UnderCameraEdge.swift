import Localization
import Workspace

/// Found in `Layout/Diagnosis/SceneDiagnosis+Folding.swift`.
extension RulePage {
  static let underCameraEdge = RulePage(
    id: "under-camera-edge",
    title: localized("A text or control under the standing bars of iPhone Duo"),
    reason: localized(
      """
      The status bar and the bars of containers stand there, at one side of the screen alone, over what is below.
      """),
    remedy: localized("Constrain it to the safe area's leading and trailing edges."),
    finds: """
      on iPhone Duo: a text or control in the 84 points at the camera's edge; it is looked for in apps that are \
      deployed to iOS 27 or built with its SDK
      """,
    severity: "warning",
    source: localized(
      "Apple's tech talk 111462, by the accounts of d-date/iphone-duo-skill and guitaripod/claudeconfig."
    ),
    example: {
      func pinned(_ constraint: String) -> String {
        ExampleParts.content(
          ExampleParts.wide("b", width: 120), constraint, ExampleParts.pinned("b", "top", 60))
          + #"<viewLayoutGuide key="safeArea" id="safe"/>"#
      }
      return LintExample(
        .view, pinned(ExampleParts.pinned("b", "trailing", -20)),
        mended: pinned(
          ExampleParts.pinned("b", "trailing", -20).replacing("\"root\"", with: "\"safe\"")),
        sdk: "27.1")
    }())
}
