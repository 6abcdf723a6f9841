import Graphics
import Scenes
import TextMetrics
import Traits
import UIKitMetrics

/// All that is at hand while one view is painted. The controls' drawing is in extensions, one file for
/// each family. Figures without a source are chosen by eye so that a control is recognised.
struct Brush {
  let canvas: Canvas
  let view: DrawnView
  /// The view's own coordinates: the origin is 0, no side is negative.
  let bounds: Rect
  let theme: Theme
  let texts: TextPainter
  let images: ImageStore

  var look: Look { view.look }
  var isEnabled: Bool { look.isEnabled ?? true }
  /// Source: reference/controls.json, tint_default.
  var tint: Color { look.tint ?? theme[.systemBlue] }
  var isLegacy: Bool { look.isLegacy }
  var isGlass: Bool { look.isGlass }
  /// What its figures are those of.
  var platform: Platform { theme.platform }

  /// The width of the finest lines, in points: a pixel of a device.
  var hairline: Double { min(max(1 / canvas.unitScale, 1.0 / 3), 0.5) }

  func paintBackground() {
    guard !bounds.isEmpty else { return }
    let shape = Path(bounds, radius: look.cornerRadius ?? 0)
    if let color = look.background, !drawsBackgroundItself { canvas.fill(shape, color) }
    if let gradient = look.gradient {
      let (start, end) = gradient.ends(in: bounds)
      canvas.fill(shape, from: start, to: end, gradient.stops)
    }
  }

  /// Whether the background is part of the control's shape.
  private var drawsBackgroundItself: Bool {
    switch look.kind {
    case .navigationBar, .toolbar, .tabBar, .tableViewCell: true
    default: false
    }
  }

  /// What lies behind the subviews.
  func paintContent() {
    guard !bounds.isEmpty else { return }
    switch look.kind {
    case .view, .stackView, .scrollView: paintCaptionOfEmptyView()
    case .label: paintLabel()
    case .button: paintButton()
    case .textField: paintTextField(look.field ?? FieldLook())
    case .textView: paintTextView()
    case .searchBar: paintSearchBar(look.field ?? FieldLook())
    case .imageView: paintImageView()
    case .toggle: mirrored { paintSwitch(look.toggle ?? SwitchLook(isOn: false)) }
    case .slider: mirrored { paintSlider(look.slider ?? SliderLook(value: 0.5)) }
    case .stepper: mirrored { paintStepper() }
    case .segmentedControl: paintSegmentedControl(look.segments ?? SegmentsLook(items: []))
    case .progressView: mirrored { paintProgressView(look.progress ?? ProgressLook(value: 0)) }
    case .activityIndicatorView: paintActivityIndicator()
    case .pageControl: mirrored { paintPageControl(look.pages ?? PagesLook(count: 0)) }
    case .pickerView: paintPickerView()
    case .datePicker: paintDatePicker()
    case .navigationBar: paintNavigationBar()
    case .toolbar: paintToolbar()
    case .tabBar: paintTabBar()
    case .statusBar: paintStatusBar()
    case .tableView: paintTableView()
    case .tableViewCell: paintCell()
    case .collectionView: paintCollectionView()
    // Its painter has what is behind it.
    case .visualEffectView: break
    case .containerView: paintContainerView()
    case .mapView: paintMap()
    case .webView: paintWebPage()
    case .other: paintPlaceholder()
    // They are drawn as other kinds.
    case .tableViewCellContentView, .collectionViewCell, .collectionViewCellContentView,
      .collectionReusableView, .wkWebView, .sceneKitView, .spriteKitView, .metalView, .openGLView,
      .realityView, .augmentedSceneView, .augmentedSpriteView, .documentView, .adBannerView,
      .window:
      break
    }
  }

  /// Paints what has no text in it mirrored, where it runs from right to left.
  private func mirrored(_ paint: () -> Void) {
    guard look.isRightToLeft == true else { return paint() }
    canvas.saved {
      canvas.translate(bounds.x + bounds.maxX, 0)
      canvas.scale(-1, 1)
      paint()
    }
  }

  /// What lies in front of the subviews.
  func paintForeground() {
    guard !bounds.isEmpty else { return }
    if look.kind == .tableViewCell, let cell = look.cell { paintCellForeground(cell) }
  }

  // MARK: Help for the controls

  func style(
    _ size: Double, _ weight: FontWeight = .regular, _ color: Color,
    _ alignment: Look.HorizontalAlignment = .center
  ) -> TextPainter.Style {
    TextPainter.Style(look.systemFont(size, weight), color, alignment)
  }

  @discardableResult
  func draw(_ text: String, _ style: TextPainter.Style, in rect: Rect) -> Rect {
    draw(Look.AttributedText(text, font: style.font), style, in: rect)
  }

  @discardableResult
  func draw(_ text: Look.AttributedText, _ style: TextPainter.Style, in rect: Rect) -> Rect {
    texts.draw(text, style, in: rect, on: canvas)
  }

  /// Draws a level line, of pixels of its own.
  /// - Parameters:
  ///   - y: Where it is.
  ///   - isAbove: Whether it ends there, and doesn't begin there.
  func hairline(
    from left: Double, to right: Double, y: Double, isAbove: Bool = false, _ color: Color
  ) {
    let line = Rect(
      x: left, y: isAbove ? y - hairline : y, width: max(0, right - left), height: hairline)
    let aligned = canvas.alignedToPixels(line)
    canvas.fill(
      hairline * canvas.unitScale > 0.9 && aligned.height > 0
        ? Rect(x: line.x, y: aligned.y, width: line.width, height: aligned.height) : line, color)
  }
}
