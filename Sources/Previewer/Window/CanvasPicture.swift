import CGtk
import Drawing
import Traits

/// Everything that the canvas paints at one moment, but for what is selected.
@MainActor
struct CanvasPicture {
  struct Scene {
    var item: CanvasArrangement.Item
    var root: DrawnView?
  }

  var scenes: [Scene]
  var viewport: Viewport
  var device: DeviceFrame?

  init(_ canvas: CanvasView) {
    scenes = canvas.arrangement.items.map { item in
      Scene(item: item, root: canvas.preview.scene(item.scene)?.root)
    }
    viewport = canvas.viewport
    device = canvas.device
  }

  /// A step of the way from this picture to another.
  /// - Parameter fraction: 0 for this one, 1 for the other.
  func interpolated(to other: CanvasPicture, _ fraction: Double) -> CanvasPicture {
    var picture = other
    picture.viewport = viewport.interpolated(to: other.viewport, fraction)
    for (index, target) in other.scenes.enumerated() {
      guard let start = scenes.first(where: { $0.item.scene == target.item.scene }) else {
        continue
      }
      picture.scenes[index].item.body = start.item.body.interpolated(
        to: target.item.body, fraction: fraction)
      picture.scenes[index].item.screen = start.item.screen.interpolated(
        to: target.item.screen, fraction: fraction)
      if let from = start.root, let to = target.root {
        picture.scenes[index].root = from.interpolated(to: to, fraction: fraction)
      }
    }
    return picture
  }
}

/// The way of the canvas from one picture to another, on the clock of its widget.
@MainActor
final class CanvasMovement {
  private(set) var current: CanvasPicture

  /// Seconds. GTK's own transitions take 0.2 to 0.25.
  static let duration = 0.25

  private let start: CanvasPicture
  private let end: CanvasPicture
  private let area: Object
  private let finish: @MainActor () -> Void
  private var beginning: Double?
  private var callback: guint = 0

  init(
    from start: CanvasPicture, to end: CanvasPicture, on area: Object,
    finish: @escaping @MainActor () -> Void
  ) {
    self.start = start
    self.end = end
    self.area = area
    self.finish = finish
    current = start
    callback = gtk_widget_add_tick_callback(
      area.widget,
      { _, clock, data in
        nonisolated(unsafe) let (clock, data) = (clock, data)
        return MainActor.assumeIsolated {
          guard let data, let clock else { return 0 }
          let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
          return Unmanaged<CanvasMovement>.fromOpaque(data).takeUnretainedValue().tick(time) ? 1 : 0
        }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  isolated deinit {
    if callback != 0 { gtk_widget_remove_tick_callback(area.widget, callback) }
  }

  /// - Returns: whether it goes on.
  private func tick(_ time: Double) -> Bool {
    let elapsed = time - (beginning ?? time)
    if beginning == nil { beginning = time }
    let fraction = min(elapsed / Self.duration, 1)
    // Fast at first, and coming to rest gently.
    current = start.interpolated(to: end, 1 - (1 - fraction) * (1 - fraction) * (1 - fraction))
    gtk_widget_queue_draw(area.widget)
    guard fraction >= 1 else { return true }
    callback = 0
    // Not in the midst of a call into this object, which `finish` lets go of.
    MainLoop.whenIdle(finish)
    return false
  }
}
