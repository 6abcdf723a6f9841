import Graphics
import TextMetrics
import Traits

/// Pictures of scenes side by side on one page, each with a caption.
package struct ContactSheet: Sendable {
  package struct CaptionedPicture: Sendable {
    package var caption: String
    /// A second, quieter line.
    package var detail: String?
    package var picture: ScenePicture

    package init(caption: String, detail: String? = nil, picture: ScenePicture) {
      self.caption = caption
      self.detail = detail
      self.picture = picture
    }
  }

  package var title: String
  /// Row by row, from the left.
  package var entries: [CaptionedPicture]
  package var columns: Int
  /// As many lines as the quieter line below a caption may take.
  package var detailLines = 1
  package var appearance: Appearance

  package init(
    title: String, entries: [CaptionedPicture], columns: Int, appearance: Appearance = .light
  ) {
    self.title = title
    self.entries = entries
    self.columns = max(1, columns)
    self.appearance = appearance
  }

  // All in points of the page.
  private static let margin = 48.0
  private static let gap = 40.0
  private static let titleHeight = 60.0
  private static let captionHeight = 50.0
  private static let detailHeight = 16.0
  /// The longest side of a picture.
  private static let longestSide = 420.0

  /// Below each picture.
  private var captionHeight: Double {
    Self.captionHeight + Double(detailLines - 1) * Self.detailHeight
  }

  /// All pictures have one scale, so that devices keep their proportions.
  private var pictureScale: Double {
    let sides = entries.map { max($0.picture.size.width, $0.picture.size.height) }
    return Self.longestSide / max(sides.max() ?? 1, 1)
  }

  private struct Grid {
    var columnWidths: [Double]
    var rowHeights: [Double]
  }

  private var grid: Grid {
    let scale = pictureScale
    let used = min(columns, max(entries.count, 1))
    var grid = Grid(
      columnWidths: Array(repeating: 0, count: used),
      rowHeights: Array(repeating: 0, count: (entries.count + columns - 1) / columns))
    for (index, entry) in entries.enumerated() {
      let (row, column) = (index / columns, index % columns)
      // Captions need some width even under a narrow device.
      let width = max(entry.picture.size.width * scale, 150)
      grid.columnWidths[column] = max(grid.columnWidths[column], width)
      grid.rowHeights[row] = max(grid.rowHeights[row], entry.picture.size.height * scale)
    }
    return grid
  }

  /// The page's size in points.
  package var size: Size {
    let grid = grid
    let rows = Double(grid.rowHeights.count)
    return Size(
      width: grid.columnWidths.reduce(0, +) + Self.gap * Double(grid.columnWidths.count - 1)
        + 2 * Self.margin,
      height: grid.rowHeights.reduce(0, +) + captionHeight * rows
        + Self.gap * max(0, rows - 1) + Self.titleHeight + 2 * Self.margin)
  }

  package func paint(with painter: ViewPainter, on canvas: Canvas) {
    let theme = Theme(appearance)
    canvas.fill(
      Rect(size), theme.choose(light: Color(hex: 0xF4F4F1), dark: Color(hex: 0x2C2E33)))
    painter.texts.draw(
      title, .init(Font(weight: .semibold, pointSize: 26), theme[.label]),
      in: Rect(
        x: Self.margin, y: Self.margin - 12, width: size.width - 2 * Self.margin, height: 40),
      on: canvas)
    let grid = grid
    var y = Self.margin + Self.titleHeight
    for (row, height) in grid.rowHeights.enumerated() {
      var x = Self.margin
      for (column, width) in grid.columnWidths.enumerated() {
        let index = row * columns + column
        guard index < entries.count else { break }
        let cell = Rect(x: x, y: y, width: width, height: height)
        paint(entries[index], in: cell, theme, with: painter, on: canvas)
        x += width + Self.gap
      }
      y += height + captionHeight + Self.gap
    }
  }

  private func paint(
    _ entry: CaptionedPicture, in cell: Rect, _ theme: Theme, with painter: ViewPainter,
    on canvas: Canvas
  ) {
    let scale = pictureScale
    let size = entry.picture.size
    canvas.saved {
      // Pictures stand on one line, in the middle of their column.
      canvas.translate(cell.midX - size.width * scale / 2, cell.maxY - size.height * scale)
      canvas.scale(scale, scale)
      if entry.picture.device == nil {
        canvas.shadow(under: Rect(size), radius: 0, blur: 10, y: 4, Color(white: 0, alpha: 0.12))
      }
      entry.picture.paint(with: painter, on: canvas)
    }
    func caption(_ text: String, _ style: TextPainter.Style, at y: Double, lines: Int = 1) {
      let height = 18 + Double(lines - 1) * Self.detailHeight
      painter.texts.draw(
        text, style,
        in: Rect(x: cell.x - 16, y: cell.maxY + y, width: cell.width + 32, height: height),
        on: canvas)
    }
    caption(
      entry.caption, .init(Font(weight: .medium, pointSize: 14), theme[.label], .center), at: 12)
    if let detail = entry.detail {
      var style = TextPainter.Style(Font(pointSize: 12), theme[.secondaryLabel], .center)
      style.maximumLines = detailLines
      style.verticalAlignment = .top
      caption(detail, style, at: 31, lines: detailLines)
    }
  }
}
