import Localization
import Styles
import Traits

/// UIPageControl.
package struct PageControl: TypedView {
  private let view: View

  package init(_ view: View) { self.view = view }

  /// Source of the defaults: UIPageControl's documentation.
  package var numberOfPages: Int { max(0, view.count("numberOfPages") ?? 0) }
  package var currentPage: Int { max(0, view.count("currentPage") ?? 0) }

  package func currentPageTint(in palette: Palette) -> Color? {
    view.color("currentPageIndicatorTintColor", in: palette)
  }

  package func pageTint(in palette: Palette) -> Color? {
    view.color("pageIndicatorTintColor", in: palette)
  }
}

extension PageControl {
  static let attributes = AttributeTable(
    "Page Control",
    [
      .number("numberOfPages", localized("# of Pages")) { Double(PageControl($0).numberOfPages) },
      .number("currentPage", localized("Current")) { Double(PageControl($0).currentPage) },
      .flag("hidesForSinglePage", localized("Hides for Single Page"), false),
      .flag("defersCurrentPageDisplay", localized("Defers Page Display"), false),
      .color("pageIndicatorTintColor", localized("Tint Color")),
      .color("currentPageIndicatorTintColor", localized("Current Page")),
      .mode("backgroundStyle", localized("Background Style"), "automatic"),
      .flag("allowsContinuousInteraction", localized("Continuous Interaction"), true),
      .image("preferredIndicatorImage", localized("Indicator Image")),
    ])
}

extension PageControl: KnownView {
  static let className: String? = "UIPageControl"
  static let superclass: String? = "UIControl"
  static var words: String? { localized("page control", context: "kind") }
  static let symbol: String? = "pages"
  static let isOperated = true
  static let isMirrored = true
  static let imageProperties = ["preferredIndicatorImage", "preferredCurrentPageIndicatorImage"]
  static let isSetToIndex = true
  static let valueAttribute: String? = "currentPage"

  var controlValue: ControlValue? { .number(Double(currentPage)) }
  var valueRange: (least: Double, most: Double)? { (0, Double(numberOfPages - 1)) }
}
