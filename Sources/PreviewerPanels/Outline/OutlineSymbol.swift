import PreviewerModel
import Scenes

extension Outline.Node {
  /// The name of the icon that stands for its class; `Resources/icons` has them.
  var symbol: String {
    "ninefold-\(kitClass.map(symbol) ?? "reference")-symbolic"
  }

  private func symbol(ofClass name: String) -> String {
    ViewKind(madeBy: name)?.symbol ?? Self.controllers[name]
      ?? (selection.view == nil ? "controller" : "view")
  }

  /// By UIKit's classes of controllers.
  private static let controllers = [
    "UINavigationController": "navigation", "UITabBarController": "tabs",
    "UISplitViewController": "split", "UITableViewController": "table",
    "UICollectionViewController": "collection", "UIPageViewController": "pages",
  ]
}
