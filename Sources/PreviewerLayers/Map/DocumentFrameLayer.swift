import CGtk
import PreviewerGtk
import Traits

/// The frames of documents on a map of several, with their names. One that isn't edited has a triangle before its name,
/// which closes it.
package struct DocumentFrameLayer: CanvasLayer {
  package let surface: CanvasSurface
  private let frames: [DocumentFrame]

  /// Logical pixels.
  private static let radius = 12.0
  private static let inset = 10.0
  private static let triangleWidth = 18.0
  /// Below this width a name says nothing.
  private static let leastWidth = 36.0

  package init(surface: CanvasSurface, frames: [DocumentFrame]) {
    (self.surface, self.frames) = (surface, frames)
  }

  /// The document whose name is at a position of the window, and whether its triangle is.
  package func title(x: Double, y: Double) -> (frame: DocumentFrame, isTriangle: Bool)? {
    for frame in frames {
      guard let place = titlePlace(of: frame), x >= place.x, x < place.maxX, y >= place.y,
        y < place.maxY
      else { continue }
      return (frame, !frame.isEdited && x < place.x + Self.triangleWidth + Self.inset / 2)
    }
    return nil
  }

  /// Of the name, in logical pixels of the window; nil where there is no room for it.
  private func titlePlace(of frame: DocumentFrame) -> Rect? {
    let rect = viewport.windowRect(frame.rect)
    guard rect.width >= Self.leastWidth, let text = layout(of: frame) else { return nil }
    let before = frame.isEdited ? 0 : Self.triangleWidth
    let size = text.textSize
    let height = viewport.windowRect(frame.title).height
    return Rect(
      x: rect.x + Self.inset, y: rect.y + max((height - size.height) / 2, 2),
      width: min(size.width + before, rect.width - 2 * Self.inset), height: size.height)
  }

  private func layout(of frame: DocumentFrame) -> Object? {
    guard let layout = theme.layout(frame.name) else { return nil }
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
    pango_layout_set_attributes(layout.opaque, attributes)
    pango_attr_list_unref(attributes)
    return layout
  }

  package func paint(_ cairo: OpaquePointer) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    for frame in frames {
      let rect = viewport.windowRect(frame.rect)
      guard rect.maxX > 0, rect.x < size.width, rect.maxY > 0, rect.y < size.height else {
        continue
      }
      paint(frame, rect, cairo)
    }
  }

  private func paint(_ frame: DocumentFrame, _ rect: Rect, _ cairo: OpaquePointer) {
    let ink = theme.ink
    let edge = Rect(
      x: rect.x.rounded() + 0.5, y: rect.y.rounded() + 0.5, width: max(rect.width.rounded(), 1),
      height: max(rect.height.rounded(), 1))
    trace(edge, radius: Self.radius, cairo)
    set(theme.ground, alpha: isHighContrast ? 0 : 0.45, cairo)
    cairo_fill_preserve(cairo)
    if frame.isEdited {
      set(theme.accent, alpha: 0.8, cairo)
    } else {
      set(ink, alpha: isHighContrast ? 1 : 0.25, cairo)
    }
    cairo_set_line_width(cairo, frame.isEdited ? 1.5 : 1)
    cairo_stroke(cairo)
    guard let place = titlePlace(of: frame), let text = layout(of: frame) else { return }
    var x = place.x
    set(ink, alpha: isHighContrast ? 1 : 0.85, cairo)
    if !frame.isEdited {
      paintTriangle(isOpen: true, at: (x + 5, place.midY), cairo)
      x += Self.triangleWidth
    }
    pango_layout_set_width(text.opaque, gint(max(place.maxX - x, 0) + 1) * PANGO_SCALE)
    pango_layout_set_ellipsize(text.opaque, PANGO_ELLIPSIZE_MIDDLE)
    cairo_move_to(cairo, x.rounded(), place.y.rounded())
    pango_cairo_show_layout(cairo, text.opaque)
  }
}

extension CanvasLayer {
  /// Says that something opens, or is open, as the triangle of a row in a list does.
  /// - Parameter middle: Logical pixels.
  package func paintTriangle(
    isOpen: Bool, at middle: (x: Double, y: Double), _ cairo: OpaquePointer
  ) {
    let (x, y) = middle
    let corners =
      isOpen
      ? [(x - 5, y - 2.5), (x + 5, y - 2.5), (x, y + 3.5)]
      : [(x - 2.5, y - 5), (x - 2.5, y + 5), (x + 3.5, y)]
    cairo_new_path(cairo)
    for (x, y) in corners { cairo_line_to(cairo, x, y) }
    cairo_close_path(cairo)
    cairo_fill(cairo)
  }
}
