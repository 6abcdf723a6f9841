import Localization
import Workspace

/// Found in `Layout/Diagnosis/SceneDiagnosis+Ambiguity.swift`.
extension RulePage {
  static let ambiguous = RulePage(
    id: "ambiguous",
    title: localized("Frames that the constraints leave open"),
    reason: localized(
      "UIKit picks one of many layouts, and may pick another one after a rotation."),
    remedy: localized(
      "Add the constraint that the message asks for: two for each axis say where a view is."),
    finds: """
      views that may have other frames: what is open, and two layouts that are equally good
      """,
    severity: """
      warning; info where it is hidden, a stack view without content, or not to be verified in \
      Interface Builder
      """,
    example: {
      return LintExample(
        .view, ExampleParts.content(ExampleParts.box(), ExampleParts.pinned("box", "leading", 20)),
        mended: ExampleParts.content(
          ExampleParts.box(), ExampleParts.pinned("box", "leading", 20),
          ExampleParts.pinned("box", "top", 20)))
    }())
}
