import Traits

/// Rounding to a device's pixels.
package struct PixelGrid {
  /// Pixels per point.
  let scale: Double

  package init(scale: Double) {
    self.scale = scale
  }

  /// The nearest pixel edge, halves up, as UIKit places views: at 2x 950.25 becomes 950.5.
  /// Source: reference/engine-and-conventions.md, C.3, quirk 1. MINED: of 460 edges that lie in the
  /// middle between two pixels 383 are stored at the upper one and 61 at the lower; of 169 others that
  /// lie off the pixels 148 are at the nearest.
  func nearest(_ points: Double) -> Double {
    // Documents write multipliers with six digits, and a half must not fall below for that. Those below
    // 1 err by up to 5e-7, which in 1,000 points of 3 pixels each is 1.5e-3 pixels. MINED: 2 of 2
    // documents with such a half, of which one has 0.88806 for 357 points of 402.
    ((points * scale + 0.5 + 1.5e-3).rounded(.down)) / scale
  }

  /// Rounds a frame's edges, so that neighbours leave no gaps.
  package func round(_ frame: Rect) -> Rect {
    let x = nearest(frame.x)
    let y = nearest(frame.y)
    return Rect(
      x: x, y: y, width: nearest(frame.maxX) - x, height: nearest(frame.maxY) - y)
  }

  /// The next pixel edge at or above, as sizes of texts are rounded.
  func up(_ points: Double) -> Double {
    ((points * scale - 1e-4).rounded(.up)) / scale
  }

  /// The next pixel edge at or below.
  func down(_ points: Double) -> Double {
    ((points * scale + 1e-4).rounded(.down)) / scale
  }
}

extension Double {
  /// The next whole point at or above.
  var roundedUpToPoint: Double { PixelGrid(scale: 1).up(self) }
}
