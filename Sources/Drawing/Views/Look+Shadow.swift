import Traits

extension Look {
  /// What a layer or a label's text throws.
  package struct Shadow: Codable, Hashable, Sendable {
    package var color: Color
    /// How far it lies to the right and below, in points.
    package var x: Double
    package var y: Double
    /// Points: the deviation of its blur; 0 for a sharp one.
    package var radius: Double

    package init(color: Color, x: Double, y: Double, radius: Double) {
      self.color = color
      self.x = x
      self.y = y
      self.radius = radius
    }
  }
}
