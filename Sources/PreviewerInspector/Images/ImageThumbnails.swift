import CGtk
import Drawing
import Graphics
import PreviewerGtk
import PreviewerWorker
import TextMetrics
import Traits
import WorkerProtocol

/// Images as small pictures, which are read in a process of their own.
@MainActor
final class ImageThumbnails {
  private let painter = ViewPainter(measurer: CompatibleTextMeasurer())
  private let awaited: AwaitedImages
  /// The pictures that are there.
  private var areas: [Object] = []

  init() {
    awaited = AwaitedImages(of: painter)
  }

  func removeAll() {
    areas = []
  }

  /// Draws those again whose files have changed.
  func outdate() {
    for area in areas { gtk_widget_queue_draw(area.widget) }
  }

  /// A picture of a file.
  /// - Parameter size: Logical pixels.
  func make(of variant: ImageResult.Variant, width: Int32, height: Int32) -> Object {
    // What it shows, the button says that it is on.
    let area = Object(type: gtk_drawing_area_get_type(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
    gtk_drawing_area_set_content_width(area.pointer(), width)
    gtk_drawing_area_set_content_height(area.pointer(), height)
    let shown = Shown(variant, self)
    gtk_drawing_area_set_draw_func(
      area.pointer(),
      { _, cairo, width, height, data in
        nonisolated(unsafe) let (cairo, data) = (cairo, data)
        MainActor.assumeIsolated {
          guard let cairo, let data else { return }
          let shown = Unmanaged<Shown>.fromOpaque(data).takeUnretainedValue()
          shown.thumbnails?.paint(
            shown.variant, Size(width: Double(width), height: Double(height)), cairo)
        }
      }, Unmanaged.passRetained(shown).toOpaque(),
      { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
    areas.append(area)
    return area
  }

  private final class Shown {
    let variant: ImageResult.Variant
    weak let thumbnails: ImageThumbnails?

    init(_ variant: ImageResult.Variant, _ thumbnails: ImageThumbnails) {
      self.variant = variant
      self.thumbnails = thumbnails
    }
  }

  /// Of the smallest squares that show where an image is transparent, in logical pixels.
  private static let square = 6.0

  private func paint(_ variant: ImageResult.Variant, _ size: Size, _ cairo: OpaquePointer) {
    let canvas = Canvas(borrowing: cairo)
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let isDark = variant.look?.contains("dark") == true
    cairo_rectangle(cairo, 0, 0, size.width, size.height)
    cairo_clip(cairo)
    for (offset, shade) in [(0.0, isDark ? 0.16 : 1), (1.0, isDark ? 0.22 : 0.9)] {
      cairo_set_source_rgb(cairo, shade, shade, shade)
      if offset == 0 {
        cairo_paint(cairo)
        continue
      }
      var (y, row) = (0.0, 0)
      while y < size.height {
        var x = Double(row % 2) * Self.square
        while x < size.width {
          cairo_rectangle(cairo, x, y, Self.square, Self.square)
          x += 2 * Self.square
        }
        (y, row) = (y + Self.square, row + 1)
      }
      cairo_fill(cairo)
    }
    var look = Look(kind: .imageView)
    look.image = Look.Image(name: String(variant.path.fileName), path: variant.path)
    look.imageView = ImageViewLook(contentMode: .scaleAspectFit)
    look.clipsToBounds = true
    painter.paint(
      DrawnView(id: "image", className: "UIImageView", name: "", frame: whole, look: look),
      screen: size, on: canvas)
    _ = painter.takeUndrawnImages()
    awaited.read { [weak self] _ in self?.outdate() }
  }
}
