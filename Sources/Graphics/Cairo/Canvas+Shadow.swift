import Traits

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

extension Canvas {
  /// A soft shadow below a shape: rings of falling opacity, since Cairo has no blur.
  /// - Parameter blur: How far it reaches beyond the shape, and into it.
  package func shadow(
    under rect: Rect, radius: Double, blur: Double, x: Double = 0, y: Double, _ color: Color
  ) {
    // As many rings as leave no steps to be seen, but none that is fainter than a level of 255, which pixels
    // don't keep.
    let rings = max(1, min(max(Int(blur * 4), 8), 48, Int(color.alpha * 255)))
    for ring in 0..<rings {
      // As near to one another as a Gaussian is steep: the logistic function is nearly its integral.
      let part = (Double(ring) + 0.5) / Double(rings)
      let spread = blur * 0.32 * log((1 - part) / part)
      guard rect.width + 2 * spread > 0, rect.height + 2 * spread > 0 else { continue }
      var grown = rect.inset(-spread, -spread)
      grown.x += x
      grown.y += y
      // What lies over one another adds up to the colour's opacity, which is never reached.
      let share = 1 - pow(1 - min(color.alpha, 0.96), 1 / Double(rings))
      fill(
        Path(grown, radius: max(0, radius + spread)),
        Color(red: color.red, green: color.green, blue: color.blue, alpha: share))
    }
  }
}
