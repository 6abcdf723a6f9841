/// The kinds of view that Ninefold knows, by the tag of their element. What is known of each is in its own file in
/// `Controls`: this list names it.
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
  /// The screen's, which no document has: it is drawn alone.
  case statusBar
  /// A view whose tag is not known here: kept, and drawn as a labelled box, as are those that are drawn by code which
  /// nobody here can run. Messages have its raw value, which is no view's tag.
  case other = "placeholder"

  package init(tag: String) {
    let kind = ViewKind(rawValue: tag) ?? .other
    self = kind == .statusBar ? .other : kind
  }

  /// What is known of it.
  var type: any KnownView.Type {
    switch self {
    case .view: PlainView.self
    case .label: Label.self
    case .button: Button.self
    case .textField: TextField.self
    case .textView: TextView.self
    case .imageView: ImageView.self
    case .toggle: Switch.self
    case .slider: Slider.self
    case .stepper: Stepper.self
    case .segmentedControl: SegmentedControl.self
    case .progressView: ProgressView.self
    case .activityIndicatorView: ActivityIndicator.self
    case .pageControl: PageControl.self
    case .pickerView: PickerView.self
    case .datePicker: DatePicker.self
    case .searchBar: SearchBar.self
    case .navigationBar: NavigationBar.self
    case .toolbar: Toolbar.self
    case .tabBar: TabBar.self
    case .stackView: StackView.self
    case .scrollView: ScrollView.self
    case .tableView: TableView.self
    case .tableViewCell: TableViewCell.self
    case .tableViewCellContentView: TableViewCellContent.self
    case .collectionView: CollectionView.self
    case .collectionViewCell: CollectionViewCell.self
    case .collectionViewCellContentView: CollectionViewCellContent.self
    case .collectionReusableView: CollectionReusableView.self
    case .visualEffectView: VisualEffectView.self
    case .containerView: ContainerView.self
    case .mapView: MapView.self
    case .webView: OldWebView.self
    case .wkWebView: WebView.self
    case .sceneKitView: SceneKitView.self
    case .spriteKitView: SpriteKitView.self
    case .metalView: MetalView.self
    case .openGLView: OpenGLView.self
    case .realityView: RealityView.self
    case .augmentedSceneView: AugmentedSceneView.self
    case .augmentedSpriteView: AugmentedSpriteView.self
    case .documentView: DocumentView.self
    case .adBannerView: AdBannerView.self
    case .window: Window.self
    case .statusBar: ScreenStatusBar.self
    case .other: UnknownView.self
    }
  }
}
