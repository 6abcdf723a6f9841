import CGtk
import Drawing
import Graphics
import PreviewerGtk
import PreviewerModel
import PreviewerWorker
import Scenes
import TextMetrics
import Traits

/// Draws what values look like: colours in both appearances, images, which are read in a process of their own, and
/// fonts.
@MainActor
final class ValuePreviews {
  private let painter = ViewPainter(measurer: CompatibleTextMeasurer())
  private let awaited: AwaitedImages
  /// What areas with images show, as long as they show it.
  private var shown: [WeakShown] = []

  private struct WeakShown {
    weak var value: Shown?
  }

  init() { awaited = AwaitedImages(of: painter) }

  /// A small picture.
  static func makeArea(width: gint, height: gint) -> Object {
    // What it shows, what is beside it says.
    let area = Object(type: gtk_drawing_area_get_type(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
    gtk_drawing_area_set_content_width(area.pointer(), width)
    gtk_drawing_area_set_content_height(area.pointer(), height)
    gtk_widget_set_valign(area.widget, GTK_ALIGN_CENTER)
    return area
  }

  /// Has a drawing area show a value from now on.
  func show(_ preview: ValueChoice.Preview, in area: UnsafeMutablePointer<GtkWidget>) {
    let shown = Shown(preview, area, self)
    if case .image = preview {
      self.shown.removeAll { $0.value == nil }
      self.shown.append(WeakShown(value: shown))
    }
    gtk_drawing_area_set_draw_func(
      UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkDrawingArea.self),
      { area, cairo, width, height, data in
        nonisolated(unsafe) let (area, cairo, data) = (area, cairo, data)
        MainActor.assumeIsolated {
          guard let cairo, let data, let area else { return }
          let shown = Unmanaged<Shown>.fromOpaque(data).takeUnretainedValue()
          var ink = GdkRGBA()
          let widget = UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkWidget.self)
          gtk_style_context_get_color(gtk_widget_get_style_context(widget), &ink)
          let color = Color(
            red: Double(ink.red), green: Double(ink.green), blue: Double(ink.blue),
            alpha: Double(ink.alpha))
          shown.previews.paint(
            shown.preview, Size(width: Double(width), height: Double(height)), color, cairo)
        }
      }, Unmanaged.passRetained(shown).toOpaque(),
      { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
    gtk_widget_queue_draw(area)
  }

  private final class Shown {
    let preview: ValueChoice.Preview
    /// It keeps this, and so is there as long as this is.
    let area: UnsafeMutablePointer<GtkWidget>
    let previews: ValuePreviews

    init(
      _ preview: ValueChoice.Preview, _ area: UnsafeMutablePointer<GtkWidget>,
      _ previews: ValuePreviews
    ) {
      (self.preview, self.area, self.previews) = (preview, area, previews)
    }
  }

  // MARK: - Painting

  private func paint(
    _ preview: ValueChoice.Preview, _ size: Size, _ ink: Color, _ cairo: OpaquePointer
  ) {
    switch preview {
    case .nothing: break
    case .color(let light, let dark): paint(light, dark, size, cairo)
    case .image(let image):
      var look = Look(kind: .imageView)
      look.image = image
      look.imageView = ImageViewLook(contentMode: .scaleAspectFit)
      look.clipsToBounds = true
      look.tint = ink
      paint(look, size, cairo)
      _ = painter.takeUndrawnImages()
      awaited.read { [weak self] _ in self?.redraw() }
    case .font(let font):
      var look = Look(kind: .label)
      // Not translated: letters that tell fonts apart.
      look.text = "Ag"
      look.font = font
      look.textColor = ink
      look.alignment = .center
      paint(look, size, cairo)
    }
  }

  private func redraw() {
    for shown in shown.compactMap(\.value) { gtk_widget_queue_draw(shown.area) }
  }

  private func paint(_ look: Look, _ size: Size, _ cairo: OpaquePointer) {
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    cairo_rectangle(cairo, 0, 0, size.width, size.height)
    cairo_clip(cairo)
    // On the list's own ground, light or dark.
    painter.paint(
      DrawnView(id: "value", className: "UIView", name: "", frame: frame, look: look),
      on: Canvas(borrowing: cairo))
  }

  /// Each on a ground of its appearance, so that what is translucent is seen as it will be.
  private func paint(_ light: Color, _ dark: Color, _ size: Size, _ cairo: OpaquePointer) {
    let half = (size.width / 2).rounded()
    for (color, ground, x, width) in [
      (light, 1.0, 0.0, half), (dark, 0.0, half, size.width - half),
    ] {
      cairo_set_source_rgb(cairo, ground, ground, ground)
      cairo_rectangle(cairo, x, 0, width, size.height)
      cairo_fill(cairo)
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      cairo_rectangle(cairo, x, 0, width, size.height)
      cairo_fill(cairo)
    }
    // Seen on light and on dark ground.
    cairo_set_line_width(cairo, 1)
    cairo_rectangle(cairo, 0.5, 0.5, size.width - 1, size.height - 1)
    cairo_set_source_rgb(cairo, 0.5, 0.5, 0.5)
    cairo_stroke(cairo)
  }
}
