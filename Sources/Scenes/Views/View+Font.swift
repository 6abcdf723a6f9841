import InterfaceBuilder
import Styles
import TextMetrics
import Traits
import UIKitMetrics

extension View {
  /// The font of the view's text, for the scene's traits.
  /// - Parameter defaultSize: The size in points where the document names none.
  func font(
    _ key: String = "fontDescription", defaultSize: Double, typography: Typography
  ) -> Font {
    Font(value(key), defaultSize: defaultSize, typography: typography)
  }
}
