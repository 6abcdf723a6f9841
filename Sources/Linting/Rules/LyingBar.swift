import InterfaceBuilder
import Localization
import Scenes
import WorkerProtocol
import Workspace

extension BuildRules {
  /// Bars that are views of their own, and items of containers' bars with a title alone: one finding for these, at the
  /// first.
  func lyingBars() -> [Issue] {
    let bars = document.root.subtree(named: "navigationBar", "toolbar", "tabBar")
      .filter { $0.key == nil }
    let items = document.root.subtree(named: "barButtonItem").filter { element in
      guard element.key != "backBarButtonItem", let item = BarButtonItem(element) else {
        return false
      }
      return item.title?.isEmpty == false && item.image == nil && item.systemItem == nil
        && item.customView == nil && !isInLyingBar(element)
    }
    return bars.map { bar in
      Issue(
        rule: RulePage.lyingBar.id, severity: .info, id: bar.id, line: bar.line,
        message: localized(
          "This bar is a view of its own: it never stands at the camera's edge of iPhone Duo."))
    } + items.prefix(1).map { issue(of: $0, items.count - 1) }
  }

  private func issue(of item: Element, _ others: Int) -> Issue {
    let message = localized(
      """
      An item with a title alone doesn't stand at the camera's edge of iPhone Duo: it needs a bar that lies above or \
      below.
      """)
    return Issue(
      rule: RulePage.lyingBar.id, severity: .info, id: item.id, line: item.line,
      message: others == 0
        ? message
        : message + " "
          + localized(
            "So it is with %1$s more item of the document.",
            plural: "So it is with %1$s more items of the document.", others))
  }

  private func isInLyingBar(_ element: Element) -> Bool {
    sequence(first: element) { $0.parent }.contains {
      ["navigationBar", "toolbar", "tabBar"].contains($0.name) && $0.key == nil
    }
  }
}

extension RulePage {
  static let lyingBar = RulePage(
    id: "lying-bar",
    title: localized("Bars and items that never stand"),
    reason: localized(
      """
      On iPhone Duo bars of navigation and tab bar controllers stand at the camera's edge; others take height from a \
      screen that has little of it.
      """),
    remedy: localized(
      "Let a navigation or tab bar controller have the bar, and give its items images beside their titles."
    ),
    finds: """
      of an app that is deployed to iOS 27 or built with its SDK: a navigation bar, toolbar or tab bar that is a view \
      of its own, and items of others with a title alone, which are one finding for the document
      """,
    severity: "info",
    source: localized(
      "Apple's tech talk 111462, by the accounts of d-date/iphone-duo-skill and guitaripod/claudeconfig."
    ),
    example: {
      func controller(_ image: String) -> String {
        """
        <viewController id="vc" sceneMemberID="viewController">
          <navigationItem key="navigationItem" title="Harbour" id="n">
            <barButtonItem key="rightBarButtonItem" title="Moor"\(image) id="i"/>
          </navigationItem>
        </viewController>
        """
      }
      return LintExample(
        .objects, controller(""), mended: controller(#" image="anchor" catalog="system""#),
        sdk: "27.1")
    }())
}
