import JSON

/// How an image's middle is stretched between edges that keep their size: what Xcode's asset catalog calls
/// slicing. Lengths are pixels of the file. Source: Asset Catalog Format Reference, Image Set Type,
/// `resizing`.
package struct ImageResizing: Hashable, Sendable {
  /// What stays as it is along one axis, and what is between.
  package struct Axis: Hashable, Sendable {
    /// The edge at the top or left, and that at the bottom or right.
    package let leading: Double
    package let trailing: Double
    /// The part behind the leading edge that is stretched or repeated.
    package let center: Double

    init?(_ leading: JSONNode?, _ trailing: JSONNode?, _ center: JSONNode?) {
      let numbers = [leading, trailing, center].map { $0?.number ?? 0 }
      guard numbers.allSatisfy({ $0.isFinite && $0 >= 0 }), numbers[2] >= 1 else { return nil }
      self.leading = numbers[0]
      self.trailing = numbers[1]
      self.center = numbers[2]
    }
  }

  /// Nil where the image is stretched as a whole on this axis.
  package let horizontal: Axis?
  package let vertical: Axis?
  /// Whether the middle is repeated rather than stretched.
  package let isTiled: Bool

  init?(_ json: JSONNode) {
    let caps = json["cap-insets", "capInsets"]
    let center = json["center"]
    let mode = json["mode"]?.string ?? ""
    isTiled = center?["mode"]?.string == "tile"
    horizontal =
      mode == "3-part-vertical"
      ? nil : Axis(caps?["left"], caps?["right"], center?["width"])
    vertical =
      mode == "3-part-horizontal"
      ? nil : Axis(caps?["top"], caps?["bottom"], center?["height"])
    if horizontal == nil && vertical == nil { return nil }
  }
}
