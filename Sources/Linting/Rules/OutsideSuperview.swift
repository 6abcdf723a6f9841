import Localization
import Workspace

/// Found in `Layout/Diagnosis/SceneDiagnosis+Superviews.swift`.
extension RulePage {
  static let outsideSuperview = RulePage(
    id: "outside-superview",
    title: localized("A view outside what it is in"),
    reason: localized(
      "What is outside can't be touched, and isn't seen where its superview clips."),
    remedy: localized("Pin it to its superview, or let the superview scroll."),
    finds: """
      a view wholly or partly outside what it is in; contents of scroll views don't count
      """,
    severity: """
      warning where it is clipped, or off the screen and not scrolled there, unless it reaches \
      beyond both sides; else info
      """,
    example: {
      return LintExample(
        .subviews, ExampleParts.label("text=\"Name\"", width: 500),
        mended: ExampleParts.label("text=\"Name\"", width: 100))
    }())
}
