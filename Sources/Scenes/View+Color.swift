import InterfaceBuilder
import Traits

extension View {
  /// The colour that is the value of a property, such as `backgroundColor`, for the scene's traits.
  package func color(_ key: String, in palette: Palette) -> Color? {
    palette.color(value(key).flatMap(ColorElement.init))
  }
}
