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

  private static let superclasses: [String: String] = [
    "UILabel": "UIView", "UIImageView": "UIView", "UIProgressView": "UIView",
    "UIActivityIndicatorView": "UIView", "UIPickerView": "UIView", "UISearchBar": "UIView",
    "UINavigationBar": "UIView", "UIToolbar": "UIView", "UITabBar": "UIView",
    "UIStackView": "UIView", "UIScrollView": "UIView", "UITableViewCell": "UIView",
    "UITableViewCellContentView": "UIView", "UICollectionReusableView": "UIView",
    "UIVisualEffectView": "UIView", "MKMapView": "UIView", "WKWebView": "UIView",
    "UIControl": "UIView", "UIWindow": "UIView", "UITableViewHeaderFooterView": "UIView",
    "UIButton": "UIControl", "UITextField": "UIControl", "UISwitch": "UIControl",
    "UISlider": "UIControl", "UIStepper": "UIControl", "UISegmentedControl": "UIControl",
    "UIPageControl": "UIControl", "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl",
    "UITextView": "UIScrollView", "UITableView": "UIScrollView",
    "UICollectionView": "UIScrollView", "UICollectionViewCell": "UICollectionReusableView",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
  ]
}
