extension Color {
  /// The colour as it is seen over an opaque one.
  package func over(_ ground: Color) -> Color {
    func mix(_ own: Double, _ other: Double) -> Double { own * alpha + other * (1 - alpha) }
    return Color(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// From 1, of the same colours, to 21, of black and white. Both are taken to be opaque.
  /// Source: WCAG 2.2, “contrast ratio”.
  package func contrast(with other: Color) -> Double {
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// From 0 to 1. Source: WCAG 2.2, “relative luminance”.
  private var relativeLuminance: Double {
    func light(_ part: Double) -> Double { Self.linear(min(max(part, 0), 1)) }
    return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
  }
}
