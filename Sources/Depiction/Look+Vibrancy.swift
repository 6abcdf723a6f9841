import Drawing
import Traits

extension Look.Effect {
  /// The colour of what a vibrancy effect shows over a blur of this name.
  /// - Parameters:
  ///   - style: of UIVibrancyEffectStyle, by its name in documents; nil for that of iOS 12 and earlier. Opacities
  ///     are by eye, in the order of the labels and fills that they are named after.
  ///   - hasDarkText: Dark texts over a light blur are a darker shade of what is behind: #B86B00 over #E1AE4A in
  ///     PrashantMangukiya/SwiftUIDemo on iOS 9.
  static func vibrantColor(
    _ style: String?, over blurStyle: String, appearance: Appearance, hasDarkText: Bool
  ) -> Color {
    if style == nil, blurStyle == "light", hasDarkText { return Color(white: 0, alpha: 0.35) }
    let tint = Look.Effect(blurStyle: blurStyle, appearance: appearance).tint
    let isOnDark = tint.luma < 0.5 || blurStyle == "light"
    let alpha =
      switch style {
      case "secondaryLabel": 0.55
      case "tertiaryLabel": 0.3
      case "quaternaryLabel": 0.18
      case "fill": 0.25
      case "secondaryFill": 0.2
      case "tertiaryFill": 0.15
      case "separator": 0.25
      default: 0.75
      }
    return Color(white: isOnDark ? 1 : 0, alpha: alpha)
  }
}
