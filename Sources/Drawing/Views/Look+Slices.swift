import Assets

extension Look {
  /// How an image's middle is stretched or repeated between edges that keep their size.
  package struct Slices: Codable, Hashable, Sendable {
    /// Pixels of the image along one axis.
    package struct Axis: Codable, Hashable, Sendable {
      package var leading: Double
      package var trailing: Double
      /// The part behind the leading edge that fills what is between.
      package var center: Double
    }

    /// Nil where the image is stretched as a whole on this axis.
    package var horizontal: Axis?
    package var vertical: Axis?
    /// Whether the middle is repeated rather than stretched.
    package var isTiled: Bool
    /// Pixels of the image per point.
    package var scale: Double
  }
}

extension Look.Slices {
  package init(_ resizing: ImageResizing, scale: Double) {
    self.init(
      horizontal: resizing.horizontal.map(Axis.init), vertical: resizing.vertical.map(Axis.init),
      isTiled: resizing.isTiled, scale: scale)
  }
}

extension Look.Slices.Axis {
  init(_ axis: ImageResizing.Axis) {
    self.init(leading: axis.leading, trailing: axis.trailing, center: axis.center)
  }
}
