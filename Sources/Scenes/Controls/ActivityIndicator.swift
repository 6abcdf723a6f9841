import Traits

/// UIActivityIndicatorView.
package struct ActivityIndicator: TypedView {
  private let view: View

  package init(_ view: View) { self.view = view }

  package var isLarge: Bool { style == "large" || style == "whiteLarge" }

  /// The styles of iOS 12 and earlier have a colour in their names.
  package func color(in palette: Palette) -> Color? {
    view.color("color", in: palette)
      ?? (style?.hasPrefix("white") == true ? Color(white: 1) : nil)
  }

  private var style: String? { view["style"] }
}
