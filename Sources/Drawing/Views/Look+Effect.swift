import Traits

extension Look {
  /// What an effect view does to what lies behind it.
  package struct Effect: Codable, Hashable, Sendable {
    /// What lies over the blurred picture.
    package var tint: Color
    /// Points: the deviation of the blur.
    package var radius: Double
    /// A factor on how colourful the picture is.
    package var saturation: Double

    /// What a translucent bar does; its blur is that of an extra light effect view.
    static func bar(_ color: Color, opacity: Double) -> Look.Effect {
      var effect = Look.Effect(blurStyle: "extraLight", appearance: .light)
      effect.tint = color.opacity(opacity)
      return effect
    }
  }
}

extension Look.Effect {
  /// The effect of a style of UIBlurEffect, by its name in documents.
  ///
  /// Tints, blurs and saturation of `light`, `extraLight` and `dark` are those of UIImage+ImageEffects, the
  /// sample that Apple published with iOS 7. Materials are by eye: each thicker than the one before, as
  /// UIBlurEffect.Style's documentation has them.
  package init(blurStyle name: String, appearance: Appearance) {
    let isDark: Bool
    var style = name
    if style.hasPrefix("system"), style.hasSuffix("Light") {
      isDark = false
      style.removeLast("Light".count)
    } else if style.hasPrefix("system"), style.hasSuffix("Dark") {
      isDark = true
      style.removeLast("Dark".count)
    } else {
      isDark = appearance == .dark
    }
    func material(_ opacity: Double) -> Look.Effect {
      Look.Effect(
        tint: Color(white: isDark ? 0.14 : 0.98, alpha: opacity), radius: 25, saturation: 1.8)
    }
    switch style {
    case "extraLight":
      self.init(tint: Color(white: 0.97, alpha: 0.82), radius: 20, saturation: 1.8)
    case "light": self.init(tint: Color(white: 1, alpha: 0.3), radius: 30, saturation: 1.8)
    case "dark": self.init(tint: Color(white: 0.11, alpha: 0.73), radius: 20, saturation: 1.8)
    case "prominent":
      self.init(blurStyle: isDark ? "dark" : "extraLight", appearance: appearance)
    case "systemUltraThinMaterial": self = material(0.45)
    case "systemThinMaterial": self = material(0.6)
    case "systemThickMaterial": self = material(0.85)
    case "systemChromeMaterial": self = material(0.8)
    default: self = material(0.72)
    }
  }
}
