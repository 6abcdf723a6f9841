import Drawing
import PreviewerLayers
import PreviewerModel

/// Moving from what was on the canvas to what is now.
extension CanvasView {
  func move(from old: CanvasPicture) {
    let isRunning = preview.running.interaction != nil
    var (start, end) = (old, CanvasPicture(self))
    if isRunning { prepareTransition(from: &start, to: &end) }
    let transition = CanvasTransition(
      start: start, end: end,
      duration: isRunning ? InterfaceTransition.duration : CanvasTransition.canvasDuration)
    playback.begin(transition, canBeHeld: isRunning)
  }

  /// Of each interface that runs, as its own last step has it.
  private func prepareTransition(from start: inout CanvasPicture, to end: inout CanvasPicture) {
    guard shared.isActive else {
      return InterfaceTransition(preview.running.interaction?.shown).prepare(&start, &end)
    }
    for runner in shared.all {
      InterfaceTransition(runner.shown).prepare(&start, &end, only: runner.key)
    }
  }

  /// What is to be painted: on the way, held there, or where it belongs.
  var shownPicture: CanvasPicture { movingPicture ?? CanvasPicture(self) }

  /// What is seen on the way, or held there; nil where the canvas is.
  var movingPicture: CanvasPicture? {
    // One may zoom and pan while a moment is held.
    playback.picture(from: chosenViewport)
  }
}
