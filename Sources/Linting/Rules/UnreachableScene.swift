import InterfaceBuilder
import Localization
import Scenes
import WorkerProtocol
import Workspace

extension DocumentRules {
  /// Of scenes that lead to each other, and that nothing else leads to, the first is named.
  ///
  /// Source: Xcode's own warning, “Scene is unreachable due to lack of entry points and does not have an identifier
  /// for runtime access via -instantiateViewControllerWithIdentifier:”.
  func unreachableScenes() -> [Issue] {
    guard !document.isLaunchScreen else { return [] }
    let graph = scenes.graph
    var reached: Set<Element> = []
    for controller in graph.controllers
    where controller == document.initialController || controller["storyboardIdentifier"] != nil {
      reach(controller, in: graph, &reached)
    }
    // A reference to another storyboard shows nothing of this one.
    let lost = graph.controllers.filter {
      !reached.contains($0) && $0["sceneMemberID"] == "viewController"
        && $0.name != "viewControllerPlaceholder"
    }
    let starts = lost.filter { controller in
      graph.segues(to: controller).allSatisfy { $0.source == controller }
    }
    var issues: [Issue] = []
    for controller in starts + lost where !reached.contains(controller) {
      reach(controller, in: graph, &reached)
      issues.append(
        Issue(
          rule: RulePage.unreachableScene.id, severity: .warning, id: controller.id,
          line: controller.line,
          message: localized(
            """
            Nothing can show “%1$s”: it isn't the initial scene, no segue leads to it, and it has no storyboard \
            identifier.
            """, title(of: controller))))
    }
    return issues
  }

  private func reach(_ start: Element, in graph: SegueGraph, _ reached: inout Set<Element>) {
    var open = [start]
    while let controller = open.popLast() {
      guard reached.insert(controller).inserted else { continue }
      open += graph.segues(from: controller).compactMap {
        $0.segue.destination.flatMap(graph.controller)
      }
    }
  }
}

extension RulePage {
  static let unreachableScene = RulePage(
    id: "unreachable-scene",
    title: localized("A scene that nothing can show"),
    reason: localized("It is built into the app, and nobody ever sees it."),
    remedy: localized(
      "Delete it, lead a segue to it, or give it the storyboard identifier that code asks for."),
    finds: """
      a scene that is neither the initial one nor has a storyboard identifier, and that no segue leads to from one that \
      can be shown; of several that lead to each other the first
      """,
    severity: "warning",
    example: LintExample(
      .document,
      "<scenes>\n\(ExampleParts.scene("vc", "one"))\n\(ExampleParts.namelessScene(""))\n</scenes>",
      mended:
        "<scenes>\n\(ExampleParts.scene("vc", "one"))\n\(ExampleParts.namelessScene(#" storyboardIdentifier="other""#))\n</scenes>"
    ))
}
