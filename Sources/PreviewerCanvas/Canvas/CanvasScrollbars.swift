import CGtk
import PreviewerGtk
import PreviewerLayers
import Traits

/// The scrollbars over the edges of the canvas, which show and move what part of it is seen.
@MainActor
final class CanvasScrollbars {
  /// Told the corner of the canvas that is to be seen, in points.
  var onScroll: (@MainActor (_ x: Double, _ y: Double) -> Void)?

  private let horizontal: Object
  private let vertical: Object
  /// While the scrollbars follow the canvas rather than lead it.
  private var isFollowing = false

  init(horizontal: Object, vertical: Object) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
    for bar in [horizontal, vertical] {
      Signal.on(Self.adjustment(of: bar).raw, "value-changed") { [weak self] in self?.scrolled() }
    }
  }

  /// - Parameters:
  ///   - viewport: what is seen, in a window of a size in logical pixels.
  ///   - bounds: of the canvas, in points.
  func follow(_ viewport: Viewport, in size: Size, over bounds: Rect) {
    isFollowing = true
    defer { isFollowing = false }
    let (width, height) = (size.width / viewport.zoom, size.height / viewport.zoom)
    Self.configure(horizontal, value: viewport.x, page: width, from: bounds.x, to: bounds.maxX)
    Self.configure(vertical, value: viewport.y, page: height, from: bounds.y, to: bounds.maxY)
  }

  /// Keeps the vertical one off a ruler at the left, where it is on desktops that run from right to left.
  /// - Parameter width: The ruler's, in logical pixels; 0 without one.
  func leaveRoom(_ width: Double) {
    let isAtLeft = gtk_widget_get_direction(vertical.widget) == GTK_TEXT_DIR_RTL
    gtk_widget_set_margin_end(vertical.widget, isAtLeft ? gint(width) : 0)
  }

  private static func configure(
    _ bar: Object, value: Double, page: Double, from lower: Double, to upper: Double
  ) {
    gtk_adjustment_configure(
      adjustment(of: bar).pointer(), value, min(lower, value), max(upper, value + page),
      page * 0.1, page * 0.9, page)
    bar.isVisible = value > lower || value + page < upper
  }

  private func scrolled() {
    guard !isFollowing else { return }
    onScroll?(
      gtk_adjustment_get_value(Self.adjustment(of: horizontal).pointer()),
      gtk_adjustment_get_value(Self.adjustment(of: vertical).pointer()))
  }

  private static func adjustment(of bar: Object) -> Object {
    Object(UnsafeMutableRawPointer(gtk_scrollbar_get_adjustment(bar.opaque)))
  }
}
