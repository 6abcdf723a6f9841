import InterfaceBuilder
import Localization
import Scenes
import Traits
import WorkerProtocol
import Workspace

extension FoldingRules {
  /// Constraints that give a view more width than the screen has beside its camera's edge.
  func fixedWidths() -> [Issue] {
    let room =
      scene.environment.size.width - scene.environment.safeArea.left
      - scene.environment.safeArea.right
    return scene.constraints.compactMap { constraint in
      guard case .view(let index) = constraint.first, constraint.second == nil,
        constraint.firstAttribute == .width, constraint.relation != .lessThanOrEqual,
        constraint.priority >= 1000, constraint.constant > room, constraint.line > 0,
        !scrolls(index)
      else { return nil }
      return Issue(
        rule: RulePage.fixedWidth.id, severity: .info, id: constraint.id, line: constraint.line,
        message: localized(
          """
          This width of %1$s points is more than the %2$s that iPhone Duo has beside its camera's edge.
          """, constraint.constant.text(), room.text()))
    }
  }

  /// Whether a view scrolls in another one, and may be as wide as it likes.
  private func scrolls(_ index: ViewIndex) -> Bool {
    scene.ancestors(of: scene.views[index]).contains { scene.views[$0].kind.isScrollView }
  }
}

extension RulePage {
  static let fixedWidth = RulePage(
    id: "fixed-width",
    title: localized("A width that iPhone Duo hasn't got"),
    reason: localized(
      "Closed it leaves 382 points beside its camera's edge; what is wider is cut off or covered."),
    remedy: localized(
      """
      Constrain both edges instead, or lower the constraint's priority and say beside it that the width is at most \
      the safe area's.
      """),
    finds: """
      of an app that is deployed to iOS 27 or built with its SDK: a required constraint that gives a view more than \
      382 points, but for what scrolls
      """,
    severity: "info",
    source: localized(
      "TableProApp/TablePro pull request 3035, d-date/iphone-duo-skill and others, who measured it."
    ),
    example: {
      func wide(_ priority: String) -> String {
        ExampleParts.content(
          ExampleParts.wide("b", width: 400, priority: priority),
          ExampleParts.pinned("b", "leading", 0), ExampleParts.pinned("b", "top", 60))
      }
      return LintExample(
        .view, wide(""), mended: wide(#" priority="750""#), sdk: "27.1")
    }())
}
