import Localization
import Workspace

/// Found while variations are chosen: `Scenes/Building/Variation.swift`.
extension RulePage {
  static let variationTie = RulePage(
    id: "variation-tie",
    title: localized("Two variations that hold at the same time and differ"),
    reason: localized("Which one counts isn't defined."),
    remedy: localized(
      "Vary for one size class less, or add a variation for the cell in which both hold."),
    finds: """
      two variations that hold at once and give a property two values; in the document's \
      `diagnostics`
      """,
    severity: "info",
    example: LintExample(
      .subviews,
      ExampleParts.view(
        #"<variation key="widthClass=compact" alpha="0.5"/><variation key="heightClass=regular" alpha="0.8"/>"#
      ), mended: ExampleParts.view(#"<variation key="widthClass=compact" alpha="0.5"/>"#)))
}
