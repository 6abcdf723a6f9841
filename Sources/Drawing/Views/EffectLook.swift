import Traits

/// What an effect view does: one of both.
package struct EffectLook: Codable, Hashable, Sendable {
  /// To what lies behind it.
  package var blur: Look.Effect?
  /// The one colour that its content is seen in.
  package var vibrancy: Color?
  /// Whether that colour burns what lies behind, so that it shows as a darker and more saturated shade of it, instead
  /// of lying over it.
  package var isColorBurn: Bool?

  package init(blur: Look.Effect) { self.blur = blur }
  package init(vibrancy: Vibrancy) {
    self.vibrancy = vibrancy.color
    isColorBurn = vibrancy.isColorBurn ? true : nil
  }

  /// How the content of a vibrancy effect is seen.
  package struct Vibrancy: Equatable, Sendable {
    package var color: Color
    package var isColorBurn = false

    package init(color: Color, isColorBurn: Bool = false) {
      self.color = color
      self.isColorBurn = isColorBurn
    }
  }
}
