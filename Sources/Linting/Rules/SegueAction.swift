import Editing
import InterfaceBuilder
import Localization
import WorkerProtocol
import Workspace

extension DocumentRules {
  /// Segues that don't do what Interface Builder calls them.
  func contradictedSegues() -> [Issue] {
    document.root.subtree.filter { $0.name == "segue" }.map(SegueElement.init).compactMap { segue in
      guard segue.performedKind != segue.kind else { return nil }
      func title(_ kind: String) -> String { SegueKind(rawValue: kind)?.title ?? kind }
      return Issue(
        rule: RulePage.segueAction.id, severity: .warning, id: segue.element.id,
        line: segue.element.line,
        message: localized(
          "The segue is called %1$s, but its action is that of %2$s, which the app performs.",
          title(segue.kind), title(segue.performedKind)))
    }
  }
}

extension RulePage {
  static let segueAction = RulePage(
    id: "segue-action",
    title: localized("A segue whose action isn't that of its kind"),
    reason: localized(
      "The app performs the action, so it shows the scene elsewhere than Interface Builder says."),
    remedy: localized(
      """
      Choose the kind again in the attributes inspector, or with `edit --change-segue`, which \
      takes the action away.
      """),
    finds: """
      a *Show* whose `action` is that of *Show Detail*, or the other way round
      """,
    severity: "warning",
    example: LintExample(
      .objects, ExampleParts.leading(#"action="showDetailViewController:sender:" "#),
      mended: ExampleParts.leading("")))
}
