import Traits

/// The kinds of view that Ninefold knows, by the tag of their element.
package enum ViewKind: String, Hashable, Sendable, Codable, CaseIterable {
  case view
  case label
  case button
  case textField
  case textView
  case imageView
  case toggle = "switch"
  case slider
  case stepper
  case segmentedControl
  case progressView
  case activityIndicatorView
  case pageControl
  case pickerView
  case datePicker
  case searchBar
  case navigationBar
  case toolbar
  case tabBar
  case stackView
  case scrollView
  case tableView
  case tableViewCell
  case tableViewCellContentView
  case collectionView
  case collectionViewCell
  case collectionViewCellContentView
  case collectionReusableView
  case visualEffectView
  case containerView
  case mapView
  case webView
  case wkWebView
  case sceneKitView
  case spriteKitView = "skView"
  case metalView = "mtkView"
  case openGLView = "glkView"
  case realityView = "arView"
  case augmentedSceneView = "arscnView"
  case augmentedSpriteView = "arskView"
  case documentView = "pdfView"
  case adBannerView
  case window
  /// A view whose tag is not known here: kept, and drawn as a labelled box.
  case other = ""

  package init(tag: String) {
    self = ViewKind(rawValue: tag) ?? .other
  }

  /// The kind that a class of UIKit's makes; nil for other classes.
  init?(madeBy className: String) {
    guard let kind = Self.kinds[className] else { return nil }
    self = kind
  }

  private static let kinds: [String: ViewKind] = Dictionary(
    allCases.compactMap { kind in kind.madeClass.map { ($0, kind) } },
    uniquingKeysWith: { first, _ in first })

  /// The UIKit class that Interface Builder makes for the kind; nil for `.other`.
  package var className: String? { Self.classNames[self] }

  private static let classNames: [ViewKind: String] = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { kind in kind.madeClass.map { (kind, $0) } })

  private var madeClass: String? {
    switch self {
    case .toggle: "UISwitch"
    case .tableViewCellContentView: "UITableViewCellContentView"
    case .collectionViewCellContentView, .containerView: "UIView"
    case .mapView: "MKMapView"
    case .wkWebView: "WKWebView"
    case .sceneKitView: "SCNView"
    case .spriteKitView: "SKView"
    case .metalView: "MTKView"
    case .openGLView: "GLKView"
    case .realityView: "ARView"
    case .augmentedSceneView: "ARSCNView"
    case .augmentedSpriteView: "ARSKView"
    case .documentView: "PDFView"
    case .adBannerView: "ADBannerView"
    case .other: nil
    default: "UI" + rawValue.capitalizedFirst
    }
  }

  /// Whether constraints between the view and its descendants act on its content, not its frame.
  package var isScrollView: Bool {
    switch self {
    case .scrollView, .textView, .tableView, .collectionView: true
    default: false
    }
  }

  /// Whether the view's container, not its own constraints, gives it its frame.
  package var isPlacedByContainer: Bool {
    switch self {
    case .tableViewCell, .tableViewCellContentView, .collectionViewCell,
      .collectionViewCellContentView, .collectionReusableView:
      true
    default: false
    }
  }
}
