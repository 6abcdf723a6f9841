import CGtk
import PreviewerCanvas
import PreviewerGtk
import PreviewerModel
import Traits

/// Below the canvas while the interface runs: the scrubber, which holds any moment of the last
/// transition, and the part of the screen that the window has.
@MainActor
package final class RunningBar {
  enum Child: String, TemplateChild {
    case bar, replay, scrubber
    static var definition: [UInt8] { PackageResources.RunningBar_ui }
  }

  private let ui = Template(Child.self)
  private let running: RunningInterface
  private let playback: CanvasPlayback
  private let window: WindowPartChooser
  /// While the scrubber follows the canvas rather than leads it.
  private var isFollowing = false

  /// Of the transition, for each press of an arrow key and of a page key.
  private static let steps = (key: 0.02, page: 0.1)

  package init(
    running: RunningInterface, scenes: ShownScenes, catalogue: DeviceCatalogue,
    playback: CanvasPlayback
  ) {
    self.running = running
    self.playback = playback
    window = WindowPartChooser(running: running, scenes: scenes, catalogue: catalogue)
    bar.append(window.widget)
    gtk_range_set_range(ui[.scrubber].pointer(), 0, 1)
    gtk_range_set_increments(ui[.scrubber].pointer(), Self.steps.key, Self.steps.page)
    Signal.on(ui[.scrubber].raw, "value-changed") { [weak self] in self?.scrubbed() }
    Signal.on(ui[.replay].raw, "clicked") { [weak self] in self?.playback.replay() }
    playback.onMoment = { [weak self] in self?.follow($0) }
    running.observe { [weak self] change in
      if case .mode = change { self?.bar.isVisible = running.interaction != nil }
    }
    bar.isVisible = false
    follow(nil)
  }

  package var bar: Object { ui[.bar] }

  package func popUpWindow() {
    window.popUp()
  }

  /// - Parameter moment: nil where there is no transition.
  private func follow(_ moment: Double?) {
    isFollowing = true
    defer { isFollowing = false }
    for widget in [ui[.scrubber], ui[.replay]] {
      gtk_widget_set_sensitive(widget.widget, moment == nil ? 0 : 1)
    }
    gtk_range_set_value(ui[.scrubber].pointer(), moment ?? 1)
  }

  private func scrubbed() {
    guard !isFollowing else { return }
    playback.hold(gtk_range_get_value(ui[.scrubber].pointer()))
  }
}
