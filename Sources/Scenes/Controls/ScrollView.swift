/// UIScrollView, and what is made of it: tables, collection views and text views.
package struct ScrollView: TypedView {
  /// How it keeps its content clear of bars: UIScrollView.ContentInsetAdjustmentBehavior. Raw values are the
  /// document's.
  package enum InsetAdjustment: String {
    case automatic, scrollableAxes, always, never
  }

  private let view: View

  package init(_ view: View) { self.view = view }

  /// Source of the defaults: UIScrollView's documentation.
  package var isScrollEnabled: Bool { view.flag("scrollEnabled") ?? true }
  package var alwaysBouncesVertically: Bool { view.flag("alwaysBounceVertical") ?? false }

  package var insetAdjustment: InsetAdjustment {
    view["contentInsetAdjustmentBehavior"].flatMap(InsetAdjustment.init) ?? .automatic
  }

  /// Whether scrolling puts the keyboard away. Source of the default:
  /// UIScrollView.keyboardDismissMode's documentation.
  package var dismissesKeyboard: Bool { view["keyboardDismissMode"] ?? "none" != "none" }
}

extension ScrollView {
  static let attributes = AttributeTable(
    "Scroll View",
    [
      .mode("indicatorStyle", "Indicators", "default"),
      .flag("showsHorizontalScrollIndicator", "Show Horizontal Indicator", true),
      .flag("showsVerticalScrollIndicator", "Show Vertical Indicator", true),
      .flag("scrollEnabled", "Scrolling Enabled") { ScrollView($0).isScrollEnabled },
      .flag("pagingEnabled", "Paging Enabled", false),
      .flag("directionalLockEnabled", "Direction Lock Enabled", false),
      .flag("bounces", "Bounce On Scroll", true),
      .flag("bouncesZoom", "Bounce On Zoom", true),
      .flag("alwaysBounceHorizontal", "Bounce Horizontally", false),
      .flag("alwaysBounceVertical", "Bounce Vertically") {
        ScrollView($0).alwaysBouncesVertically
      },
      .number("minimumZoomScale", "Minimum Zoom", 1),
      .number("maximumZoomScale", "Maximum Zoom", 1),
      .flag("delaysContentTouches", "Delays Content Touches", true),
      .flag("canCancelContentTouches", "Cancellable Content Touches", true),
      .mode(
        "keyboardDismissMode", "Keyboard", "none",
        names: [
          "none": "Do Not Dismiss", "onDrag": "Dismiss On Drag",
          "interactive": "Dismiss Interactively",
        ]),
      .mode("contentInsetAdjustmentBehavior", "Content Insets") {
        ScrollView($0).insetAdjustment.rawValue
      },
      .insets("contentInset", "Content Inset"),
      .insets("scrollIndicatorInsets", "Indicator Insets"),
      .flag("automaticallyAdjustsScrollIndicatorInsets", "Automatically Adjusts Indicators"),
    ])
}
