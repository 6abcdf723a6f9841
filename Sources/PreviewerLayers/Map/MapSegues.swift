import WorkerProtocol

/// The segues of the map: their ways over it, which of them is pointed at, and which the keys go through.
@MainActor
package final class MapSegues {
  private let store = SegueRouteStore()
  /// The key of the one under the pointer.
  package private(set) var pointed: String?
  /// Those that keys go through, from where they began to.
  private var round: [SegueEntry] = []
  /// One that is being drawn.
  package private(set) var drawn: SegueDrag?

  package init() {}

  package var routes: [SegueRoute] { store.routes }

  /// - Parameters:
  ///   - arrangement: Of a map; nil where none is shown.
  ///   - onArrival: When routes come later.
  package func update(
    _ segues: [SegueEntry], over arrangement: CanvasArrangement?,
    onArrival: @escaping @MainActor @Sendable () -> Void
  ) {
    store.update(segues, over: arrangement, onArrival: onArrival)
  }

  /// - Returns: Whether another one was pointed at, or none.
  package func point(at key: String?) -> Bool {
    guard key != pointed else { return false }
    pointed = key
    return true
  }

  /// No segue is pointed at any more that isn't on the canvas.
  /// - Returns: Whether that was so.
  package func forgetGone() -> Bool {
    guard let pointed, !routes.contains(where: { $0.contains(pointed) }) else { return false }
    self.pointed = nil
    return true
  }

  package func begin(_ round: [SegueEntry]) { self.round = round }

  /// Those that keys go through from a selected one.
  /// - Parameter others: Where it isn't among those with which they began.
  package func round(with selected: SegueEntry, or others: [SegueEntry]) -> [SegueEntry] {
    round.contains(selected) ? round : others
  }

  /// - Parameter drag: Nil where none is drawn any more.
  package func draw(_ drag: SegueDrag?) { drawn = drag }
}
