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

  /// The room that cells have, in logical pixels.
  package struct MatrixRoom {
    /// Of the names of the classes, and of the axis.
    let title: Double
    /// How many lines of text stand over each scene, and how high they are together.
    package let captionLines: Int
    let caption: Double
    /// Of a cell below its caption.
    let cell: Size

    /// The width of its caption.
    package var captionWidth: Double { cell.width - 4 }
    /// A third line is worth its room where the scenes below have half as much again.
    private static let captionLines = 2...3
    private static let worth = 2.5

    /// - Parameters:
    ///   - window: In which all is to be seen.
    ///   - lineHeight: Of text.
    package init(rows: Int, columns: Int, in window: Size, lineHeight: Double) {
      title = 2 * lineHeight
      let (gap, margin) = (matrixGap, 2 * matrixMargin)
      let width = (window.width - margin - title - gap * Double(columns - 1)) / Double(columns)
      let height = (window.height - margin - title - gap * Double(rows - 1)) / Double(rows)
      let most = Double(Self.captionLines.upperBound) * lineHeight + matrixPadding
      captionLines =
        height >= Self.worth * most ? Self.captionLines.upperBound : Self.captionLines.lowerBound
      caption = Double(captionLines) * lineHeight + matrixPadding
      cell = Size(
        width: max(width, leastCell.width), height: max(height - caption, leastCell.height))
    }
  }

  /// - Parameters:
  ///   - parts: Row by row.
  ///   - columns: How many are in a row.
  package init(matrix parts: [Part], columns: Int, in room: MatrixRoom) {
    guard !parts.isEmpty else {
      self.init()
      return
    }
    let (title, caption, cell, gap) = (room.title, room.caption, room.cell, Self.matrixGap)
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
