import CGtk
import Drawing
import Localization
import PreviewerLayers
import PreviewerModel
import Traits
import WorkerProtocol

/// The interface running in several configurations beside one another, on the canvas.
extension CanvasView {
  /// The item of the running interface; of several, that of the chosen one.
  var runningItem: CanvasArrangement.Item? {
    guard shared.isActive else { return graph.arrangement.item(Interaction.sceneID) }
    return shared.chosenKey.flatMap { graph.arrangement.item(key: $0) }
  }

  func part(of runner: Runner) -> CanvasArrangement.Part {
    let choice = runner.configuration.choice
    let canvas =
      runner.scene(in: preview.configuration.catalogue)?.canvas ?? choice.size(
        in: preview.configuration.catalogue)
      ?? SizeClassCell.any.canvasSize
    return CanvasArrangement.Part(
      key: runner.key, scene: Interaction.sceneID,
      caption: runner.caption(in: preview.configuration.catalogue),
      canvas: canvas,
      on: runner.held.flatMap {
        deviceFrame(
          of: $0.name, $0.orientation, runner.launching == nil ? runner.shown?.letterbox : nil)
      },
      divided: nil)
  }

  /// Shows what runs, once all of it has got to where it is to move.
  /// - Parameter isAnimated: Not for a moment of a gesture, which is shown at once.
  func arrangeShared(isAnimated: Bool) {
    sharedArrival.arrive(isAnimated: isAnimated) { [shared] in
      shared.isWaiting && ($0 || !shared.isLaunched)
    } go: { [weak self] in
      self?.arrange(isAnimated: $0)
    }
  }

  /// What is touched is the chosen one from now on.
  func chooseRunner(x: Double, y: Double) {
    guard shared.isActive else { return }
    let point = viewport.canvasPoint((x, y))
    if let item = graph.arrangement.item(x: point.x, y: point.y) { shared.choose(key: item.key) }
  }

  /// Has the window be about the next configuration, or the one before, be it compared or running.
  package func chooseConfiguration(by step: Int) {
    if shared.isActive { return shared.choose(by: step) }
    guard shownMode == .compare, !comparison.showsVersions else { return }
    comparison.focus(comparison.focused + step)
  }

  var sharedDescription: String {
    let all = shared.all
    let chosen =
      all.first { $0.key == shared.chosenKey }?.title(in: preview.configuration.catalogue) ?? ""
    return localized(
      "Running side by side: %1$s. Chosen: %2$s.",
      all.map { $0.title(in: preview.configuration.catalogue) }.joined(separator: "; "), chosen)
  }

  /// Which of them is chosen, and which doesn't run.
  /// - Parameter picture: It goes along with the device that is turned or moves.
  func paintShared(_ picture: CanvasPicture, _ cairo: OpaquePointer, _ ink: GdkRGBA) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    for item in picture.scenes.map(\.item) where isInSight(item, picture.viewport) {
      guard let runner = shared.runner(key: item.key) else { continue }
      let body = picture.viewport.windowRect(item.body)
      if runner.shown == nil, runner.launching == nil {
        paintPlaceholder(runner.failure, in: body, ink, cairo)
      }
      if item.key == shared.chosenKey { paintFocus(around: body, cairo) }
    }
  }
}
