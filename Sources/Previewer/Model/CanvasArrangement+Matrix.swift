import Drawing
import Traits

/// Laying out as the size-class grid is: equally large cells in rows and columns, with what each shows made to fit.
extension CanvasArrangement {
  /// Canvas points to a logical pixel of a matrix that is seen whole. Text keeps its size whatever the zoom is, so
  /// the room that it needs is measured in the window.
  private static let matrixScale = 2.0
  /// Logical pixels: between two cells, inside of one around its scene, and around all, as ``Viewport`` leaves.
  private static let matrixGap = 12.0
  private static let matrixPadding = 10.0
  private static let matrixMargin = 24.0
  /// Of a cell, however small the window is.
  private static let leastCell = Size(width: 64, height: 48)

  /// - Parameters:
  ///   - parts: Row by row.
  ///   - columns: How many are in a row.
  ///   - window: Logical pixels in which all is to be seen.
  ///   - lineHeight: Of text, in logical pixels.
  init(matrix parts: [Part], columns: Int, in window: Size, lineHeight: Double) {
    let rows = (parts.count + columns - 1) / columns
    guard rows > 0 else {
      self.init()
      return
    }
    // The names of the classes, and of the axis.
    let title = 2 * lineHeight
    let caption = 2 * lineHeight + Self.matrixPadding
    let (gap, margin) = (Self.matrixGap, 2 * Self.matrixMargin)
    let cell = Size(
      width: max(
        (window.width - margin - title - gap * Double(columns - 1)) / Double(columns),
        Self.leastCell.width),
      height: max(
        (window.height - margin - title - gap * Double(rows - 1)) / Double(rows) - caption,
        Self.leastCell.height))
    let scale = Self.matrixScale
    let items = parts.enumerated().map { place, part -> Item in
      let (row, column) = (Double(place / columns), Double(place % columns))
      let frame = Rect(
        x: (title + column * (cell.width + gap)) * scale,
        y: (title + row * (caption + cell.height + gap)) * scale,
        width: cell.width * scale, height: (caption + cell.height) * scale)
      return Item(
        part, fitting: frame, below: caption * scale, padding: Self.matrixPadding * scale)
    }
    self.init(
      matrix: items, captionHeight: caption * scale, titleHeight: title * scale,
      bounds: Rect(
        x: 0, y: 0, width: items.map(\.area.maxX).max() ?? 0,
        height: items.map(\.area.maxY).max() ?? 0))
  }
}
