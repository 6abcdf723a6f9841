import CGtk
import PreviewerGtk
import PreviewerModel

/// Says that a layout is being waited for, once that takes long enough to be noticed.
@MainActor
final class ProgressSign {
  private let sign: Object
  private let spinners: [Object]
  private let shown: ShownScenes
  private var timer: Timer?

  /// Milliseconds before work that goes on is shown. Below, people don't notice that they wait.
  private static let delay = 300

  /// - Parameters:
  ///   - sign: What is shown.
  ///   - spinners: What turns meanwhile.
  init(_ sign: Object, spinners: [Object], shown: ShownScenes) {
    (self.sign, self.spinners, self.shown) = (sign, spinners, shown)
    shown.observe { [weak self] in if case .progress = $0 { self?.update() } }
  }

  private func update() {
    timer?.cancel()
    guard shown.isWaiting else { return show(false) }
    timer = Timer(after: Self.delay) { [weak self] in self?.show(true) }
  }

  private func show(_ isShown: Bool) {
    sign.isVisible = isShown
    for spinner in spinners { gtk_spinner_set_spinning(spinner.opaque, isShown ? 1 : 0) }
  }
}
