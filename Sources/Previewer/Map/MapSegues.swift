import WorkerProtocol

/// The segues of the map: their ways over it, which of them is pointed at, and which the keys go through.
@MainActor
final class MapSegues {
  private let store = SegueRouteStore()
  /// The key of the one under the pointer.
  private(set) var pointed: String?
  /// Those that keys go through, from where they began to.
  private var round: [SegueEntry] = []
  /// One that is being drawn.
  private(set) var drawn: SegueDrag?

  var routes: [SegueRoute] { store.routes }

  /// - Parameters:
  ///   - arrangement: Of a map; nil where none is shown.
  ///   - onArrival: When routes come later.
  func update(
    _ segues: [SegueEntry], over arrangement: CanvasArrangement?,
    onArrival: @escaping @MainActor @Sendable () -> Void
  ) {
    store.update(segues, over: arrangement, onArrival: onArrival)
  }

  /// - Returns: Whether another one was pointed at, or none.
  func point(at key: String?) -> Bool {
    guard key != pointed else { return false }
    pointed = key
    return true
  }

  /// No segue is pointed at any more that isn't on the canvas.
  /// - Returns: Whether that was so.
  func forgetGone() -> Bool {
    guard let pointed, !routes.contains(where: { $0.contains(pointed) }) else { return false }
    self.pointed = nil
    return true
  }

  func begin(_ round: [SegueEntry]) { self.round = round }

  /// Those that keys go through from a selected one.
  /// - Parameter others: Where it isn't among those with which they began.
  func round(with selected: SegueEntry, or others: [SegueEntry]) -> [SegueEntry] {
    round.contains(selected) ? round : others
  }

  /// - Parameter drag: Nil where none is drawn any more.
  func draw(_ drag: SegueDrag?) { drawn = drag }
}
