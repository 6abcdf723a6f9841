import Traits
import UIKitMetrics

/// The thumb of a slider: for what draws it, and for what takes hold of it.
package struct SliderThumb: Hashable, Sendable {
  /// In the coordinates of the bounds, in points.
  package let frame: Rect
  /// Points that it can move from one end to the other.
  package let travel: Double

  /// - Parameters:
  ///   - value: from 0 to 1.
  ///   - bounds: the slider's.
  ///   - look: the slider's: in iOS 26 it is a capsule from one end of the slider to the other
  ///     (reference/uikit-15-26.md, section 6), before that a circle.
  package init(at value: Double, in bounds: Rect, of look: Look = Look(kind: .slider)) {
    let (platform, isGlass) = (look.platform, look.isGlass)
    let height = min(platform[.sliderThumbHeight], max(bounds.height - 2, 4), bounds.width)
    let width = isGlass ? min(platform[.sliderThumbWidth], bounds.width) : height
    let gap = platform[.sliderThumbGap]
    travel = max(0, bounds.width - 2 * gap - width)
    frame = Rect(
      x: bounds.x + gap + travel * min(max(value, 0), 1), y: bounds.midY - height / 2,
      width: width, height: height)
  }
}
