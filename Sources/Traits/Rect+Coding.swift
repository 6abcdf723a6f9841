/// A frame is coded as `[x, y, width, height]`.
extension Rect: Codable {
  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(
      x: try values.decode(Double.self), y: try values.decode(Double.self),
      width: try values.decode(Double.self), height: try values.decode(Double.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(x)
    try values.encode(y)
    try values.encode(width)
    try values.encode(height)
  }
}
