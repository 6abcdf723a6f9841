import Drawing
import Traits

extension Look.Effect {
  /// How what a vibrancy effect shows is seen over a blur of this name.
  /// - Parameters:
  ///   - style: of UIVibrancyEffectStyle, by its name in documents; nil for that of iOS 12 and earlier. Opacities
  ///     are by eye, in the order of the labels and fills that they are named after.
  ///   - hasDarkText: Dark texts over a light blur are a darker, more saturated shade of what is behind: #BD7600 over
  ///     #D7AB4B, #D98200 over #E6B04B and #BA6B05 over #D3A44C in PrashantMangukiya/SwiftUIDemo on iOS 9, which is a
  ///     colour burn by a grey of 0.61 to 0.66 in each channel. AppKit's light vibrancy is a colour burn, too
  ///     (WWDC 2014, session 220).
  static func vibrancy(
    _ style: String?, over blurStyle: String, appearance: Appearance, hasDarkText: Bool
  ) -> EffectLook.Vibrancy {
    if style == nil, blurStyle == "light", hasDarkText {
      return EffectLook.Vibrancy(color: Color(white: 0.63), isColorBurn: true)
    }
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
    return EffectLook.Vibrancy(color: Color(white: isOnDark ? 1 : 0, alpha: alpha))
  }
}
