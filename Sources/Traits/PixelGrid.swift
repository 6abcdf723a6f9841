/// Rounding to a device's pixels.
package struct PixelGrid {
  /// Pixels per point.
  package let scale: Double

  package init(scale: Double) {
    self.scale = scale
  }

  /// The nearest pixel edge, halves up, as UIKit places views: at 2x 950.25 becomes 950.5.
  /// Source: reference/engine-and-conventions.md, C.3, quirk 1. MINED since Xcode 10: of 237 views that
  /// are centred half a pixel off 234 are stored at the upper pixel, and of 226 whose middle is between
  /// whole points 224 are not at a whole one. Documents of Xcode 8 and 9 have 66 of 170 such views at whole
  /// points, up and down; most have all or none of theirs there, as frames that a canvas of @1x computed
  /// and nobody has changed since, and which these are they don't tell.
  package func nearest(_ points: Double) -> Double {
    // Documents write multipliers with six digits, and a half must not fall below for that. Those below
    // 1 err by up to 5e-7, which in 1,000 points of 3 pixels each is 1.5e-3 pixels.
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
  package func up(_ points: Double) -> Double {
    ((points * scale - 1e-4).rounded(.up)) / scale
  }

  /// The next pixel edge at or below.
  package func down(_ points: Double) -> Double {
    ((points * scale + 1e-4).rounded(.down)) / scale
  }
}

extension Double {
  /// The next whole point at or above.
  package var roundedUpToPoint: Double { PixelGrid(scale: 1).up(self) }
}
