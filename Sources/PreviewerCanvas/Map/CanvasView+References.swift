import CGtk
import Localization
import PreviewerGtk
import PreviewerLayers
import Traits
import WorkerProtocol

/// Storyboard references on the map.
extension CanvasView {
  /// Whether a reference's card of this size, in logical pixels, has names on it.
  func hasReferenceText(_ size: Size) -> Bool { size.width > 60 && size.height > 36 }

  /// A card with the names of the document and the scene that a reference leads to.
  func paintReference(
    _ reference: SceneReference, _ body: Rect, isOpen: Bool, _ ink: GdkRGBA,
    _ cairo: OpaquePointer
  ) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_rectangle(
      cairo, body.x.rounded() + 0.5, body.y.rounded() + 0.5, body.width.rounded(),
      body.height.rounded())
    set(theme.ground, alpha: 1, cairo)
    cairo_fill_preserve(cairo)
    set(ink, alpha: isHighContrast ? 1 : 0.6, cairo)
    cairo_set_dash(cairo, [5, 4], 2, 0)
    cairo_set_line_width(cairo, 1)
    cairo_stroke(cairo)
    let text =
      (reference.storyboard ?? localized("This Storyboard")) + "\n"
      + (reference.identifier ?? localized("Initial Scene"))
    guard hasReferenceText(body.size),
      let layout = gtk_widget_create_pango_layout(area.widget, text)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_width(layout, gint(body.width - 12) * PANGO_SCALE)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
    pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    var height: gint = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    set(ink, alpha: reference.file == nil && !isHighContrast ? 0.7 : 1, cairo)
    cairo_move_to(
      cairo, (body.x + 6).rounded(), (body.midY - Double(height) / 2).rounded())
    pango_cairo_show_layout(cairo, layout)
    guard reference.file != nil, let place = disclosurePlace(in: body) else { return }
    paintTriangle(isOpen: isOpen, at: (place.midX, place.midY), cairo)
  }

  /// Where a click opens what a card stands for, or takes it away, in logical pixels; nil on a small card.
  func disclosurePlace(in body: Rect) -> Rect? {
    guard hasReferenceText(body.size) else { return nil }
    return Rect(x: body.x, y: body.y, width: 22, height: min(22, body.height))
  }
}
