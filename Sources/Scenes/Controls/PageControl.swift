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
