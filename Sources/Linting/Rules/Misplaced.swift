import Localization
import Workspace

/// Found in `Layout/Diagnosis/SceneDiagnosis+Misplacement.swift`.
extension RulePage {
  static let misplaced = RulePage(
    id: "misplaced",
    title: localized("A stored frame that breaks the constraints"),
    reason: localized("Interface Builder shows the view elsewhere than the app does."),
    remedy: localized("Choose Update Frames in Interface Builder, or correct the constraints."),
    finds: "as designed: a stored frame that breaks required constraints by 1 pt or more",
    severity: "warning",
    example: {
      let pins = [ExampleParts.pinned("box", "leading", 20), ExampleParts.pinned("box", "top", 20)]
      return LintExample(
        .view, ExampleParts.content(ExampleParts.box(x: 40), pins[0], pins[1]),
        mended: ExampleParts.content(ExampleParts.box(), pins[0], pins[1]))
    }())
}
