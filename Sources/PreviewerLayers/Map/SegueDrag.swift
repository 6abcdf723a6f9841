import PreviewerModel
import WorkerProtocol

/// A segue that is being drawn, from what it starts at to the pointer.
package struct SegueDrag {
  package var source: SegueSource
  /// On the canvas, in points.
  package var start: (x: Double, y: Double)
  /// In logical pixels of the window.
  package var end: (x: Double, y: Double)
  /// The scene that the pointer is over.
  package var destination: SegueDestination?

  package init(
    source: SegueSource, start: (x: Double, y: Double), end: (x: Double, y: Double),
    destination: SegueDestination? = nil
  ) {
    self.source = source
    self.start = start
    self.end = end
    self.destination = destination
  }
}
