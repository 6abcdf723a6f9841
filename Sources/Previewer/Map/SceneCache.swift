import CGtk
import Drawing
import Traits

/// Pictures of scenes as they were painted last, so that moving over a canvas of hundreds of them paints
/// none anew. While one zooms they are stretched; once the zoom rests they are painted sharp again, those
/// in sight one after the other.
@MainActor
final class SceneCache {
  private struct Entry {
    let surface: Surface
    /// Pixels to a point.
    let scale: Double
    var lastUse: Int
  }

  /// Of all pictures together, in bytes: about ten times what a large window shows.
  private static let mostBytes = 160 << 20
  /// Of one picture, in pixels. What is larger is painted each time: few such scenes are in sight.
  private static let mostPixels = 4_000_000.0
  /// Seconds of a frame that may go into sharpening pictures: a quarter of what one has at 60 a second.
  private static let budget = 0.004

  private var entries: [String: Entry] = [:]
  private var bytes = 0
  private var frame = 0
  /// Of GLib's clock, in seconds, when this frame was begun.
  private var start = 0.0
  /// Whether something in the last frame was not as sharp as it can be.
  private(set) var isBlurred = false

  func removeAll() {
    entries = [:]
    bytes = 0
  }

  func remove(_ key: String) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    bytes -= entry.surface.byteCount
  }

  /// Forgets what isn't among these any more.
  func keep(only keys: Set<String>) {
    for key in entries.keys where !keys.contains(key) { remove(key) }
  }

  func beginFrame() {
    frame += 1
    isBlurred = false
    start = Self.now
  }

  /// Lets go of what was shown longest ago, while there is too much.
  func endFrame() {
    guard bytes > Self.mostBytes else { return }
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard bytes > Self.mostBytes, entry.lastUse < frame else { break }
      remove(key)
    }
  }

  /// Shows a scene.
  /// - Parameters:
  ///   - rect: where its body is, in logical pixels of the window.
  ///   - size: the body's, in points.
  ///   - density: pixels to a logical pixel.
  ///   - isMoving: whether the zoom is about to change again.
  ///   - canvas: the window's, in logical pixels.
  ///   - paint: paints the body from the canvas's origin on, in points.
  func show(
    _ key: String, in rect: Rect, of size: Size, density: Double, isMoving: Bool,
    on canvas: Canvas, paint: (Canvas) -> Void
  ) {
    let scale = rect.width / size.width * density
    if let entry = entries[key] {
      let isSharp = abs(entry.scale / scale - 1) < 0.0005
      if isSharp || isMoving || Self.now - start > Self.budget {
        entries[key]?.lastUse = frame
        if !isSharp { isBlurred = true }
        let shown = isSharp ? Self.exact(rect, entry.surface, density) : rect
        return canvas.show(entry.surface, in: shown, isExact: isSharp)
      }
    }
    guard size.width * size.height * scale * scale <= Self.mostPixels,
      let surface = try? Surface.image(
        width: Int((size.width * scale).rounded(.up)),
        height: Int((size.height * scale).rounded(.up)))
    else {
      canvas.saved {
        canvas.translate(rect.x, rect.y)
        canvas.scale(scale / density, scale / density)
        paint(canvas)
      }
      return
    }
    let picture = Canvas(surface)
    picture.scale(scale, scale)
    paint(picture)
    remove(key)
    entries[key] = Entry(surface: surface, scale: scale, lastUse: frame)
    bytes += surface.byteCount
    canvas.show(surface, in: Self.exact(rect, surface, density), isExact: true)
  }

  /// Where each pixel of a picture is one of the window's.
  private static func exact(_ rect: Rect, _ surface: Surface, _ density: Double) -> Rect {
    Rect(
      x: (rect.x * density).rounded() / density, y: (rect.y * density).rounded() / density,
      width: Double(surface.width) / density, height: Double(surface.height) / density)
  }

  private static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }
}
