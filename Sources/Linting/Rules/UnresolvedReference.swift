import Localization
import Workspace

/// Found while a document is read: `InterfaceBuilder/Vocabulary`.
extension RulePage {
  static let unresolvedReference = RulePage(
    id: "unresolved-reference",
    title: localized("A reference to something that isn't there"),
    reason: localized(
      """
      A constraint, outlet or segue has no effect, or the app ends when it loads the \
      document.
      """),
    remedy: localized(
      """
      Take the reference away, or restore what it refers to; mostly a merge lost it. --fix \
      takes away the entries of variations, outlets, constraints and anchors of popovers, \
      which have no effect so.
      """),
    finds: """
      an outlet, constraint, segue or entry of a variation that refers to what isn't there; in \
      the document's `diagnostics`
      """,
    severity: "warning",
    example: LintExample(
      .subviews,
      ExampleParts.view(
        #"<connections><outlet property="next" destination="gone" id="o"/></connections>"#),
      mended: ExampleParts.view()))
}
