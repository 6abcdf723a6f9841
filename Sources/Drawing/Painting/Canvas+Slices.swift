import Graphics
import Traits

extension Canvas {
  /// Draws an image into a rectangle, its edges in their own size.
  /// - Parameters:
  ///   - slices: Nil where it is stretched as a whole.
  ///   - tint: A colour that replaces the image's own, for template images.
  func draw(_ image: Surface, in rect: Rect, slices: Look.Slices?, tint: Color?) {
    guard let slices else { return draw(image, in: rect, tint: tint) }
    let extent = image.extent
    // A drawing has other units than the points that its slices are in.
    let unit = image.pointSize.map { extent.width / max($0.width, 1e-9) } ?? 1
    let columns = slices.parts(slices.horizontal, of: extent.width, unit: unit, in: rect.width)
    let rows = slices.parts(slices.vertical, of: extent.height, unit: unit, in: rect.height)
    for row in rows {
      for column in columns {
        let target = alignedToPixels(
          Rect(
            x: rect.x + column.target, y: rect.y + row.target, width: column.visible,
            height: row.visible))
        guard !target.isEmpty else { continue }
        saved {
          clip(Path(target))
          let (across, down) = (column.length / column.source, row.length / row.source)
          let whole = Rect(
            x: rect.x + column.target - column.start * across,
            y: rect.y + row.target - row.start * down,
            width: extent.width * across, height: extent.height * down)
          draw(image, in: whole, tint: tint)
        }
      }
    }
  }
}

extension Look.Slices {
  /// A part of an image and where it is drawn, along one axis.
  struct Part: Hashable {
    /// In the image's units.
    let start: Double
    let source: Double
    /// In points.
    let target: Double
    let length: Double
    /// Less than the length where a tile is cut off.
    var visible: Double
  }

  /// Above this a middle is stretched that should be repeated; nobody sees as many tiles.
  private static let mostTiles = 50.0

  /// - Parameters:
  ///   - extent: The image's, in its own units.
  ///   - unit: What a pixel is in these.
  ///   - length: That is to be filled, in points.
  func parts(
    _ axis: Axis?, of extent: Double, unit: Double, in length: Double
  ) -> [Part] {
    let whole = Part(start: 0, source: extent, target: 0, length: length, visible: length)
    guard let axis, scale > 0 else { return [whole] }
    let (leading, trailing, center) = (
      axis.leading * unit, axis.trailing * unit, axis.center * unit
    )
    // Less than a pixel has nothing to be stretched.
    guard axis.center >= 1, leading + trailing + center <= extent + 0.5 else { return [whole] }
    // Edges that are larger than what they are drawn in share it.
    let edges = (axis.leading + axis.trailing) / scale
    let factor = edges > length ? length / edges : 1
    let (first, last) = (axis.leading / scale * factor, axis.trailing / scale * factor)
    var parts: [Part] = []
    if first > 0 {
      parts.append(Part(start: 0, source: leading, target: 0, length: first, visible: first))
    }
    let middle = length - first - last
    let tile = axis.center / scale
    let count = middle / tile
    if isTiled, axis.center > 1, count <= Self.mostTiles {
      for index in 0..<Int(count.rounded(.up)) {
        let offset = Double(index) * tile
        parts.append(
          Part(
            start: leading, source: center, target: first + offset, length: tile,
            visible: min(tile, middle - offset)))
      }
    } else if middle > 0 {
      parts.append(
        Part(start: leading, source: center, target: first, length: middle, visible: middle))
    }
    if last > 0 {
      parts.append(
        Part(
          start: extent - trailing, source: trailing, target: length - last, length: last,
          visible: last))
    }
    return parts
  }
}
