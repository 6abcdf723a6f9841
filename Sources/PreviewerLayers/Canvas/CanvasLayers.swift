import CGtk
import Graphics
import PreviewerGtk
import Traits

/// What a frame of the canvas is drawn into, from below: shapes, with Cairo, and pictures of scenes.
///
/// The pictures are textures that GTK places. Its renderer for Cairo would copy each in every frame, and gets
/// them with the shapes.
@MainActor
package final class CanvasLayers {
  private let snapshot: OpaquePointer
  private let size: Size
  private let hasTextures: Bool
  /// Of the layer of shapes that is above everything else so far.
  private var cairo: OpaquePointer?

  /// - Parameters:
  ///   - snapshot: of GTK.
  ///   - area: in logical pixels as large as `size`.
  package init(_ snapshot: OpaquePointer, of area: Object, _ size: Size) {
    self.snapshot = snapshot
    self.size = size
    hasTextures = !Self.isRenderedByCairo(area)
  }

  private static func isRenderedByCairo(_ area: Object) -> Bool {
    guard let native = gtk_widget_get_native(area.widget),
      let renderer = gtk_native_get_renderer(native)
    else { return true }
    let instance = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_check_instance_is_a(instance, gsk_cairo_renderer_get_type()) != 0
  }

  /// What shapes are drawn on, above what there is.
  package var shapes: OpaquePointer? {
    if cairo == nil {
      var bounds = Self.bounds(Rect(x: 0, y: 0, width: size.width, height: size.height))
      cairo = gtk_snapshot_append_cairo(snapshot, &bounds)
    }
    return cairo
  }

  /// Draws shapes above what there is that are all within a rectangle, in logical pixels.
  package func draw(in rect: Rect, _ body: (OpaquePointer) -> Void) {
    if hasTextures {
      end()
      var bounds = Self.bounds(rect)
      cairo = gtk_snapshot_append_cairo(snapshot, &bounds)
    }
    if let shapes { body(shapes) }
    if hasTextures { end() }
  }

  /// - Parameters:
  ///   - rect: in logical pixels.
  ///   - isExact: whether each of its pixels is one of the window's.
  func show(_ picture: ScenePixels, in rect: Rect, isExact: Bool) {
    guard hasTextures, let texture = picture.texture else {
      if let shapes { picture.show(in: rect, isExact: isExact, on: shapes) }
      return
    }
    end()
    var (area, bounds) = (
      Self.bounds(Rect(x: 0, y: 0, width: size.width, height: size.height)), Self.bounds(rect)
    )
    gtk_snapshot_push_clip(snapshot, &area)
    gtk_snapshot_append_texture(snapshot, texture.opaque, &bounds)
    gtk_snapshot_pop(snapshot)
  }

  /// Ends the current layer: what is drawn next lies above it.
  package func end() {
    if let cairo { cairo_destroy(cairo) }
    cairo = nil
  }

  private static func bounds(_ rect: Rect) -> graphene_rect_t {
    var bounds = graphene_rect_t()
    graphene_rect_init(
      &bounds, Float(rect.x), Float(rect.y), Float(rect.width), Float(rect.height))
    return bounds
  }
}

/// Pixels in memory, painted once.
@MainActor
final class ScenePixels {
  let width: Int
  let height: Int
  private let surface: OpaquePointer
  private var madeTexture: Object?

  var byteCount: Int { width * height * 4 }

  /// - Parameter paint: told what to paint on, in pixels.
  init?(width: Int, height: Int, paint: (Canvas) -> Void) {
    guard width > 0, height > 0,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    (self.width, self.height, self.surface) = (width, height, surface)
    paint(Canvas(borrowing: cairo))
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
  }

  isolated deinit {
    cairo_surface_destroy(surface)
  }

  /// The same pixels as GTK takes them, which keeps them on the graphics card.
  var texture: Object? {
    if madeTexture == nil, let data = cairo_image_surface_get_data(surface) {
      let stride = Int(cairo_image_surface_get_stride(surface))
      let bytes = g_bytes_new_with_free_func(
        data, gsize(stride * height),
        { $0.map { cairo_surface_destroy(OpaquePointer($0)) } },
        UnsafeMutableRawPointer(cairo_surface_reference(surface)))
      defer { g_bytes_unref(bytes) }
      madeTexture = gdk_memory_texture_new(
        gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride)
      ).map { Object(owning: $0) }
    }
    return madeTexture
  }

  func show(in rect: Rect, isExact: Bool, on cairo: OpaquePointer) {
    guard rect.width > 0, rect.height > 0 else { return }
    cairo_save(cairo)
    cairo_translate(cairo, rect.x, rect.y)
    cairo_scale(cairo, rect.width / Double(width), rect.height / Double(height))
    cairo_set_source_surface(cairo, surface, 0, 0)
    cairo_pattern_set_filter(
      cairo_get_source(cairo), isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_rectangle(cairo, 0, 0, Double(width), Double(height))
    cairo_fill(cairo)
    cairo_restore(cairo)
  }
}
