import Localization
import Workspace

/// Found while a document is read: `InterfaceBuilder/Vocabulary`.
extension RulePage {
  static let duplicateID = RulePage(
    id: "duplicate-id",
    title: localized("An id that two elements have"),
    reason: localized(
      "Constraints, outlets and segues may reach the wrong one; mostly a merge made it."),
    remedy: localized("Give one of them another id."),
    finds: "an id that two elements have; in the document's `diagnostics`",
    severity: "warning",
    example: LintExample(
      .subviews, ExampleParts.view() + "\n" + ExampleParts.view(),
      mended: ExampleParts.view() + "\n" + ExampleParts.view("", "id=\"other\"")))
}
