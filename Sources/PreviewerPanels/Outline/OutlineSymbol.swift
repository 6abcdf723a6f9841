import PreviewerModel

extension Outline.Node {
  /// The name of the icon that stands for its class; `Resources/icons` has them.
  var symbol: String {
    let name = kitClass.map { Self.symbols[$0] ?? (isScene ? "controller" : "view") } ?? "reference"
    return "ninefold-\(name)-symbolic"
  }

  private var isScene: Bool { selection.view == nil }

  /// By UIKit's classes; what isn't here is a view or a controller like others.
  private static let symbols = [
    "UILabel": "label", "UIButton": "button", "UITextField": "field", "UITextView": "text",
    "UIImageView": "image", "UISwitch": "switch", "UISlider": "slider", "UIStepper": "stepper",
    "UISegmentedControl": "segments", "UIProgressView": "progress",
    "UIActivityIndicatorView": "activity", "UIPageControl": "pages", "UIPickerView": "picker",
    "UIDatePicker": "picker", "UISearchBar": "search", "UINavigationBar": "navigation-bar",
    "UIToolbar": "toolbar", "UITabBar": "toolbar", "UIStackView": "stack",
    "UIScrollView": "scroll", "UITableView": "table", "UITableViewCell": "cell",
    "UITableViewCellContentView": "view", "UICollectionView": "collection",
    "UICollectionViewCell": "cell", "UICollectionReusableView": "cell",
    "UIVisualEffectView": "effect", "MKMapView": "map", "WKWebView": "web", "UIWebView": "web",
    "UINavigationController": "navigation", "UITabBarController": "tabs",
    "UISplitViewController": "split", "UITableViewController": "table",
    "UICollectionViewController": "collection", "UIPageViewController": "pages",
  ]
}
