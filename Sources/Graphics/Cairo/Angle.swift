#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// Trigonometry of angles in radians.
package enum Angle {
  package static func sine(_ angle: Double) -> Double { sin(angle) }
  package static func cosine(_ angle: Double) -> Double { cos(angle) }
  /// Of a direction from the x axis, from -π to π.
  package static func of(x: Double, y: Double) -> Double { atan2(y, x) }
}
