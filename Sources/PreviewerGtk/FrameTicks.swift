import CGtk

/// A function that the clock of a widget calls before each frame, until the function has enough or
/// this is let go of.
@MainActor
package final class FrameTicks {
  private let widget: Object
  private let function: @MainActor (Double) -> Bool
  private var callback: guint = 0

  /// - Parameter function: told the clock's time in seconds; returns whether it goes on.
  package init(on widget: Object, _ function: @escaping @MainActor (Double) -> Bool) {
    self.widget = widget
    self.function = function
    callback = gtk_widget_add_tick_callback(
      widget.widget,
      { _, clock, data in
        nonisolated(unsafe) let (clock, data) = (clock, data)
        return MainActor.assumeIsolated {
          guard let data, let clock else { return 0 }
          let ticks = Unmanaged<FrameTicks>.fromOpaque(data).takeUnretainedValue()
          return ticks.tick(Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000) ? 1 : 0
        }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  isolated deinit {
    if callback != 0 { gtk_widget_remove_tick_callback(widget.widget, callback) }
  }

  private func tick(_ time: Double) -> Bool {
    let goesOn = function(time)
    if !goesOn { callback = 0 }
    return goesOn
  }
}

/// Does something once GTK has laid out what was put into a widget, of which it tells nobody; unless
/// this is let go of before.
@MainActor
package final class LayoutWait {
  private var ticks: FrameTicks?

  /// - Parameter widget: shown by now; what isn't is not laid out.
  package init(for widget: Object, then body: @escaping @MainActor () -> Void) {
    var isLaidOut = false
    ticks = FrameTicks(on: widget) { [weak self] _ in
      // The clock ticks before each frame's layout: at its second tick one is done.
      guard isLaidOut else {
        isLaidOut = true
        return true
      }
      // Not in the midst of a call into what `body` may let go of.
      MainLoop.whenIdle { [weak self] in if self != nil { body() } }
      return false
    }
  }
}
