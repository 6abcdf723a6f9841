import CGtk
import Drawing
import PreviewerGtk

/// The way of the canvas from one picture to another.
@MainActor
package struct CanvasTransition {
  package let start: CanvasPicture
  package let end: CanvasPicture
  /// Seconds.
  package let duration: Double

  package init(start: CanvasPicture, end: CanvasPicture, duration: Double) {
    self.start = start
    self.end = end
    self.duration = duration
  }

  /// Seconds, of what is not UIKit's. GTK's own transitions take 0.2 to 0.25.
  package static let canvasDuration = 0.25

  /// - Parameter moment: 0 for the start, 1 for the end.
  package func picture(at moment: Double) -> CanvasPicture {
    start.interpolated(to: end, moment)
  }
}

/// Plays a transition on the clock of a widget.
@MainActor
package final class CanvasMovement {
  /// From 0 to 1, as it is seen: fast at first, and coming to rest gently.
  package private(set) var moment = 0.0
  let transition: CanvasTransition

  /// Seconds that the first frame is ahead of the start, as that is what is seen already: the first frame shows that a
  /// key was heard.
  private static let headStart = 1.0 / 60

  /// How much longer everything takes while Shift is held.
  private static let slowness = 10.0

  private let area: Object
  private let onMoment: @MainActor (Double) -> Void
  private let finish: @MainActor () -> Void
  /// Of the clock, in seconds.
  private var last: Double?
  /// From 0 to 1, by time.
  private var elapsed = 0.0
  private var ticks: FrameTicks?

  package var current: CanvasPicture { transition.picture(at: moment) }

  /// - Parameters:
  ///   - onMoment: told at each frame where the movement is.
  ///   - finish: told when it has come to its end, unless it is let go of before.
  package init(
    _ transition: CanvasTransition, on area: Object,
    onMoment: @escaping @MainActor (Double) -> Void, finish: @escaping @MainActor () -> Void
  ) {
    self.transition = transition
    self.area = area
    self.onMoment = onMoment
    self.finish = finish
    ticks = FrameTicks(on: area) { [weak self] in self?.tick($0) ?? false }
  }

  /// - Returns: whether it goes on.
  private func tick(_ time: Double) -> Bool {
    let duration = transition.duration * (isShiftDown ? Self.slowness : 1)
    elapsed = min(elapsed + (time - (last ?? time - Self.headStart)) / duration, 1)
    last = time
    moment = InterfaceTransition.moment(after: elapsed)
    gtk_widget_queue_draw(area.widget)
    onMoment(moment)
    guard elapsed >= 1 else { return true }
    // Not in the midst of a call into this object, which `finish` lets go of.
    MainLoop.whenIdle(finish)
    return false
  }

  private var isShiftDown: Bool {
    let seat = gdk_display_get_default_seat(gtk_widget_get_display(area.widget))
    guard let keyboard = gdk_seat_get_keyboard(seat) else { return false }
    return gdk_device_get_modifier_state(keyboard).rawValue & GDK_SHIFT_MASK.rawValue != 0
  }
}
