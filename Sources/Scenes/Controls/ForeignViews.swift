/// MKMapView.
struct MapView: KnownView {
  init(_ view: View) {}

  static let className: String? = "MKMapView"
  static let symbol: String? = "map"
  static let accessibilityRole = AccessibilityRole.image
}

/// WKWebView.
struct WebView: KnownView {
  init(_ view: View) {}

  static let className: String? = "WKWebView"
  static let symbol: String? = "web"
  static let drawnKind: ViewKind? = .webView
}

/// UIWebView.
struct OldWebView: KnownView {
  init(_ view: View) {}

  static let className: String? = "UIWebView"
  static let superclass: String? = nil
  static let symbol: String? = "web"
}

/// A view of a framework beside UIKit, drawn by code which nobody here can run.
protocol ForeignView: KnownView {}

extension ForeignView {
  static var superclass: String? { nil }
  static var drawnKind: ViewKind? { .other }
}

struct SceneKitView: ForeignView {
  init(_ view: View) {}

  static let className: String? = "SCNView"
}

struct SpriteKitView: ForeignView {
  init(_ view: View) {}

  static let className: String? = "SKView"
}

struct MetalView: ForeignView {
  init(_ view: View) {}

  static let className: String? = "MTKView"
}

struct OpenGLView: ForeignView {
  init(_ view: View) {}

  static let className: String? = "GLKView"
}

struct RealityView: ForeignView {
  init(_ view: View) {}

  static let className: String? = "ARView"
}

struct AugmentedSceneView: ForeignView {
  init(_ view: View) {}

  static let className: String? = "ARSCNView"
}

struct AugmentedSpriteView: ForeignView {
  init(_ view: View) {}

  static let className: String? = "ARSKView"
}

struct DocumentView: ForeignView {
  init(_ view: View) {}

  static let className: String? = "PDFView"
}

struct AdBannerView: ForeignView {
  init(_ view: View) {}

  static let className: String? = "ADBannerView"
}
