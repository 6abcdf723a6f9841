#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// Trigonometry of angles in radians.
enum Angle {
  static func sine(_ angle: Double) -> Double { sin(angle) }
  static func cosine(_ angle: Double) -> Double { cos(angle) }
}
