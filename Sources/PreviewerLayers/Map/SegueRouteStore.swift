import PreviewerGtk
import WorkerProtocol

/// The ways of segues over the map that is shown; found beside the main thread where there are many.
@MainActor
final class SegueRouteStore {
  private(set) var routes: [SegueRoute] = []
  /// What they were found for.
  private var segues: [SegueEntry] = []
  private var arrangement = CanvasArrangement()

  /// So many scenes are routed within a few milliseconds, so that the first frame has their lines.
  private static let mostAtOnce = 40

  /// - Parameters:
  ///   - arrangement: of a map; nil where none is shown.
  ///   - onArrival: When routes come later.
  func update(
    _ segues: [SegueEntry], over arrangement: CanvasArrangement?,
    onArrival: @escaping @MainActor @Sendable () -> Void
  ) {
    guard let arrangement, !segues.isEmpty else {
      (routes, self.segues, self.arrangement) = ([], [], CanvasArrangement())
      return
    }
    guard segues != self.segues || arrangement != self.arrangement else { return }
    (self.segues, self.arrangement) = (segues, arrangement)
    if arrangement.items.count <= Self.mostAtOnce {
      routes = SegueRoute.routes(of: segues, over: arrangement)
      return
    }
    // The lines between other places would be untrue.
    routes = []
    MainLoop.inBackground {
      SegueRoute.routes(of: segues, over: arrangement)
    } then: { [weak self] routes in
      guard let self, segues == self.segues, arrangement == self.arrangement else { return }
      self.routes = routes
      onArrival()
    }
  }
}
