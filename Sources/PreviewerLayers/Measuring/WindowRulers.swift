import CGtk
import Localization
import PreviewerGtk
import Traits

/// A ruler below a window whose edges can be dragged, and one at its right: each has a mark where a size class changes,
/// and stretches of widths or heights in which the layout breaks. While the window is dragged the lines that it crosses
/// lie over it, and its size and classes are at the pointer.
package struct WindowRulers: CanvasLayer {
  package let surface: CanvasSurface
  /// Of the window, on the canvas in logical pixels.
  package let frame: Rect
  /// Of what the window is in, such as a device's body, beside which the rulers are.
  package let body: Rect
  /// Of the window, in points.
  package let windowSize: Size
  package let idiom: Idiom?
  /// The size classes that the window has.
  package let cell: SizeClassCell
  /// Widths and heights in which something is wrong, in points.
  package let breaks: WindowBreaks
  /// Where the size stands, in logical pixels; nil while nothing is dragged.
  package let readout: (x: Double, y: Double)?

  /// Logical pixels: between the window and its rulers, how long their marks are, how thick what breaks.
  private static let gap = 8.0
  private static let markLength = 8.0
  private static let breakThickness = 5.0
  /// Logical pixels that the rulers and their labels need beside and below the window.
  package static let room = Size(width: 88, height: 28)
  /// Logical pixels from the pointer to the size.
  private static let readoutOffset = (x: 0.0, y: 26.0)

  package init(
    surface: CanvasSurface, frame: Rect, body: Rect, windowSize: Size, idiom: Idiom?,
    cell: SizeClassCell,
    breaks: WindowBreaks, readout: (x: Double, y: Double)?
  ) {
    self.surface = surface
    self.frame = frame
    self.body = body
    self.windowSize = windowSize
    self.idiom = idiom
    self.cell = cell
    self.breaks = breaks
    self.readout = readout
  }

  /// Logical pixels to a point.
  private var zoom: Double { windowSize.width > 0 ? frame.width / windowSize.width : 1 }

  private var rulerX: Double { body.maxX + Self.gap }
  private var rulerY: Double { body.maxY + Self.gap }

  /// Where a width's change of class is; heights on pads are always regular.
  private var widthMark: Double { frame.x + SizeClassCell.regularWidth * zoom }
  private var heightMark: Double? {
    idiom == .pad ? nil : frame.y + SizeClassCell.regularHeight * zoom
  }

  /// What stands at the pointer: "640 × 1000 · wC hR".
  package var readoutText: String { "\(windowSize.words) · \(cell.shortLabel)" }

  package func paint(_ cairo: OpaquePointer) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    paintWidths(cairo)
    if let heightMark { paintHeights(heightMark, cairo) }
    paintBreaks(cairo)
    guard let readout else { return }
    paintCrossedLines(cairo)
    paintMark(
      readoutText,
      at: (readout.x + Self.readoutOffset.x, readout.y + Self.readoutOffset.y), .guide, cairo)
  }

  private func paintWidths(_ cairo: OpaquePointer) {
    let ink = theme.ink
    cairo_set_line_width(cairo, 1)
    set(ink, alpha: isHighContrast ? 1 : 0.6, cairo)
    let (y, mark) = (rulerY, widthMark)
    line(cairo, (frame.x, y), (max(frame.maxX, mark), y))
    line(cairo, (mark, y - Self.markLength / 2), (mark, y + Self.markLength))
    let (compact, regular) = (
      localized("compact"), localized("%1$s regular", SizeClassCell.regularWidth.text())
    )
    // A change that is out of sight is named at the edge.
    let change = min(mark, size.width - width(of: regular) - 12)
    label(cairo, compact, at: change - 4 - width(of: compact), y: y + 2)
    label(cairo, regular, at: change + 4, y: y + 2)
  }

  private func paintHeights(_ mark: Double, _ cairo: OpaquePointer) {
    let x = rulerX
    line(cairo, (x, frame.y), (x, max(frame.maxY, mark)))
    line(cairo, (x - Self.markLength / 2, mark), (x + Self.markLength, mark))
    label(cairo, localized("compact"), at: x + Self.markLength + 2, y: mark - 20)
    label(
      cairo, localized("%1$s regular", SizeClassCell.regularHeight.text()),
      at: x + Self.markLength + 2, y: mark + 2)
  }

  private func paintBreaks(_ cairo: OpaquePointer) {
    MarkColor.conflict.set(cairo)
    let half = Self.breakThickness / 2
    for range in breaks.widths {
      let (start, end) = (Double(range.lowerBound) * zoom, Double(range.upperBound) * zoom)
      cairo_rectangle(
        cairo, (frame.x + start).rounded(), rulerY.rounded() - half,
        max((end - start).rounded(), 2), Self.breakThickness)
    }
    for range in breaks.heights {
      let (start, end) = (Double(range.lowerBound) * zoom, Double(range.upperBound) * zoom)
      cairo_rectangle(
        cairo, rulerX.rounded() - half, (frame.y + start).rounded(),
        Self.breakThickness, max((end - start).rounded(), 2))
    }
    cairo_fill(cairo)
  }

  /// The lines at which classes change, over all that the window and its drag are about.
  private func paintCrossedLines(_ cairo: OpaquePointer) {
    cairo_set_dash(cairo, [6, 4], 2, 0)
    cairo_set_line_width(cairo, 1.5)
    MarkColor.guide.set(cairo)
    let mark = widthMark
    line(cairo, (mark, frame.y), (mark, rulerY))
    if let heightMark {
      line(cairo, (frame.x, heightMark), (rulerX, heightMark))
    }
    cairo_set_dash(cairo, nil, 0, 0)
  }

  private func line(
    _ cairo: OpaquePointer, _ start: (x: Double, y: Double), _ end: (x: Double, y: Double)
  ) {
    // On the middle of a pixel a line is one pixel wide.
    cairo_move_to(cairo, start.x.rounded() + 0.5, start.y.rounded() + 0.5)
    cairo_line_to(cairo, end.x.rounded() + 0.5, end.y.rounded() + 0.5)
    cairo_stroke(cairo)
  }

  private func label(_ cairo: OpaquePointer, _ text: String, at x: Double, y: Double) {
    guard let layout = theme.layout(text) else { return }
    cairo_move_to(cairo, x.rounded(), y.rounded())
    pango_cairo_show_layout(cairo, layout.opaque)
  }

  /// Logical pixels.
  private func width(of text: String) -> Double { theme.layout(text)?.textSize.width ?? 0 }
}

/// The widths and heights of a window in which the layout of a scene breaks.
package struct WindowBreaks: Equatable, Sendable {
  package var widths: [ClosedRange<Int>] = []
  package var heights: [ClosedRange<Int>] = []

  package init(widths: [ClosedRange<Int>] = [], heights: [ClosedRange<Int>] = []) {
    (self.widths, self.heights) = (widths, heights)
  }

  package var isEmpty: Bool { widths.isEmpty && heights.isEmpty }
}
