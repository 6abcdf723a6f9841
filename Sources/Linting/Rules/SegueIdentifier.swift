import InterfaceBuilder
import Localization
import Scenes
import WorkerProtocol
import Workspace

extension DocumentRules {
  /// Segues that start at a controller itself: only code performs them, by their identifiers.
  ///
  /// Source: the documentation of UIViewController.performSegue(withIdentifier:sender:), and of
  /// UIStoryboardSegue.identifier.
  func segueIdentifiers() -> [Issue] {
    scenes.graph.controllers.flatMap { controller in
      var first: [String: SegueElement] = [:]
      return controller.segues.filter { Self.isPerformed($0.kind) }.compactMap { segue in
        guard let name = segue.identifier, !name.isEmpty else {
          return issue(
            segue,
            localized(
              """
              No code can perform this segue from “%1$s” to “%2$s”: it starts at the controller itself, and has no \
              identifier.
              """, title(of: controller), destination(of: segue)))
        }
        guard let earlier = first[name] else {
          first[name] = segue
          return nil
        }
        guard
          earlier.destination != segue.destination || earlier.performedKind != segue.performedKind
        else { return nil }
        return issue(
          segue,
          localized(
            """
            Of this segue from “%1$s” to “%2$s” and that to “%3$s” (line %4$s) code can perform one alone: both have \
            the identifier “%5$s”.
            """, title(of: controller), destination(of: segue), destination(of: earlier),
            earlier.element.line, name))
      }
    }
  }

  /// Whether a segue of that kind is performed at run time, unlike embed and relationship segues.
  private static func isPerformed(_ kind: String) -> Bool {
    kind != "relationship" && kind != "embed"
  }

  private func destination(of segue: SegueElement) -> String {
    let id = segue.destination ?? ""
    return scenes.graph.controller(id: id).map(title) ?? document.element(id: id)?.name ?? id
  }

  private func issue(_ segue: SegueElement, _ message: String) -> Issue {
    Issue(
      rule: RulePage.segueIdentifier.id, severity: .warning, id: segue.element.id,
      line: segue.element.line, message: message)
  }
}

extension RulePage {
  static let segueIdentifier = RulePage(
    id: "segue-identifier",
    title: localized("A controller's segue that code can't ask for"),
    reason: localized("No touch starts it, and without an identifier of its own no code does."),
    remedy: localized(
      "Give it an identifier in the attributes inspector, or delete it."),
    finds: """
      a segue from a controller itself without an identifier, or with that of another segue of this controller that \
      leads elsewhere
      """,
    severity: "warning",
    example: LintExample(
      .objects, ExampleParts.leading(""), mended: ExampleParts.leading(#"identifier="open" "#)))
}
