import CGtk
import Traits

/// Below the canvas while the interface runs: the scrubber, which holds any moment of the last
/// transition, and the part of the screen that the window has.
@MainActor
final class RunningBar {
  private let running: RunningInterface
  private let playback: CanvasPlayback
  private let box: Object
  private let scrubber: Object
  private let replay: Object
  private let window: WindowPartChooser
  /// While the scrubber follows the canvas rather than leads it.
  private var isFollowing = false

  /// Of the transition, for each press of an arrow key and of a page key.
  private static let steps = (key: 0.02, page: 0.1)

  /// The interface's objects: `running_bar`, `scrubber`, `replay`, `window_button`, `window_label`.
  init(
    _ interface: Interface, running: RunningInterface, scenes: ShownScenes,
    catalogue: DeviceCatalogue,
    playback: CanvasPlayback
  ) {
    self.running = running
    self.playback = playback
    box = interface.object("running_bar")
    scrubber = interface.object("scrubber")
    replay = interface.object("replay")
    window = WindowPartChooser(
      interface, running: running, scenes: scenes, catalogue: catalogue)
    gtk_range_set_range(scrubber.pointer(), 0, 1)
    gtk_range_set_increments(scrubber.pointer(), Self.steps.key, Self.steps.page)
    Signal.on(scrubber.raw, "value-changed") { [weak self] in self?.scrubbed() }
    Signal.on(replay.raw, "clicked") { [weak self] in self?.playback.replay() }
    playback.onMoment = { [weak self] in self?.follow($0) }
    running.observe { [weak self] change in
      if case .mode = change { self?.box.isVisible = running.interaction != nil }
    }
    box.isVisible = false
    follow(nil)
  }

  func popUpWindow() {
    window.popUp()
  }

  /// - Parameter moment: nil where there is no transition.
  private func follow(_ moment: Double?) {
    isFollowing = true
    defer { isFollowing = false }
    for widget in [scrubber, replay] {
      gtk_widget_set_sensitive(widget.widget, moment == nil ? 0 : 1)
    }
    gtk_range_set_value(scrubber.pointer(), moment ?? 1)
  }

  private func scrubbed() {
    guard !isFollowing else { return }
    playback.hold(gtk_range_get_value(scrubber.pointer()))
  }
}
