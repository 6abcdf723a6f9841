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
