/// The superclasses of UIKit's classes, as its documentation has them.
package enum ClassHierarchy {
  /// The class and its superclasses, the most specific first. A class that is not UIKit's is on its
  /// own: what it inherits from is in the app's code.
  package static func lineage(of className: String) -> [String] {
    var lineage = [className]
    while let next = lineage.last.flatMap({ superclasses[$0] }) { lineage.append(next) }
    return lineage
  }

  /// The classes of UIKit's that are known here.
  package static var classes: Set<String> { Set(superclasses.keys).union(superclasses.values) }

  private static let superclasses: [String: String] = {
    var superclasses = others
    for type in ViewKind.allCases.map(\.type) {
      if let name = type.className, let superclass = type.superclass {
        superclasses[name] = superclass
      }
    }
    return superclasses
  }()

  /// Those that no element of a view is made for.
  private static let others = [
    "UIControl": "UIView", "UITableViewHeaderFooterView": "UIView", "UIRefreshControl": "UIControl",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
  ]
}
