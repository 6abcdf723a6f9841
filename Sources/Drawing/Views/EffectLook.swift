import Traits

/// What an effect view does: one of both.
package struct EffectLook: Codable, Hashable, Sendable {
  /// To what lies behind it.
  package var blur: Look.Effect?
  /// The one colour that its content is seen in.
  package var vibrancy: Color?

  package init(blur: Look.Effect) { self.blur = blur }
  package init(vibrancy: Color) { self.vibrancy = vibrancy }
}
