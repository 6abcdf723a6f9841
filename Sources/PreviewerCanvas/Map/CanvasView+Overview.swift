import CGtk
import Drawing
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import Traits

/// A small picture of the whole canvas in its corner, with the part that is seen; there while a canvas of
/// many scenes is not seen whole.
extension CanvasView {
  /// Fewer scenes are found without it.
  private static let leastScenes = 10
  /// Logical pixels.
  private static let largest = Size(width: 184, height: 128)
  private static let margin = 14.0
  private static let padding = 6.0

  /// Where it is in the window, and where the canvas is in it; nil where there is none.
  private var overview: (frame: Rect, content: Rect, scale: Double)? {
    let bounds = graph.arrangement.bounds
    guard graph.arrangement.items.count >= Self.leastScenes, bounds.width > 0, bounds.height > 0,
      size.width > Self.largest.width * 2, size.height > Self.largest.height * 2
    else { return nil }
    let seen = viewport.windowRect(bounds)
    guard seen.x < -1 || seen.y < -1 || seen.maxX > size.width + 1 || seen.maxY > size.height + 1
    else { return nil }
    let scale = min(Self.largest.width / bounds.width, Self.largest.height / bounds.height)
    let (width, height) = (bounds.width * scale, bounds.height * scale)
    let frame = Rect(
      x: size.width - width - 2 * Self.padding - Self.margin,
      y: size.height - height - 2 * Self.padding - Self.margin, width: width + 2 * Self.padding,
      height: height + 2 * Self.padding)
    let content = Rect(
      x: frame.x + Self.padding, y: frame.y + Self.padding, width: width, height: height)
    return (frame, content, scale)
  }

  package func isOnOverview(x: Double, y: Double) -> Bool {
    overview?.frame.contains((x, y)) ?? false
  }

  func addOverviewDrag() {
    guard let drag = gtk_gesture_drag_new() else { return }
    gtk_gesture_single_set_button(drag, guint(GDK_BUTTON_PRIMARY))
    var start: (x: Double, y: Double)?
    let raw = UnsafeMutableRawPointer(drag)
    Signal.onPoint(raw, "drag-begin") { [weak self] x, y in
      guard let self, preview.running.interaction == nil, isOnOverview(x: x, y: y) else {
        start = nil
        return
      }
      start = (x, y)
      lookAt(x: x, y: y)
    }
    Signal.onPoint(raw, "drag-update") { [weak self] dx, dy in
      if let self, let start { lookAt(x: start.x + dx, y: start.y + dy) }
    }
    add(drag)
  }

  /// Brings what is at a position of the overview to the middle of the window.
  private func lookAt(x: Double, y: Double) {
    guard let overview else { return }
    let bounds = graph.arrangement.bounds
    let point = (
      x: bounds.x + (x - overview.content.x) / overview.scale,
      y: bounds.y + (y - overview.content.y) / overview.scale
    )
    change {
      $0.move(x: point.x - size.width / 2 / $0.zoom, y: point.y - size.height / 2 / $0.zoom)
    }
  }

  func paintOverview(_ cairo: OpaquePointer, _ ink: GdkRGBA) {
    guard let overview else { return }
    let bounds = graph.arrangement.bounds
    func place(_ rect: Rect) -> Rect {
      Rect(
        x: overview.content.x + (rect.x - bounds.x) * overview.scale,
        y: overview.content.y + (rect.y - bounds.y) * overview.scale,
        width: rect.width * overview.scale, height: rect.height * overview.scale)
    }
    let ground = theme.ground
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    let frame = overview.frame
    cairo_rectangle(
      cairo, frame.x.rounded() + 0.5, frame.y.rounded() + 0.5, frame.width, frame.height)
    set(ground, alpha: 0.92, cairo)
    cairo_fill_preserve(cairo)
    set(ink, alpha: isHighContrast ? 1 : 0.3, cairo)
    cairo_set_line_width(cairo, 1)
    cairo_stroke(cairo)
    cairo_rectangle(cairo, frame.x, frame.y, frame.width, frame.height)
    cairo_clip(cairo)
    for item in graph.arrangement.items where item.scene != preview.selection.element?.scene {
      let rect = place(item.body)
      cairo_rectangle(cairo, rect.x, rect.y, max(rect.width, 1.5), max(rect.height, 1.5))
    }
    set(ink, alpha: 0.4, cairo)
    cairo_fill(cairo)
    let accent = theme.accent
    for item in graph.arrangement.items where item.scene == preview.selection.element?.scene {
      let rect = place(item.body)
      cairo_rectangle(cairo, rect.x, rect.y, max(rect.width, 2), max(rect.height, 2))
    }
    set(accent, alpha: 1, cairo)
    cairo_fill(cairo)
    let seen = place(
      Rect(
        x: viewport.x, y: viewport.y, width: size.width / viewport.zoom,
        height: size.height / viewport.zoom))
    cairo_rectangle(cairo, seen.x, seen.y, seen.width, seen.height)
    set(accent, alpha: 0.15, cairo)
    cairo_fill_preserve(cairo)
    set(accent, alpha: 1, cairo)
    cairo_set_line_width(cairo, 1.5)
    cairo_stroke(cairo)
  }
}
