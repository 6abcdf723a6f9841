import InterfaceBuilder
import Styles
import Traits

extension View {
  /// The colour that is the value of a property, such as `backgroundColor`, for the scene's traits.
  func color(_ key: String, in palette: Palette) -> Color? {
    if case .string(let name)? = declaredProperties?[key] { return palette.color(named: name) }
    if let value = value(key) { return palette.color(ColorElement(value)) }
    guard case .string(let name)? = appearance?[key] else { return nil }
    return palette.color(named: name)
  }
}
