import PreviewerGtk
import Traits

/// What part of the canvas the window shows: everything, until its user zooms or pans, and then what was chosen.
@MainActor
package final class CanvasPosition {
  package private(set) var viewport = Viewport()
  /// Of the window, in logical pixels.
  package private(set) var size = Size.zero
  /// Whether everything is kept in sight as the window and the document change.
  package private(set) var isFitting = true
  /// What was seen of the document before, while its scenes arrive and its user hasn't gone elsewhere.
  private var returning: Viewport?
  /// Runs while the zoom may be about to change again.
  private var zoomRest: Timer?
  private var restingZoom = 0.0

  /// Milliseconds after a change of the zoom, from which on it is taken to rest.
  private static let zoomRestTime = 180

  /// The viewport that the user chose; nil while the canvas zooms by itself to show everything.
  package var chosen: Viewport? { isFitting ? nil : viewport }

  /// Whether the zoom may be about to change again.
  package var isZooming: Bool { zoomRest != nil }

  package init() {}

  package func resize(to size: Size) { self.size = size }

  /// Keeps everything in sight from now on.
  package func fitAll() { isFitting = true }

  /// Shows everything.
  /// - Parameters:
  ///   - room: What of the window it has, in logical pixels.
  ///   - largest: The zoom that isn't exceeded.
  package func fit(_ bounds: Rect, in room: Size, largest: Double) {
    viewport.fit(bounds, in: room, largest: largest)
  }

  /// - Parameter bounds: Of everything; some of it stays in sight.
  package func change(within bounds: Rect, _ body: (inout Viewport) -> Void) {
    isFitting = false
    returning = nil
    body(&viewport)
    clamp(to: bounds)
  }

  /// Moves on with what is seen, whose place has changed.
  package func move(x: Double, y: Double) { viewport.move(x: x, y: y) }

  /// Scenes that arrive have other places than before all are there, so that a place is gone to again.
  package func returnLater(to viewport: Viewport) { returning = viewport }

  /// Goes to what was seen before.
  /// - Parameter isArriving: Whether scenes go on arriving.
  /// - Returns: Whether there is something to go to.
  package func goBack(within bounds: Rect, isArriving: Bool) -> Bool {
    guard let returning else { return false }
    viewport = returning
    clamp(to: bounds)
    if !isArriving { self.returning = nil }
    return true
  }

  /// Waits for the zoom to rest, where it has changed.
  package func watchZoom(then rest: @escaping @MainActor () -> Void) {
    guard viewport.zoom != restingZoom else { return }
    restingZoom = viewport.zoom
    zoomRest = Timer(after: Self.zoomRestTime) { [weak self] in
      self?.zoomRest = nil
      rest()
    }
  }

  private func clamp(to bounds: Rect) {
    guard bounds.width > 0, size.width > 0 else { return }
    viewport.clamp(to: bounds, in: size)
  }
}
