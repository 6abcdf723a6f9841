import Localization
import Workspace

/// Found while a document is shown: `Requests/Resolving`.
extension RulePage {
  static let nothingToShow = RulePage(
    id: "nothing-to-show",
    title: localized("A document without views"),
    reason: localized("There is nothing to check."),
    remedy: localized("Take it away, or leave it out."),
    finds: "a document without scenes and views, and what it holds; in its `diagnostics`",
    severity: "warning; info where a xib has its views in controllers or windows",
    example: LintExample(
      .document, "<scenes/>", mended: "<scenes>\n\(ExampleParts.scene("vc", "one"))\n</scenes>"))
}
