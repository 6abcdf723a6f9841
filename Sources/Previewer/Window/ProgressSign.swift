import CGtk

/// Says that a layout is being waited for, once that takes long enough to be noticed.
@MainActor
final class ProgressSign {
  private let interface: Interface
  private let shown: ShownScenes
  private var timer: Timer?

  /// Milliseconds before work that goes on is shown. Below, people don't notice that they wait.
  private static let delay = 300

  init(_ interface: Interface, shown: ShownScenes) {
    (self.interface, self.shown) = (interface, shown)
    shown.observe { [weak self] in if case .progress = $0 { self?.update() } }
  }

  private func update() {
    timer?.cancel()
    guard shown.isWaiting else { return show(false) }
    timer = Timer(after: Self.delay) { [weak self] in self?.show(true) }
  }

  private func show(_ isShown: Bool) {
    interface.object("progress").isVisible = isShown
    for id in ["progress_spinner", "loading_spinner"] {
      gtk_spinner_set_spinning(interface.object(id).opaque, isShown ? 1 : 0)
    }
  }
}
