import Drawing
import PreviewerLayers
import WorkerProtocol

/// The running interface's way from one layout to the next, on the canvas.
extension InterfaceTransition {
  /// - Parameter shown: the step that leads to the next layout.
  init(_ shown: SimulatedStep?) {
    self.init(
      shown?.events.map(\.event) ?? [], isRightToLeft: shown?.isRightToLeft ?? false)
  }

  /// - Parameter key: Of what is to get there so, where there is more.
  @MainActor
  func prepare(_ start: inout CanvasPicture, _ end: inout CanvasPicture, only key: String? = nil) {
    for index in end.scenes.indices {
      let item = end.scenes[index].item
      guard key == nil || key == item.key,
        let other = start.scenes.firstIndex(where: { $0.item.key == item.key }),
        let from = start.scenes[other].root, let to = end.scenes[index].root
      else { continue }
      (start.scenes[other].root, end.scenes[index].root) = prepared(from, to)
    }
  }
}
