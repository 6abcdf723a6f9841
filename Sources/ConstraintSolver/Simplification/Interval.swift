/// Numbers from one to another, both of which may be infinite.
struct Interval: BitwiseCopyable {
  var lower: Double
  var upper: Double

  /// The number in it that is nearest to one that may be outside.
  func nearest(to value: Double) -> Double { min(max(value, lower), upper) }
}
