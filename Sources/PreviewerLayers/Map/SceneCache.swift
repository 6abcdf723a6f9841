import CGtk
import Graphics
import Traits

/// Pictures of scenes as they were painted last, so that moving over a canvas of hundreds of them paints
/// none anew. While one zooms they are stretched; once the zoom rests they are painted sharp again, those
/// in sight one after the other. What a frame has no time for comes in the next ones.
@MainActor
package final class SceneCache {
  private struct Entry {
    let picture: ScenePixels
    /// Of what it shows, in points.
    let size: Size
    /// Pixels to a point.
    let scale: Double
    var lastUse: Int
    /// Whether the scene looks otherwise by now.
    var isOutdated = false
  }

  /// Of all pictures together, in bytes: about ten times what a large window shows.
  private static let mostBytes = 160 << 20
  /// Of one picture, in pixels. What is larger is painted each time: few such scenes are in sight.
  private static let mostPixels = 4_000_000.0
  /// Seconds of a frame that may go into sharpening pictures: a quarter of what one has at 60 a second, or of
  /// what frames take where they take longer.
  private static let leastSharpeningTime = 0.004
  private var sharpeningTime: Double { max(Self.leastSharpeningTime, interval / 4) }
  /// And into pictures of scenes that have none yet, or look otherwise now: while the canvas moves, and while it
  /// rests, where a few longer frames are done sooner than many.
  private static let leastPaintingTimes = (moving: 0.010, resting: 0.040)
  private var paintingTime: Double {
    max(
      isMoving ? Self.leastPaintingTimes.moving : Self.leastPaintingTimes.resting, interval / 2)
  }
  private static let longestInterval = 0.1

  private var entries: [String: Entry] = [:]
  private var bytes = 0
  private var frame = 0
  /// As the last frame had it.
  private var viewport: Viewport?
  /// Of GLib's clock, in seconds, when this frame was begun.
  private var start = 0.0
  /// Seconds of this frame that went into scenes too large for the cache, for which others needn't wait.
  private var largeTime = 0.0
  /// Seconds from the frame before to this one, while one follows the other.
  private var interval = 0.0
  /// Whether this frame shows another part of the canvas than the one before.
  private var isMoving = false
  /// Whether something in the last frame was not as sharp as it can be.
  package private(set) var isBlurred = false
  /// Whether something in it was not as it looks by now.
  package private(set) var isBehind = false

  package init() {}

  package func removeAll() {
    entries = [:]
    bytes = 0
  }

  package func remove(_ key: String) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    bytes -= entry.picture.byteCount
  }

  /// Has a scene painted again; until there is time for that, it looks as it did.
  package func outdate(_ key: String) {
    entries[key]?.isOutdated = true
  }

  package func outdateAll() {
    for key in entries.keys { outdate(key) }
  }

  /// Forgets what isn't among these any more.
  package func keep(only keys: Set<String>) {
    for key in entries.keys where !keys.contains(key) { remove(key) }
  }

  /// - Parameters:
  ///   - viewport: What the frame shows.
  ///   - isZooming: Whether the zoom may be about to change again.
  package func beginFrame(of viewport: Viewport, isZooming: Bool) {
    frame += 1
    isMoving = isZooming || viewport != self.viewport
    self.viewport = viewport
    let now = Self.now
    interval = isBlurred || isBehind ? min(now - start, Self.longestInterval) : 0
    start = now
    largeTime = 0
    isBlurred = false
    isBehind = false
  }

  /// Lets go of what was shown longest ago, while there is too much.
  package func endFrame() {
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
  ///   - isZooming: whether the zoom is about to change again.
  ///   - paint: paints the body from the canvas's origin on, in points.
  /// - Returns: false where there was no time for it.
  package func show(
    _ key: String, in rect: Rect, of size: Size, density: Double, isZooming: Bool,
    on layers: CanvasLayers, paint: (Canvas) -> Void
  ) -> Bool {
    let scale = rect.width / size.width * density
    let time = Self.now - start - largeTime
    // Such a scene is painted each time, whatever that takes: others would never have their turn.
    let isTooLarge = size.width * size.height * scale * scale > Self.mostPixels
    if let entry = entries[key], entry.size == size {
      let isSharp = abs(entry.scale / scale - 1) < 0.0005
      let isKept =
        entry.isOutdated
        ? time > paintingTime && !isTooLarge
        : isSharp || isZooming || time > sharpeningTime && !isTooLarge
      if isKept {
        entries[key]?.lastUse = frame
        if !isSharp { isBlurred = true }
        if entry.isOutdated { isBehind = true }
        let shown = isSharp ? Self.exact(rect, entry.picture, density) : rect
        layers.show(entry.picture, in: shown, isExact: isSharp)
        return true
      }
    } else if time > paintingTime, !isTooLarge {
      isBehind = true
      return false
    }
    guard !isTooLarge,
      let picture = ScenePixels(
        width: Int((size.width * scale).rounded(.up)),
        height: Int((size.height * scale).rounded(.up)),
        paint: {
          $0.scale(scale, scale)
          paint($0)
        })
    else {
      // A smaller picture is stretched again while one zooms.
      if entries[key]?.isOutdated == true { remove(key) }
      guard let cairo = layers.shapes else { return true }
      let begin = Self.now
      defer { largeTime += Self.now - begin }
      let canvas = Canvas(borrowing: cairo)
      canvas.saved {
        canvas.translate(rect.x, rect.y)
        canvas.scale(scale / density, scale / density)
        paint(canvas)
      }
      return true
    }
    remove(key)
    entries[key] = Entry(picture: picture, size: size, scale: scale, lastUse: frame)
    bytes += picture.byteCount
    layers.show(picture, in: Self.exact(rect, picture, density), isExact: true)
    return true
  }

  /// Where each pixel of a picture is one of the window's.
  private static func exact(_ rect: Rect, _ picture: ScenePixels, _ density: Double) -> Rect {
    Rect(
      x: (rect.x * density).rounded() / density, y: (rect.y * density).rounded() / density,
      width: Double(picture.width) / density, height: Double(picture.height) / density)
  }

  private static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }
}
