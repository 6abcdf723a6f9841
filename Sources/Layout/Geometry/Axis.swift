import Traits

/// The axes of the plane.
enum Axis: Int, CaseIterable {
  case horizontal
  case vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}
