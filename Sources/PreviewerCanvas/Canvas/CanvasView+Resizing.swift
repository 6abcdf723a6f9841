import CGtk
import Drawing
import Localization
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import Traits
import WorkerProtocol

/// A running window of a free size: its edges can be dragged, and rulers show where its size classes
/// change.
extension CanvasView {
  /// Which edges are dragged.
  struct Edges: OptionSet {
    let rawValue: Int
    static let right = Edges(rawValue: 1)
    static let bottom = Edges(rawValue: 2)

    /// Of CSS.
    var cursor: String {
      switch self {
      case [.right, .bottom]: "nwse-resize"
      case .bottom: "ns-resize"
      default: "ew-resize"
      }
    }
  }

  /// Logical pixels on each side of an edge where it can be taken.
  private static let grip = 8.0
  /// Points; a window is no smaller.
  private static let smallest = 64.0

  /// The running window's frame, in logical pixels; nil unless it has a size of its own.
  private var freeWindow: Rect? {
    guard let shown = preview.running.interaction?.shown, shown.windowPart == nil,
      let item = runningItem
    else { return nil }
    return viewport.windowRect(item.screen)
  }

  /// The edges at a position.
  func edges(x: Double, y: Double) -> Edges {
    guard let frame = freeWindow else { return [] }
    var edges: Edges = []
    let (right, bottom) = (abs(x - frame.maxX) < Self.grip, abs(y - frame.maxY) < Self.grip)
    if right, y >= frame.y, y < frame.maxY + Self.grip { edges.insert(.right) }
    if bottom, x >= frame.x, x < frame.maxX + Self.grip { edges.insert(.bottom) }
    return edges
  }

  /// - Parameters:
  ///   - size: of the window when the drag began.
  ///   - dx: points, as is `dy`.
  func dragEdges(_ edges: Edges, of size: Size, dx: Double, dy: Double) {
    var size = size
    if edges.contains(.right) { size.width = max((size.width + dx).rounded(), Self.smallest) }
    if edges.contains(.bottom) { size.height = max((size.height + dy).rounded(), Self.smallest) }
    preview.running.resize(size)
  }

  // MARK: - Rulers

  /// Logical pixels: between the window and its rulers, and how long their marks are.
  private static let rulerGap = 8.0
  private static let markLength = 8.0
  /// Logical pixels that the rulers and their labels need beside and below the window.
  private static let rulerRoom = Size(width: 88, height: 24)

  /// The part of the window that what is shown is to fit: all but the rulers'.
  var fittingSize: Size {
    guard let shown = preview.running.interaction?.shown, shown.windowPart == nil else {
      return size
    }
    let isPad = shown.traits.userInterfaceIdiom == .pad
    return Size(
      width: size.width - (isPad ? 0 : Self.rulerRoom.width),
      height: size.height - Self.rulerRoom.height)
  }

  /// Draws a ruler below the window and one at its right, each with a mark where the size class
  /// changes.
  func paintRulers(_ cairo: OpaquePointer, _ ink: GdkRGBA) {
    guard let frame = freeWindow, let traits = preview.running.interaction?.shown?.traits else {
      return
    }
    let isPad = traits.userInterfaceIdiom == .pad
    cairo_set_line_width(cairo, 1)
    cairo_set_source_rgba(cairo, Double(ink.red), Double(ink.green), Double(ink.blue), 0.6)
    let y = frame.maxY + Self.rulerGap
    let mark = frame.x + SizeClassCell.regularWidth * viewport.zoom
    line(cairo, (frame.x, y), (max(frame.maxX, mark), y))
    line(cairo, (mark, y - Self.markLength / 2), (mark, y + Self.markLength))
    let compact = localized("compact")
    let regular = localized("%1$s regular", SizeClassCell.regularWidth.text())
    // A change that is out of sight is named at the edge.
    let change = min(mark, size.width - width(of: regular) - 12)
    label(cairo, compact, at: change - 4 - width(of: compact), y: y + 2)
    label(cairo, regular, at: change + 4, y: y + 2)
    // Heights on pads are always regular.
    guard !isPad else { return }
    let x = frame.maxX + Self.rulerGap
    let height = frame.y + SizeClassCell.regularHeight * viewport.zoom
    line(cairo, (x, frame.y), (x, max(frame.maxY, height)))
    line(cairo, (x - Self.markLength / 2, height), (x + Self.markLength, height))
    label(cairo, compact, at: x + Self.markLength + 2, y: height - 20)
    label(
      cairo, localized("%1$s regular", SizeClassCell.regularHeight.text()),
      at: x + Self.markLength + 2,
      y: height + 2)
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
    guard let layout = gtk_widget_create_pango_layout(area.widget, text) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    cairo_move_to(cairo, x.rounded(), y.rounded())
    pango_cairo_show_layout(cairo, layout)
  }

  /// Logical pixels.
  private func width(of text: String) -> Double {
    guard let layout = gtk_widget_create_pango_layout(area.widget, text) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var width: gint = 0
    pango_layout_get_pixel_size(layout, &width, nil)
    return Double(width)
  }
}
