import Traits

/// The thumb of a slider: for what draws it, and for what takes hold of it.
package struct SliderThumb: Hashable, Sendable {
  /// In the coordinates of the bounds, in points.
  package let frame: Rect
  /// Points that it can move from one end to the other.
  package let travel: Double

  /// - Parameters:
  ///   - value: from 0 to 1.
  ///   - bounds: the slider's.
  package init(at value: Double, in bounds: Rect) {
    // By eye, after iOS 13 to 18.
    let side = min(28, max(bounds.height - 2, 4), bounds.width)
    travel = max(0, bounds.width - 2 - side)
    frame = Rect(
      x: bounds.x + 1 + travel * min(max(value, 0), 1), y: bounds.midY - side / 2, width: side,
      height: side)
  }
}
