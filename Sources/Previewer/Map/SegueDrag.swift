import WorkerProtocol

/// A segue that is being drawn, from what it starts at to the pointer.
struct SegueDrag {
  var source: SegueSource
  /// On the canvas, in points.
  var start: (x: Double, y: Double)
  /// In logical pixels of the window.
  var end: (x: Double, y: Double)
  /// The scene that the pointer is over.
  var destination: SegueDestination?
}
