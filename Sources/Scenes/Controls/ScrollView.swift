import Localization

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
  static let scrollAttributes = AttributeTable(
    "Scroll View",
    [
      .mode("indicatorStyle", localized("Indicators"), "default"),
      .flag("showsHorizontalScrollIndicator", localized("Show Horizontal Indicator"), true),
      .flag("showsVerticalScrollIndicator", localized("Show Vertical Indicator"), true),
      .flag("scrollEnabled", localized("Scrolling Enabled")) { ScrollView($0).isScrollEnabled },
      .flag("pagingEnabled", localized("Paging Enabled"), false),
      .flag("directionalLockEnabled", localized("Direction Lock Enabled"), false),
      .flag("bounces", localized("Bounce On Scroll"), true),
      .flag("bouncesZoom", localized("Bounce On Zoom"), true),
      .flag("alwaysBounceHorizontal", localized("Bounce Horizontally"), false),
      .flag("alwaysBounceVertical", localized("Bounce Vertically")) {
        ScrollView($0).alwaysBouncesVertically
      },
      .number("minimumZoomScale", localized("Minimum Zoom"), 1),
      .number("maximumZoomScale", localized("Maximum Zoom"), 1),
      .flag("delaysContentTouches", localized("Delays Content Touches"), true),
      .flag("canCancelContentTouches", localized("Cancellable Content Touches"), true),
      .mode(
        "keyboardDismissMode", localized("Keyboard"), "none",
        names: [
          "none": "Do Not Dismiss", "onDrag": "Dismiss On Drag",
          "interactive": "Dismiss Interactively",
        ]),
      .mode("contentInsetAdjustmentBehavior", localized("Content Insets")) {
        ScrollView($0).insetAdjustment.rawValue
      },
      .insets("contentInset", localized("Content Inset")),
      .insets("scrollIndicatorInsets", localized("Indicator Insets")),
      .flag(
        "automaticallyAdjustsScrollIndicatorInsets", localized("Automatically Adjusts Indicators")),
    ])
}

extension ScrollView: KnownView {
  static let className: String? = "UIScrollView"
  static var words: String? { localized("scroll view", context: "kind") }
  static let symbol: String? = "scroll"
}
