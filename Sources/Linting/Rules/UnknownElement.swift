import Localization
import Workspace

/// Found while a document is read: `InterfaceBuilder/Vocabulary`.
extension RulePage {
  static let unknownElement = RulePage(
    id: "unknown-element",
    title: localized("Something that Ninefold doesn't know"),
    reason: localized("It is kept, and has no effect on what is shown."),
    remedy: localized(
      "Nothing, if Interface Builder wrote it; otherwise look for a slip of the pen."),
    finds: """
      an element that Ninefold doesn't know: it is kept, and not shown; in the document's \
      `diagnostics`, once for each kind
      """,
    severity: "info",
    example: LintExample(.subviews, "<sparkleView id=\"box\"/>", mended: ExampleParts.view()))
}
